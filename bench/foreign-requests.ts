/**
 * Requests by users for what is not theirs, in between the owners' own, on the same connections of the real server:
 * `npm run --prefix bench foreign`. Each merchant's case carries a secret word; no answer to anybody else may contain it, no
 * endpoint that takes an id may succeed for a stranger, and each owner must get their own. BENCH_REQUESTS (18000),
 * BENCH_SEED (a number).
 */
import { randomBytes } from 'node:crypto';
import { byteEndpoints } from '../contract/bytes.ts';
import { endpoints, type Endpoint } from '../contract/endpoints.ts';
import { startEmbedded } from '../db/embedded.ts';
import { BenchUser } from './bench-user.ts';
import { table } from './figures.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const requests = Number(process.env['BENCH_REQUESTS'] ?? 18_000);
const merchants = 12;
const atOnce = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Victim = { user: BenchUser; secret: string; ids: string[]; caseId: string };

/** A repeatable stream of numbers below `limit` (mulberry32). */
let seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000);
function below(limit: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}
function pick<T>(from: readonly T[]): T {
  const found = from[below(from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** A merchant with a case, an upload and a message that carry a secret word. */
async function victim(origin: string, index: number): Promise<Victim> {
  const secret = `secret${index}x${randomBytes(6).toString('hex')}`;
  const user = new BenchUser(origin, `${secret}@shop.example`);
  const id = await user.signUp();
  const version = await user.prepareDraft(1);
  const { case_id: caseId } = await user.submit(version, `key-of-${secret}`);
  await user.call('POST', `/api/cases/${caseId}/messages`, 200, { message_id: crypto.randomUUID(), body: secret });
  const { case_files: files } = (await user.call('GET', `/api/cases/${caseId}`, 200)) as {
    case_files: { id: string }[];
  };
  return { user, secret, caseId, ids: [caseId, id, ...files.map((file) => file.id)] };
}

// An event stream never ends, and the export has the caller's own data only.
const asked = endpoints.filter(
  ({ name, policy }) => policy !== 'public' && name !== 'events.stream' && name !== 'privacy.exportOwnData',
);
const byId = (endpoint: Endpoint) => endpoint.path.includes('{');

async function foreign(all: Victim[], staffOnly: boolean): Promise<string | null> {
  const owner = pick(all);
  const caller = pick(all.filter((each) => each !== owner));
  const endpoint = pick(asked.filter((each) => (staffOnly ? each.policy === 'staff' : byId(each))));
  const path = `/api${endpoint.path.replaceAll(/\{\w+\}/g, () => pick(owner.ids))}`;
  const json = JSON.stringify({ id: owner.caseId, caseId: owner.caseId });
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'HEAD';
  const { status, body } = await caller.user.send(
    endpoint.method,
    path,
    hasBody ? { body: json, headers: { 'content-type': 'application/json' } } : {},
  );
  const text = JSON.stringify(body);
  const leaked = all.find((each) => each !== caller && text.includes(each.secret));
  if (leaked) return `${endpoint.name} showed another merchant's secret (status ${status})`;
  return status < 400 || status >= 500 ? `${endpoint.method} ${path} answered ${status} to a stranger` : null;
}

/** Reads by owners of their own data, so that sessions and cases take turns on the server's connections. */
async function own(all: Victim[]): Promise<string | null> {
  const { user, secret, caseId } = pick(all);
  const path = pick(['/api/cases', `/api/cases/${caseId}`, `/api/cases/${caseId}/messages`, '/api/me']);
  const { status, body } = await user.send('GET', path);
  const text = JSON.stringify(body);
  if (status !== 200) return `${path} answered ${status} to its owner`;
  if (path !== '/api/cases' && !text.includes(secret)) return `${path} did not show its owner their own`;
  return all.some((each) => each.secret !== secret && text.includes(each.secret)) ? `${path} showed another's` : null;
}

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
  const port = await freePort();
  const server = await startServer(port, { DATABASE_URL: embedded.url, DATA_DIR: folder.path, ROLE: 'web' });
  try {
    const all: Victim[] = [];
    for (let index = 0; index < merchants; index += 1) all.push(await victim(server.url, index));
    const kinds = { 'for an object by its id': 0, "of staff's endpoints": 0, "owners' own": 0 };
    const faults: string[] = [];
    let done = 0;
    const worker = async (): Promise<void> => {
      while (done < requests) {
        done += 1;
        const kind = below(10);
        const fault = kind < 6 ? await foreign(all, false) : kind < 8 ? await foreign(all, true) : await own(all);
        kinds[kind < 6 ? 'for an object by its id' : kind < 8 ? "of staff's endpoints" : "owners' own"] += 1;
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    say(table([['requests', ''], ...Object.entries(kinds).map(([name, count]) => [name, String(count)])]));
    say(
      `${Object.keys(byteEndpoints).length} byte endpoints and ${asked.length} of ${endpoints.length} endpoints in all; faults: ${faults.length}`,
    );
    for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    await embedded.stop();
    folder.remove();
  }
}

await main();
