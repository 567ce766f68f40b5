// @proves list-users
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminUserRow } from '../../contract/people.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const many = 60;
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
  // Times differ by microseconds and repeat, so that pages break between equal ones.
  await superuser.rows(
    `with people as (select gen_random_uuid() as id, gen_random_uuid() as org, n from generate_series(1, $1::int) n),
    o as (insert into orgs (id, name, kind) select org, (array['Acme 100% Cotton', 'Under_score Ltd', 'Zürich Käse', 'متجر النور'])[1 + n % 4] || ' ' || n, 'merchant' from people),
    a as (insert into auth.users (id, name, email) select id, 'N', 'seed' || n || '@shop' || n % 3 || '.example' from people),
    u as (insert into users (id, org_id, email, created_at) select id, org, 'seed' || n || '@shop' || n % 3 || '.example', timestamptz '2026-03-01 10:00:00.123456Z' + (n / 10) * interval '1 microsecond' from people)
    insert into profiles (user_id, display_name) select id, (array['Ada O''Brien', 'Émile Zöe', '=1+1', '🧵 Nadia'])[1 + n % 4] || ' ' || n from people`,
    [many],
  );
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});
const list = (query: Record<string, string | number> = {}, by = staff) =>
  by.get(`/api/admin/users?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`);
const emails = async (query: Record<string, string | number>) =>
  (await list({ limit: 100, ...query })).body.items.map((row: AdminUserRow) => row.email);

async function walk(query: Record<string, string | number>): Promise<AdminUserRow[]> {
  const rows: AdminUserRow[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: { items: AdminUserRow[]; next_cursor: string | null } } = await list(
      cursor === '' ? query : { ...query, cursor },
    );
    rows.push(...body.items);
    cursor = body.next_cursor;
  }
  return rows;
}

