import { z } from 'zod';
import { allow } from './policy.ts';

/** Which mails that are not essential the caller wants. Mails about signing in, money, offers and letters always come. */
export const mailPreferences = z.strictObject({ messages: z.boolean(), progress: z.boolean() });

export const email = {
  getPreferences: allow('own-account')
    .route({ method: 'GET', path: '/me/mail-preferences', tags: ['me'] })
    .output(mailPreferences),
  putPreferences: allow('own-account')
    .route({ method: 'PUT', path: '/me/mail-preferences', tags: ['me'] })
    .input(mailPreferences)
    .output(mailPreferences),
};
