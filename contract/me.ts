import { oc } from '@orpc/contract';
import { z } from 'zod';
import { roles } from '../domain/role.ts';
import { id, timestamp } from './shapes.ts';

export const me = z.object({
  user: z.object({
    id,
    email: z.string(),
    email_verified: z.boolean(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    created_at: timestamp,
    org: z.object({ id, name: z.string(), kind: z.enum(['merchant', 'internal', 'law_firm']) }),
    /** Whether a second factor is set up, whether this session has passed one, and whether the person's role asks for that. */
    sign_in: z.object({ second_factor: z.boolean(), satisfied: z.boolean(), required: z.boolean() }),
  }),
  profile: z.object({
    display_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    created_at: timestamp,
  }),
});
export type Me = z.infer<typeof me>;

/** The signed-in person; 401 when nobody is. Makes organisation, user and profile at the first call (spec, section 4). */
export const getMe = oc.route({ method: 'GET', path: '/me', tags: ['me'] }).output(me);

/** Changes what the caller says of themselves; e-mail and password change through /auth. */
export const patchMe = oc
  .route({ method: 'PATCH', path: '/me', tags: ['me'] })
  .input(
    z.strictObject({
      display_name: z.string().trim().min(1, 'Enter: Display name.').max(200).optional(),
      first_name: z.string().trim().max(120).optional(),
      last_name: z.string().trim().max(120).optional(),
      phone: z.string().trim().max(40).nullable().optional(),
    }),
  )
  .output(me);

/** Which mails that are not essential the caller wants. Mails about signing in, money, offers and letters always come. */
export const mailPreferences = z.strictObject({ messages: z.boolean(), progress: z.boolean() });
export type MailPreferences = z.infer<typeof mailPreferences>;
export const getMailPreferences = oc
  .route({ method: 'GET', path: '/me/mail-preferences', tags: ['me'] })
  .output(mailPreferences);
export const putMailPreferences = oc
  .route({ method: 'PUT', path: '/me/mail-preferences', tags: ['me'] })
  .input(mailPreferences)
  .output(mailPreferences);

export const erasure = z.object({
  status: z.enum(['none', 'requested', 'done', 'refused']),
  requested_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  note: z.string().nullable(),
});
export type Erasure = z.infer<typeof erasure>;
export const getErasure = oc.route({ method: 'GET', path: '/me/erasure', tags: ['me'] }).output(erasure);
/** Asks staff to erase the caller's data; asking again changes nothing. */
export const requestErasure = oc
  .route({ method: 'POST', path: '/me/erasure', tags: ['me'] })
  .input(z.strictObject({ note: z.string().trim().max(2_000).default('') }))
  .output(erasure);
export const withdrawErasure = oc.route({ method: 'DELETE', path: '/me/erasure', tags: ['me'] }).output(erasure);
