/**
 * Load beyond what one process can handle: `npm run --prefix bench overload`. 3,000 clients at once: those admitted are
 * answered in time, the others get 503 and Retry-After. 100 uploads of 10 MB to S3 within bounded memory. Four anonymous
 * bodies of 150 MB that the server does not want. Exits with 1 when a bound is passed. OVERLOAD_CLIENTS (3000),
 * OVERLOAD_SECONDS (30), OVERLOAD_IN_FLIGHT (the default LIMIT_IN_FLIGHT), OVERLOAD_PARTS (clients,uploads,bodies),
 * OVERLOAD_UPLOADS (100), OVERLOAD_PIECE_MB (10).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchUser } from './bench-user.ts';
import { quantile, table } from './figures.ts';
import { OwnPostgres } from './own-postgres.ts';
import { measureLoad } from './run-load.ts';
import {
  freePort,
  processorMilliseconds,
  residentMebibytes,
  startServer,
  type ServerProcess,
} from './server-process.ts';
import { startStore } from './store-process.ts';
import { prepareUploads } from './upload-process.ts';

const clients = Number(process.env['OVERLOAD_CLIENTS'] ?? 3_000);
const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? 30);
const parts = (process.env['OVERLOAD_PARTS'] ?? 'clients,uploads,bodies').split(',');
const uploads = Number(process.env['OVERLOAD_UPLOADS'] ?? 100);
const uploadBytes = 10 * 1024 * 1024 - 1024;
/** Bytes per request of an upload; our pages send pieces of 1 MB. */
const pieceBytes = Number(process.env['OVERLOAD_PIECE_MB'] ?? 10) * 1024 * 1024;
const bodies = 4;
const bodyBytes = 150 * 1024 * 1024;
const bounds = { p99Ms: 1_000, mebibytes: 400, healthMs: 100 };
const say = (line: string) => process.stdout.write(`${line}\n`);
type Target = { server: ServerProcess; port: number };

/** A signed-in merchant with a case. */
async function merchantWithCase({ server }: Target, name: string): Promise<{ user: BenchUser; caseId: string }> {
  const user = new BenchUser(server.url, `${name}@bench.example`, 10_000);
  await user.signUp();
  const { case_id: caseId } = await user.submit(await user.prepareDraft(1), `overload-${name}`);
  return { user, caseId };
}

