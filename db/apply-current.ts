import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('./current/', import.meta.url);

const kinds = ['function', 'view', 'trigger', 'policy'] as const;
/**
 * `name` as `drop` takes it; `signature`: the part that `create or replace` cannot change; for a trigger or a policy,
 * the hash of its whole text.
 */
type CurrentObject = { kind: (typeof kinds)[number]; name: string; signature: string; sql: string };

/** What db/current says. `earlier`: the hashes of the texts before this one. */
export type Current = { objects: readonly CurrentObject[]; sha256: string; earlier: readonly string[] };

/** Reads db/current. Throws when a text begins with anything but a function, a view, a trigger or a policy. */
export async function readCurrent(): Promise<Current> {
  const names = (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const hashes = (await readFile(new URL('HASHES', folder), 'utf8')).trimEnd().split('\n');
  const current = currentOf(texts.join('\n'));
  return { ...current, earlier: hashes.filter((each) => each !== current.sha256) };
}

/** The objects of a text, each with what follows it (its grants, the comment of the next). */
export function currentOf(text: string): Omit<Current, 'earlier'> {
  const [before = '', ...statements] = `\n${text}`.split(/^(?=create )/m);
  if (before.replaceAll(/^--.*$/gm, '').trim() !== '') throw new Error(`db/current begins with ${before.trim()}`);
  const objects = statements.map(objectOf);
  return { objects, sha256: sha256Of(text) };
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether `create or replace` changes the object in place. */
const isReplaced = (kind: CurrentObject['kind']): boolean => kind === 'function' || kind === 'view';

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function objectOf(sql: string): CurrentObject {
  const found = (kind: CurrentObject['kind'], name: string, signature = '') => ({ kind, name, signature, sql });
  const [, called, given, returned] =
    /^create or replace function ([\w.]+)\(([\s\S]*?)\)\s+returns\s+([\s\S]*?)\s+language\s/.exec(sql) ?? [];
  if (called !== undefined && given !== undefined && returned !== undefined) {
    const named = oneSpace(given.replaceAll(/\s+default\s+(?:'[^']*'|[^,'])+/g, ''));
    return found('function', `${called}(${named})`, oneSpace(`(${given}) ${returned}`));
  }
  const [, view] = /^create or replace view ([\w.]+) as\s/.exec(sql) ?? [];
  if (view !== undefined) return found('view', view);
  const [, trigger, watched] = /^create (?:constraint )?trigger (\w+) [^;]*? on ([\w.]+)\s/.exec(sql) ?? [];
  if (trigger !== undefined) return found('trigger', `${trigger} on ${watched}`, sha256Of(sql));
  const [, policy, guarded] = /^create policy (\w+) on ([\w.]+)\s/.exec(sql) ?? [];
  if (policy !== undefined) return found('policy', `${policy} on ${guarded}`, sha256Of(sql));
  throw new Error(`db/current has functions, views, triggers and policies alone: ${sql.split('\n')[0]}`);
}

/**
 * How the database's text of db/current compares to this version's: `same`, `older`, or `newer` if this version does
 * not know it. The client is any login of the program.
 */
export async function standingOf(client: pg.Client, current: Current): Promise<'same' | 'older' | 'newer'> {
  const { rows } = await client.query<{ sha256: string }>('select sha256 from public.current_objects limit 1');
  const applied = rows[0]?.sha256;
  if (applied === current.sha256) return 'same';
  return applied === undefined || current.earlier.includes(applied) ? 'older' : 'newer';
}

/**
 * Makes the database match db/current, inside the caller's transaction: drops objects that it no longer has or that
 * have another signature, and replaces functions and views in place, so that their owner and their users stay. An
 * unchanged trigger or policy is left, because making it again locks its table, unless a function or view is dropped
 * that it may use. The client is the owner's login. Throws what PostgreSQL says, as when something else uses an object
 * to be dropped.
 */
export async function applyCurrent(client: pg.Client, { objects, sha256 }: Omit<Current, 'earlier'>): Promise<void> {
  const { rows: before } = await client.query<Omit<CurrentObject, 'sql'>>(
    'select kind, name, signature from public.current_objects',
  );
  const isSame = (a: Omit<CurrentObject, 'sql'>, b: Omit<CurrentObject, 'sql'>) =>
    a.kind === b.kind && a.name === b.name && a.signature === b.signature;
  const gone = before.filter((each) => !objects.some((object) => isSame(object, each)));
  const dropsUsed = gone.some(({ kind }) => isReplaced(kind));
  const made = objects.filter(
    (each) => !isReplaced(each.kind) && (dropsUsed || !before.some((old) => isSame(old, each))),
  );
  for (const kind of kinds.toReversed())
    for (const each of [...gone, ...made].filter((object) => object.kind === kind))
      await run(client, each, `drop ${kind} if exists ${each.name}`);
  // A function may name one that a later file makes, so bodies are checked only once everything is there.
  const functions = objects.filter(({ kind }) => kind === 'function');
  const views = objects.filter(({ kind }) => kind === 'view');
  await client.query('set local check_function_bodies = off');
  for (const each of [...functions, ...views, ...made]) await run(client, each, each.sql);
  await client.query('set local check_function_bodies = on');
  for (const each of functions) await run(client, each, each.sql);
  await client.query('delete from public.current_objects');
  await client.query(
    `insert into public.current_objects (kind, name, signature, sha256)
     select kind, name, signature, $2 from jsonb_to_recordset($1::jsonb) as made (kind text, name text, signature text)`,
    [JSON.stringify(objects), sha256],
  );
}

async function run(
  client: pg.Client,
  { kind, name }: Pick<CurrentObject, 'kind' | 'name'>,
  sql: string,
): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`db/current failed at ${kind} ${name}: ${problem}`, { cause: error });
  }
}
