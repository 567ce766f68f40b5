import { sql } from 'kysely';
import { guestState } from '../../domain/sharing/guest.ts';
import type { Services } from '../kernel/context.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import { writeHistory } from '../kernel/history.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findInvitation, type InvitationRow } from './read-invitation.ts';

/**
 * Accepts an invitation for the caller, once: the database checks that they have confirmed the invited address.
 * Accepting again returns the case again. Throws NOT_FOUND for an unknown token, CONFLICT with the reason otherwise.
 */
export async function acceptInvitation(services: Services, user: User, token: string): Promise<string> {
  const now = services.clock.now();
  const invitation = await findInvitation(services, token);
  if (guestState(invitation, now) === 'has_access' && invitation.user_id === user.id) return invitation.case_id;
  return services.database.as(user, async (db) => {
    const { rows } = await sql<{
      case_id: string | null;
    }>`select app.accept_invitation(${storedHash(token)}, ${now}) as case_id`.execute(db);
    const caseId = rows[0]?.case_id ?? null;
    if (caseId === null) throw new Refusal('CONFLICT', whyNot(invitation, user, now));
    await enterShared(db, user, caseId);
    await writeHistory(db, user, caseId, {
      what: 'guest_accepted',
      field: null,
      old_value: null,
      new_value: { guest_id: invitation.id },
    });
    return caseId;
  });
}

function whyNot(invitation: InvitationRow, user: User, now: Date): string {
  switch (guestState(invitation, now)) {
    case 'ended':
      return 'This invitation was taken back. Ask whoever invited you.';
    case 'expired':
      return 'This invitation has expired. Ask whoever invited you for a new one.';
    case 'has_access':
      return 'This invitation was used before. It works once.';
    case 'invited':
      return whyNotTheirs(invitation, user);
  }
}

function whyNotTheirs({ email, email_key }: InvitationRow, user: User): string {
  if (user.email.toLowerCase() !== email_key)
    return `This invitation is for ${email}. Sign in with that email address to accept it.`;
  if (!user.emailVerified) return 'Confirm your email address first; then you can accept the invitation.';
  if (user.role !== 'client')
    return 'This account is for work at Unhold. Accept the invitation with an account of your own.';
  return 'This case is your own, so there is nothing to accept.';
}
