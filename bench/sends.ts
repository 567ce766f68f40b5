/**
 * 1,000 demand letters, half by email through mail servers that fail at every point of a conversation and half by certified mail through a
 * mailhouse that fails and whose reports come twice and in any order, sent by workers that are killed with SIGKILL: after one of them
 * accepted a letter and before that is recorded, and at any other moment. `node bench/sends.ts`. Exits
 * with 1 if a letter arrived twice or was lost, or an uncertain one waited longer than a minute for somebody to be asked.
 * SENDS (1000), SEND_SEED (reproduces the faults).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import type { FaultyMailhouse } from '../testing/app/faulty-mailhouse.ts';
import { faultsFrom } from '../testing/app/faults.ts';
import { quantile, table } from './figures.ts';
import { enqueue, fillBook, judgeLetters, lettersOf, queueLetters, type LetterRow } from './letter-sends.ts';
import { isSettled, judgeMail, mailOf, MailSends, queueMail, type MailRow } from './mail-sends.ts';
import { freePort, startServer } from './server-process.ts';
import { SendWorker } from './send-worker.ts';
import { temporaryFolder } from './temporary-folder.ts';

const sends = Number(process.env['SENDS'] ?? 1_000);
const seed = Number(process.env['SEND_SEED'] ?? Date.now() % 1_000_000);
const [emailed, mailed] = [Math.ceil(sends / 2), Math.floor(sends / 2)];
const maxMs = 30 * 60_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Kills a worker at any moment until every letter has an outcome, and waits for the alarms. */
async function untilSettled(client: pg.Client, workers: readonly SendWorker[]): Promise<LetterRow[]> {
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
  rows: LetterRow[];
  mail: MailRow[];
  mailSends: MailSends;
  workers: readonly SendWorker[];
  took: number;
  killsOnArrival: number;
};

function report({ rows, mail, mailSends, workers, took, killsOnArrival }: Run): boolean {
  const posted = judgeMail(mail, mailSends.mailhouse);
  const heardAfter = (share: number) => quantile(posted.waits, share).toFixed(1);
  const letters = judgeLetters(
    rows,
    workers.flatMap(({ mailServer }) => mailServer.arrived),
  );
  const { twice, lost, wrong, unasked, as, of } = letters;
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
    await fillBook(client, emailed);
    const began = Date.now();
    await enqueue(embedded.url, await queueLetters(client, emailed), await queueMail(client, mailed));
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
