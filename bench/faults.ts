/**
 * Merchants apply, upload and write without pause, and letters go out, while a part of an installation of two web nodes, a
 * worker, PostgreSQL, S3, mail server and scanner fails, so many times each: `npm run --prefix bench faults`. Exits with 1 when
 * anything that was acknowledged is missing or there twice, a row lacks its bytes, a demand letter arrived twice or has no
 * outcome, or reading stopped where it must go on. FAULTS (3), FAULT_KINDS (all, by name with commas),
 * FAULTS_FREEZE_SECONDS (60). Needs a PostgreSQL of the system (POSTGRES_BIN); the kinds about full disks need root.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { checkCases, type Breaches } from './check-cases.ts';
import { faultKinds, type FaultKind } from './fault-kinds.ts';
import { quantile, table } from './figures.ts';
import { enqueue, fillBook, judgeLetters, lettersOf, queueLetters } from './letter-sends.ts';
import { Nodes } from './nodes.ts';
import { filesEach, nothingAcknowledged, RecordingMerchant, type Acknowledged } from './recording-merchant.ts';

const rounds = Number(process.env['FAULTS'] ?? 3);
const kinds = (process.env['FAULT_KINDS'] ?? Object.keys(faultKinds).join(',')).split(',');
const merchants = 2;
const betweenMs = 2_000;
/**
 * Once no fault is left, some of the remaining work must finish within each such period, in milliseconds, until all is
 * done.
 */
const settleMs = 180_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Run = {
  kind: string;
  acknowledged: Acknowledged;
  /** Milliseconds from the end of a fault until every process is ready. */
  recoveries: number[];
  reads: { tried: number; failed: number };
  /** Requests of merchants that the fault kept from being answered. */
  failed: number;
  letters: ReturnType<typeof judgeLetters>;
  noticesTwice: number;
  breaches: Breaches;
  took: number;
};

/** A volume of its own below the folder, which can be filled. */
function mount(path: string, megabytes: number): void {
  mkdirSync(path, { recursive: true });
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]);
  if (status !== 0) throw new Error(`mount failed: ${stderr.toString()}`);
}

