import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { findCaseCore, sideOf } from '../kernel/find-case-core.ts';
import { notFound } from '../kernel/refusal.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

type Mentionable = { id: string; name: string; role: 'staff' | 'attorney' };

/**
 * The users whom the caller can mention in a case's notes: staff and the case's attorney, by name, without the caller.
 * Throws NOT_FOUND.
 */
export async function listMentionable(services: Services, user: User, caseId: string): Promise<Mentionable[]> {
  return services.database.as(user, async (db) => {
    if (sideOf(user, await findCaseCore(db, caseId)) !== 'desk') throw notFound('This case');
    const found = await mentionableIn(db, caseId);
    return found.filter(({ id }) => id !== user.id);
  });
}

/** Every user who can be mentioned; empty for an actor who does not work on the case. */
export async function mentionableIn(db: Db, caseId: string): Promise<Mentionable[]> {
  const { rows } = await sql<{ id: string; name: string; role: string }>`
    select id, name, role from app.mentionable(${caseId})`.execute(db);
  return rows.map(({ id, name, role }) => ({ id, name, role: role === 'attorney' ? 'attorney' : 'staff' }));
}
