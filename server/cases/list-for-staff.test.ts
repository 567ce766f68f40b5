// @proves list-for-staff
import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminSorts, type AdminCaseRow } from '../../contract/cases-for-staff.ts';
import { contract } from '../../contract/contract.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const total = 120;
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
  // Few distinct values, so that every sort has ties across pages; one amount in seven is unknown, and times differ by
  // microseconds.
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at)
    select gen_random_uuid(), 'UH-2026-' || (900000 + n), $1, (select org_id from users where id = $1),
      (array['intake','under_review','in_progress','resolved','closed'])[1 + n % 5], (array['low','medium','high'])[1 + n % 3], 'paypal', case when n % 7 = 0 then null else (n % 4) * 100000 end,
      'First' || n % 2, 'O''Last' || n % 3, 'm' || n || '@shop.example', (array['Acme 100% Cotton', 'Under_score Ltd', 'Quo"te & ''Co''', 'Back\\slash', 'Zürich Käse'])[1 + n % 5],
      '{"street":"1 Way","city":"","state":"","zip":""}', timestamptz '2026-03-01 10:00:00.123456Z' + (n / 10) * interval '1 microsecond' from generate_series(1, $2::int) n`,
    [merchant.id, total],
  );
  await superuser.rows('insert into fee_terms (case_id, percent, held_amount_cents) select id, 20, 0 from cases');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const list = (query: Record<string, string | number>, by = staff) =>
  by.get(`/api/admin/cases?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`);

/** All rows, page by page, with the total that each page reported. */
async function walk(query: Record<string, string | number>): Promise<{ rows: AdminCaseRow[]; totals: number[] }> {
  const rows: AdminCaseRow[] = [];
  const totals: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(cursor === '' ? query : { ...query, cursor });
    expect(page.status).toBe(200);
    rows.push(...page.body.items);
    totals.push(page.body.total);
    cursor = page.body.next_cursor;
  }
  return { rows, totals };
}
const statusOrder = ['intake', 'under_review', 'in_progress', 'resolved', 'closed'];
const priorityOrder = ['low', 'medium', 'high'];
function sortValue(row: AdminCaseRow, sort: (typeof adminSorts)[number]): string | number {
  switch (sort) {
    case 'held_amount_cents':
      return row.held_amount_cents ?? 0;
    case 'status':
      return statusOrder.indexOf(row.status);
    case 'priority':
      return priorityOrder.indexOf(row.priority);
    case 'client':
      return row.client.replace(/^(\S+) (.*)$/, '$2 $1').toLowerCase();
    case 'business':
      return row.business.toLowerCase();
    case 'processor':
    case 'created_at':
      return row[sort];
  }
}
const inOrder = (left: string | number, right: string | number) =>
  typeof left === 'number' && typeof right === 'number'
    ? left <= right
    : Buffer.compare(Buffer.from(String(left)), Buffer.from(String(right))) <= 0;

describe('paging', () => {
  const orders = adminSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ sort, direction })));
  test.each(orders)(
    'paging by $sort $direction crosses ties without loss or repetition',
    async ({ sort, direction }) => {
      const { rows, totals } = await walk({ sort, direction, limit: 17 });
      expect(new Set(rows.map((row) => row.id)).size).toBe(total);
      expect(rows).toHaveLength(total);
      expect(new Set(totals)).toEqual(new Set([total]));
      const values = rows.map((row) => sortValue(row, sort));
      const ordered = values.every(
        (value, index) =>
          index === 0 ||
          (direction === 'asc' ? inOrder(values[index - 1] ?? '', value) : inOrder(value, values[index - 1] ?? '')),
      );
      expect(ordered).toBe(true);
    },
  );

  test.each([1, 100, total - 20, 60])('pages of %i give the same list', async (limit) => {
    const whole = (await walk({ limit: 100 })).rows.map((row) => row.id);
    expect((await walk({ limit: limit === 1 ? 40 : limit })).rows.map((row) => row.id)).toEqual(whole);
  });

  test('paging keeps its place when the last row was deleted and others were added', async () => {
    const first = await list({ sort: 'business', direction: 'asc', limit: 50 });
    const last = first.body.items.at(-1).id;
    await superuser.rows('begin');
    const [stored] = await superuser.rows<{ row: object }>(
      "select to_jsonb(c) - 'email_key' - 'contact_key' as row from cases c where id = $1",
      [last],
    );
    await superuser.rows('delete from cases where id = $1', [last]);
    await superuser.rows('commit');
    const rest = await list({ sort: 'business', direction: 'asc', limit: 100, cursor: first.body.next_cursor });
    expect(new Set([...first.body.items, ...rest.body.items].map((row: AdminCaseRow) => row.id)).size).toBe(total);
    await superuser.rows(
      `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at)
      select id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at from jsonb_populate_record(null::cases, $1)`,
      [JSON.stringify(stored?.row)],
    );
  });

  test("paging through a merchant's own cases crosses times that differ by microseconds", async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await merchant.get(`/api/cases?limit=7${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.items.map((row: { id: string }) => row.id));
      cursor = body.next_cursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    const newestFirst = await superuser.rows<{ id: string }>('select id from cases order by created_at desc, id desc');
    expect(seen).toEqual(newestFirst.map((row) => row.id));
  });
});

