/**
 * Measures whether the sign-in endpoints reveal that an account exists: `npm run --prefix bench probes`. Probes the real server with known and unknown
 * addresses alternately, each from its own IP address to avoid throttling. Prints statuses, bodies and times, and how well timing
 * distinguishes the two: 0.5 is a coin toss. BENCH_PROBES (500) of each kind, BENCH_AT_ONCE (4).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { median, quantile, table } from './figures.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const probes = Number(process.env['BENCH_PROBES'] ?? 500);
const atOnce = Number(process.env['BENCH_AT_ONCE'] ?? 4);
const say = (line: string) => process.stdout.write(`${line}\n`);

type Group = 'known' | 'unknown';
type Probe = { group: Group; status: number; body: string; milliseconds: number };
/** An account gets at most three emails an hour, so use enough accounts that no probe hits that limit. */
const accounts = Math.ceil(probes / 2 / 3);
const emailOf = (group: Group, index: number) => `${group}${group === 'known' ? index % accounts : index}@shop.example`;

const kinds: Record<string, { path: string; body: (email: string) => object }> = {
  'sign-up': {
    path: '/sign-up/email',
    body: (email) => ({ email, password: 'an orrery of brass', name: 'Ada Byron', callbackURL: '/apply' }),
  },
  'password reset': { path: '/request-password-reset', body: (email) => ({ email, redirectTo: '/auth/reset' }) },
  'sign-in': { path: '/sign-in/email', body: (email) => ({ email, password: 'not the password' }) },
};

let callers = 0;
async function ask(url: string, path: string, email: string, body: object): Promise<Omit<Probe, 'group'>> {
  callers += 1;
  const started = performance.now();
  const answer = await fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.replaceAll(email, 'EMAIL'), milliseconds: performance.now() - started };
}

/** Runs `count` tasks in order, `atOnce` at a time. */
async function inTurn<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next; index < count; index = next) {
        next += 1;
        results[index] = await work(index);
      }
    }),
  );
  return results;
}

async function probe(url: string, kind: keyof typeof kinds): Promise<Probe[]> {
  const { path, body } = kinds[kind] ?? { path: '', body: () => ({}) };
  return inTurn(probes, async (index) => {
    const group: Group = index % 2 ? 'known' : 'unknown';
    // A sign-up makes an address known, so each kind of probe has its own unknown addresses.
    const email = group === 'known' ? emailOf(group, index >> 1) : `${kind.replace(' ', '-')}-${emailOf(group, index)}`;
    return { group, ...(await ask(url, path, email, body(email))) };
  });
}

/** The probability that a known address responds later than an unknown one (Mann-Whitney), and its p-value. */
function rankTest(known: number[], unknown: number[]): { chance: number; p: number } {
  const wins = known.reduce(
    (sum, a) => sum + unknown.reduce((each, b) => each + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  const pairs = known.length * unknown.length;
  const z = Math.abs(wins - pairs / 2) / Math.sqrt((pairs * (known.length + unknown.length + 1)) / 12);
  return { chance: wins / pairs, p: 2 * upperTail(z) };
}

/** Normal distribution function (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial =
    t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}

function report(kind: string, all: Probe[]): { rows: string[][]; line: string } {
  const times = (group: Group) => all.filter((each) => each.group === group).map(({ milliseconds }) => milliseconds);
  const distinct = (group: Group, of: (probe: Probe) => string) =>
    [...new Set(all.filter((each) => each.group === group).map(of))].toSorted().join(' | ');
  const rows = (['known', 'unknown'] as const).map((group) => [
    kind,
    group,
    String(times(group).length),
    distinct(group, ({ status }) => String(status)),
    median(times(group)).toFixed(1),
    quantile(times(group), 0.95).toFixed(1),
  ]);
  const { chance, p } = rankTest(times('known'), times('unknown'));
  const same =
    distinct('known', ({ status, body }) => `${status} ${body}`) ===
    distinct('unknown', ({ status, body }) => `${status} ${body}`);
  const line = `${kind}: bodies ${same ? 'the same' : 'DIFFERENT'} (${distinct('known', ({ body }) => body)}); medians ${(median(times('known')) / median(times('unknown'))).toFixed(3)} to 1; known answers later in ${(chance * 100).toFixed(1)}% of pairs (p = ${p.toFixed(2)})`;
  return { rows, line };
}

const folder = temporaryFolder();
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done());
  },
});
const [port, smtpPort] = [await freePort(), await freePort()];
await new Promise<void>((resolve) => {
  sink.listen(smtpPort, '127.0.0.1', resolve);
});
const server = await startServer(port, {
  DATA_DIR: folder.path,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  TRUSTED_PROXIES: '1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
});
try {
  const signUp = kinds['sign-up'];
  await inTurn(accounts, (index) =>
    ask(server.url, signUp?.path ?? '', emailOf('known', index), signUp?.body(emailOf('known', index)) ?? {}),
  );
  await sleep(2_000);
  const reports = [];
  for (const kind of Object.keys(kinds)) reports.push(report(kind, await probe(server.url, kind)));
  say(table([['probe', 'account', 'n', 'status', 'median ms', 'p95 ms'], ...reports.flatMap(({ rows }) => rows)]));
  for (const { line } of reports) say(line);
} finally {
  await server.stop();
  await new Promise<void>((resolve) => {
    sink.close(() => resolve());
  });
  folder.remove();
}
