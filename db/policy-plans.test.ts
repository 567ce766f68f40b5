import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});

afterAll(async () => {
  await superuser.close();
  await app.close();
});

// PostgreSQL before 18 plans the body of an SQL function at each call; PL/pgSQL plans it once per session.
test('no function that a policy or a trigger calls is planned at each call', async () => {
  const replanned = await superuser.rows<{ name: string }>(`
    with sources as (
      select concat(qual, ' ', with_check) as text from pg_policies
      union all
      select prosrc from pg_proc
      where pronamespace = 'app'::regnamespace and (prorettype = 'trigger'::regtype
        or proname in ('enter', 'compute_progress', 'case_progress', 'may_complete')))
    select distinct p.proname as name
    from pg_proc p join pg_language l on l.oid = p.prolang
      join sources s on s.text ~ ('\\mapp\\.' || p.proname || '\\(')
    where p.pronamespace = 'app'::regnamespace and l.lanname = 'sql'
      and (p.prosecdef or p.proconfig is not null or p.provolatile = 'v')`);
  expect(replanned).toEqual([]);
});

test('the policies of every table ask for the actor once per query, and not once per row', async () => {
  const tables = await superuser.rows<{ name: string }>(
    "select format('%I', relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity",
  );
  expect(tables.length).toBeGreaterThan(30);
  await superuser.rows('set role unhold_app');
  const perRow: string[] = [];
  for (const role of ['client', 'attorney', 'admin'])
    for (const { name } of tables) {
      await superuser.rows("select set_config('app.actor_id', $1, false), set_config('app.actor_role', $2, false)", [
        randomUUID(),
        role,
      ]);
      const plan = await superuser
        .rows<{ 'QUERY PLAN': string }>(`explain (costs off) select * from ${name}`)
        .catch(() => []); // Not every table may be read at all.
      for (const { 'QUERY PLAN': line } of plan)
        if (/(Filter|Cond):.*(current_setting|app\.(actor|sees_all|attorney_id))/.test(line))
          perRow.push(`${name} as ${role}: ${line.trim()}`);
    }
  await superuser.rows('reset role');
  expect(perRow).toEqual([]);
});

// The columns that say who sees a case are copied beside its progress, so that a list need not look up each case.
test('those who see a case see its progress, and nobody else', async () => {
  const policies = await superuser.rows<{ of: string; seen: string }>(`
    select polrelid::regclass::text as of, pg_get_expr(polqual, polrelid) as seen from pg_policy
    where (polrelid, polname) in (('cases'::regclass, 'seen'), ('case_progress'::regclass, 'with_case'))`);
  const seen = new Map(policies.map((each) => [each.of, each.seen]));
  const ofProgress = seen
    .get('case_progress')
    ?.replaceAll(/\bcase_(created_by|contact_key|attorney_id)\b/g, '$1')
    .replaceAll(/\bcase_id\b/g, 'id');
  const inView = '(id = ( SELECT app.seen_case() AS seen_case)) OR ';
  expect(ofProgress).toContain(inView);
  expect(ofProgress?.replace(inView, '')).toBe(seen.get('cases'));
});
