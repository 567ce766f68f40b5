import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let people: Record<'merchant' | 'stranger' | 'staff' | 'attorney', TestUser>;
let caseId: string;

beforeAll(async () => {
  app = await openTestApp();
  const [merchant, stranger, staff] = [await app.user(), await app.user(), await app.user('staff')];
  people = { merchant, stranger, staff, attorney: await app.user('attorney') };
  caseId = (await merchant.apply()).body.case_id;
  await app.runJobs();
});
afterAll(() => app.close());

type Item = { id: string; case_id: string; words: string; place: string; unread: boolean };
type List = { items: Item[]; unread: number };
const listFor = async (user: TestUser): Promise<List> => (await user.get('/api/notifications')).body;
const mark = async (user: TestUser, ids: string[]): Promise<List> =>
  (await user.post('/api/notifications/read', { ids })).body;
const say = (body: string, visibility: 'merchant' | 'internal') =>
  people.staff.post(`/api/cases/${caseId}/messages`, { message_id: randomUUID(), body, visibility });

test('a merchant is notified of what happened, not of what they did, and of no internal message', async () => {
  const before = await listFor(people.merchant);
  expect(before.items.map(({ id }) => id)).toContain(`${caseId}/analyzed`);
  expect(before.items.map(({ words }) => words)).not.toContain('You submitted the case.');
  expect(before.unread).toBe(before.items.length);
  await say('We look into it.', 'merchant');
  await say('Sounds worried.', 'internal');
  const after = await listFor(people.merchant);
  expect(after.unread).toBe(before.unread + 1);
  expect(after.items.filter(({ place }) => place === 'messages')).toHaveLength(1);
  expect(JSON.stringify(after)).not.toMatch(/look into it|worried/);
});

test('another merchant, an attorney and staff get no notifications of the case, and cannot mark one by its id', async () => {
  const before = await listFor(people.merchant);
  const ids = before.items.map(({ id }) => id);
  for (const other of [people.stranger, people.attorney, people.staff]) {
    expect(await listFor(other)).toEqual({ items: [], unread: 0 });
    expect(await mark(other, ids)).toEqual({ items: [], unread: 0 });
  }
  expect(await listFor(people.merchant)).toEqual(before);
  expect((await app.visitor().get('/api/notifications')).status).toBe(401);
  expect((await app.visitor().post('/api/notifications/read', { ids })).status).toBe(401);
});

test('what is marked stays read, even if marked twice; what comes after it is unread', async () => {
  const shown = await listFor(people.merchant);
  const ids = shown.items.map(({ id }) => id);
  await say('One more thing.', 'merchant');
  expect((await mark(people.merchant, ids)).unread).toBe(1);
  expect((await mark(people.merchant, [...ids, `${randomUUID()}/analyzed`, 'x'])).unread).toBe(1);
  expect((await listFor(people.merchant)).items.find(({ unread }) => unread)?.place).toBe('messages');
  // Opening the thread marks its messages as read here too.
  await people.merchant.post(`/api/cases/${caseId}/messages/read`, {});
  expect((await listFor(people.merchant)).unread).toBe(0);
});