describe('search and filters', () => {
  test.each([
    ['100%', 24],
    ['%', 24],
    ['_', 24],
    ['Under_score', 24],
    ['UnderXscore', 0],
    ['"', 24],
    ["'", total],
    ["'; drop table cases; --", 0],
    ['\\', 24],
    ['Back\\slash', 24],
    ['zürich', 24],
    ['ZÜRICH', 24],
    ["o'last1", 40],
    ["First0 O'Last1", 20],
    ['UH-2026-900007', 1],
    ['m12@shop.example', 1],
    ['   m12@shop.example ', 1],
    ['nobody', 0],
    ['', total],
  ])('searching for %j finds %i', async (search, found) => {
    const { body } = await list({ search, limit: 100 });
    expect([body.total, Math.min(found, 100)]).toEqual([found, body.items.length]);
  });

  test('a text with more matches than are counted reports a capped total, and pages on', async () => {
    await superuser.rows(
      `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address)
      select gen_random_uuid(), 'UH-MANY-' || n, $1, (select org_id from users where id = $1), 'paypal', 'Many', 'Cases', 'many@shop.example', 'Plentiful Goods', '{}' from generate_series(1, 201) n`,
      [merchant.id],
    );
    try {
      const first = await list({ search: 'plentiful', limit: 100 });
      expect([first.body.total, first.body.total_capped, first.body.items.length]).toEqual([200, true, 100]);
      const second = await list({ search: 'plentiful', limit: 100, cursor: first.body.next_cursor });
      expect([second.body.total, second.body.total_capped, second.body.items.length]).toEqual([200, true, 100]);
      await superuser.rows("delete from cases where case_number = 'UH-MANY-1'");
      expect((await list({ search: 'plentiful' })).body).toMatchObject({ total: 200, total_capped: false });
    } finally {
      await superuser.rows("delete from cases where case_number like 'UH-MANY-%'");
    }
  });

  test('the stored totals equal a count, through inserts, bulk changes and deletes', async () => {
    const counted = () =>
      superuser.rows(
        'select status, priority, count(*) as n, sum(coalesce(held_amount_cents, 0)) as value from cases group by 1, 2 order by 1, 2',
      );
    const stored = () =>
      superuser.rows(
        "select split_part(what, ':', 2) as status, split_part(what, ':', 3) as priority, sum(n)::bigint as n, sum(value_cents) as value from counts where what like 'case:%' group by 1, 2 having sum(n) <> 0 order by 1, 2",
      );
    expect(await stored()).toEqual(await counted());
    await superuser.rows('begin');
    await superuser.rows("update cases set status = 'closed', held_amount_cents = 7 where priority = 'low'");
    await superuser.rows("update cases set priority = 'high' where status = 'intake'");
    await superuser.rows("delete from cases where legal_business_name like 'Acme%'");
    expect(await stored()).toEqual(await counted());
    await superuser.rows('rollback');
    expect(await stored()).toEqual(await counted());
  });

  test.each(['status', 'priority'] as const)(
    'sorted by %s, cases with equal values are ordered by date',
    async (column) => {
      const value = column === 'status' ? 'closed' : 'high';
      const [within, byDay] = [
        await walk({ [column]: value, sort: column, direction: 'asc', limit: 7 }),
        await walk({ [column]: value, sort: 'created_at', direction: 'asc', limit: 100 }),
      ];
      expect(within.rows.map(({ id }) => id)).toEqual(byDay.rows.map(({ id }) => id));
      const { rows } = await walk({ sort: column, direction: 'desc', limit: 100 });
      const same = rows.filter((row) => row[column] === value).map((row) => row.created_at);
      expect(same).toEqual(same.toSorted().toReversed());
    },
  );

  test('a case is found by its new name after a change, and no longer by the old one', async () => {
    const { id } = (await list({ search: 'UH-2026-900003' })).body.items[0];
    await superuser.rows("update cases set legal_business_name = 'Quite Other Wares' where id = $1", [id]);
    expect(
      (await list({ search: 'quite other', sort: 'business' })).body.items.map((row: AdminCaseRow) => row.id),
    ).toEqual([id]);
    await superuser.rows("update cases set legal_business_name = 'Back\\slash' where id = $1", [id]);
    expect((await list({ search: 'quite other' })).body.total).toBe(0);
  });

  test('status and priority combine, with exact totals on every page', async () => {
    const { rows, totals } = await walk({ status: 'closed', priority: 'high', search: "o'last", limit: 3 });
    expect(rows).toHaveLength(8);
    expect(rows.every((row) => row.status === 'closed' && row.priority === 'high')).toBe(true);
    expect(new Set(totals)).toEqual(new Set([8]));
  });

  test.each([
    'status=gone',
    'priority=urgent',
    'sort=ein',
    'direction=up',
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=',
    `search=${'x'.repeat(201)}`,
    'page=2',
    'status=closed&status=intake',
    'search[$ne]=1',
  ])('?%s is refused', async (query) => {
    const { status, body } = await staff.get(`/api/admin/cases?${query}`);
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
  });

  test('a character that the database cannot store is refused', async () => {
    expect((await list({ search: 'a\u0000b' })).status).toBe(400);
  });

  test('the stat cards add up', async () => {
    const [sums] = await superuser.rows(
      "select count(*)::int as total_cases, count(*) filter (where status not in ('resolved', 'closed'))::int as active_cases, (select count(*)::int from users) as total_users, sum(held_amount_cents)::int as total_value_cents from cases",
    );
    expect((await staff.get('/api/admin/stats')).body).toEqual(sums);
  });
});

