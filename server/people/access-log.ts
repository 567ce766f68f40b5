import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** What the access log knows of; the first line is about who may do what, and is shown to all of staff in one list. */
export const accessKinds = [
  'admin_granted',
  'admin_revoked',
  'attorney_granted',
  'role_changed',
  'session_ended',
  'sessions_ended',
  'second_factors_dropped',
] as const;
export type AccessKind =
  | (typeof accessKinds)[number]
  | 'organisation_changed'
  | 'organisation_renamed'
  | 'phone_changed'
  | 'attorney_changed';

/**
 * A line of the access log, in the caller's transaction. It outlives the person's erasure: roles and ids of organisations only, never a name,
 * a number or an address of theirs.
 */
export async function writeAccess(
  services: Services,
  db: Db,
  by: Actor,
  subjectId: string,
  what: AccessKind,
  from: string | null = null,
  to: string | null = null,
): Promise<void> {
  await db
    .insertInto('access_log')
    .values({
      subject_id: subjectId,
      actor_id: by.id,
      actor_name: by.name,
      what,
      from_value: from,
      to_value: to,
      at: services.clock.now(),
    })
    .execute();
}
