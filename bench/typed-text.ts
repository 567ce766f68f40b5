/**
 * How far typed text can hold up everybody else: `npm run --prefix bench typed`. A merchant and staff send to every
 * endpoint that takes text, one request after another, texts of maximum length that make a careless pattern try again
 * and again. Prints the longest time that the event loop was held and that health took to answer meanwhile. Exits with
 * 1 when a bound is passed.
 */
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { worst, type Attack } from '../testing/adversarial-text.ts';
import { endpointsWithText, type TypedEndpoint } from '../testing/typed-requests.ts';
import { BenchUser } from './bench-user.ts';
import { table } from './figures.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Milliseconds. */
const bounds = { loop: 50, health: 100 };
const shown = 12;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Target = {
  url: string;
  delayUrl: string;
  merchant: BenchUser;
  staff: BenchUser;
  caseId: string;
  letterId: string;
};
const ordinary: Attack = { of: 'ordinary', make: (length) => 'We sell tools. '.repeat(length / 15).trim() };

type Row = { name: string; of: string; status: number; loop: number; health: number };

async function makeStaff(client: pg.Client, url: string): Promise<BenchUser> {
  const staff = new BenchUser(url, 'staff@bench.example', 10_000);
  const id = await staff.signUp();
  await client.query("update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1", [
    id,
  ]);
  await client.query('update auth.sessions set second_factor = true where user_id = $1', [id]);
  return staff;
}

async function drafted(client: pg.Client): Promise<string> {
  for (let waited = 0; waited < 30_000; waited += 200) {
    const { rows } = await client.query<{ id: string }>('select id from letters');
    if (rows[0]) return rows[0].id;
    await sleep(200);
  }
  throw new Error('no letter was drafted within 30 seconds');
}

const loopDelay = async ({ delayUrl }: Target): Promise<number> => Number(await (await fetch(delayUrl)).text());

async function health({ url }: Target): Promise<number> {
  const began = performance.now();
  await (await fetch(`${url}/api/health/live`)).text();
  return performance.now() - began;
}

/** One request, and a health probe sent along with it. */
async function send(target: Target, endpoint: TypedEndpoint, attack: Attack): Promise<Row> {
  const id = endpoint.name.startsWith('letters.') ? target.letterId : target.caseId;
  const { method, path, body, headers } = endpoint.request((max) => attack.make(max).slice(0, max), id);
  const caller = endpoint.policy === 'staff' || endpoint.policy === 'desk' ? target.staff : target.merchant;
  await loopDelay(target);
  const asked = caller.send(method, path, {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const waited = await health(target);
  const { status } = await asked;
  return { name: endpoint.name, of: attack.of, status, loop: await loopDelay(target), health: waited };
}

function report(rows: readonly Row[]): boolean {
  const slowest = rows.toSorted((a, b) => b.loop - a.loop).slice(0, shown);
  say(
    table([
      ['endpoint', 'text', 'status', 'loop held, ms', 'health, ms'],
      ...slowest.map(({ name, of, status, loop, health: waited }) => [
        name,
        of,
        String(status),
        loop.toFixed(1),
        waited.toFixed(1),
      ]),
    ]),
  );
  const [loop, waited] = [Math.max(...rows.map((row) => row.loop)), Math.max(...rows.map((row) => row.health))];
  say(`${rows.length} requests to ${new Set(rows.map(({ name }) => name)).size} endpoints.`);
  say(`The event loop was held for ${loop.toFixed(1)} ms at most (bound ${bounds.loop}).`);
  say(`Health answered within ${waited.toFixed(1)} ms (bound ${bounds.health}).`);
  return loop <= bounds.loop && waited <= bounds.health;
}

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
  const [port, delayPort] = [await freePort(), await freePort()];
  process.env['BENCH_NODE_ARGS'] ??= [...nodeFlags, '--import=./bench/loop-delay.ts'].join(' ');
  const server = await startServer(port, {
    DATABASE_URL: embedded.url,
    DATA_DIR: folder.path,
    LIMIT_DRAFTS: '0',
    LOOP_DELAY_PORT: String(delayPort),
  });
  const client = new pg.Client({ connectionString: embedded.url });
  try {
    await client.connect();
    say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
    const merchant = new BenchUser(server.url, 'merchant@bench.example', 10_000);
    await merchant.signUp();
    const { case_id: caseId } = await merchant.submit(await merchant.prepareDraft(1), 'typed-text');
    const staff = await makeStaff(client, server.url);
    const letterId = await drafted(client);
    const target = { url: server.url, delayUrl: `http://127.0.0.1:${delayPort}`, merchant, staff, caseId, letterId };
    const rows: Row[] = [];
    for (const endpoint of endpointsWithText.filter(({ policy }) => policy !== 'attorney')) {
      // What an endpoint does only the first time, such as loading fonts, is not caused by the text.
      await send(target, endpoint, ordinary);
      for (const attack of worst) rows.push(await send(target, endpoint, attack));
    }
    process.exitCode = report(rows) ? 0 : 1;
  } finally {
    await client.end();
    await server.stop();
    await embedded.stop();
    folder.remove();
  }
}

await main();
