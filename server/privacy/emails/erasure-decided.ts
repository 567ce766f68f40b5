import { z } from 'zod';
import { link, quote, template, text } from '../../email/template.ts';
import { manyLines } from '../../email/text.ts';

/** `done`: what may be erased is erased. `refused`: the note says why. */
export const erasureDecided = template({
  payload: z.object({ status: z.enum(['done', 'refused']), note: z.string().nullish() }),
  kind: 'essential',
  write: ({ status, note }, publicUrl) => ({
    subject: status === 'done' ? 'Your data is erased' : 'Your request to erase your data was refused',
    preview: status === 'done' ? 'What the law lets us erase is gone.' : 'This mail says why.',
    body: [
      text(
        status === 'done'
          ? 'Your account and the data of yours that we need not keep are erased. What the law obliges us to keep is described in our privacy policy.'
          : 'We cannot erase your data now.',
      ),
      ...(note ? [text('Our note:'), quote(manyLines(note, 2_000))] : []),
      link('Privacy policy', `${publicUrl}/privacy`),
    ],
  }),
});
