import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/app/empty-database.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import { applyCurrent, currentOf, readCurrent, standingOf } from './apply-current.ts';
import { migrate } from './migrate.ts';

async function migrated(): Promise<{ url: string; client: pg.Client; superuser: Superuser }> {
  const url = await emptyDatabase();
  await migrate(url, () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, client, superuser: await openSuperuser(url) };
}

/** Functions, views, triggers and policies with their owners and rights. */
const catalog = (superuser: Superuser) =>
  superuser.rows(`
    with proc as (
      select p.* from pg_proc p where p.pronamespace in ('app'::regnamespace, 'auth'::regnamespace, 'public'::regnamespace)
        and p.prokind = 'f' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select oid::regprocedure::text as object, concat_ws(E'\\n', pg_get_functiondef(oid), proowner::regrole,
      (select string_agg(acl::text, ' ' order by acl::text) from unnest(proacl) acl)) as text from proc
    union all
    select oid::regclass::text, concat_ws(E'\\n', pg_get_viewdef(oid), relowner::regrole,
      (select string_agg(acl::text, ' ' order by acl::text) from unnest(relacl) acl))
    from pg_class where relkind = 'v' and relnamespace = 'app'::regnamespace
    union all
    select tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select polname || ' on ' || polrelid::regclass,
      concat_ws(E'\\n', polcmd, polpermissive, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid),
        (select string_agg(role::regrole::text, ' ' order by role::regrole::text) from unnest(polroles) role))
    from pg_policy
    order by 1, 2`);

/**
 * An earlier text of db/current: other bodies, arguments, results, columns and conditions, and objects that are gone
 * now.
 */
function earlierText(now: string): string {
  const changes: [string, string][] = [
    ["case_id = p_case and app.letter_is(status, 'out')", "case_id = p_case and status = 'sent'"],
    ['app.letter_untouched(p_case uuid)', "app.letter_untouched(p_case uuid, p_more text default ', ')"],
    ['app.letter_untouched(uuid),', 'app.letter_untouched(uuid, text),'],
    ['returns table (pdf_key text, pdf_sha256 text)', 'returns table (pdf_key text)'],
    ['old.status is distinct from new.status or old.version is distinct from new.version', 'new.version > 0'],
    ["app.letter_is(status, 'unapproved') and app.attends_case(case_id)", 'app.attends_case(case_id)'],
  ];
  for (const [from] of changes) expect(now).toContain(from);
  const text = changes.reduce((before, [from, to]) => before.replaceAll(from, to), now);
  return `${text}
create or replace function app.gone(p_case uuid) returns boolean language sql stable as 'select true';
create or replace function app.gone() returns trigger language plpgsql as 'begin return new; end';
create or replace view app.gone_too as select 1 as one;
create trigger gone before update on letters for each row execute function app.gone();
create policy gone on letters for select to unhold_app using (app.gone(case_id));
`;
}

const allText = async () => (await readCurrent()).objects.map(({ sql }) => sql).join('');

test('a database with an earlier text of db/current becomes identical to one made from nothing', async () => {
  const [fresh, upgraded] = [await migrated(), await migrated()];
  const earlier = currentOf(earlierText(await allText()));
  await applyCurrent(upgraded.client, earlier);
  const ofEarlier = await catalog(upgraded.superuser);
  expect(ofEarlier).toContainEqual(expect.objectContaining({ object: 'app.gone(uuid)' }));
  expect(ofEarlier).not.toEqual(await catalog(fresh.superuser));
  await upgraded.client.query('begin');
  await applyCurrent(upgraded.client, await readCurrent());
  await upgraded.client.query('select app.hold_walls()');
  await upgraded.client.query('commit');
  expect(await catalog(upgraded.superuser)).toEqual(await catalog(fresh.superuser));
  for (const each of [fresh, upgraded]) await Promise.all([each.client.end(), each.superuser.close()]);
}, 60_000);

test('a process leaves the objects of a newer version as they are, and says so, but replaces those of an earlier text', async () => {
  const { url, client, superuser } = await migrated();
  const current = await readCurrent();
  expect(await standingOf(client, current)).toBe('same');
  const newer = currentOf(
    `${await allText()}\ncreate or replace function app.of_tomorrow() returns integer language sql as 'select 1';`,
  );
  await applyCurrent(client, newer);
  const said: string[] = [];
  await migrate(url, (line) => said.push(line));
  expect(said).toEqual([expect.stringContaining('are those of a newer version')]);
  expect(await superuser.rows("select to_regproc('app.of_tomorrow') is not null as there")).toEqual([{ there: true }]);
  expect(await standingOf(client, { ...current, earlier: [newer.sha256] })).toBe('older');
  await superuser.rows('update current_objects set sha256 = $1', [current.sha256]);
  await superuser.rows('delete from current_objects');
  await migrate(url, () => {});
  expect(await standingOf(client, current)).toBe('same');
  await Promise.all([client.end(), superuser.close()]);
}, 60_000);

