import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { guestState, invitationDays, maxGuests } from '../../domain/sharing/guest.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { findCaseCore, type CaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { storedHash } from '../kernel/keyed-hash.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { caseInvitation } from './emails.ts';
import { tokenOf } from './invitation-link.ts';
import { guestsFor, type Guests } from './list-guests.ts';
import { guestsOf } from './queries.ts';

type Invited = { email: string; name: string };

/**
 * The merchant invites somebody to read the case and add files. Throws NOT_FOUND, FORBIDDEN for anybody else,
 * INVALID_INPUT for their own address, CONFLICT until their own address is confirmed, for somebody who has access, and
 * beyond `maxGuests`.
 */
export async function invite(services: Services, user: User, caseId: string, invited: Invited): Promise<Guests> {
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    requireMerchant(user, theCase, 'invite somebody to it');
    // An unconfirmed user could have any stranger emailed under a name and a business that they made up.
    if (!user.emailVerified)
      throw new Refusal('CONFLICT', 'Confirm your own email address first; then you can invite somebody.');
    const key = invited.email.toLowerCase();
    if (key === theCase.email_key || key === user.email.toLowerCase())
      wrong('email', 'This is your own email address. Enter that of the person you invite.');
    await makeRoom(services, db, caseId, invited, services.clock.now());
    await write(services, db, user, theCase, invited);
    return guestsFor(db, user, theCase);
  });
}

/** Ends an open invitation of the same address. Throws CONFLICT for somebody who has access, and beyond `maxGuests`. */
async function makeRoom(services: Services, db: Db, caseId: string, { email }: Invited, now: Date): Promise<void> {
  const guests = await guestsOf(db, caseId);
  const same = guests.find(({ email_key }) => email_key === email.toLowerCase());
  if (same?.accepted_at) throw new Refusal('CONFLICT', `${same.email} has access to this case already.`);
  const others = guests.filter((each) => each !== same && guestState(each, now) !== 'expired');
  if (others.length >= maxGuests)
    throw new Refusal('CONFLICT', `At most ${maxGuests} people can be invited to a case. Remove one of them first.`);
  if (same)
    await db.updateTable('case_guests').set({ ended_at: services.clock.now() }).where('id', '=', same.id).execute();
}

async function write(
  services: Services,
  db: Db,
  user: User,
  { id: caseId, legal_business_name }: CaseCore,
  { email, name }: Invited,
): Promise<void> {
  const id = uuidv7();
  const now = services.clock.now();
  const by = await nameOf(db, user);
  const expires = new Date(now.getTime() + invitationDays * 86_400_000);
  await db
    .insertInto('case_guests')
    .values({
      id,
      case_id: caseId,
      email,
      name,
      token_hash: storedHash(tokenOf(services.config, id)),
      invited_by: user.id,
      invited_by_name: by,
      invited_at: now,
      expires_at: expires,
    })
    .execute();
  await writeHistory(db, user, caseId, {
    what: 'guest_invited',
    field: null,
    old_value: null,
    new_value: { guest_id: id },
  });
  await queueEmail(services, db, {
    key: `case-invitation:${id}`,
    template: caseInvitation,
    case_id: caseId,
    letter_id: null,
    recipient: email,
    payload: {
      invitation_id: id,
      name,
      by,
      business: legal_business_name,
      expires_on: firmDayOf(expires),
    },
  });
}

/** The merchant's display name, or their address while they have none. */
async function nameOf(db: Db, user: User): Promise<string> {
  const profile = await db
    .selectFrom('profiles')
    .select('display_name')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return profile?.display_name.trim() || user.email;
}
