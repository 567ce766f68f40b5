/**
 * 1,000 demand letters, half by email through mail servers that fail at every point of a conversation and half by certified mail through a
 * mailhouse that fails and whose reports come twice and in any order, sent by workers that are killed with SIGKILL: after one of them
 * accepted a letter and before that is recorded, and at any other moment. `node bench/sends.ts`. Exits
 * with 1 if a letter arrived twice or was lost, or an uncertain one waited longer than a minute for somebody to be asked.
 * SENDS (1000), SEND_SEED (reproduces the faults).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, systemActor } from '../db/actor.ts';
import { startEmbedded } from '../db/embedded.ts';
import { openPool } from '../db/pool.ts';
import { openQueue } from '../server/kernel/job-queue.ts';
import { openLog } from '../server/kernel/log.ts';
import type { FaultyMailhouse } from '../testing/app/faulty-mailhouse.ts';
import { faultsFrom } from '../testing/app/faults.ts';
import { quantile, table } from './figures.ts';
import { isSettled, judgeMail, mailOf, MailSends, queueMail, type MailRow } from './mail-sends.ts';
import { freePort, startServer } from './server-process.ts';
import { SendWorker } from './send-worker.ts';
import { temporaryFolder } from './temporary-folder.ts';

const sends = Number(process.env['SENDS'] ?? 1_000);
const seed = Number(process.env['SEND_SEED'] ?? Date.now() % 1_000_000);
const [emailed, mailed] = [Math.ceil(sends / 2), Math.floor(sends / 2)];
const maxMs = 30 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The demo's letter that was sent, once more for each of so many addresses; returns the rows' ids. */
async function queueLetters(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload)
     select gen_random_uuid(), 'bench:' || n, 'email', o.template, o.case_id, o.letter_id, 'legal' || n || '@processor.example', o.payload
     from generate_series(1, $1) n, lateral (
       select o.* from outbox o join letters l on l.id = o.letter_id join cases c on c.id = o.case_id
       where o.template = 'demand-letter' and o.status = 'sent' and c.status <> 'closed' and c.cancelled_at is null
       order by o.id limit 1) o
     returning id`,
    [emailed],
  );
  return rows.map(({ id }) => id);
}

/** To these addresses letters may go. */
const fillBook = (client: pg.Client) =>
  client.query(
    `insert into processor_addresses (id, processor, entity, channel, lines, purpose, origin, source, seen_on, added_by_name, added_at)
     select gen_random_uuid(), p.processor, 'Bench', 'email', array['legal' || n || '@processor.example'], 'legal', 'agreement', 'made up', current_date, 'Bench', now()
     from generate_series(1, $1) n, (select distinct processor from cases) p`,
    [emailed],
  );

async function enqueue(url: string, ids: readonly string[], envelopes: readonly string[]): Promise<void> {
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

type Row = { id: string; recipient: string; status: string; waits_since: Date | null; alarms: number; alarmed: number };
async function lettersOf(client: pg.Client): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select o.id, o.recipient, o.status, o.waits_since,
       count(a.id)::int as alarms, count(a.id) filter (where a.status in ('sent', 'failed'))::int as alarmed
     from outbox o left join outbox a on a.key like 'letter-email-stopped:' || o.attempt || ':%'
     where o.key like 'bench:%' and o.channel = 'email' group by o.id`,
  );
  return rows;
}

/** Kills a worker at any moment until every letter has an outcome, and waits for the alarms. */
async function untilSettled(client: pg.Client, workers: readonly SendWorker[]): Promise<Row[]> {
  const until = Date.now() + maxMs;
  for (let beat = 0; ; beat += 1) {
    await sleep(1_000);
    const rows = await lettersOf(client);
    const mail = await mailOf(client);
    const open = [
      ...rows.filter(({ status }) => status === 'queued' || status === 'sending'),
      ...mail.filter((row) => !isSettled(row)),
    ];
    if (beat % 30 === 0) say(`${sends - open.length} of ${sends} settled`);
    if (open.length > sends / 10 && beat % 20 === 19) workers[beat % workers.length]?.kill();
    if (Date.now() > until || (open.length === 0 && rows.every(({ alarms, alarmed }) => alarms === alarmed)))
      return rows;
  }
}

type Run = {
  rows: Row[];
  mail: MailRow[];
  mailSends: MailSends;
  workers: readonly SendWorker[];
  took: number;
  killsOnArrival: number;
};

