/**
 * Every GET of the API on a database with a million cases, one at a time, as one of the demo's three users:
 * `npm run --prefix bench reads`. Prints the slowest first, and every answer other than 2xx. BENCH_DATABASE_URL: an
 * owned database, empty or left by `admin` (default: an embedded one of its own), BENCH_CASES (1000000), BENCH_TIMES
 * (15), BENCH_ONLY (the beginning of a name).
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endpoints, type Endpoint } from '../contract/endpoints.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { makeDemoAccounts, readDemoAccounts } from '../server/demo/demo-accounts.ts';
import { median, quantile, table } from './figures.ts';
import { million, seedMillion } from './seed-million.ts';
import { seedWays } from './seed-ways.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const times = Number(process.env['BENCH_TIMES'] ?? 15);
const cases = Number(process.env['BENCH_CASES'] ?? million.cases);
const only = process.env['BENCH_ONLY'] ?? '';
/** Milliseconds above which a read is named. */
const maxMilliseconds = 50;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Role = 'merchant' | 'staff' | 'attorney';
type Ids = Record<'case' | 'letter' | 'file' | 'user' | 'paper', string>;
type Timed = { endpoint: Endpoint; status: number; took: number[] };

/** What an endpoint needs besides its ids. */
const queries: Readonly<Record<string, string>> = {
  'knowledge.get': '?kind=authority&key=ucc-2-709',
  'reports.listCases': '?figure=submitted',
  'reports.exportCases': '?figure=submitted',
  'letters.compare': '?from=1&to=1',
};
/** Left out: a stream has no end, exports take as long as they are large, and two are read with a link's token. */
const left = new Set(['events.stream', 'cases.export', 'reports.exportCases', 'cases.feed', 'email.outbox']);

async function seedOnce(client: pg.Client): Promise<void> {
  const count = async (name: string) =>
    (await client.query<{ n: number }>('select reltuples as n from pg_class where oid = $1::regclass', [name])).rows[0]
      ?.n ?? 0;
  if ((await count('cases')) < cases / 2) await seedMillion(client, { ...million, cases }, say);
  if ((await count('letters')) < cases / 2) await seedWays(client, cases, say);
}

/** The ids of the demo case with the most activity. */
async function idsOf(client: pg.Client): Promise<Ids> {
  const { rows } = await client.query<Ids>(`
    with busiest as (
      select c.id, c.created_by from cases c join users u on u.id = c.created_by where u.email = 'merchant@demo.example'
      order by (select count(*) from messages m where m.case_id = c.id) + 10 * (select count(*) from letters l where l.case_id = c.id) desc limit 1)
    select id as "case", created_by as "user",
      (select l.id from letters l where l.case_id = busiest.id order by l.created_at desc limit 1) as letter,
      (select f.id from case_files f where f.case_id = busiest.id limit 1) as file,
      coalesce((select p.id from paper_signatures p limit 1), id) as paper from busiest`);
  if (!rows[0]) throw new Error('the demo has no case');
  return rows[0];
}

function pathOf({ name, path }: Endpoint, ids: Ids): string {
  const prefixes: readonly [string, string][] = [
    ['/letters', ids.letter],
    ['/files', ids.file],
    ['/papers', ids.paper],
    ['/admin/users', ids.user],
  ];
  const id = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ids.case;
  return `/api${path.replace('{id}', id).replace('{version}', '1')}${queries[name] ?? ''}`;
}

const rolesOf = ({ policy, path }: Endpoint): Role => {
  if (policy === 'attorney' || path.startsWith('/attorney')) return 'attorney';
  if (policy === 'staff' || policy === 'desk' || path.startsWith('/admin')) return 'staff';
  return path.startsWith('/letters') ? 'attorney' : 'merchant';
};

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

async function timed(endpoint: Endpoint, address: string, cookie: string): Promise<Timed> {
  const took: number[] = [];
  let status = 0;
  for (let time = 0; time <= times; time += 1) {
    const since = performance.now();
    const response = await fetch(address, { headers: { cookie } });
    await response.arrayBuffer();
    status = response.status;
    // Not counted: the first request also plans and fills caches.
    if (time > 0) took.push(performance.now() - since);
    if (status >= 400) break;
  }
  return { endpoint, status, took };
}

async function run(url: string, dataDir: string, appKey: string): Promise<void> {
  await migrate(url, () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await seedOnce(client);
  // Makes accounts for the demo, so that it can join a database that already has users.
  const known = readDemoAccounts(dataDir);
  const accounts = known.length > 0 ? known : makeDemoAccounts(dataDir);
  const server = await startServer(await freePort(), {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_KEY: appKey,
    DEMO: 'on',
    ROLE: 'web',
  });
  try {
    const ids = await idsOf(client);
    const cookies = new Map<string, string>();
    for (const { role, email, password } of accounts) cookies.set(role, await signIn(server.url, email, password));
    const all: Timed[] = [];
    for (const endpoint of endpoints.filter(
      ({ name, method }) => method === 'GET' && !left.has(name) && name.startsWith(only),
    ))
      all.push(await timed(endpoint, `${server.url}${pathOf(endpoint, ids)}`, cookies.get(rolesOf(endpoint)) ?? ''));
    const answered = all.filter(({ status }) => status < 400);
    const rows = answered
      .toSorted((a, b) => median(b.took) - median(a.took))
      .map(({ endpoint, took }) => [
        endpoint.name,
        median(took).toFixed(1),
        quantile(took, 1).toFixed(1),
        median(took) > maxMilliseconds ? `above ${maxMilliseconds} ms` : '',
      ]);
    say(table([['read', 'p50 ms', 'longest ms', ''], ...rows]));
    say(
      `\n${answered.length} of ${all.length} reads answered, ${times} times each; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    for (const { endpoint, status } of all.filter((each) => each.status >= 400)) say(`  ${status} ${endpoint.name}`);
  } finally {
    await client.end();
    await server.stop();
  }
}

const given = process.env['BENCH_DATABASE_URL'];
const folder = temporaryFolder();
if (given) {
  // The same folder and key for each run on one database, whose accounts are kept in this folder and encrypted with
  // this key.
  const name = createHash('sha256').update(given).digest('hex');
  const kept = join(tmpdir(), `unhold-bench-${name.slice(0, 12)}`);
  mkdirSync(kept, { recursive: true });
  await run(given, kept, name);
} else {
  const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
  await run(embedded.url, folder.path, randomBytes(32).toString('hex')).finally(() => embedded.stop());
}
folder.remove();
