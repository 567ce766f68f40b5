/**
 * The built site served by the real server and by nginx over loopback: `npm run --prefix bench static`. Rounds alternate so that machine noise hits
 * both; ratios are medians over rounds. nginx has the advantage of sending no security headers. BENCH_ROUNDS (3), BENCH_SECONDS (0.5)
 * per round, BENCH_ONLY (a name prefix).
 */
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { median, quantile, table } from './figures.ts';
import { findNginx, startNginx, type Nginx } from './nginx.ts';
import { runLoad } from './run-load.ts';
import { freePort, processorMilliseconds, startServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const built = new URL('../build/client', import.meta.url).pathname;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 0.5);
const only = process.env['BENCH_ONLY'] ?? '';
const target = 0.5;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Served = { port: number; pid: number };
type Scenario = { name: string; path: string; known: boolean };
type Round = { perSecond: number; latencies: number[]; microseconds: number; busy: number };
type Measured = { name: string; connections: number; ours: Round[]; nginx: Round[] };
type Answer = { status: number; etag: string; body: Buffer };

function scenarios(): Scenario[] {
  const names = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(built.length));
  const pages = names
    .filter((name) => /.\/index\.html$/.test(name) && !name.includes('not-found'))
    .map((name) => name.slice(0, -'/index.html'.length));
  const chosen: [string, string | undefined, boolean][] = [
    ['home page', '/', false],
    ['article', pages.find((page) => /^\/blog\/[^/]+$/.test(page)) ?? pages[0], false],
    ['style sheet', names.find((name) => /^\/assets\/root-.*\.css$/.test(name)), false],
    ['font', names.find((name) => name.endsWith('.woff2')), false],
    ['home page, 304', '/', true],
  ];
  return chosen.flatMap(([name, path, known]) => (path && name.startsWith(only) ? [{ name, path, known }] : []));
}

function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const { etag = '', 'content-encoding': encoding } = response.headers;
        resolve({ status: response.statusCode ?? 0, etag, body: encoding === 'gzip' ? gunzipSync(sent) : sent });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The request for one side. Throws unless both respond 200 with the same body, or the figures would not compare. */
