import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WorkItem } from '../../contract/cases-for-staff.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

// The database dates what waits by UTC, the list counts by the firm's day.
const today = new Date().toISOString().slice(0, 10);
const firmToday = firmDayOf(new Date());
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let colleague: TestUser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, colleague, merchant] = [await app.user('staff'), await app.user('staff'), await app.user()];
  // Ten days around today with several cases each; every third belongs to a colleague, every seventh has ended.
  await seed(40, 'case when n % 3 = 0 then $2::uuid else $1::uuid end', 'current_date + (n % 10 - 5)');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

async function seed(many: number, owner: string, due: string): Promise<void> {
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, processor, first_name, last_name, email, legal_business_name, business_address, owner_id, next_action, next_action_on)
    select gen_random_uuid(), 'UH-W-' || nextval('case_numbers'), $3, (select org_id from users where id = $3), case when n % 7 = 0 then 'closed' else 'intake' end, 'paypal', 'Ada', 'Byron', 'a@shop.example', 'Goods', '{}', ${owner}, 'Something', ${due}
    from generate_series(1, ${many}) n where $1::uuid is not null and $2::uuid is not null`,
    [staff.id, colleague.id, merchant.id],
  );
}

const work = async (query = '', by = staff) => (await by.get(`/api/admin/work?${query}`)).body;
async function walk(of: string, by = staff): Promise<WorkItem[]> {
  const rows: WorkItem[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await work(`of=${of}&limit=7${cursor && `&cursor=${cursor}`}`, by);
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows;
}

const idsOf = (rows: readonly WorkItem[]) => rows.map(({ the_case }) => the_case?.id);

describe('the work list', () => {
  test('the functions that find and count work show a merchant nothing, not even their own cases', async () => {
    const seen = await app.services.database.as(
      { id: merchant.id, role: 'client', name: 'Merchant', verifiedEmail: null },
      async (db) => [
        (await sql`select * from app.find_work('everybody', null, null, null, 50)`.execute(db)).rows,
        (await sql`select * from app.count_work('everybody', null, current_date, 50)`.execute(db)).rows,
      ],
    );
    expect(seen).toEqual([[], []]);
  });

  test("the work list has the next actions of the caller's own open cases by day, page by page without loss", async () => {
    const rows = await walk('me');
    const own = await superuser.rows<{ id: string }>(
      "select id from cases where owner_id = $1 and status = 'intake' order by next_action_on, id",
      [staff.id],
    );
    expect(idsOf(rows)).toEqual(own.map(({ id }) => id));
    expect(rows.every(({ the_case }) => the_case?.owner?.id === staff.id && the_case.owner.name !== '')).toBe(true);
    expect(await work('of=me')).toMatchObject({
      total: rows.length,
      total_capped: false,
      today: firmToday,
      overdue: rows.filter(({ due_on }) => due_on < firmToday).length,
    });
  });

  test("everyone's work is the sum of each user's, and no case lacks an owner while there is staff", async () => {
    const [all, mine, theirs, nobodys] = [
      await walk('everybody'),
      await walk('me'),
      await walk('me', colleague),
      await walk('nobody'),
    ];
    expect([all.length, nobodys.length]).toEqual([mine.length + theirs.length, 0]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    const [firstId] = idsOf(mine);
    await superuser.rows('begin');
    await superuser.rows('alter table cases disable trigger user');
    await superuser.rows('update cases set owner_id = null where id = $1', [firstId]);
    await superuser.rows('alter table cases enable trigger user');
    await superuser.rows('commit');
    expect((await walk('nobody')).map(({ the_case }) => [the_case?.id, the_case?.owner])).toEqual([[firstId, null]]);
    await superuser.rows('update cases set owner_id = $2 where id = $1', [firstId, staff.id]);
  });

  test("a new case and its merchant's unread messages are two rows, with the stage as the merchant sees it", async () => {
    const { case_id } = (await merchant.apply()).body;
    for (const body of ['One', 'Two'])
      await merchant.post(`/api/cases/${case_id}/messages`, { message_id: randomUUID(), body });
    await staff.post(`/api/cases/${case_id}/messages`, {
      message_id: randomUUID(),
      body: 'An answer',
      visibility: 'merchant',
    });
    const found = async () => (await walk('everybody')).filter(({ the_case }) => the_case?.id === case_id);
    const { stage } = (await merchant.get(`/api/cases/${case_id}`)).body;
    expect(await found()).toMatchObject([
      { kind: 'message', what: 'Answer 2 messages', due_on: addDays(today, 1) },
      {
        kind: 'new_case',
        what: 'Review the application',
        due_on: addDays(firmToday, 2),
        the_case: { status: 'intake', client: 'Ada Byron', next_action: 'Review the application', stage },
      },
    ]);
    // Unread messages in an ended case would otherwise be seen by nobody.
    await superuser.rows("update cases set status = 'closed' where id = $1", [case_id]);
    expect((await found()).map(({ kind }) => kind)).toEqual(['message']);
    await staff.post(`/api/cases/${case_id}/messages/read`, {});
  });

  test('inquiries and requests for erasure are in each list, due within a day and a month, until they are dealt with', async () => {
    const leaving = await app.user();
    await app
      .visitor()
      .post('/api/contact', { name: 'Ada Byron', email: 'ada@shop.example', message: 'Is it for me?' });
    await leaving.post('/api/me/erasure', { note: '' });
    const own = async (of: string) =>
      (await walk(of))
        .filter(({ the_case }) => the_case === null)
        .map(({ kind, what, due_on }) => [kind, what, due_on]);
    const expected = [
      ['inquiry', 'Answer Ada Byron', addDays(today, 1)],
      ['erasure', `Decide whether to erase ${leaving.account?.email}`, addDays(today, 30)],
    ];
    expect([await own('everybody'), await own('nobody'), await own('me')]).toEqual([expected, expected, expected]);
    const [{ id }] = (await staff.get('/api/admin/inquiries')).body.items;
    await staff.post(`/api/admin/inquiries/${id}/handled`, { handled: true });
    await superuser.rows("update erasure_requests set status = 'withdrawn'");
    expect(await own('everybody')).toEqual([]);
  });

  test('suspected inquiries are one row in each list, however many there are, until all are dealt with', async () => {
    for (const message of ['One', 'Two'])
      await app
        .visitor()
        .post('/api/contact', { name: 'Ada Byron', email: 'ada@shop.example', message, website: 'www.shop.example' });
    const own = async () => (await walk('me')).filter(({ kind }) => kind === 'inquiry').map(({ what }) => what);
    expect(await own()).toEqual(['Look at 2 suspected messages']);
    for (const { id } of (await staff.get('/api/admin/inquiries?filter=open')).body.items) {
      expect(await own()).toHaveLength(1);
      await staff.post(`/api/admin/inquiries/${id}/handled`, { handled: true });
    }
    expect(await own()).toEqual([]);
  });

  test('letters that wait to leave are rows of their own before the day’s next actions, and replace the action to mail them', async () => {
    const { case_id } = (await merchant.apply()).body;
    const letter = randomUUID();
    await superuser.rows(
      "insert into letters (id, case_id, demand_type, title, status, due_on) values ($1, $2, 'initial', 'Demand', 'sending', current_date)",
      [letter, case_id],
    );
    await superuser.rows(
      "update cases set next_action = 'Mail the letter', next_action_for = 'with_attorney/post:' || $2, next_action_on = current_date - 9 where id = $1",
      [case_id, letter],
    );
    const found = async () =>
      (await walk('everybody'))
        .filter(({ the_case }) => the_case?.id === case_id)
        .map(({ kind, what, due_on, letter_id }) => [kind, what, due_on, letter_id]);
    const { total, overdue } = await work('of=everybody');
    expect(await found()).toEqual([['step', 'Mail the letter', addDays(today, -9), letter]]);
    await superuser.rows(
      `insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload, status, post_by, waits_since) values
        (gen_random_uuid(), 'w1', 'certified_mail', 'demand-letter', $1, $2, 'Legal', '{}', 'to_print', current_date - 3, null),
        (gen_random_uuid(), 'w2', 'email', 'demand-letter', $1, $2, 'legal@processor.example', '{}', 'uncertain', null, now())`,
      [case_id, letter],
    );
    expect(await found()).toEqual([
      ['mailing', 'Post the certified letter', addDays(today, -3), letter],
      ['email', 'Find out whether the letter’s email arrived', today, letter],
    ]);
    // One row less and two more; the late row is replaced by another late one.
    expect(await work('of=everybody')).toMatchObject({ total: total + 1, overdue });
    // A case left for planning may have another action since, so its row is shown again.
    await superuser.rows('update cases set next_action_was_on = current_date where id = $1', [case_id]);
    expect((await found()).map(([kind]) => kind)).toEqual(['step', 'mailing', 'email']);
    expect(await work('of=everybody')).toMatchObject({ total: total + 2, overdue: overdue + 1 });
    await superuser.rows('update cases set next_action_was_on = null where id = $1', [case_id]);
    await superuser.rows("delete from outbox where key in ('w1', 'w2')");
  });

  test('the list can be narrowed to a kind, to what a search of the cases finds, and to a colleague', async () => {
    const { case_id } = (await merchant.apply({ fields: { legalBusinessName: 'Quokka Lanterns LLC' } })).body;
    await merchant.post(`/api/cases/${case_id}/messages`, { message_id: randomUUID(), body: 'One' });
    await superuser.rows('update cases set owner_id = $2 where id = $1', [case_id, colleague.id]);
    const task = { task_id: randomUUID(), text: 'Call the bank', due_on: today, owner_id: staff.id };
    await staff.post(`/api/admin/cases/${case_id}/tasks`, task);
    const kinds = async (query: string) => {
      const { items, total } = await work(`limit=100&${query}`);
      expect(total).toBe(items.length);
      return (items as WorkItem[]).filter(({ the_case }) => the_case?.id === case_id).map(({ kind }) => kind);
    };
    const [{ case_number } = { case_number: '' }] = await superuser.rows<{ case_number: string }>(
      'select case_number from cases where id = $1',
      [case_id],
    );
    for (const search of ['quokka', case_number])
      expect((await kinds(`of=everybody&search=${search}`)).toSorted()).toEqual(['message', 'new_case', 'task']);
    expect(await kinds('of=everybody&search=wombat')).toEqual([]);
    for (const kind of ['message', 'new_case', 'task'])
      expect(await kinds(`of=everybody&kind=${kind}&search=quokka`)).toEqual([kind]);
    expect(await kinds('of=everybody&kind=reply')).toEqual([]);
    expect((await kinds(`of=${colleague.id}&search=quokka`)).toSorted()).toEqual(['message', 'new_case']);
    expect(await kinds('of=me&search=quokka')).toEqual(['task']);
    const { items } = await work(`of=${colleague.id}&limit=100`);
    expect(items.every(({ the_case }: WorkItem) => the_case !== null)).toBe(true);
    await staff.post(`/api/cases/${case_id}/messages/read`, {});
    await superuser.rows("update cases set status = 'closed' where id = $1", [case_id]);
    await superuser.rows('delete from case_tasks where case_id = $1', [case_id]);
  });

  test('the work list counts to a thousand, and says when there is more', async () => {
    await superuser.rows('begin');
    await seed(1_300, '$2::uuid', 'current_date - 30');
    await superuser.rows('commit');
    const page = await work('of=everybody');
    expect(page).toMatchObject({ total: 1_000, total_capped: true, overdue: 1_000 });
    expect(await work(`of=everybody&cursor=${page.next_cursor}`)).toMatchObject({
      total: 1_000,
      total_capped: true,
      overdue: 1_000,
    });
  });

  test.each(['of=them', 'limit=0', 'limit=101', 'page=2'])('?%s is refused', async (query) => {
    expect((await staff.get(`/api/admin/work?${query}`)).status).toBe(422);
  });

  test('a cursor of another list is refused as damaged', async () => {
    const { next_cursor } = await work('of=everybody&limit=1');
    for (const cursor of [next_cursor, 'x', Buffer.from('{"on":"2026-02-31","id":"x"}').toString('base64url')])
      expect((await staff.get(`/api/admin/work?of=me&cursor=${cursor}`)).status).toBe(400);
  });
});

test('the staff list has only staff, by name', async () => {
  const { items } = (await staff.get('/api/admin/staff')).body;
  expect(items).toEqual([
    { id: staff.id, name: 'Test Person 1', email: staff.account?.email },
    { id: colleague.id, name: 'Test Person 2', email: colleague.account?.email },
  ]);
});

test('the history of a case is complete, newest first, page by page', async () => {
  const { case_id } = (await merchant.apply()).body;
  for (const [index, priority] of ['low', 'high', 'medium', 'low', 'high'].entries())
    await staff.send('PATCH', `/api/admin/cases/${case_id}`, { priority }, { 'if-match': String(index + 1) });
  const path = `/api/admin/cases/${case_id}/history`;
  const entries: { what: string; actor: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: typeof entries; next_cursor: string | null } = (
      await staff.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`)
    ).body;
    entries.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(entries).toEqual((await staff.get(`/api/admin/cases/${case_id}`)).body.history);
  expect([entries.length, entries.at(-1)?.what]).toEqual([6, 'case_submitted']);
  expect([
    (await staff.get(`${path}?cursor=x`)).status,
    (await staff.get(`/api/admin/cases/${randomUUID()}/history`)).status,
    (await merchant.get(path)).status,
  ]).toEqual([400, 404, 403]);
});

