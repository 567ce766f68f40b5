import { sql } from 'kysely';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import type { AboutEmail, EmailTemplate, StoppedEmail } from './template.ts';

type OutboxRow = AboutEmail & { id: string; attempt: string | null };

/** Whether the email was handed over by a worker that no longer gives signs of life. */
export const isLost = sql<boolean>`status = 'sending' and coalesce(held_until, '-infinity') < now()`;

/**
 * Stops an email that may be sent only once: `uncertain` when it may have arrived, `failed` when it did not. From then
 * on it waits for staff or the attorney, who are notified in the same transaction, and only once because the row
 * changes once. Returns false when another has settled it meanwhile, or, with `ifLost`, when its worker is alive.
 */
export async function leaveForDecision(
  services: Services,
  db: Db,
  actor: Actor,
  template: EmailTemplate,
  row: OutboxRow,
  stopped: StoppedEmail & { ifLost?: boolean },
): Promise<boolean> {
  if (row.case_id !== null) await lockCase(db, row.case_id);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: stopped.status, error: stopped.problem, waits_since: services.clock.now(), held_until: null })
    .where('id', '=', row.id)
    .where('attempt', 'is not distinct from', row.attempt)
    .where('status', 'in', ['queued', 'sending'])
    .$if(stopped.ifLost ?? false, (query) => query.where(isLost))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  services.log.error({ outbox_id: row.id, status: stopped.status }, 'an email waits for a decision');
  await template.afterStopped?.(services, db, actor, row, stopped);
  return true;
}
