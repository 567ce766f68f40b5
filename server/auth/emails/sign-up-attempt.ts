import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';

/** To the owner of an account whose address somebody signed up with: the page itself must not tell that the account exists. */
export const signUpAttempt = template({
  payload: z.object({}),
  kind: 'essential',
  write: (_, publicUrl) => ({
    subject: 'You already have an account',
    preview: 'Somebody tried to create an account with your email address.',
    body: [
      text(
        'Somebody, we hope you, tried to create an Unhold account with this email address. The address has an account already, and nothing was changed. You can sign in:',
      ),
      link('Sign in', `${publicUrl}/auth`),
      text('If you no longer know your password, set a new one:'),
      link('Set a new password', `${publicUrl}/auth/forgot`),
      text('If it was not you, there is nothing to do.'),
    ],
  }),
});
