/** The emailed demand letters of a bench: one of the demo's, once more for each of so many addresses, and what became of each. */
import type pg from 'pg';
import { openDatabase, systemActor } from '../db/actor.ts';
import { openPool } from '../db/pool.ts';
import { openQueue } from '../server/kernel/job-queue.ts';
import { openLog } from '../server/kernel/log.ts';
import type { FaultyMailServer } from '../testing/app/faulty-mail-server.ts';

/** The demo's letter that was sent, once more for each of so many addresses; returns the rows' ids. `series`: a name for those of one call. */
export async function queueLetters(client: pg.Client, emailed: number, series = ''): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload)
     select gen_random_uuid(), 'bench:' || $2::text || n, 'email', o.template, o.case_id, o.letter_id, 'legal' || n || '@processor.example', o.payload
     from generate_series(1, $1) n, lateral (
       select o.* from outbox o join letters l on l.id = o.letter_id join cases c on c.id = o.case_id
       where o.template = 'demand-letter' and o.status = 'sent' and c.status <> 'closed' and c.cancelled_at is null
       order by o.id limit 1) o
     returning id`,
    [emailed, series],
  );
  return rows.map(({ id }) => id);
}

/** Adds these addresses to the address book, so that letters may go to them. */
export const fillBook = (client: pg.Client, emailed: number) =>
  client.query(
    `insert into processor_addresses (id, processor, entity, channel, lines, purpose, origin, source, seen_on, added_by_name, added_at)
     select gen_random_uuid(), p.processor, 'Bench', 'email', array['legal' || n || '@processor.example'], 'legal', 'agreement', 'made up', current_date, 'Bench', now()
     from generate_series(1, $1) n, (select distinct processor from cases) p`,
    [emailed],
  );

export async function enqueue(url: string, ids: readonly string[], envelopes: readonly string[]): Promise<void> {
  const pool = openPool(url, 'unhold_app', 2, () => undefined);
  const queue = await openQueue(url, { worker: false, log: openLog('silent') });
  const jobs = ids.map((outbox_id) => ({ outbox_id }));
  await openDatabase(pool).as(systemActor, async (db) => {
    await queue.enqueue(db, 'send-email', ...jobs);
    await queue.enqueue(db, 'print-letter', ...envelopes.map((outbox_id) => ({ outbox_id })));
  });
  await queue.stop();
  await pool.end();
}

export type LetterRow = {
  id: string;
  recipient: string;
  status: string;
  waits_since: Date | null;
  alarms: number;
  alarmed: number;
};
export async function lettersOf(client: pg.Client): Promise<LetterRow[]> {
  const { rows } = await client.query<LetterRow>(
    `select o.id, o.recipient, o.status, o.waits_since,
       count(a.id)::int as alarms, count(a.id) filter (where a.status in ('sent', 'failed'))::int as alarmed
     from outbox o left join outbox a on a.key like 'letter-email-stopped:' || o.attempt || ':%'
     where o.key like 'bench:%' and o.channel = 'email' group by o.id`,
  );
  return rows;
}

/** What is wrong, by the letters' rows and what arrived at the mail servers. A letter without an outcome counts as lost. */
export function judgeLetters(rows: readonly LetterRow[], arrived: FaultyMailServer['arrived']) {
  const arrivals = new Map<string, number>();
  for (const { id } of arrived) arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  const of = (row: LetterRow) => arrivals.get(row.id) ?? 0;
  const as = (status: string) => rows.filter((row) => row.status === status);
  return {
    of,
    as,
    twice: rows.filter((row) => of(row) > 1),
    lost: [
      ...rows.filter(({ status }) => !['sent', 'failed', 'uncertain'].includes(status)),
      ...as('sent').filter((row) => of(row) === 0),
    ],
    wrong: as('failed').filter((row) => of(row) > 0),
    unasked: rows.filter(({ status, waits_since, alarms }) => status !== 'sent' && (!waits_since || alarms === 0)),
  };
}
