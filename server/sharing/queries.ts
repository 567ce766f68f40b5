import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { contactState, type ContactState } from '../../domain/sharing/contact.ts';
import type { Invitation } from '../../domain/sharing/guest.ts';
import type { CaseCore } from '../kernel/find-case-core.ts';
import type { User } from '../kernel/user.ts';

export type GuestRow = Invitation & { id: string; email: string; email_key: string; name: string; invited_at: Date };
export type Guest = GuestRow & { files: { filename: string; added_at: Date }[] };

/** The invitations of a case that have not ended, oldest first. */
export function guestsOf(db: Db, caseId: string): Promise<GuestRow[]> {
  return db
    .selectFrom('case_guests')
    .select(['id', 'email', 'email_key', 'name', 'invited_at', 'expires_at', 'accepted_at', 'ended_at'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

/** The same invitations with the files that each guest has added to the case. */
export async function guestsWithFiles(db: Db, caseId: string): Promise<Guest[]> {
  const [guests, { rows: files }] = await Promise.all([
    guestsOf(db, caseId),
    sql<{
      guest_id: string;
      filename: string;
      added_at: Date;
    }>`select * from app.files_of_guests(${caseId}) order by added_at, filename`.execute(db),
  ]);
  return guests.map((guest) => ({
    ...guest,
    files: files
      .filter(({ guest_id }) => guest_id === guest.id)
      .map(({ filename, added_at }) => ({ filename, added_at })),
  }));
}

export type Contact = { email: string; state: ContactState; asked_at: Date | null };

/** The contact address of a case and whether its account was let in, for the case's owner; null for their own address. */
export async function contactOf(db: Db, user: User, theCase: CaseCore): Promise<Contact | null> {
  const { id, created_by, email, email_key, contact_key } = theCase;
  if (created_by !== user.id || email_key === user.email.toLowerCase()) return null;
  const ask = await db
    .selectFrom('contact_asks')
    .select(['asked_at', 'refused_at'])
    .where('case_id', '=', id)
    .executeTakeFirst();
  return { email, state: contactState({ letIn: contact_key !== null, ask }), asked_at: ask?.asked_at ?? null };
}

/**
 * A case that names the caller's confirmed address and that its owner has not opened to them. It shows nothing of the
 * case but its day.
 */
export type NamedCase = { case_id: string; submitted_at: Date; asked_at: Date | null; refused_at: Date | null };

/** At most 50, the newest first. */
export async function casesNaming(db: Db): Promise<NamedCase[]> {
  const { rows } = await sql<NamedCase>`select * from app.cases_naming_actor()`.execute(db);
  return rows;
}
