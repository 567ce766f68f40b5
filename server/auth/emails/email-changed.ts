import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { oneLine } from '../../email/text.ts';

/** To the address that no longer counts. */
export const emailChanged = template({
  payload: z.object({ old_email: z.string(), new_email: z.string() }),
  kind: 'essential',
  write: ({ old_email, new_email }, publicUrl) => ({
    subject: 'Your email address was changed',
    preview: 'If it was not you, write to us at once.',
    body: [
      text(
        `The email address of your Unhold account was changed from ${oneLine(old_email, 254)} to ${oneLine(new_email, 254)}. The old address no longer signs in and no longer shows cases.`,
      ),
      text('If it was you, there is nothing to do. If it was not, write to us at once:'),
      link('Contact us', `${publicUrl}/contact`),
    ],
  }),
});
