import type { Db } from '../../db/actor.ts';

/** The guests whom the merchant invited to the case, and what became of each invitation. */
export function guestsOfCase(db: Db, caseId: string) {
  return db
    .selectFrom('case_guests')
    .select(['email', 'name', 'invited_at', 'expires_at', 'accepted_at', 'ended_at'])
    .where('case_id', '=', caseId)
    .orderBy('invited_at')
    .execute();
}

/** The invitations to other merchants' cases that the user has accepted. */
export function sharedWith(db: Db, userId: string) {
  return db
    .selectFrom('case_guests')
    .select(['case_id', 'email', 'name', 'invited_by_name', 'accepted_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .execute();
}
