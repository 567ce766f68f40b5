import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminSorts, type AdminCaseRow } from '../../contract/cases-for-staff.ts';
import { processors } from '../../domain/processors.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
  // Rows that tie in every sort order, across processors and pages.
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at)
    select gen_random_uuid(), 'UH-2026-' || (800000 + n), $1, (select org_id from users where id = $1),
      (array['intake','under_review','in_progress','resolved','closed'])[1 + n % 5], (array['low','medium','high'])[1 + n % 3], ($2::text[])[1 + n % $3::int],
      case when n % 7 = 0 then null else (n % 4) * 100000 end, 'First' || n % 2, 'Last' || n % 3, 'm' || n || '@shop.example',
      (array['Acme Cotton', 'Under_score Ltd', 'Zürich Käse'])[1 + n % 3], '{}', timestamptz '2026-03-01 10:00:00.123456Z' + (n / 10) * interval '1 microsecond'
    from generate_series(1, 200) n`,
    [merchant.id, processors, processors.length],
  );
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const list = (query: Record<string, string>, by = staff) => by.get(`/api/admin/cases?${new URLSearchParams(query)}`);

/** Every row, page by page, with the last total. */
async function walk(query: Record<string, string>): Promise<{ rows: AdminCaseRow[]; total: number }> {
  const rows: AdminCaseRow[] = [];
  let total = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(cursor === '' ? query : { ...query, cursor });
    expect(page.status).toBe(200);
    rows.push(...page.body.items);
    total = page.body.total;
    cursor = page.body.next_cursor;
  }
  return { rows, total };
}
const numbers = (rows: AdminCaseRow[]): string[] => rows.map((row) => row.case_number);

test.each(adminSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => [sort, direction] as const)))(
  'eBay’s cases by %s, %s, are those of the whole list, in its order',
  async (sort, direction) => {
    const whole = await walk({ sort: sort === 'processor' ? 'created_at' : sort, direction, limit: '100' });
    const wanted = whole.rows.filter((row) => row.processor === 'ebay');
    const { rows, total } = await walk({ sort, direction, limit: '7', processor: 'ebay' });
    expect(numbers(rows)).toEqual(numbers(wanted));
    expect([total, rows.length]).toEqual([20, 20]);
  },
);

test.each([
  { search: 'acme' },
  { search: 'zürich' },
  { search: 'ü' },
  { search: 'm1' },
  { search: 'ac' },
  { search: 'nobody' },
  { status: 'closed' },
  { priority: 'high' },
  { status: 'intake', priority: 'low', search: 'first1' },
])('Amazon’s cases with %j are those of the same list without the processor', async (filter) => {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  const whole = await walk({ ...query, limit: '100' });
  const wanted = whole.rows.filter((row) => row.processor === 'amazon');
  const { rows, total } = await walk({ ...query, limit: '5', processor: 'amazon' });
  expect(numbers(rows)).toEqual(numbers(wanted));
  expect(total).toBe(wanted.length);
});

test('more cases of a processor than are counted have a capped total, and all are reached', async () => {
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, business_address)
    select gen_random_uuid(), 'UH-VENMO-' || n, $1, (select org_id from users where id = $1), 'venmo', 'Many', 'Cases', 'many@shop.example', 'Plentiful Goods', '{}' from generate_series(1, 201) n`,
    [merchant.id],
  );
  const { body } = await list({ processor: 'venmo', limit: '100' });
  expect([body.total, body.total_capped]).toEqual([200, true]);
  expect((await walk({ processor: 'venmo', limit: '100' })).rows).toHaveLength(221);
  await superuser.rows("delete from cases where case_number like 'UH-VENMO-%'");
});

test('the file has the cases of the processor alone, and an unknown processor is refused', async () => {
  const file = await staff.get('/api/admin/exports/cases?format=csv&processor=ebay');
  const lines = file.body.trim().split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.slice(1).every((line: string) => line.includes('eBay'))).toBe(true);
  expect((await list({ processor: 'klarna' })).status).toBe(422);
});

test('a merchant may not list cases by processor', async () => {
  expect((await list({ processor: 'ebay' }, merchant)).status).toBe(403);
});