describe('a damaged cursor', () => {
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const position = (sort: string, value: unknown) =>
    written({ sort, value, id: '01900000-0000-7000-8000-000000000001', total: 5 });
  test.each<[string, string, Record<string, string>]>([
    ['not base64url', '%%%', {}],
    ['invalid JSON', Buffer.from('{').toString('base64url'), {}],
    ['null', written(null), {}],
    ['another order', position('business:asc', 'x'), {}],
    ['a missing rank and day', position('status:desc', 'closed'), { sort: 'status' }],
    ['an invalid day', position('processor:desc', 'paypal soon'), { sort: 'processor' }],
    ['an invalid id', written({ sort: 'created_at:desc', value: '2026-01-01', id: 'x', total: 1 }), {}],
    ['an invalid time', position('created_at:desc', 'yesterday; drop table cases'), {}],
    ['an impossible time', position('created_at:desc', '2026-13-45'), {}],
    ['a time out of range', position('created_at:desc', '999999-01-01 00:00:00+00'), {}],
    ['an invalid number', position('held_amount_cents:desc', 'many'), { sort: 'held_amount_cents' }],
    ['too large a number', position('held_amount_cents:desc', '9'.repeat(30)), { sort: 'held_amount_cents' }],
    ['an object for a text', position('business:desc', { $gt: '' }), { sort: 'business' }],
    ['a text with a NUL', position('business:desc', 'a\u0000'), { sort: 'business' }],
    [
      'an invalid total',
      written({
        sort: 'created_at:desc',
        value: '2026-01-01',
        id: '01900000-0000-7000-8000-000000000001',
        total: 'many',
      }),
      {},
    ],
  ])('a damaged cursor answers 400: %s', async (_, cursor, query) => {
    const { status, body } = await list({ ...query, cursor });
    expect([status, body]).toEqual([400, { code: 'BAD_REQUEST', message: expect.any(String) }]);
  });

  test.each([
    'x',
    written({ created_at: '0000-01-01T00:00:00Z', id: '01900000-0000-7000-8000-000000000001' }),
    written({ created_at: 'now', id: '1' }),
  ])("a damaged cursor of the merchant's own cases: %s", async (cursor) => {
    expect((await merchant.get(`/api/cases?cursor=${cursor}`)).status).toBe(400);
  });
});