/** What a merchant's page asks for, and now and then a message. */
function requestsOf({ user, caseId }: { user: BenchUser; caseId: string }, port: number): string[] {
  const head = (method: string, path: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${user.url}\r\ncookie: ${user.cookie}\r\n`;
  const get = (path: string) => `${head('GET', path)}\r\n`;
  return [get('/api/me'), get('/api/cases'), get(`/api/cases/${caseId}`), get(`/api/cases/${caseId}/messages`)];
}

async function manyClients(target: Target): Promise<boolean> {
  const people = [];
  for (let index = 0; index < 20; index += 1) people.push(await merchantWithCase(target, `client-${index}`));
  const health: number[] = [];
  const ended = new AbortController();
  const probing = probeHealth(target.server.url, health, ended.signal);
  const before = loadavg()[0] ?? 0;
  const result = await measureLoad({
    port: target.port,
    connections: clients,
    requests: people.flatMap((each) => requestsOf(each, target.port)),
    once: false,
    milliseconds: seconds * 1_000,
    expectedStatus: 200,
    thinks: 250,
    shed: true,
  });
  ended.abort();
  await probing;
  const p99 = quantile(result.latencies, 0.99);
  say(
    table([
      ['clients at once', String(clients)],
      ['load of the machine before', before.toFixed(2)],
      ['admitted, a second', (result.answered / result.seconds).toFixed(0)],
      ['shed, a second', (result.shed / result.seconds).toFixed(0)],
      ['shed without Retry-After', String(result.shedWithoutWait)],
      ['neither 200 nor 503', String(result.errors)],
      ['admitted: median ms', quantile(result.latencies, 0.5).toFixed(0)],
      ['  99 of 100', p99.toFixed(0)],
      ['  longest', quantile(result.latencies, 1).toFixed(0)],
      ['first answer of a connection: median ms', quantile(result.first, 0.5).toFixed(0)],
      ['  99 of 100', quantile(result.first, 0.99).toFixed(0)],
      ['health meanwhile, longest ms', Math.max(0, ...health).toFixed(0)],
    ]),
  );
  if (result.firstError) say(result.firstError);
  return p99 < bounds.p99Ms && result.shed > 0 && result.shedWithoutWait === 0 && result.errors === 0;
}

/** Sent by a process of its own, and stored by another, so that the measured one does not wait for their work. */
async function manyUploads({ server }: Target): Promise<boolean> {
  const sender = await prepareUploads({ url: server.url, uploads, bytes: uploadBytes, pieceBytes });
  const idle = residentMebibytes(server.pid);
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, residentMebibytes(server.pid))), 50);
  const before = processorMilliseconds(server.pid);
  const { took, failed } = await sender.send();
  clearInterval(watch);
  say(
    table([
      ['uploads of 10 MB at once', String(uploads)],
      ['  in pieces of MB', (pieceBytes / 1024 / 1024).toFixed(0)],
      ['not stored', String(failed.length)],
      ['memory of the process before, MB', idle.toFixed(0)],
      ['  at most', peak.toFixed(0)],
      ['median until stored, s', (quantile(took, 0.5) / 1_000).toFixed(1)],
      ['  longest', (quantile(took, 1) / 1_000).toFixed(1)],
      ['processor, s', ((processorMilliseconds(server.pid) - before) / 1_000).toFixed(1)],
    ]),
  );
  for (const why of failed.slice(0, 3)) say(`  ${why}`);
  return failed.length === 0 && peak < bounds.mebibytes;
}

/** Bodies from clients that have not signed in; the server wants nothing of them. */
async function anonymousBodies({ server, port }: Target): Promise<boolean> {
  const calm: number[] = [];
  const busy: number[] = [];
  const quiet = AbortSignal.timeout(2_000);
  await probeHealth(server.url, calm, quiet);
  const ended = new AbortController();
  const probing = probeHealth(server.url, busy, ended.signal);
  const began = Date.now();
  const sent = await Promise.all(Array.from({ length: bodies }, () => sendBody(port)));
  await sleep(500);
  ended.abort();
  await probing;
  const [without, cost] = [quantile(calm, 0.5), Math.max(0, ...busy)];
  say(
    table([
      ['anonymous bodies of 150 MB', String(bodies)],
      ['answered', sent.map(({ status }) => status).join(' ')],
      ['taken of each, MB', sent.map(({ taken }) => (taken / 1024 / 1024).toFixed(1)).join(' ')],
      ['over after, ms', String(Date.now() - began - 500)],
      ['health before, median ms', without.toFixed(1)],
      ['  meanwhile, longest', cost.toFixed(1)],
    ]),
  );
  return cost - without < bounds.healthMs;
}

/** Sends as much of a body as the server takes. */
function sendBody(port: number): Promise<{ status: string; taken: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const piece = Buffer.alloc(256 * 1024, 'a');
    let [status, left] = ['none', bodyBytes];
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left -= piece.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('connect', () => {
      socket.write(
        `POST /api/applications HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${bodyBytes}\r\n\r\n`,
      );
      more();
    });
    socket.on('drain', more);
    socket.on('data', (data: Buffer) => (status = data.toString('latin1').slice(9, 12)));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ status, taken: socket.bytesWritten }));
  });
}

/** Milliseconds until health answered, one after the other. */
async function probeHealth(url: string, latencies: number[], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const began = performance.now();
    await fetch(`${url}/api/health/live`).then((answer) => answer.text());
    latencies.push(performance.now() - began);
    await sleep(10);
  }
}

async function main(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'unhold-overload-'));
  chmodSync(folder, 0o755);
  const store = await startStore();
  const postgres = await OwnPostgres.make(join(folder, 'postgresql'), await freePort());
  const port = await freePort();
  const inFlight = process.env['OVERLOAD_IN_FLIGHT'];
  const server = await startServer(port, {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    STORAGE_URL: store.url,
    APP_KEY: 'the key of a bench, which is long enough',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ROLE: 'web',
    // As by default, unlike in other benches.
    LIMIT_IN_FLIGHT: inFlight ?? '',
  });
  const target = { server, port };
  const results: boolean[] = [];
  try {
    if (parts.includes('bodies')) results.push(await anonymousBodies(target));
    if (parts.includes('clients')) results.push(await manyClients(target));
    if (parts.includes('uploads')) results.push(await manyUploads(target));
  } finally {
    await server.stop();
    await postgres.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return results.length === parts.length && results.every(Boolean);
}

main().then(
  (whole) => process.exit(whole ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
