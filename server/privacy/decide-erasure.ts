import { erasureDecided } from './emails.ts';
import type { Db } from '../../db/actor.ts';
import { retryDeadlock } from '../../db/retry-deadlock.ts';
import { listErasureRequests, type ErasureRow } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { eraseUser } from './erase-user.ts';

type ErasureDecision = { id: string; decision: 'done' | 'refused'; note: string };

/**
 * Staff erase the user's data, or refuse with a reason; the user is notified by email. Idempotent. Throws NOT_FOUND,
 * INVALID_INPUT for a refusal without a reason, CONFLICT when it was decided otherwise or withdrawn, or a case prevents
 * it.
 */
export async function decideErasure(services: Services, user: User, decision: ErasureDecision): Promise<ErasureRow> {
  if (decision.decision === 'refused' && decision.note === '') {
    throw new Refusal('INVALID_INPUT', 'Say why the request is refused.', {
      note: 'Enter: Reason. The user gets it by email.',
    });
  }
  // May deadlock with jobs that write to the user's cases.
  return retryDeadlock(() =>
    services.database.as(user, async (db) => {
      const before = await requestOf(db, decision.id);
      if (before.status === decision.decision) return before;
      await settle(services, db, user, decision);
      if (decision.decision === 'done') await eraseUser(services, db, before.user_id);
      // Last, or the erasure would delete this email too.
      await queueEmail(services, db, {
        key: `erasure-decided:${decision.id}`,
        template: erasureDecided,
        case_id: null,
        letter_id: null,
        recipient: before.email,
        payload: { status: decision.decision, note: decision.note },
      });
      return requestOf(db, decision.id);
    }),
  );
}

async function requestOf(db: Db, id: string): Promise<ErasureRow> {
  const [found] = await listErasureRequests(db, { id });
  if (!found) throw notFound('This request');
  return found;
}

/** The first decision counts. */
async function settle(services: Services, db: Db, user: User, { id, decision, note }: ErasureDecision): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('erasure_requests')
    .set({ status: decision, decided_at: services.clock.now(), decided_by: user.id, decision_note: note })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('CONFLICT', 'This request was decided or withdrawn in the meantime.');
}