describe('changing a case', () => {
  const newest = async (): Promise<AdminCaseRow> => (await list({ limit: 1, status: 'intake' })).body.items[0];
  const patch = (row: Pick<AdminCaseRow, 'id'>, version: string | number, body: unknown) =>
    staff.send('PATCH', `/api/admin/cases/${row.id}`, body, { 'if-match': String(version) });
  const history = async (id: string) =>
    (await staff.get(`/api/admin/cases/${id}`)).body.history.map(
      ({ what, field, old_value, new_value, actor }: Record<string, unknown>) => ({
        what,
        field,
        old_value,
        new_value,
        actor,
      }),
    );

  test('staff can change any status into any other, each with its history', async () => {
    const row = await newest();
    const path = ['closed', 'intake', 'resolved', 'under_review', 'in_progress'];
    for (const [index, status] of path.entries())
      expect((await patch(row, `"${row.version + index}"`, { status })).body).toMatchObject({
        status,
        version: row.version + index + 1,
      });
    const actor = staff.account?.email;
    expect(await history(row.id)).toEqual(
      path
        .map((new_value, index) => ({
          what: 'status_changed',
          field: 'status',
          old_value: path[index - 1] ?? 'intake',
          new_value,
          actor,
        }))
        .toReversed(),
    );
  });

  test('a change with a stale version is refused, and nothing is written', async () => {
    const row = await newest();
    const answers = await Promise.all([
      patch(row, row.version, { status: 'closed' }),
      patch(row, row.version, { status: 'in_progress' }),
      patch(row, row.version, { status: 'resolved' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'VERSION_MISMATCH',
      message: expect.any(String),
      conflict: {
        version: row.version + 1,
        changed_by: staff.account?.email,
        changed_at: expect.any(String),
        theirs: expect.any(Object),
      },
    });
    expect(await history(row.id)).toHaveLength(1);
  });

  test('changing status and priority writes two history entries, and an unchanged value none', async () => {
    const row = await newest();
    await patch(row, row.version, { status: 'closed', priority: row.priority });
    expect(await history(row.id)).toHaveLength(1);
    await patch(row, row.version + 1, { status: 'resolved', priority: row.priority === 'low' ? 'high' : 'low' });
    expect(await history(row.id)).toHaveLength(3);
  });

  test.each<[string, string, unknown, number]>([
    ['nothing', '1', {}, 422],
    ['an unknown key', '1', { status: 'closed', created_by: 'me' }, 422],
    ['another status', '1', { status: 'won' }, 422],
    ['null', '1', { status: null }, 422],
    ['no version', '', { status: 'closed' }, 422],
    ['an invalid version', 'latest', { status: 'closed' }, 422],
    ['a version out of range', '9'.repeat(40), { status: 'closed' }, 422],
  ])('a change with %s is refused', async (_, version, body, status) => {
    expect((await patch(await newest(), version, body)).status).toBe(status);
  });

  test('an unknown attorney is refused by field', async () => {
    const row = await newest();
    const answer = await staff.post(`/api/admin/cases/${row.id}/assign`, { attorney_id: merchant.id });
    expect([answer.status, answer.body.fields]).toEqual([422, { attorney_id: 'This attorney was not found.' }]);
  });
});

/** Every object of an input, by its path, that would accept an unknown key. */
function looseObjects(schema: object, path: string): string[] {
  if (Array.isArray(schema))
    return schema.flatMap((each, index) =>
      typeof each === 'object' && each !== null ? looseObjects(each, `${path}[${index}]`) : [],
    );
  const node = schema as Record<string, unknown>;
  const loose =
    node.type === 'object' && node.properties !== undefined && node.additionalProperties !== false ? [path] : [];
  const below = Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? looseObjects(value, `${path}.${key}`) : [],
  );
  return [...loose, ...below];
}

function inputsOf(node: object, path: string[] = []): [string, z.ZodType, boolean][] {
  if (!('~orpc' in node)) return Object.entries(node).flatMap(([name, child]) => inputsOf(child, [...path, name]));
  const { inputSchema, route } = (node as AnyContractProcedure)['~orpc'];
  return inputSchema instanceof z.ZodType ? [[path.join('.'), inputSchema, route.inputStructure === 'detailed']] : [];
}

test.each(inputsOf(contract))('the input of %s refuses unknown keys at every depth', (_, schema, detailed) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // The envelope of a detailed input holds what HTTP puts there, and headers are open-ended.
  const allowed = detailed ? ['input', 'input.properties.headers'] : [];
  expect(looseObjects(json, 'input').filter((path) => !allowed.includes(path))).toEqual([]);
});

