import { z } from 'zod';
import { allow } from './policy.ts';

/** Which optional emails the caller wants. Emails about signing in, money, offers and letters are always sent. */
export const emailPreferences = z.strictObject({ messages: z.boolean(), progress: z.boolean() });

export const email = {
  getPreferences: allow('own-account')
    .route({ method: 'GET', path: '/me/mail-preferences', tags: ['me'] })
    .output(emailPreferences),
  putPreferences: allow('own-account')
    .route({ method: 'PUT', path: '/me/mail-preferences', tags: ['me'] })
    .input(emailPreferences)
    .output(emailPreferences),
};
