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
  }),
  profile: z.object({ display_name: z.string(), first_name: z.string(), last_name: z.string(), phone: z.string().nullable(), created_at: timestamp }),
});
export type Me = z.infer<typeof me>;

/** The signed-in person; 401 when nobody is. Makes organisation, user and profile at the first call (spec, section 4). */
export const getMe = oc.route({ method: 'GET', path: '/me', tags: ['me'] }).output(me);