test('a function may name one that a later file makes, but a function with an invalid body is refused', async () => {
  const { client, superuser } = await migrated();
  const now = await allText();
  const added = (sql: string) =>
    applyCurrent(
      client,
      currentOf(`create or replace function app.first() returns integer ${sql}\n${now}
create or replace function app.last() returns integer language sql as 'select 1';`),
    );
  await client.query('begin');
  await added("language sql as 'select app.last()';");
  expect((await client.query('select app.first() as one')).rows).toEqual([{ one: 1 }]);
  const problem = /^db\/current failed at function app\.first\(\): syntax error/;
  await expect(added("language plpgsql as 'begin return 1 end';")).rejects.toThrow(problem);
  await client.query('rollback');
  await Promise.all([client.end(), superuser.close()]);
});

test('the text of db/current has the last hash in HASHES, which has no hash twice', async () => {
  const { sha256 } = await readCurrent();
  const hashes = readFileSync('db/current/HASHES', 'utf8').trimEnd().split('\n');
  expect(hashes.at(-1), `add this line to db/current/HASHES: ${sha256}`).toBe(sha256);
  expect(new Set(hashes).size).toBe(hashes.length);
});

/**
 * Functions that an index, a constraint or a computed value rests on, and those they call: a new text would not reach
 * these.
 */
const restingFunctions = `
  with recursive resting as (
    select p.oid, p.prosrc from pg_proc p join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
    where p.pronamespace = 'app'::regnamespace and (d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass)
      or (d.classid = 'pg_class'::regclass and exists (select 1 from pg_class c where c.oid = d.objid and c.relkind = 'i')))
    union
    select p.oid, p.prosrc from resting r join pg_proc p on p.pronamespace = 'app'::regnamespace
      and r.prosrc ~ ('\\mapp\\.' || p.proname || '\\M')
  )
  select oid from resting`;

test('db/current has every function, view, trigger and policy except those that an index rests on or SQL itself generates', async () => {
  const { client, superuser } = await migrated();
  const [resting, all, current] = [
    await superuser.rows<{ name: string }>(`select proname as name from pg_proc where oid in (${restingFunctions})`),
    await superuser.rows<{ name: string }>(`
      select pronamespace::regnamespace || '.' || proname as name from pg_proc
      where pronamespace in ('app'::regnamespace, 'auth'::regnamespace) and proname !~ '^find_cases_.*_(asc|desc)$'
      union all
      select oid::regclass::text from pg_class where relkind = 'v' and relnamespace = 'app'::regnamespace
      union all
      select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal and tgname <> 'no_truncate'
      union all
      select polname || ' on ' || polrelid::regclass from pg_policy where polname <> 'definer'`),
    await superuser.rows<{ name: string }>("select split_part(name, '(', 1) as name from current_objects"),
  ];
  const fixed = new Set(resting.map(({ name }) => `app.${name}`));
  const sorted = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(sorted(current)).toEqual(sorted(all.filter(({ name }) => !fixed.has(name))));
  await Promise.all([client.end(), superuser.close()]);
});

test('an unchanged trigger or policy is left, and not made again under a lock of its table', async () => {
  const { client, superuser } = await migrated();
  const made = () =>
    superuser.rows<{ name: string; oid: number }>(`
      select tgname || ' on ' || tgrelid::regclass as name, oid from pg_trigger where not tgisinternal
      union all select polname || ' on ' || polrelid::regclass, oid from pg_policy order by 1`);
  const before = await made();
  const changed = 'create policy staff on counts for select to unhold_app using (app.sees_all());\n';
  const text = (await allText())
    .replace(/create policy staff on counts .*\n/, changed)
    .replace("status = 'out'", "status = 'out' or false");
  await applyCurrent(client, currentOf(text));
  const after = await made();
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const again = after.filter(({ oid }) => !before.some((each) => each.oid === oid));
  expect(again.map(({ name }) => name)).toEqual(['staff on counts']);
  await Promise.all([client.end(), superuser.close()]);
});

test.each([
  ['create table gone (id int);', /functions, views, triggers and policies alone: create table/],
  ['drop function app.gone();\n', /db\/current begins with drop function/],
  ['create function app.gone() returns int language sql as $$ select 1 $$;', /alone: create function/],
])('a text of db/current that says %s is refused', (text, problem) => {
  expect(() => currentOf(text)).toThrow(problem);
});
