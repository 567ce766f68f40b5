// @proves counsel-thread
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let people: Record<'merchant' | 'contact' | 'stranger' | 'staff' | 'attorney' | 'otherAttorney', TestUser>;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const [merchant, contact, stranger] = [await app.user(), await app.user(), await app.user()];
  const [staff, attorney, otherAttorney] = [
    await app.user('staff'),
    await app.user('attorney'),
    await app.user('attorney'),
  ];
  people = { merchant, contact, stranger, staff, attorney, otherAttorney };
  await superuser.rows('update auth.users set email_verified = true where id = $1', [contact.id]);
  await superuser.rows('update users set is_lead = true where id = $1', [staff.id]);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** A case of the merchant, whose contact address the owner let in, with an attorney. */
async function newCase(): Promise<string> {
  const { body } = await people.merchant.apply({ fields: { email: people.contact.account?.email ?? '' } });
  await people.merchant.letContactIn(body.case_id);
  await assign(body.case_id, people.attorney);
  return body.case_id;
}
const assign = (id: string, attorney: TestUser) =>
  people.staff.post(`/api/admin/cases/${id}/assign`, { attorney_id: attorney.id });
const write = (by: TestUser, id: string, body: string, message_id = uuidv7()) =>
  by.post(`/api/cases/${id}/counsel-messages`, { message_id, body });
const read = (by: TestUser, id: string) => by.get(`/api/cases/${id}/counsel-messages`);
const bodies = async (by: TestUser, id: string): Promise<string[]> =>
  (await read(by, id)).body.items.map((each: { body: string }) => each.body);
const emailsOf = (id: string) =>
  superuser.rows<{ template: string; recipient: string; payload: unknown }>(
    "select template, recipient, payload from outbox where case_id = $1 and template in ('client-wrote', 'counsel-wrote') order by template",
    [id],
  );

test('client and counsel write to each other, and each sees what the other has not read', async () => {
  const id = await newCase();
  expect((await read(people.merchant, id)).body).toEqual({ items: [], next_cursor: null, unread: 0, may_write: true });
  const asked = await write(people.merchant, id, ' May I sell\r\nmeanwhile? ');
  expect(asked.body).toEqual({
    id: expect.any(String),
    body: 'May I sell\nmeanwhile?',
    author: 'merchant',
    author_name: 'Test Person 1',
    mine: true,
    created_at: expect.any(String),
    read_at: null,
  });
  expect((await read(people.attorney, id)).body).toMatchObject({ unread: 1, items: [{ mine: false }] });
  expect((await people.attorney.get('/api/attorney/clients')).body.items[0]).toMatchObject({ case_id: id, unread: 1 });
  await people.attorney.post(`/api/cases/${id}/counsel-messages/read`, {});
  expect((await read(people.attorney, id)).body.unread).toBe(0);
  expect((await read(people.merchant, id)).body.items[0].read_at).toEqual(expect.any(String));
  expect((await people.attorney.get('/api/attorney/clients')).body.items[0]).toMatchObject({ unread: 0 });
  await write(people.attorney, id, 'You may.');
  expect((await read(people.merchant, id)).body).toMatchObject({ unread: 1, items: [{ author: 'attorney' }, {}] });
});

