import { z } from 'zod';
import { spelledLink, template, text, webAddress } from '../../email/template.ts';

export const resetPassword = template({
  payload: z.object({ url: webAddress }),
  kind: 'essential',
  secret: true,
  write: ({ url }) => ({
    subject: 'Set a new password',
    preview: 'The link works once, within one hour.',
    body: [
      text('Somebody, we hope you, asked to set a new password for the Unhold account of this email address:'),
      spelledLink('Set a new password', url),
      text('The link works once, within one hour. If it was not you, ignore this mail; your password stays as it is.'),
    ],
  }),
});
