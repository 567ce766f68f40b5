import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Invitation } from '../../domain/sharing/guest.ts';

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

/** The same with what each has added to the case. */
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
