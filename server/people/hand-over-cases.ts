import { activeStatuses } from '../../domain/cases/case.ts';
import { sql } from 'kysely';
import { systemActor, type Actor, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** More cases than this are handed over by a job in batches, so that nobody waits long for a lock. */
const batchSize = 500;

/** Locks a staff member's open cases until the transaction ends, at most one more than `batchSize`. */
export async function lockOwnedCases(db: Db, userId: string): Promise<void> {
  await sql`select id from cases where owner_id = ${userId} and status in (${sql.join(activeStatuses)}) order by id limit ${batchSize + 1} for update`.execute(
    db,
  );
}

/** The user who revoked the access, as each case's history names them. */
type HandedOverBy = Pick<Actor, 'id' | 'name'>;

/**
 * Gives a former staff member's open cases to the remaining staff, at once or, when there are many, by a job. Their
 * tasks are no longer assigned to anybody.
 */
export async function handOverCases(services: Services, db: Db, by: HandedOverBy, userId: string): Promise<void> {
  await db
    .updateTable('case_tasks')
    .set({ owner_id: null })
    .where('owner_id', '=', userId)
    .where('done_at', 'is', null)
    .execute();
  const { n } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('cases')
        .select('id')
        .where('owner_id', '=', userId)
        .where('status', 'in', activeStatuses)
        .limit(batchSize + 1)
        .as('waiting'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (Number(n) > batchSize)
    await services.jobs.enqueue(db, 'hand-over-cases', { user_id: userId, by: { id: by.id, name: by.name } });
  else if (Number(n) > 0) await handOverSome(services, db, by, userId);
}

/**
 * The job: hands over all their cases in batches of `batchSize`. Idempotent; a user who is staff again keeps the rest.
 */
export async function handOverAllCases(services: Services, by: HandedOverBy, userId: string): Promise<void> {
  let moved = batchSize;
  while (moved === batchSize) {
    moved = await services.database.as(systemActor, async (db) => {
      const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
      return user?.role === 'admin' ? 0 : handOverSome(services, db, by, userId);
    });
  }
}

/** One statement for the cases and their history. */
async function handOverSome(services: Services, db: Db, by: HandedOverBy, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with chosen as (
      select id from cases where owner_id = ${userId} and status in (${sql.join(activeStatuses)}) order by id limit ${batchSize} for update),
    moved as (
      update cases c set owner_id = app.staff_for(c.id), version = c.version + 1, updated_at = ${services.clock.now()} from chosen where c.id = chosen.id returning c.id, c.owner_id),
    recorded as (
      insert into case_history (id, case_id, seq, prev_hash, hash, actor_id, actor_name, what, field, old_value, new_value)
      select gen_random_uuid(), m.id, 0, '', '', ${by.id}::uuid, ${by.name}, 'owner_changed', 'owner', (select to_jsonb(display_name) from profiles where user_id = ${userId}), to_jsonb(p.display_name)
      from moved m left join profiles p on p.user_id = m.owner_id returning 1)
    select count(*) as n from recorded`.execute(db);
  return Number(rows[0]?.n ?? 0);
}
