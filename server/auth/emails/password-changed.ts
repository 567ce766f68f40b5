import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { momentOf } from '../../email/text.ts';

/** To the account's owner, who learns of a change that somebody else made. */
export const passwordChanged = template({
  payload: z.object({ when: z.string() }),
  kind: 'essential',
  write: ({ when }, publicUrl) => ({
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new password at once.',
    body: [
      text(`The password of your Unhold account was changed on ${momentOf(when)}. Other devices were signed out.`),
      text('If it was you, there is nothing to do. If it was not, set a new password at once:'),
      link('Set a new password', `${publicUrl}/auth/forgot`),
    ],
  }),
});
