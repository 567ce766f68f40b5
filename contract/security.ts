import { z } from 'zod';
import { securityKinds } from '../domain/people/security-event.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

const day = z.iso.date();

const securityEvent = z.object({
  id,
  at: timestamp,
  kind: z.enum(securityKinds),
  /** Null for a visitor; the email is null once the account is erased. */
  user: z.object({ id, email: z.string().nullable() }).nullable(),
  network: z.string(),
  agent: z.string(),
  request_id: z.string().nullable(),
  about: z.string(),
});
export type SecurityEntry = z.infer<typeof securityEvent>;

export const security = {
  /** The security log, newest first. `search`: an email, the beginning of a network, or a part of the path. Days in UTC. */
  list: allow('staff')
    .route({ method: 'GET', path: '/admin/security-log', tags: ['admin'] })
    .input(
      z.strictObject({
        kind: z.enum(securityKinds).optional(),
        search: z.string().trim().max(200).optional(),
        from: day.optional(),
        to: day.optional(),
        cursor: z.string().max(1_000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(securityEvent), next_cursor: z.string().nullable() })),
};
