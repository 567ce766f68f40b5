import { erasureDecided } from './emails.ts';
import type { Db } from '../../db/actor.ts';
import { retryDeadlock } from '../../db/retry-deadlock.ts';
import { listErasureRequests, type ErasureRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { eraseUser } from './erase-user.ts';

export type ErasureDecision = { id: string; decision: 'done' | 'refused'; note: string };

/**
 * Staff erase, or refuse and say why; the person is told by mail. The same decision again gives the same answer. Throws NOT_FOUND,
 * INVALID_INPUT for a refusal without a reason, CONFLICT when it was decided otherwise, taken back, or a case stands in the way.
 */
export async function decideErasure(
  services: Services,
  person: Person,
  decision: ErasureDecision,
): Promise<ErasureRow> {
  if (decision.decision === 'refused' && decision.note === '') {
    throw new Refusal('INVALID_INPUT', 'Say why the request is refused.', {
      note: 'Enter: Reason. The person is told it by mail.',
    });
  }
  // Jobs that write to the person's cases may wait for what this takes, and this for them.
  return retryDeadlock(() =>
    services.database.as(person, async (db) => {
      const before = await requestOf(db, decision.id);
      if (before.status === decision.decision) return before;
      await settle(services, db, person, decision);
      if (decision.decision === 'done') await eraseUser(services, db, before.user_id);
      // Last, so that the erasure does not take the answer with it.
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

/** One decision counts: whoever comes second finds the request decided. */
async function settle(
  services: Services,
  db: Db,
  person: Person,
  { id, decision, note }: ErasureDecision,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('erasure_requests')
    .set({ status: decision, decided_at: services.clock.now(), decided_by: person.id, decision_note: note })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('CONFLICT', 'This request was decided or taken back in the meantime.');
}