async function requestTexts({ name, path, known }: Scenario, ours: Served, nginx: Served): Promise<[string, string]> {
  const [our, their] = await Promise.all([ask(ours.port, path), ask(nginx.port, path)]);
  if (our.status !== 200 || their.status !== 200 || !our.body.equals(their.body))
    throw new Error(`${name}: the two responses differ (${our.status}, ${their.status})`);
  const text = (etag: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n${known ? `If-None-Match: ${etag}\r\n` : ''}\r\n`;
  return [text(our.etag), text(their.etag)];
}

async function roundOf(
  { port, pid }: Served,
  text: string,
  connections: number,
  expectedStatus: number,
): Promise<Round> {
  const [before, since] = [processorMilliseconds(pid), performance.now()];
  const {
    answered,
    total,
    seconds: took,
    latencies,
  } = await runLoad({
    port,
    connections,
    requests: [text],
    once: false,
    milliseconds: seconds * 1_000,
    expectedStatus,
  });
  const [used, elapsed] = [processorMilliseconds(pid) - before, performance.now() - since];
  // `elapsed` includes the generator's startup, so the share is slightly low.
  return {
    perSecond: answered / took,
    latencies,
    microseconds: (used * 1_000) / total,
    busy: used / Math.min(elapsed, took * 1_000),
  };
}

async function measure(scenario: Scenario, connections: number, ours: Served, nginx: Served): Promise<Measured> {
  const [our, their] = await requestTexts(scenario, ours, nginx);
  const measured: Measured = { name: scenario.name, connections, ours: [], nginx: [] };
  const expected = scenario.known ? 304 : 200;
  for (let round = 0; round < rounds; round += 1) {
    measured.ours.push(await roundOf(ours, our, connections, expected));
    measured.nginx.push(await roundOf(nginx, their, connections, expected));
  }
  return measured;
}

/** Waits until the server has finished compressing files. */
async function untilCalm(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const before = processorMilliseconds(pid);
    await sleep(500);
    if (processorMilliseconds(pid) - before < 50) return;
  }
}

const heading = [
  '',
  'conn',
  'our req/s',
  'p50 ms',
  'p99 ms',
  'µs each',
  'busy',
  'nginx req/s',
  'p50 ms',
  'p99 ms',
  'µs each',
  'busy',
  'ratio',
  'by µs',
];
const middle = (set: Round[], figure: (round: Round) => number) => median(set.map(figure));
const ratioOf = ({ ours, nginx }: Measured) =>
  median(ours.map((round, index) => round.perSecond / (nginx[index]?.perSecond ?? Number.NaN)));

function rowOf(measured: Measured): string[] {
  const side = (set: Round[]) => [
    middle(set, (round) => round.perSecond).toFixed(0),
    middle(set, (round) => quantile(round.latencies, 0.5)).toFixed(2),
    middle(set, (round) => quantile(round.latencies, 0.99)).toFixed(2),
    middle(set, (round) => round.microseconds).toFixed(0),
    `${(middle(set, (round) => round.busy) * 100).toFixed(0)}%`,
  ];
  const byTime =
    middle(measured.nginx, (round) => round.microseconds) / middle(measured.ours, (round) => round.microseconds);
  return [
    measured.name,
    String(measured.connections),
    ...side(measured.ours),
    ...side(measured.nginx),
    ratioOf(measured).toFixed(2),
    byTime.toFixed(2),
  ];
}

function report(all: Measured[]): void {
  say(`\n${table([heading, ...all.map(rowOf)])}`);
  const short = all.filter((each) => ratioOf(each) < target);
  say(
    `\nratio: our requests a second to nginx's, target ${target}: ${short.length === 0 ? 'reached everywhere' : `missed by ${short.map((each) => `${each.name} (${each.connections})`).join(', ')}`}`,
  );
  const waiting = all.filter((each) => middle(each.nginx, (round) => round.busy) < 0.9).length;
  if (waiting > 0)
    say(
      `In ${waiting} of ${all.length} lines nginx was busy for less than 90% of the time: the load generator (or other work on this machine) was the limit there, and nginx could do more. "by µs" compares the processor time of one answer, which that does not touch.`,
    );
}

async function main(): Promise<void> {
  const program = findNginx();
  if (!program) {
    say(
      'nginx is not on this machine, so there is nothing to compare with: skipped. (Debian and Ubuntu: apt-get install nginx-light)',
    );
    return;
  }
  if (!existsSync(built)) throw new Error('the site has not been built: npm run build');
  const folder = temporaryFolder();
  let server: ServerProcess | undefined;
  let nginx: Nginx | undefined;
  try {
    const [ourPort, nginxPort] = [await freePort(), await freePort()];
    server = await startServer(ourPort, { DATA_DIR: folder.path });
    nginx = await startNginx(program, {
      built,
      folder: join(folder.path, 'nginx'),
      port: nginxPort,
      publicUrl: `http://localhost:${ourPort}`,
    });
    const [ours, theirs] = [
      { port: ourPort, pid: server.pid },
      { port: nginxPort, pid: nginx.pid },
    ];
    await untilCalm(server.pid);
    const all: Measured[] = [];
    // Warm up first: a server's first second, before JIT compilation, is not representative.
    await runLoad({
      port: ourPort,
      connections: 20,
      requests: ['GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n'],
      once: false,
      milliseconds: 1_500,
      expectedStatus: 200,
    });
    for (const scenario of scenarios())
      for (const connections of [20, 100]) all.push(await measure(scenario, connections, ours, theirs));
    report(all);
  } finally {
    await nginx?.stop();
    await server?.stop();
    folder.remove();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