describe('the list of users', () => {
  test.each([7, 10, 100])(
    'the list in pages of %i is complete, newest first, without loss or repetition',
    async (limit) => {
      const rows = await walk({ limit });
      const stored = await superuser.rows<{ id: string }>(
        'select id from users where erased_at is null order by created_at desc, id desc',
      );
      expect(rows.map((row) => row.id)).toEqual(stored.map(({ id }) => id));
      expect((await list({ limit })).body).toMatchObject({ total: many + 2, total_capped: false });
    },
  );

  test('the list shows email, name, role, organization with its kind, phone and day', async () => {
    const [row] = (await list({ search: 'seed8@' })).body.items;
    expect(row).toEqual({
      id: expect.any(String),
      email: 'seed8@shop2.example',
      name: "Ada O'Brien 8",
      role: 'client',
      org: { id: expect.any(String), name: 'Acme 100% Cotton 8', kind: 'merchant' },
      phone: null,
      created_at: '2026-03-01T10:00:00.123Z',
    });
    expect((await list({ role: 'admin' })).body.items).toMatchObject([
      { email: staff.account?.email, org: { name: 'Internal Staff', kind: 'internal' } },
    ]);
  });

  test('people are found without accents, and with the apostrophe of the keyboard', async () => {
    const names = ['José Núñez', 'Jose Nunez-Ramos', 'Siobhán O’Brien', 'Łukasz Nowak', 'Nu\u0301n\u0303ez'];
    await superuser.rows(
      `with people as (select gen_random_uuid() as id, gen_random_uuid() as org, n, name from unnest($1::text[]) with ordinality as t (name, n)),
      o as (insert into orgs (id, name, kind) select org, 'Folded ' || n, 'merchant' from people),
      a as (insert into auth.users (id, name, email) select id, 'N', 'folded' || n || '@shop.example' from people),
      u as (insert into users (id, org_id, email, created_at) select id, org, 'folded' || n || '@shop.example', '2020-01-01' from people)
      insert into profiles (user_id, display_name) select id, name from people`,
      [names],
    );
    const named = async (search: string) =>
      (await list({ limit: 100, search })).body.items
        .filter(({ email }: AdminUserRow) => email.startsWith('folded'))
        .map(({ name }: AdminUserRow) => name)
        .toSorted();
    const nunez = [names[0], names[1], names[4]].toSorted();
    for (const search of ['nunez', 'NÚÑEZ', 'Núñez', 'nu\u0301n\u0303ez'])
      expect(await named(search), search).toEqual(nunez);
    for (const search of ["o'brien", 'O’Brien', "siobhan o'b"]) expect(await named(search), search).toEqual([names[2]]);
    expect(await named('lukasz')).toEqual([names[3]]);
    expect(await named('nunoz')).toEqual([]);
    expect((await list({ search: 'nunez' })).body.total).toBe(nunez.length);
  });

  test('the list and its total omit erased users', async () => {
    const gone = await app.user();
    const before = (await list()).body.total;
    await gone.post('/api/me/erasure', { note: '' });
    const { items } = (await staff.get('/api/admin/erasures')).body;
    await staff.post(
      `/api/admin/erasures/${items.find((each: { user_id: string }) => each.user_id === gone.id).id}/decide`,
      { decision: 'done', note: '' },
    );
    expect((await list()).body.total).toBe(before - 1);
    expect((await walk({ limit: 100 })).map((row) => row.id)).not.toContain(gone.id);
    // Still reachable by address, without personal data.
    expect((await staff.get(`/api/admin/users/${gone.id}`)).body).toMatchObject({
      name: 'Erased user',
      erased_at: expect.any(String),
      sessions: [],
      email_verified: false,
      org: { name: 'Erased' },
    });
    const [left] = await superuser.rows<{ search_text: string }>('select search_text from users where id = $1', [
      gone.id,
    ]);
    expect(left?.search_text).toBe(`erased+${gone.id}@erased.invalid\n\nerased`);
  });

  test('only staff can list users', async () => {
    for (const path of [
      '/api/admin/users',
      `/api/admin/users/${merchant.id}`,
      '/api/admin/orgs?kind=merchant',
      '/api/admin/access-log',
    ]) {
      expect([(await merchant.get(path)).status, (await app.visitor().get(path)).status]).toEqual([403, 401]);
    }
  });

  test.each([
    'x',
    Buffer.from(
      JSON.stringify({
        value: 'yesterday; drop table users',
        id: randomUUID(),
        total: 1,
        capped: false,
        list: 'users',
      }),
    ).toString('base64url'),
    Buffer.from('{"list":"cases"}').toString('base64url'),
  ])('a damaged cursor answers 400: %s', async (cursor) => {
    expect([
      (await list({ cursor })).status,
      (await staff.get(`/api/admin/access-log?cursor=${cursor}`)).status,
    ]).toEqual([400, 400]);
  });
});

