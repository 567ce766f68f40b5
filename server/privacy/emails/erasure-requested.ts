import { z } from 'zod';
import { quote, template, text } from '../../email/template.ts';
import { manyLines } from '../../email/text.ts';

/** To the person who asked. */
export const erasureRequested = template({
  payload: z.object({ note: z.string().nullish() }),
  kind: 'essential',
  write: ({ note }) => ({
    subject: 'We have your request to erase your data',
    preview: 'A person decides it, and you are told by mail.',
    body: [
      text(
        'You asked us to erase the data that we hold of you. A person decides it, and you are told by mail. Until then you can take the request back on your account page.',
      ),
      ...(note ? [text('What you wrote to us:'), quote(manyLines(note, 2_000))] : []),
      text('If it was not you, sign in, take the request back and change your password.'),
    ],
  }),
});
