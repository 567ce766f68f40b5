import { z } from 'zod';
import { spelledLink, template, text, webAddress } from '../../email/template.ts';

/** The confirmation link after sign-up, and when it is asked for again. */
export const verifyEmail = template({
  payload: z.object({ url: webAddress }),
  kind: 'essential',
  secret: true,
  write: ({ url }) => ({
    subject: 'Confirm your email address',
    preview: 'One step is left to finish creating your account.',
    body: [
      text('Please confirm your email address to finish creating your account:'),
      spelledLink('Confirm email address', url),
      text('The link works for one hour. If you did not create an account, ignore this mail; nothing happens.'),
    ],
  }),
});
