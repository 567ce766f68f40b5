/** pgbench with the application's own statements: the upper bound it is measured against. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Statement } from './capture-sql.ts';

const run = promisify(execFile);

/** A captured value that must vary per transaction, and the SQL that derives it from `:n`. */
export type Marker = { found: string; sql: string };
export type Script = { text: string; variables: string[] };
const warmUp = 3;

type PgbenchResult = { perSecond: number; latencies: number[] };

/** Finds pgbench or throws with installation instructions. */
export async function requirePgbench(): Promise<void> {
  await run('pgbench', ['--version']).catch(() => {
    throw new Error(
      'pgbench was not found: install it (Debian: postgresql-contrib; it is part of every PostgreSQL) and put it on PATH',
    );
  });
}

/** The statements as a pgbench script, a batch as a pipeline, with the captured parameters as variables; parameters that contain a marker become SQL of its type. */
export async function scriptOf(client: pg.Client, statements: Statement[], markers: Marker[]): Promise<Script> {
  const variables: string[] = [];
  const variable = (value: string): string => `:v${variables.push(value) - 1}`;
  const lines: string[] = markers.length > 0 ? ['\\set i :i + 1', '\\set n :base + :client_id * :each + :i'] : [];
  const batched = statements.length > 0 && statements.every((each) => each.batched);
  if (batched) lines.push('\\startpipeline');
  for (const { text, values } of statements) {
    const texts = values.map(parameterText);
    const types = texts.some((each) => each !== null && markers.some((marker) => each.includes(marker.found)))
      ? await parameterTypes(client, text)
      : [];
    lines.push(
      `${plainColons(text)
        .replace(/\$(\d+)/g, (_, digits: string) =>
          sqlOf(texts[Number(digits) - 1] ?? null, types[Number(digits) - 1] ?? 'text', markers, variable),
        )
        .replaceAll(/\s+/g, ' ')
        .trim()};`,
    );
  }
  if (batched) lines.push('\\endpipeline');
  return { text: `${lines.join('\n')}\n`, variables };
}

/** pgbench would read `:x` as a variable even inside a literal, so literals are escaped one by one. */
const plainColons = (text: string): string =>
  text.replace(/'((?:[^']|'')*)'/g, (all, literal: string) =>
    /:\w/.test(literal) && !literal.includes('\\') ? `E'${literal.replaceAll(':', '\\x3a')}'` : all,
  );

function sqlOf(value: string | null, type: string, markers: Marker[], variable: (value: string) => string): string {
  if (value === null) return 'null';
  if (value === '') return "''";
  const pieces = split(value, markers);
  if (pieces.length === 1 && typeof pieces[0] === 'string') return variable(value);
  return `((${pieces.map((piece) => (typeof piece === 'string' ? `${variable(piece)}::text` : piece.sql)).join(' || ')})::${type})`;
}

function split(value: string, markers: Marker[]): (string | Marker)[] {
  for (const marker of markers) {
    const at = value.indexOf(marker.found);
    if (at < 0) continue;
    const after = value.slice(at + marker.found.length);
    return [...(at > 0 ? split(value.slice(0, at), markers) : []), marker, ...(after ? split(after, markers) : [])];
  }
  return [value];
}

async function parameterTypes(client: pg.Client, text: string): Promise<string[]> {
  await client.query(`prepare bench_types as ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'bench_types'",
  );
  await client.query('deallocate bench_types');
  return rows[0]?.types ?? [];
}

/** A parameter as the driver sends it. */
function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(String(each))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type PgbenchRun = { url: string; script: Script; clients: number } & (
  | { seconds: number }
  | { transactionsEach: number; base: number }
);

/** One round as the application's role, under row-level security, with prepared statements and one thread. Throws pgbench's output on failure. */
export async function runPgbench(options: PgbenchRun): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'unhold-pgbench-'));
  try {
    writeFileSync(join(folder, 'script.sql'), options.script.text);
    const { hostname, port, username, password, pathname } = new URL(options.url);
    const length =
      'seconds' in options
        ? ['-T', String(options.seconds)]
        : [
            '-t',
            String(options.transactionsEach),
            '-D',
            'i=-1',
            '-D',
            `base=${options.base}`,
            '-D',
            `each=${options.transactionsEach}`,
          ];
    const variables = options.script.variables.flatMap((value, index) => ['-D', `v${index}=${value}`]);
    await run(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(options.clients),
        '-j',
        '1',
        '-f',
        'script.sql',
        '-l',
        '--log-prefix=latency',
        ...length,
        ...variables,
        '-h',
        hostname,
        '-p',
        port,
        '-U',
        username,
        pathname.slice(1),
      ],
      {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          PGPASSWORD: password,
          PGOPTIONS: '-c role=unhold_app -c search_path=public -c timezone=UTC -c jit=off',
        },
        maxBuffer: 10_000_000,
      },
    );
    const log = readdirSync(folder)
      .filter((name) => name.startsWith('latency'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    return readLog(log);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Log lines are `client number microseconds script seconds microseconds`. Each client's first three are skipped: they load the catalog and plan. */
function readLog(log: string): PgbenchResult {
  const lines = log
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const ended = (line: number[]): number => (line[4] ?? 0) + (line[5] ?? 0) / 1_000_000;
  const warm = Math.max(...lines.filter((line) => (line[1] ?? 0) === warmUp - 1).map(ended));
  const counted = lines.filter((line) => ended(line) > warm);
  const last = Math.max(...counted.map(ended));
  return { perSecond: counted.length / (last - warm), latencies: counted.map((line) => (line[2] ?? 0) / 1_000) };
}