async function inFolder<T>(ownDisk: boolean, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'unhold-faults-'));
  chmodSync(folder, 0o755);
  const shared = join(folder, 'shared');
  try {
    if (ownDisk) {
      mount(folder, 500);
      mount(shared, 400);
    }
    return await use(folder);
  } finally {
    if (ownDisk) for (const path of [shared, folder]) spawnSync('umount', ['--lazy', path]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a case list without pause, through the balancer, and counts what was not answered. */
async function readWithoutPause(
  merchant: RecordingMerchant,
  counts: Run['reads'],
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    counts.tried += 1;
    const answer = await fetch(`${merchant.user.url}/api/cases`, {
      headers: { cookie: merchant.user.cookie },
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    if (answer?.status !== 200) counts.failed += 1;
    await answer?.text().catch(() => '');
    await sleep(50);
  }
}

/** Runs all rounds of one kind and checks what is left afterwards. */
async function runKind(nodes: Nodes, name: string, kind: FaultKind, folder: string): Promise<Run> {
  // A worker is late, and so not ready, until the demo's own emails have left.
  await nodes.ready();
  const began = Date.now();
  const emailedBefore = nodes.mail.arrived.length;
  const acknowledged = nothingAcknowledged();
  const people = Array.from(
    { length: merchants },
    (_, index) => new RecordingMerchant(nodes.url, `${name}-${index}`, acknowledged),
  );
  const client = await nodes.postgres.connect();
  const confirm = async (email: string) => {
    await client.query('update auth.users set email_verified = true where email = $1', [email]);
  };
  for (const { user } of people) await user.signUp(confirm);
  const letters = await queueLetters(client, rounds * 2, `${name}:`);
  if (letters.length < rounds * 2) throw new Error('the demo has no letter that was sent');
  await client.end();
  const stopped = new AbortController();
  const reads = { tried: 0, failed: 0 };
  const working = Promise.all([
    ...people.map((each) => each.work(stopped.signal)),
    ...(people[0] ? [readWithoutPause(people[0], reads, stopped.signal)] : []),
  ]);
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await enqueue(nodes.postgres.url, letters.slice(round * 2, round * 2 + 2), []);
    await kind.round(nodes, round, folder);
    const from = Date.now();
    await nodes.ready();
    recoveries.push(Date.now() - from);
    // Otherwise one round would begin during another, and a wait would span both.
    await sleep(betweenMs);
    if (round % 10 === 9) say(`${name}: ${round + 1} of ${rounds}, ${acknowledged.keys.length} cases`);
  }
  stopped.abort();
  await working;
  const open = await withClient(nodes, settled);
  const breaches = await withClient(nodes, (db) => missing(db, nodes, acknowledged, name));
  breaches.incomplete.push(...open, ...acknowledged.troubles);
  if (kind.reads && name !== 'web' && reads.failed > 0)
    breaches.incomplete.push(`${reads.failed} of ${reads.tried} reads failed`);
  const mine = new Set(letters);
  const all = await withClient(nodes, lettersOf);
  const judged = judgeLetters(
    all.filter(({ id }) => mine.has(id)),
    nodes.mail.arrived,
  );
  const named = (rows: readonly { id: string }[], what: string) =>
    rows.map(({ id }) => `a demand letter ${what}: ${id}`);
  breaches.doubled.push(...named(judged.twice, 'arrived twice'));
  breaches.lost.push(...named(judged.lost, 'has no outcome'));
  breaches.incomplete.push(...named(judged.unasked, 'waits, and nobody was asked'));
  return {
    kind: name,
    acknowledged,
    recoveries,
    reads,
    failed: people.reduce((sum, { user }) => sum + user.failed, 0),
    letters: judged,
    noticesTwice: noticesTwice(
      nodes.mail.arrived.slice(emailedBefore),
      all.map(({ id }) => id),
    ),
    breaches,
    took: Date.now() - began,
  };
}

async function withClient<T>(nodes: Nodes, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await nodes.postgres.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Waits for the last job; retries that wait for minutes are brought forward. */
async function settled(client: pg.Client): Promise<string[]> {
  let fewest = Infinity;
  for (let end = 0; ; await sleep(500)) {
    await client.query("update pgboss.job set start_after = now() where state = 'retry' and start_after > now()");
    const { rows } = await client.query<{ name: string; open: string }>(
      `select name, count(*) as open from pgboss.job
       where state in ('retry', 'active') or (state = 'created' and start_after <= now()) group by name
       union all select 'emails under way', count(*) from outbox where status = 'sending' having count(*) > 0`,
    );
    if (rows.length === 0) return [];
    const left = rows.reduce((sum, { open }) => sum + Number(open), 0);
    if (left < fewest) [fewest, end] = [left, Date.now() + settleMs];
    if (Date.now() > end) return rows.map(({ name, open }) => `${open} jobs never done: ${name}`);
  }
}

/** What was acknowledged to merchants but is missing, or is there twice. */
async function missing(client: pg.Client, nodes: Nodes, acknowledged: Acknowledged, name: string): Promise<Breaches> {
  const hasBytes = (key: string) => nodes.hasBytes(key);
  const cases = await checkCases(client, { keys: acknowledged.keys, filesEach, hasBytes, emails: `${name}-%` });
  const { rows: files } = await client.query<{ id: string }>('select id from uploads union select id from case_files');
  const { rows: messages } = await client.query<{ id: string; case_id: string; body: string }>(
    "select id, case_id, body from messages where message_type = 'message'",
  );
  const known = new Set(files.map(({ id }) => id));
  const written = new Map(messages.map((message) => [message.id, message]));
  const bodies = Map.groupBy(messages, ({ body }) => body);
  const isThere = ({ id, caseId, body }: Acknowledged['messages'][number]) =>
    written.get(id)?.body === body && written.get(id)?.case_id === caseId;
  return {
    lost: [
      ...cases.lost,
      ...acknowledged.files.filter((id) => !known.has(id)).map((id) => `an acknowledged file is lost: ${id}`),
      ...acknowledged.messages
        .filter((each) => !isThere(each))
        .map(({ id }) => `an acknowledged message is lost: ${id}`),
    ],
    doubled: [
      ...cases.doubled,
      ...acknowledged.messages
        .filter(({ body }) => (bodies.get(body)?.length ?? 0) > 1)
        .map(({ body }) => `a message is there twice: ${body}`),
    ],
    incomplete: cases.incomplete,
  };
}

/** A second copy of other emails may arrive (docs/decisions/0057-a-demand-is-emailed-once.md). */
function noticesTwice(arrived: readonly { id: string }[], letterIds: readonly string[]): number {
  const letters = new Set(letterIds);
  const seen = new Map<string, number>();
  for (const { id } of arrived) if (!letters.has(id)) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen.values()].filter((count) => count > 1).length;
}

function report(runs: readonly Run[]): void {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const column = (title: string, of: (run: Run) => string): string[] => [title, ...runs.map(of)];
  const waits = (run: Run) => run.acknowledged.waits;
  say(
    table([
      column(`${rounds} times each`, ({ kind }) => kind),
      column('cases acknowledged', ({ acknowledged }) =>
        String(acknowledged.keys.filter(({ answer }) => answer).length),
      ),
      column('files acknowledged', ({ acknowledged }) => String(acknowledged.files.length)),
      column('messages acknowledged', ({ acknowledged }) => String(acknowledged.messages.length)),
      column('  lost', ({ breaches }) => String(breaches.lost.length)),
      column('  doubled', ({ breaches }) => String(breaches.doubled.length)),
      column('  otherwise wrong', ({ breaches }) => String(breaches.incomplete.length)),
      column('demand letters: sent', ({ letters }) => String(letters.as('sent').length)),
      column('  uncertain, with staff', ({ letters }) => String(letters.as('uncertain').length)),
      column('  twice or lost', ({ letters }) => String(letters.twice.length + letters.lost.length)),
      column('other emails that came twice', ({ noticesTwice: twice }) => String(twice)),
      column('ready again after, median s', ({ recoveries }) => seconds(quantile(recoveries, 0.5))),
      column('  longest', ({ recoveries }) => seconds(quantile(recoveries, 1))),
      column('until acknowledged, median s', (run) => seconds(quantile(waits(run), 0.5))),
      column('  longest', (run) => seconds(quantile(waits(run), 1))),
      column('requests tried again', ({ failed }) => String(failed)),
      column('reads, of them failed', ({ reads }) => `${reads.tried}, ${reads.failed}`),
      column('took, s', ({ took }) => seconds(took)),
    ]),
  );
  for (const { kind, breaches } of runs)
    for (const breach of Object.values(breaches).flat().slice(0, 20)) say(`  ${kind}: ${breach}`);
}

async function main(): Promise<boolean> {
  const runs: Run[] = [];
  for (const ownDisk of [false, true]) {
    const chosen = kinds.filter(
      (name) => faultKinds[name] !== undefined && (faultKinds[name].ownDisk ?? false) === ownDisk,
    );
    if (chosen.length === 0) continue;
    await inFolder(ownDisk, async (folder) => {
      const nodes = await Nodes.open({ folder, demo: true, sharedFolder: ownDisk });
      try {
        await withClient(nodes, (client) => fillBook(client, rounds * 2));
        for (const name of chosen) {
          const kind = faultKinds[name];
          if (!kind) continue;
          const run = await runKind(nodes, name, kind, folder);
          runs.push(run);
          report([run]);
        }
      } finally {
        await nodes.close();
      }
    });
  }
  if (runs.length > 1) report(runs);
  return runs.length > 0 && runs.every(({ breaches }) => Object.values(breaches).flat().length === 0);
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