describe('searching users', () => {
  test.each([
    ['SEED12@', ['seed12@shop0.example']],
    ["o'brien 8", ['seed8@shop2.example']],
    ['ÉMILE ZÖE 5', ['seed5@shop2.example', 'seed57@shop0.example', 'seed53@shop2.example']],
    ['käse 50', ['seed50@shop2.example']],
    ['النور 11', ['seed11@shop2.example']],
    ['🧵 nadia 3', ['seed3@shop0.example', 'seed39@shop0.example', 'seed35@shop2.example', 'seed31@shop1.example']],
    ['=1+1 2', ['seed2@shop2.example', 'seed26@shop2.example', 'seed22@shop1.example']],
    ['no such user', []],
  ])('searching for %s finds exactly the matching users', async (search, found) => {
    expect((await emails({ search })).toSorted()).toEqual(found.toSorted());
    expect((await list({ search })).body.total).toBe(found.length);
  });

  test('a search takes pattern characters literally, and no match spans two fields', async () => {
    expect(await emails({ search: '100%' })).toHaveLength(many / 4);
    expect(await emails({ search: 'under_' })).toHaveLength(many / 4);
    expect(await emails({ search: '1_0' })).toEqual([]);
    expect(await emails({ search: 'example ada' })).toEqual([]);
  });

  test('a search combines with a role, and with paging', async () => {
    expect(await emails({ search: 'shop1', role: 'attorney' })).toEqual([]);
    expect((await walk({ search: 'shop1', role: 'client', limit: 7 })).map((row) => row.email)).toEqual(
      await emails({ search: 'shop1' }),
    );
  });

  test('a search finds a new name, address and organization at once', async () => {
    const user = await app.user();
    await user.send('PATCH', '/api/me', { display_name: 'Quite Another' });
    await superuser.rows("update auth.users set email = 'brand.new@people.example' where id = $1", [user.id]);
    const { version, org } = (await staff.get(`/api/admin/users/${user.id}`)).body;
    await staff.send(
      'PATCH',
      `/api/admin/users/${user.id}`,
      { org_name: 'Fernweh GmbH' },
      { 'if-match': String(version) },
    );
    for (const search of ['quite another', 'brand.new@', 'fernweh'])
      expect(await emails({ search })).toEqual(['brand.new@people.example']);
    expect(await emails({ search: org.name })).toEqual([]);
  });

  test('a search counts no further than 1,000', async () => {
    await superuser.rows(
      "insert into users (id, org_id, email) select gen_random_uuid(), (select org_id from users where id = $1), 'crowd' || n || '@x.example' from generate_series(1, 1001) n",
      [merchant.id],
    );
    expect((await list({ search: 'crowd' })).body).toMatchObject({ total: 1_000, total_capped: true });
    expect((await list({ role: 'client' })).body).toMatchObject({ total: 1_000, total_capped: true });
    expect((await list({ role: 'admin' })).body).toMatchObject({ total: 1, total_capped: false });
    await superuser.rows("delete from users where email like 'crowd%'");
  });
});

describe('searching more users than the search first walks through (0057_newest_users_first.sql)', () => {
  beforeAll(async () => {
    // Two users at each instant, so that the walk ends between equal ones; every thirtieth matches, every fourth of
    // these is staff.
    await superuser.rows(
      `insert into users (id, org_id, email, role, created_at) select gen_random_uuid(), (select org_id from users where id = case when n % 120 = 0 then $1::uuid else $2::uuid end),
        case when n % 30 = 0 then 'needle' else 'straw' end || n || '@x.example', case when n % 120 = 0 then 'admin' else 'client' end,
        timestamptz '2026-02-01Z' + (n / 2) * interval '1 minute' from generate_series(1, 4500) n`,
      [staff.id, merchant.id],
    );
  });
  afterAll(() => superuser.rows("delete from users where email like '%@x.example'"));

  test.each([
    ['needle', '', 7],
    ['needle', '', 100],
    ['needle', 'admin', 7],
    ['straw44', '', 50],
    ['needle30@', '', 50],
  ])('a search for %s with the role %s, %i a page, finds all, newest first, once', async (search, role, limit) => {
    const rows = await walk({ search, limit, ...(role && { role }) });
    const stored = await superuser.rows<{ id: string }>(
      "select id from users where email like $1 || '%' and ($2 = '' or role = $2) order by created_at desc, id desc",
      [search, role],
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });
});

describe('organizations', () => {
  test('organizations are found by kind and name, with one of their members, at most 20', async () => {
    const search = (kind: string, text = '') =>
      staff.get(`/api/admin/orgs?kind=${kind}&search=${encodeURIComponent(text)}`);
    expect((await search('internal')).body.items).toEqual([
      { id: expect.any(String), name: 'Internal Staff', kind: 'internal', member: staff.account?.email },
    ]);
    expect((await search('merchant', 'ZÜRICH KÄSE 50')).body.items).toMatchObject([
      { name: 'Zürich Käse 50', member: 'seed50@shop2.example' },
    ]);
    expect((await search('law_firm', 'zürich')).body.items).toEqual([]);
    const { items } = (await search('merchant')).body;
    expect(items).toHaveLength(20);
    expect(items.map((each: { name: string }) => each.name.toLowerCase())).toEqual(
      items
        .map((each: { name: string }) => each.name.toLowerCase())
        .toSorted((a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
  });
});
