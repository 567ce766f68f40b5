import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { caseFieldRows, columnsOf } from '../domain/case-fields.ts';
import { processors } from '../domain/processors.ts';
import { applyCurrent, readCurrent, standingOf } from './apply-current.ts';
import { isOwner, mayServe } from './logins.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Arbitrary, but the same in every process. A process that must not run during a migration takes it in shared mode. */
export const migrationLock = 7_302_114;

/** Each migration up to this one runs in a transaction of its own. */
const lastAlone = '0076_words_that_cannot_be_lost.sql';

type Restoring = {
  /** The last migration to run; null: all. */
  upTo: string | null;
};

/**
 * Brings the database at `url` (an owner's login) up to date: runs each file of db/migrations once, in order of name,
 * and then, in one transaction with the newest, makes it what db/current says (db/current/README.md), under one advisory
 * lock, so that processes may start concurrently. Throws when an applied file was edited or is unknown here. A migration
 * that has landed is never edited: a change gets the next number (db/migrations/README.md). Changes by a newer version
 * stay. Refuses a database whose restore did not finish, unless that restore is the caller. With the plain login, which
 * can change nothing, it throws, with what to do, unless everything is up to date.
 */
export async function migrate(
  url: string,
  log: (message: string) => void,
  restoring: Restoring | null = null,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isOwner(client))) return await refuseOutdated(client, log);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (!restoring) await refuseHalfRestored(client);
    await client.query(
      'create table if not exists public.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from public.migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const names = (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort();
    refuseOtherHistory(names, [...applied.keys()].sort());
    const last = restoring?.upTo ?? null;
    const wanted = names.filter((name) => last === null || name <= last);
    for (const name of wanted.filter((each) => each <= lastAlone))
      await inTransaction(client, () => applyOnce(client, name, applied.get(name)));
    await inTransaction(client, async () => {
      for (const name of wanted.filter((each) => each > lastAlone)) await applyOnce(client, name, applied.get(name));
      if (last === null) await bringToThisVersion(client, log);
    });
    const added = wanted.filter((name) => !applied.has(name));
    if (added.length > 0) log(`migrated: ${added.length === 1 ? added[0] : `${added[0]} to ${added.at(-1)}`}`);
    // A restore fills these tables with its own rows.
    if (last !== null) return;
    await fillCaseColumns(client);
    await fillProcessors(client);
  } finally {
    await client.end();
  }
}

async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ half: boolean }>("select to_regclass('public.restoring') is not null as half");
  if (rows[0]?.half)
    throw new Error(
      'A restore into this database did not finish: make it empty again (the embedded one: delete DATA_DIR, but keep its app-key) and restore again.',
    );
}

const asOwner =
  "run  npm run operator -- prepare-database  with DATABASE_OWNER_URL set to the login of the database's owner";

const newerFunctions =
  'The functions of this database are those of a newer version, beside which this one runs: they stay as they are. Start that version here too.';

async function bringToThisVersion(client: pg.Client, log: (message: string) => void): Promise<void> {
  const current = await readCurrent();
  const standing = await standingOf(client, current);
  if (standing === 'newer') log(newerFunctions);
  if (standing === 'older') await applyCurrent(client, current);
  await client.query('select app.hold_walls()');
}

async function refuseOutdated(client: pg.Client, log: (message: string) => void): Promise<void> {
  if (!(await mayServe(client)))
    throw new Error(`The login of DATABASE_URL was not made for this program, or the database is empty: ${asOwner}.`);
  await refuseHalfRestored(client);
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from public.migrations');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const { name, sha256 } of await knownMigrations())
    if (applied.get(name) !== sha256)
      throw new Error(`The database is of an older version, without ${name}: ${asOwner}.`);
  const standing = await standingOf(client, await readCurrent());
  if (standing === 'newer') log(newerFunctions);
  if (standing === 'older') throw new Error(`The database has the functions of an older version: ${asOwner}.`);
}

/** Name and hash of every migration of this version, in order. */
export async function knownMigrations(): Promise<{ name: string; sha256: string }[]> {
  const names = (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sha256: hashOf(await readFile(new URL(name, folder), 'utf8')) })),
  );
}

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** Fills the column rules from the rows of domain/case-fields.ts. Columns of an older release stay. */
async function fillCaseColumns(client: pg.Client): Promise<void> {
  const columns = caseFieldRows.flatMap(({ name, agreed = false, kept = false, inPapers = false }) =>
    columnsOf(name).map((column) => ({ name: column, agreed, kept, in_papers: inPapers })),
  );
  await client.query(
    `insert into app.case_columns (name, agreed, kept, in_papers)
     select * from jsonb_to_recordset($1::jsonb) as given (name text, agreed boolean, kept boolean, in_papers boolean)
     on conflict (name) do update set agreed = excluded.agreed, kept = excluded.kept, in_papers = excluded.in_papers
     where (case_columns.agreed, case_columns.kept, case_columns.in_papers)
       is distinct from (excluded.agreed, excluded.kept, excluded.in_papers)`,
    [JSON.stringify(columns)],
  );
}

/** One row per key, so that a new processor needs no migration. Keys of an older release stay. */
async function fillProcessors(client: pg.Client): Promise<void> {
  await client.query('insert into app.processors (key) select unnest($1::text[]) on conflict do nothing', [processors]);
}

/** Names beyond our newest are a newer version's, which may run alongside this one. */
function refuseOtherHistory(names: string[], applied: string[]): void {
  const newest = names.at(-1) ?? '';
  const other = applied.find((name) => name < newest && !names.includes(name));
  if (other === undefined) return;
  throw new Error(
    `This database was made by other migrations (${other}), from before the one baseline (docs/decisions/0045-one-baseline.md), ` +
      'and cannot be brought up to date: start with an empty database (DATABASE_URL) or an empty DATA_DIR.',
  );
}

async function applyOnce(client: pg.Client, name: string, appliedHash: string | undefined): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  const sha256 = hashOf(sql);
  if (appliedHash === sha256) return;
  if (appliedHash !== undefined)
    throw new Error(`Migration ${name} was changed after it was applied; add a new one instead.`);
  try {
    await client.query(sql);
    // Deferred checks of rows would keep the next migration from altering their tables.
    await client.query('set constraints all immediate');
    await client.query('insert into public.migrations (name, sha256) values ($1, $2)', [name, sha256]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
