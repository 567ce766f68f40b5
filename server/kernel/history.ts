import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { HistoryEvent } from '../../domain/history-events.ts';

type Change = { what: HistoryEvent; field: string | null; old_value: unknown; new_value: unknown };

/**
 * Appends to the case's hash-chained history: who, what, old and new value; the database adds time, sequence and hash.
 */
export async function writeHistory(db: Db, actor: Actor, caseId: string, change: Change): Promise<void> {
  await db
    .insertInto('case_history')
    .values({
      id: uuidv7(),
      case_id: caseId,
      seq: 0,
      prev_hash: '',
      hash: '',
      actor_id: actor.id,
      actor_name: actor.name,
      what: change.what,
      field: change.field,
      old_value: JSON.stringify(change.old_value ?? null),
      new_value: JSON.stringify(change.new_value ?? null),
    })
    .execute();
}
