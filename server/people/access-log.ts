import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { listAccess, type AccessRow } from './queries.ts';
import type { User } from '../kernel/user.ts';

/** What the access log records. These kinds, about who may do what, make the list that all staff see. */
export const accessKinds = [
  'admin_granted',
  'admin_revoked',
  'attorney_granted',
  'lead_granted',
  'lead_ended',
  'attorney_changed',
  'appointment_confirmed',
  'appointment_declined',
  'attorney_retired',
  'license_checked',
  'role_changed',
  'session_ended',
  'sessions_ended',
  'second_factors_dropped',
] as const;
export type AccessKind =
  | (typeof accessKinds)[number]
  | 'organization_changed'
  | 'organization_renamed'
  | 'phone_changed';

/**
 * Writes an access log entry in the caller's transaction. It outlives the user's erasure, so it holds roles and
 * organization ids, never names, numbers or addresses.
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

const page = 50;

/** One page of who gained and lost access, newest first, and the id to continue from. */
export async function listAccessLog(
  services: Services,
  user: User,
  before: number | null,
): Promise<{ items: AccessRow[]; next: number | null }> {
  const rows = await services.database.as(user, (db) =>
    listAccess(db, { kinds: accessKinds, before, limit: page + 1 }),
  );
  const items = rows.slice(0, page);
  return { items, next: rows.length > page ? (items.at(-1)?.id ?? null) : null };
}
