import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { alarmTitles, readConditions, type Condition } from './conditions.ts';
import { alarmBegan, alarmOver } from './emails.ts';

/** An alarm is over once its condition was fine for this long, so a condition that comes and goes is one alarm. */
const calmMs = 10 * 60_000;
const keptDays = 400;

type Open = { id: string; kind: string; began_at: Date; fine_since: Date | null };

/**
 * Checks every condition. One that is wrong begins an alarm, only once however many processes check; one that was fine
 * for ten minutes ends it. Beginning and end are emailed to ALARM_EMAIL in the transaction that records them.
 */
export async function updateAlarms(services: Services): Promise<void> {
  const conditions = await readConditions(services);
  await services.database.as(systemActor, async (db) => {
    // One process at a time; another has looked just now.
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('alarms', 86)) as mine`.execute(db);
    if (rows[0]?.mine !== true) return;
    const open = await db
      .selectFrom('alarms')
      .select(['id', 'kind', 'began_at', 'fine_since'])
      .where('over_at', 'is', null)
      .execute();
    for (const condition of conditions)
      await update(services, db, condition, open.find(({ kind }) => kind === condition.kind) ?? null);
    await sql`delete from alarms where over_at < now() - make_interval(days => ${keptDays})`.execute(db);
  });
}

async function update(services: Services, db: Db, condition: Condition, open: Open | null): Promise<void> {
  const { problem } = condition;
  if (problem !== null && open === null) return beginAlarm(services, db, { ...condition, problem });
  if (open === null) return;
  const now = services.clock.now();
  if (problem !== null) {
    await db.updateTable('alarms').set({ problem, fine_since: null }).where('id', '=', open.id).execute();
  } else if (open.fine_since === null) {
    await db.updateTable('alarms').set({ fine_since: now }).where('id', '=', open.id).execute();
  } else if (now.getTime() - open.fine_since.getTime() >= calmMs) await endAlarm(services, db, condition, open, now);
}

async function beginAlarm(
  services: Services,
  db: Db,
  { kind, problem }: Condition & { problem: string },
): Promise<void> {
  const [id, now] = [uuidv7(), services.clock.now()];
  const begun = await db
    .insertInto('alarms')
    .values({ id, kind, problem, began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (begun.numInsertedOrUpdatedRows === 0n) return;
  services.log.error({ alarm: kind, problem }, 'an alarm begins');
  const payload = { title: alarmTitles[kind], problem, began_at: spoken(now) };
  const envelope = about(services, `alarm:${id}:began`);
  if (envelope) await queueEmail(services, db, { ...envelope, template: alarmBegan, payload });
}

async function endAlarm(services: Services, db: Db, { kind }: Condition, open: Open, now: Date): Promise<void> {
  await db.updateTable('alarms').set({ over_at: now }).where('id', '=', open.id).execute();
  services.log.warn({ alarm: kind }, 'an alarm is over');
  const payload = {
    title: alarmTitles[kind],
    began_at: spoken(open.began_at),
    over_at: spoken(open.fine_since ?? now),
  };
  const envelope = about(services, `alarm:${open.id}:over`);
  if (envelope) await queueEmail(services, db, { ...envelope, template: alarmOver, payload });
}

/** Where alarms are mailed; null: nowhere. */
const about = ({ config }: Services, key: string) =>
  config.alarmEmail === null ? null : { key, recipient: config.alarmEmail, case_id: null, letter_id: null };

const spoken = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