function report({ rows, mail, mailSends, workers, took, killsOnArrival }: Run): boolean {
  const posted = judgeMail(mail, mailSends.mailhouse);
  const heardAfter = (share: number) => quantile(posted.waits, share).toFixed(1);
  const arrivals = new Map<string, number>();
  for (const { id } of workers.flatMap(({ mailServer }) => mailServer.arrived))
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  const of = (row: Row) => arrivals.get(row.id) ?? 0;
  const as = (status: string) => rows.filter((row) => row.status === status);
  const twice = rows.filter((row) => of(row) > 1);
  const lost = [
    ...rows.filter(({ status }) => !['sent', 'failed', 'uncertain'].includes(status)),
    ...as('sent').filter((row) => of(row) === 0),
  ];
  const wrong = as('failed').filter((row) => of(row) > 0);
  const unasked = rows.filter(({ status, waits_since, alarms }) => status !== 'sent' && (!waits_since || alarms === 0));
  const waits = as('uncertain').map((row) => {
    const asked = Math.max(...workers.map(({ mailServer }) => mailServer.askedAt.get(row.recipient) ?? 0));
    return ((row.waits_since?.getTime() ?? Infinity) - asked) / 1_000;
  });
  const seconds = (share: number) => quantile(waits, share).toFixed(1);
  const kills = workers.reduce((sum, worker) => sum + worker.kills, 0);
  say(
    table([
      ['sends', `seed ${seed}`],
      ['letters', String(rows.length)],
      ['sent', String(as('sent').length)],
      ['refused, with staff', String(as('failed').length)],
      ['uncertain, with staff', String(as('uncertain').length)],
      ['  of which the server has', String(as('uncertain').filter((row) => of(row) === 1).length)],
      ['kill -9 of a worker', String(kills)],
      ['  between call and commit', String(killsOnArrival)],
      ['arrived twice', String(twice.length)],
      ['lost', String(lost.length)],
      ['refused, but arrived', String(wrong.length)],
      ['stopped, and nobody asked', String(unasked.length)],
      ['from the message to the question, median s', seconds(0.5)],
      ['  95 of 100', seconds(0.95)],
      ['  longest', seconds(1)],
      ['certified letters', String(mail.length)],
      ['mailed, and known as such', String(posted.sent)],
      ['refused, for staff to post', String(posted.byHand)],
      ['uncertain, with staff', String(posted.uncertain)],
      ['mailed twice', String(posted.twice)],
      ['lost', String(posted.lost)],
      ['from silence to staff, median s', heardAfter(0.5)],
      ['  longest', heardAfter(1)],
      ['took, s', (took / 1_000).toFixed(0)],
    ]),
  );
  return (
    [twice, lost, wrong, unasked].every((each) => each.length === 0) &&
    waits.every((each) => each <= 60) &&
    posted.twice + posted.lost === 0 &&
    posted.waits.every((each) => each <= 60) &&
    rows.length + mail.length === sends
  );
}

async function main(): Promise<boolean> {
  const folder = temporaryFolder();
  const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
  const client = new pg.Client({ connectionString: embedded.url });
  let workers: SendWorker[] = [];
  let mailhouse: FaultyMailhouse | null = null;
  try {
    await (
      await startServer(await freePort(), { DATA_DIR: folder.path, DATABASE_URL: embedded.url, DEMO: 'on' })
    ).stop();
    await client.connect();
    const faultOf = faultsFrom(seed);
    let killsOnArrival = 0;
    const killOnArrival = () => {
      const kill = Math.random() < 0.015;
      killsOnArrival += kill ? 1 : 0;
      return kill;
    };
    const mailSends = await MailSends.open(() => {
      if (killOnArrival()) workers[Math.floor(Math.random() * workers.length)]?.kill();
    });
    mailhouse = mailSends.mailhouse;
    const more = mailSends.environment;
    const settings = { dataDir: folder.path, databaseUrl: embedded.url, faultOf, killOnArrival, more };
    workers = await Promise.all([SendWorker.start(settings), SendWorker.start(settings)]);
    for (const { url } of workers) mailSends.reportTo(url);
    await fillBook(client);
    const began = Date.now();
    await enqueue(embedded.url, await queueLetters(client), await queueMail(client, mailed));
    const rows = await untilSettled(client, workers);
    await mailSends.settled();
    const mail = await mailOf(client);
    return report({ rows, mail, mailSends, workers, took: Date.now() - began, killsOnArrival });
  } finally {
    await client.end().catch(() => undefined);
    await Promise.all(workers.map((worker) => worker.stop()));
    await mailhouse?.close();
    await embedded.stop();
    folder.remove();
  }
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
