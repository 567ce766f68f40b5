import { randomUUID } from 'node:crypto';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const today = firmDayOf(new Date());
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let colleague: TestUser;
let merchant: TestUser;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, colleague, merchant] = [await app.user('staff'), await app.user('staff'), await app.user()];
  caseId = (await merchant.apply()).body.case_id;
  await app.runJobs();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const add = (text: string, more: object = {}, by = staff) =>
  by.post(`/api/admin/cases/${caseId}/tasks`, {
    task_id: randomUUID(),
    text,
    due_on: today,
    owner_id: staff.id,
    ...more,
  });
const put = (id: string, change: object, by = staff) => by.send('PATCH', `/api/admin/tasks/${id}`, change);
const tasks = async () => (await staff.get(`/api/admin/cases/${caseId}/tasks`)).body.items;
type Row = {
  key: string;
  kind: string;
  what: string;
  due_on: string;
  owner: { id: string } | null;
  the_case: { id: string };
};
const work = async (of: string, by = staff): Promise<Row[]> =>
  (await by.get(`/api/admin/work?of=${of}&limit=100`)).body.items.filter(({ key }: Row) => key.startsWith('task:'));
const events = async () =>
  (await superuser.rows<{ what: string }>('select what from case_history where case_id = $1 order by seq', [caseId]))
    .map(({ what }) => what)
    .filter((what) => what.startsWith('task_'));

describe('tasks of a case', () => {
  test('a task is added once, ticked off and opened again, and each step is in the history', async () => {
    const task_id = randomUUID();
    const added = await add('  Call\n the bank ', { task_id });
    expect([added.status, added.body]).toEqual([
      200,
      {
        id: task_id,
        text: 'Call the bank',
        due_on: today,
        owner: { id: staff.id, name: expect.any(String) },
        created_by: expect.any(String),
        done: null,
      },
    ]);
    expect((await add('Call the bank', { task_id })).status).toBe(200);
    expect((await add('Something else', { task_id })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await put(task_id, { done: true }, colleague)).body.done).toMatchObject({ by: expect.any(String) });
    expect((await put(task_id, { done: true })).status).toBe(200);
    expect((await put(task_id, { done: false })).body.done).toBeNull();
    expect((await put(task_id, { text: 'Call the bank again', due_on: addDays(today, 2) })).body).toMatchObject({
      text: 'Call the bank again',
      due_on: addDays(today, 2),
    });
    expect(await events()).toEqual(['task_added', 'task_done', 'task_reopened', 'task_changed']);
    await put(task_id, { done: true });
  });

  test('its text, its day and its owner are checked', async () => {
    for (const [field, value] of [
      ['text', ' '],
      ['text', 'x'.repeat(301)],
      ['due_on', '2100-01-01'],
      ['due_on', 'soon'],
      ['owner_id', merchant.id],
    ] as const)
      expect([field, (await add('Text', { [field]: value })).body.fields]).toEqual([
        field,
        { [field]: expect.any(String) },
      ]);
    expect((await put(randomUUID(), { done: true })).status).toBe(404);
  });

  test('open ones come first by day, then those that are done', async () => {
    const [later, sooner] = [await add('Later', { due_on: addDays(today, 5) }), await add('Sooner')];
    expect((await tasks()).map(({ text, done }: { text: string; done: unknown }) => [text, done !== null])).toEqual([
      ['Sooner', false],
      ['Later', false],
      ['Call the bank again', true],
    ]);
    await Promise.all([later, sooner].map(({ body }) => put(body.id, { done: true })));
  });

  test('the work list has them by their owner, also in an ended case, until they are done', async () => {
    const mine = (await add('Mine', { due_on: addDays(today, -1) })).body.id;
    const theirs = (await add('Theirs', { owner_id: colleague.id })).body.id;
    const nobodys = (await add('Nobody’s', { owner_id: null, due_on: addDays(today, 1) })).body.id;
    expect((await work('me')).map(({ key, kind, what, due_on }) => [key, kind, what, due_on])).toEqual([
      [`task:${mine}`, 'task', 'Mine', addDays(today, -1)],
    ]);
    expect((await work('me', colleague)).map(({ key, owner }) => [key, owner?.id])).toEqual([
      [`task:${theirs}`, colleague.id],
    ]);
    expect((await work('nobody')).map(({ key, owner }) => [key, owner])).toEqual([[`task:${nobodys}`, null]]);
    const keys = (await work('everybody')).map(({ key }) => key);
    expect(keys).toEqual([mine, theirs, nobodys].map((id) => `task:${id}`));

    // Page by page, no row is lost and each page reports the same counts.
    const walked: Row[] = [];
    for (let cursor = ''; cursor !== 'end';) {
      const { body } = await staff.get(`/api/admin/work?of=everybody&limit=1${cursor && `&cursor=${cursor}`}`);
      walked.push(...body.items);
      expect(body.total).toBe(4);
      cursor = body.next_cursor ?? 'end';
    }
    expect(walked.map(({ key }) => key)).toEqual([
      `task:${mine}`,
      `task:${theirs}`,
      ...walked.map(({ key }) => key).filter((key) => key.startsWith('case:') || key === `task:${nobodys}`),
    ]);

    await superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [caseId]);
    await put(mine, { done: true });
    expect((await work('everybody')).map(({ key }) => key)).toEqual([theirs, nobodys].map((id) => `task:${id}`));
  });

  test('the tasks of a colleague who leaves belong to nobody', async () => {
    await superuser.rows('update users set is_lead = true where id = $1', [staff.id]);
    const left = await staff.post(`/api/admin/users/${colleague.id}/revoke`, undefined);
    expect([left.status, (await work('nobody')).map(({ what }) => what)]).toEqual([200, ['Theirs', 'Nobody’s']]);
  });
});
