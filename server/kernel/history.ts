import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { HistoryEvent } from '../../domain/history-events.ts';

/**
 * The history cannot be changed, so it holds no merchant's or guest's name or address, only their id; readers are shown
 * whose id it is for as long as we have their data. Staff and attorneys act in their office, under their names.
 */
function nameToKeep({ role, name }: Actor, what: HistoryEvent): string {
  if (role !== 'client') return name;
  return what === 'guest_accepted' || what === 'guest_left' ? 'Guest' : 'Merchant';
}

/** Who did it, by today's records: `actor_name` of an entry as it is shown. */
export const actorShown = sql<string>`coalesce(
  (select case when u.erased_at is null then u.email else 'Erased user' end
   from users u where u.id = case_history.actor_id and u.role = 'client'), case_history.actor_name)`;

/** A value of an entry as it is shown; a guest's name and address come from today's records. */
export const valueShown = (column: 'old_value' | 'new_value') => {
  const value = sql.ref(`case_history.${column}`);
  return sql<unknown>`coalesce(
    (select jsonb_build_object('name', g.name, 'recipient', g.email) from case_guests g
     where g.id::text = ${value} ->> 'guest_id'), ${value})`;
};

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
      actor_name: nameToKeep(actor, change.what),
      what: change.what,
      field: change.field,
      old_value: JSON.stringify(change.old_value ?? null),
      new_value: JSON.stringify(change.new_value ?? null),
    })
    .execute();
}