describe('a case is found by each of its numbers', () => {
  let owner: TestUser;
  let number: string;
  /** The numbers of the cases that the list finds. */
  const numbers = async (search: string, filter = {}) =>
    (await list({ search, sort: 'business', direction: 'asc', ...filter })).body.items.map(
      (row: AdminCaseRow) => row.case_number,
    );
  beforeAll(async () => {
    owner = await app.user();
    const applied = await owner.apply({
      fields: {
        merchantAccount: 'acct_1Q8dEm8915',
        email: 'else@shop.example',
        phone: '(415) 555-0134',
        businessPhone: '+1 212 555 0177 ext. 9',
        dbaName: 'Paper & Twine',
        reasonGiven: 'We hold your funds. Reference: RX-4471-Q.',
      },
    });
    expect(applied.body).toMatchObject({ case_number: expect.any(String) });
    number = applied.body.case_number;
    const id = applied.body.case_id;
    await superuser.rows('update cases set held_amount_cents = 2341800 where id = $1', [id]);
    await superuser.rows("update users set phone = '646.555.0188', email = 'account@owner.example' where id = $1", [
      owner.id,
    ]);
    await superuser.rows(
      `insert into letters (id, case_id, demand_type, title, tracking_number, due_on)
      values (gen_random_uuid(), $1, 'initial', 'Demand', '9407 1000 0000 0000 0066 09', '2026-12-01')`,
      [id],
    );
    await superuser.rows(
      `insert into processor_replies (id, case_id, kind, received_on, words, entered_by_name, created_at)
      values (gen_random_uuid(), $1, 'refusal', '2026-11-20', 'About your case PP-R-773/19: no.', 'Sam', now())`,
      [id],
    );
    // Without the fee that its trigger would look for.
    await superuser.rows('set session_replication_role = replica');
    await superuser.rows("insert into invoice_issuers (name, last_number) values ('Quill Law, P.C.', 4711)");
    await superuser.rows(
      `insert into invoices (id, case_id, recovery_id, issuer, number, bill_to, amount_cents, received_on, percent, fee_cents, issued_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'Quill Law, P.C.', 4711, 'Goods', 100, current_date, 20, 20, now())`,
      [id],
    );
    await superuser.rows('set session_replication_role = origin');
  });

  test.each([
    [
      'phone',
      [
        '(415) 555-0134',
        '+14155550134',
        '+1 (415) 555-0134',
        '1-415-555-0134',
        '4155550134',
        '5550134',
        '555-0134',
        '0134',
      ],
    ],
    ['phone of the business', ['212 555 0177', '2125550177', '555.0177']],
    ['phone of the account that submitted', ['(646) 555-0188', '6465550188', '555-0188']],
    ['email of the account that submitted', ['Account@Owner.example']],
    ['email of the case', ['ELSE@shop.example']],
    ['account at the processor', ['ACCT_1q8dem8915', 'acct 1q8dem8915', '8915', 'dem8915']],
    [
      'certified mail',
      ['9407100000000000006609', '9407-1000-0000-0000-0066-09', '9407 1000 0000 0000 0066 09', '6609', '006609'],
    ],
    ['invoice', ['Invoice 4711', 'invoice no. 4711', 'INV-4711', '4711']],
    ['sum', ['23,418', '$23,418', '$23,418.00', '23418.00', '$ 23418', '23418']],
    ['reference of the processor', ['pp-r-773/19', 'PPR77319', 'RX-4471-Q']],
    ['name it trades under', ['paper & twine']],
  ])('by its %s', async (_, typed) => {
    for (const each of typed) expect([each, await numbers(each)]).toEqual([each, [number]]);
  });

  test('by its own number, whole, without zeros, or bare', async () => {
    const serial = String(Number(number.slice(8)));
    for (const each of [
      number,
      number.toLowerCase(),
      `UH-2026-${serial}`,
      `2026-${serial}`,
      `UH ${serial}`,
      `#${serial}`,
    ])
      expect([each, await numbers(each)]).toEqual([each, [number]]);
    expect(await numbers(serial)).toContain(number);
    expect(await numbers(`UH-2025-${serial}`)).toEqual([]);
  });

  test('a number finds nothing by its beginning, by another sum or under another status', async () => {
    for (const each of [
      'acct_1Q8d',
      '987654',
      '$23,419',
      '23,418.3',
      '1,2',
      'Invoice 4712',
      '5550135',
      '(416) 555-0134',
    ])
      expect([each, await numbers(each)]).toEqual([each, []]);
    expect(await numbers('8915', { status: 'closed' })).toEqual([]);
    expect(await list({ search: '8915' }, merchant)).toMatchObject({ status: 403 });
  });

  test('digits that end one number and stand in the text of other cases find them all', async () => {
    const other = await owner.apply({ fields: { legalBusinessName: 'Pier 8915 Goods' } });
    expect(await numbers('8915')).toEqual([number, other.body.case_number].toSorted());
  });

  test('the export and the list of work find the same cases', async () => {
    const csv = await (await staff.raw('GET', '/api/admin/exports/cases?format=csv&search=006609')).text();
    expect(csv.trim().split('\n')).toHaveLength(2);
    expect(csv).toContain(number);
    const work = await staff.get('/api/admin/work?of=everybody&search=(415)%20555-0134');
    expect(work.body.items.map(({ the_case }: { the_case: AdminCaseRow }) => the_case.case_number)).toContain(number);
    const { rows } = await walk({ search: 'account@owner.example', sort: 'created_at', direction: 'desc', limit: 1 });
    expect(rows.map((row) => row.case_number === number)).toEqual([false, true]);
  });
});
