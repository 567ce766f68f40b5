import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { guestsFor, type Guests } from './list-guests.ts';

/**
 * The merchant removes a guest's access, or takes an invitation back, with effect from the guest's next request.
 * Idempotent. Throws NOT_FOUND, and FORBIDDEN for any other user.
 */
export async function removeGuest(services: Services, user: User, caseId: string, guestId: string): Promise<Guests> {
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    requireMerchant(user, theCase, 'remove somebody from it');
    const guest = await db
      .selectFrom('case_guests')
      .select(['accepted_at', 'ended_at'])
      .where('id', '=', guestId)
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    if (!guest) throw notFound('This person');
    if (guest.ended_at === null) {
      await db.updateTable('case_guests').set({ ended_at: services.clock.now() }).where('id', '=', guestId).execute();
      await writeHistory(db, user, caseId, {
        what: guest.accepted_at === null ? 'invitation_taken_back' : 'guest_removed',
        field: null,
        old_value: { guest_id: guestId },
        new_value: null,
      });
    }
    return guestsFor(db, user, theCase);
  });
}
