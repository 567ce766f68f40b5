import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterStatuses } from '../domain/letters/letter.ts';
import { afterStep, approved, letterSteps, live, out, sent, unapproved, unsent } from '../domain/letters/life.ts';
import { approve } from '../testing/app/desk.ts';
import { LetterRoom } from '../testing/app/letter-room.ts';

const named: Record<string, readonly string[]> = { unapproved, unsent, live, approved, out, sent };
let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
}, 60_000);
afterAll(() => room.close());

/**
 * The definition of each of our functions, views, indexes, policies, triggers and computed values, as PostgreSQL shows
 * it.
 */
const catalog = () =>
  room.superuser.rows<{ object: string; text: string }>(`
    with ours as (
      select n.oid from pg_namespace n where n.nspname in ('app', 'auth', 'public')
    ), proc as (
      select p.oid from pg_proc p where p.pronamespace in (select oid from ours) and p.prokind = 'f'
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select oid::regprocedure::text as object, pg_get_functiondef(oid) as text from proc
    union all
    select oid::regclass::text, case relkind when 'v' then pg_get_viewdef(oid) else pg_get_indexdef(oid) end
    from pg_class where relnamespace in (select oid from ours) and relkind in ('v', 'i')
    union all
    select polname || ' on ' || polrelid::regclass, concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid))
    from pg_policy
    union all
    select tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'a value of ' || adrelid::regclass, pg_get_expr(adbin, adrelid) from pg_attrdef`);

test('the database tells the states of a letter apart as the program does, state by state', async () => {
  for (const [what, statuses] of Object.entries(named))
    for (const status of letterStatuses) {
      const [row] = await room.superuser.rows('select app.letter_is($1, $2) as held', [status, what]);
      expect([what, status, row]).toEqual([what, status, { held: statuses.includes(status) }]);
    }
  expect(await room.superuser.rows("select app.letter_is('draft', 'unknown') as held")).toEqual([{ held: null }]);
});

test('only app.letter_is lists states of a letter in the database, and it is only called with its own names', async () => {
  const texts = await catalog();
  const states = new Set<string>(letterStatuses);
  const lists = ({ text }: { text: string }) =>
    [...text.matchAll(/\b(?:in\s*\(|(?:any|all)\s*\(\(?\s*array\[)([^()[\]]*)/gi)].filter(([, list = '']) => {
      const items = list.split(',').map((item) => /^\s*'(\w+)'(?:::\w+)?\s*$/.exec(item)?.[1] ?? '');
      return items.length > 1 && items.every((item) => states.has(item));
    });
  expect(texts.filter((each) => lists(each).length > 0).map(({ object }) => object)).toEqual([
    'app.letter_is(text,text)',
  ]);
  const asked = texts.flatMap(({ text }) => [...text.matchAll(/letter_is\([^()]*, '(\w+)'/g)].map(([, name]) => name));
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(named).toSorted());
});

test('a search for the unsent letter of a case uses the index that ensures there is only one', async () => {
  const plan = await room.superuser.rows(
    "explain select id from letters where case_id = '01900000-0000-7000-8000-000000000001' and app.letter_is(status, 'unsent')",
  );
  expect(JSON.stringify(plan)).toContain('letters_one_live');
});

test('the database allows every step of a letter’s life, and refuses any other change of a superseded or sent letter', async () => {
  const refused: string[] = [];
  for (const from of letterStatuses)
    for (const to of letterStatuses.filter((status) => status !== from)) {
      const { superuser, letterId } = room;
      await superuser.rows('begin');
      await superuser.rows("set local session_replication_role = 'replica'");
      await superuser.rows('update letters set status = $2 where id = $1', [letterId, from]);
      await superuser.rows("set local session_replication_role = 'origin'");
      const change = superuser.rows('update letters set status = $2 where id = $1', [letterId, to]);
      await change.catch(() => refused.push(`${from} ${to}`));
      await superuser.rows('rollback');
    }
  const steps = letterStatuses.flatMap((from) => letterSteps.map((step) => `${from} ${afterStep(from, step)}`));
  expect(refused.filter((pair) => steps.includes(pair))).toEqual([]);
  const never = letterStatuses.flatMap((from) =>
    letterStatuses
      .filter((to) => to !== from && !steps.includes(`${from} ${to}`))
      .filter((to) => from === 'superseded' || to === 'superseded' || named.sent?.includes(from))
      // From delivered back to sent is allowed, because it does not bring a sent letter back.
      .filter((to) => !(named.sent?.includes(from) && to === 'sent'))
      .map((to) => `${from} ${to}`),
  );
  expect(refused.toSorted()).toEqual(never.toSorted());
});

test('the signed file of a letter that was approved, then returned or superseded, is no longer sent', async () => {
  const signed = () =>
    room.app.services.database.as(
      { role: 'attorney', id: room.attorney.id, name: 'Test', verifiedEmail: null },
      async (db) => (await sql`select pdf_sha256 from app.signed_letter(${room.letterId})`.execute(db)).rows,
    );
  await approve(room.attorney, room.letterId);
  expect(await signed()).toHaveLength(1);
  await room.superuser.rows("update letters set status = 'draft' where id = $1", [room.letterId]);
  await room.superuser.rows("update letters set status = 'superseded' where id = $1", [room.letterId]);
  expect(await signed()).toEqual([]);
});
