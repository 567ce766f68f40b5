import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore, sideOf, type CaseCore } from '../kernel/find-case-core.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { contactOf, guestsWithFiles, type Contact, type Guest } from './queries.ts';

/** `contact`: shown to the case's owner only, and null when the contact address is their own. */
export type Guests = { guests: Guest[]; mayInvite: boolean; contact: Contact | null };

/** The users who read a case besides its merchant, staff and attorney, and the open invitations. Throws NOT_FOUND. */
export async function listGuests(services: Services, user: User, caseId: string): Promise<Guests> {
  return services.database.as(user, async (db) => guestsFor(db, user, await findCaseCore(db, caseId)));
}

/** The same inside a transaction of the caller. */
export async function guestsFor(db: Db, user: User, theCase: CaseCore): Promise<Guests> {
  const own = isMerchantOf(user, theCase);
  if (!own && sideOf(user, theCase) !== 'desk') throw notFound('This case');
  const contact = await contactOf(db, user, theCase);
  return { guests: await guestsWithFiles(db, theCase.id), mayInvite: own, contact };
}
