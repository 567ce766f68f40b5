import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let colleague: TestUser;
let elsewhere: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, colleague, elsewhere] = [await app.user('staff'), await app.user('staff'), await app.user('staff')];
  await superuser.rows(
    "with firm as (insert into orgs (id, name, kind) values (gen_random_uuid(), 'Another firm', 'internal') returning id) update users set org_id = (select id from firm) where id = $1",
    [elsewhere.id],
  );
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const put = (id: string, name: string, body: string, by = staff) =>
  by.send('PUT', `/api/admin/saved-texts/${id}`, { name, body });
const namesOf = async (by: TestUser): Promise<string[]> =>
  (await by.get('/api/admin/saved-texts')).body.items.map(({ name }: { name: string }) => name);

test('a firm’s staff share its texts, by name; another firm sees and changes none of them', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await put(other, 'Thanks', 'Thank you, {first name}.');
  expect((await put(id, ' Greeting ', 'Hello {first name}, about {case number} and {processor}.')).body.items).toEqual([
    { id, name: 'Greeting', body: 'Hello {first name}, about {case number} and {processor}.' },
    { id: other, name: 'Thanks', body: 'Thank you, {first name}.' },
  ]);
  expect([await namesOf(colleague), await namesOf(elsewhere)]).toEqual([['Greeting', 'Thanks'], []]);
  expect((await put(id, 'Taken', 'Over.', elsewhere)).status).toBe(404);
  expect((await elsewhere.send('DELETE', `/api/admin/saved-texts/${id}`)).status).toBe(404);
  // Another firm may use the same name for a text of its own.
  expect((await put(randomUUID(), 'Greeting', 'Hi.', elsewhere)).status).toBe(200);

  expect((await put(id, 'Welcome', 'Hello.', colleague)).body.items[1]).toEqual({
    id,
    name: 'Welcome',
    body: 'Hello.',
  });
  expect((await colleague.send('DELETE', `/api/admin/saved-texts/${other}`)).body.items).toHaveLength(1);
  expect(await namesOf(staff)).toEqual(['Welcome']);
});

test('a name belongs to one text, and only the three known slots are accepted', async () => {
  const taken = await put(randomUUID(), 'welcome', 'Hello.');
  expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
  const unknown = await put(randomUUID(), 'Sum', 'You are owed {amount}.');
  expect([unknown.status, unknown.body.fields]).toEqual([
    422,
    { body: '{amount} stands for nothing. There are {first name}, {case number} and {processor}.' },
  ]);
  for (const [name, body, field] of [
    [' ', 'x', 'name'],
    ['x', ' ', 'body'],
    ['x', 'x'.repeat(5_001), 'body'],
  ] as const)
    expect((await put(randomUUID(), name, body)).body.fields).toEqual({ [field]: expect.any(String) });
});
