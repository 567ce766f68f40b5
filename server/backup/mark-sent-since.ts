import { systemActor, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { readJournal, type JournalEntry } from '../kernel/send-journal.ts';

/**
 * Marks what was sent after the restored moment according to the journal of sends, before anything is released: an
 * email is `sent`; a letter, by email or by mail, is `uncertain`, and staff or the attorney decide about it. Returns
 * the number of rows.
 */
export async function markSentSince(services: Services, restoredTo: Date): Promise<number> {
  const entries = await readJournal(services.storage, restoredTo);
  let marked = 0;
  for (const entry of entries)
    if (await services.database.as(systemActor, (db) => mark(db, entry, services.clock.now()))) marked += 1;
  return marked;
}

async function mark(db: Db, { outbox_id: id, channel, at }: JournalEntry, now: Date): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || !['queued', 'sending', 'to_print', 'to_email', 'uncertain'].includes(row.status)) return false;
  const isLetter = channel === 'certified_mail' || row.status === 'uncertain' || row.status === 'to_email';
  const error = `It left on ${at.slice(0, 16).replace('T', ' at ')} UTC, after the state that was restored, says the journal of sends.`;
  await db
    .updateTable('outbox')
    .set(
      isLetter
        ? { status: 'uncertain', error, waits_since: now, held_until: null }
        : { status: 'sent', sent_at: at, error: null, waits_since: null, held_until: null },
    )
    .where('id', '=', id)
    .execute();
  return true;
}