describe('saved views', () => {
  const save = (name: string, query: string, by = staff) => by.post('/api/admin/views', { name, query });
  const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

  test('saved views are private, sorted by name, and a name is stored once', async () => {
    await save('urgent', 'priority=high');
    await save('  All of PayPal ', 'search=%22paypal%22');
    const stored = await save('urgent', 'priority=high&status=intake');
    expect(stored.body.items).toMatchObject([
      { name: 'All of PayPal', query: 'search=%22paypal%22' },
      { name: 'urgent', query: 'priority=high&status=intake' },
    ]);
    expect(names((await colleague.get('/api/admin/views')).body)).toEqual([]);
    const foreign = await colleague.send('DELETE', `/api/admin/views/${stored.body.items[1].id}`);
    expect([foreign.status, foreign.body.message]).toEqual([404, 'This view was not found.']);
    expect(names((await staff.send('DELETE', `/api/admin/views/${stored.body.items[1].id}`)).body)).toEqual([
      'All of PayPal',
    ]);
  });

  test('a user can save at most fifty views, even concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => save(`View ${n}`, '', colleague)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual({
      code: 'CONFLICT',
      message: expect.stringContaining('50 views'),
    });
    expect(
      (await save(names((await colleague.get('/api/admin/views')).body)[0] ?? '', 'status=closed', colleague)).status,
    ).toBe(200);
  });

  test.each([
    { name: '', query: '' },
    { name: ' ', query: '' },
    { name: 'x'.repeat(81), query: '' },
    { name: 'x', query: 'y'.repeat(1_001) },
    { name: 'x' },
  ])('the view %j is refused', async (body) => {
    expect((await staff.post('/api/admin/views', body)).status).toBe(422);
  });
});