test('a message sent twice stands once, and another text under its id is refused', async () => {
  const [id, messageId] = [await newCase(), uuidv7()];
  const answers = await Promise.all([1, 2, 3].map(() => write(people.merchant, id, 'Once', messageId)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await bodies(people.attorney, id)).toEqual(['Once']);
  expect((await write(people.merchant, id, 'Twice', messageId)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await write(people.merchant, await newCase(), 'Once', messageId)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await write(people.merchant, id, 'My card: 4111 1111 1111 1111')).body.fields.body).toMatch(/card number/);
});

test('staff and leads, the contact address that was let in, another attorney and strangers neither read nor write between client and counsel', async () => {
  const id = await newCase();
  await write(people.merchant, id, 'Between us');
  for (const [who, status] of [
    [people.staff, 403],
    [people.contact, 403],
    [people.otherAttorney, 404],
    [people.stranger, 404],
    [app.visitor(), 401],
  ] as const)
    for (const answer of [
      await read(who, id),
      await write(who, id, 'Me too'),
      await who.post(`/api/cases/${id}/counsel-messages/read`, {}),
    ]) {
      expect(answer.status).toBe(status);
      expect(JSON.stringify(answer.body)).not.toContain('Between us');
    }
  expect((await people.contact.get(`/api/cases/${id}`)).body.may.ask_counsel).toBe(false);
  expect((await people.merchant.get(`/api/cases/${id}`)).body.may.ask_counsel).toBe(true);
  expect((await read(people.attorney, id)).body).toMatchObject({ unread: 1, items: [{ body: 'Between us' }] });
});

test('a new attorney reads what was written before, and the former one nothing any more', async () => {
  const id = await newCase();
  await write(people.merchant, id, 'To the first');
  await write(people.attorney, id, 'From the first');
  await assign(id, people.otherAttorney);
  expect([(await read(people.attorney, id)).status, (await write(people.attorney, id, 'Still here')).status]).toEqual([
    404, 404,
  ]);
  expect((await people.attorney.get('/api/attorney/clients')).body.items).not.toContainEqual(
    expect.objectContaining({ case_id: id }),
  );
  expect(await bodies(people.otherAttorney, id)).toEqual(['From the first', 'To the first']);
  await assign(id, people.attorney);
});

test('without an attorney nothing is written, and the thread says so', async () => {
  const { body } = await people.merchant.apply();
  await superuser.rows('update cases set attorney_id = null where id = $1', [body.case_id]);
  expect((await read(people.merchant, body.case_id)).body.may_write).toBe(false);
  expect((await write(people.merchant, body.case_id, 'Hello')).body.code).toBe('CONFLICT');
});

test('the email says that there is a message and none of its words, to the two alone and at most once an hour', async () => {
  const id = await newCase();
  await write(people.merchant, id, 'Zebra crossing');
  await write(people.merchant, id, 'Zebra again');
  await write(people.attorney, id, 'Zebra answer');
  await app.runJobs();
  const sent = await emailsOf(id);
  expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['client-wrote', people.attorney.account?.email],
    ['counsel-wrote', people.merchant.account?.email],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/zebra/i);
  expect(await superuser.rows("select 1 from pgboss.job where data::text ilike '%zebra%'")).toEqual([]);
  expect(await superuser.rows("select 1 from case_history where new_value::text ilike '%zebra%'")).toEqual([]);
});

test('the limit of an hour counts what was written to the team and to counsel together', async () => {
  const merchant = await app.user();
  const { body } = await merchant.apply();
  await assign(body.case_id, people.attorney);
  await superuser.rows(
    "insert into counsel_messages (id, case_id, author_id, author_role, author_name, body, created_at) select gen_random_uuid(), $1, $2, 'merchant', 'Test', 'x', now() from generate_series(1, 60)",
    [body.case_id, merchant.id],
  );
  for (const path of ['messages', 'counsel-messages'])
    expect(
      (await merchant.post(`/api/cases/${body.case_id}/${path}`, { message_id: uuidv7(), body: 'One more' })).status,
    ).toBe(429);
});

test('only the thread, the advice on an offer and the owner’s own export name their tables, so nothing that calls a model, searches or reports can read them', () => {
  const folders = ['server', 'drafting', 'domain', 'knowledge', 'scripts', 'main.ts'];
  const files = folders.flatMap((folder) =>
    folder.endsWith('.ts')
      ? [folder]
      : readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const naming = files
    .filter((name) => /\.(?:ts|tsx|mjs|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => /counsel_messages|offer_advice/.test(readFileSync(name, 'utf8')));
  expect(naming.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual([
    'server/kernel/write-to-other.ts',
    'server/messages/counsel-queries.ts',
    'server/messages/list-clients.ts',
    'server/messages/queries.ts',
    'server/money/advise-offer.ts',
    'server/money/get-ledger.ts',
    'server/privacy/own-data.ts',
  ]);
});
