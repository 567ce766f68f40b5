import { z } from 'zod';
import { manyLines } from '../email/text.ts';
import { emailTemplate, link, quote, text } from '../email/template.ts';

/** To the user who asked. */
export const erasureRequested = emailTemplate({
  name: 'erasure-requested',
  payload: z.object({ note: z.string().nullish() }),
  kind: 'essential',
  write: ({ note }) => ({
    subject: 'We have your request to erase your data',
    preview: 'Our staff will decide it and notify you by email.',
    body: [
      text(
        'You asked us to erase the data that we hold of you. Our staff will decide it and notify you by email. Until then you can withdraw the request on your account page.',
      ),
      ...(note ? [text('What you wrote to us:'), quote(manyLines(note, 2_000))] : []),
      text('If it was not you, sign in, withdraw the request and change your password.'),
    ],
  }),
});

/** `done`: everything that may be erased is. `refused`: the note says why. */
export const erasureDecided = emailTemplate({
  name: 'erasure-decided',
  payload: z.object({ status: z.enum(['done', 'refused']), note: z.string().nullish() }),
  kind: 'essential',
  write: ({ status, note }, publicUrl) => ({
    subject: status === 'done' ? 'Your data is erased' : 'Your request to erase your data was refused',
    preview: status === 'done' ? 'What the law lets us erase is gone.' : 'This email says why.',
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

/** To staff, without the user's name and note: those stay on the page. */
export const erasureWaiting = emailTemplate({
  name: 'erasure-waiting',
  payload: z.object({}),
  kind: 'essential',
  write: (_payload, publicUrl) => ({
    subject: 'A request to erase personal data waits for a decision',
    preview: 'Confirm it, or refuse it and say why.',
    body: [
      text(
        'Somebody asked us to erase the data that we hold of them. The page shows what would go and what must stay; confirm the request, or refuse it and say why.',
      ),
      link('Erasure requests', `${publicUrl}/admin/erasures`),
    ],
  }),
});
