// @proves contact-let-in
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let owner: TestUser;
let contact: TestUser;
let caseId: string;

const addressOf = (user: TestUser) => user.account?.email ?? '';
const path = () => `/api/cases/${caseId}`;
const answer = (let_in: boolean, by = owner) => by.post(`${path()}/contact`, { let_in });
const ask = (by = contact) => by.post(`/api/named-cases/${caseId}/ask`, {});
const named = async (by = contact) => (await by.get('/api/named-cases')).body.items;
const contactSeenBy = async (user: TestUser) => (await user.get(`${path()}/guests`)).body.contact;
const emailsTo = async (address: string) =>
  (
    await superuser.rows<{ template: string }>(
      'select template from outbox where recipient = $1 order by created_at, id',
      [address],
    )
  ).map(({ template }) => template);

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
beforeEach(async () => {
  await superuser.rows('delete from attempts');
  [owner, contact] = [await app.user(), await app.user()];
  await superuser.rows('update auth.users set email_verified = true where id = $1', [contact.id]);
  caseId = (await owner.apply({ fields: { email: addressOf(contact).toUpperCase() } })).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

test('a confirmed address that a case names shows a row without number, business or sums, and nothing else', async () => {
  expect(await named()).toEqual([
    { id: caseId, submitted_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), state: 'closed', asked_at: null },
  ]);
  expect((await contact.get('/api/cases')).body.items).toEqual([]);
  for (const part of ['', '/messages', '/files', '/papers', '/answers', '/guests', '/ledger'])
    expect([part, (await contact.get(`${path()}${part}`)).status]).toEqual([part, 404]);
  const signing = { sha256: 'a'.repeat(64), typed_name: 'Ada Byron', agreed: true };
  expect((await contact.post(`${path()}/papers/fee_agreement/sign`, signing)).status).toBe(404);
  const listed = await contact.get('/api/notifications');
  expect(listed.status).toBe(200);
  expect(JSON.stringify([await named(), listed.body])).not.toMatch(/UH-\d|Analytical|12,?500/);
});

test('row-level security keeps a case from the account of its contact address until its owner lets it in', async () => {
  const actor = { role: 'client', id: contact.id, name: 'C', verifiedEmail: addressOf(contact) } as const;
  const seen = () =>
    app.services.database.as(actor, async (db) => ({
      cases: (await db.selectFrom('cases').select('id').execute()).length,
      progress: (await db.selectFrom('case_progress').select('case_id').execute()).length,
      terms: (await db.selectFrom('fee_terms').select('case_id').execute()).length,
      named: (await sql`select * from app.cases_naming_actor()`.execute(db)).rows.length,
      locked: (await sql<{ locked: boolean }>`select app.lock_case(${caseId}) as locked`.execute(db)).rows[0]?.locked,
      own: (await sql<{ done: boolean }>`select app.answer_contact(${caseId}, true, now()) as done`.execute(db)).rows[0]
        ?.done,
    }));
  expect(await seen()).toEqual({ cases: 0, progress: 0, terms: 0, named: 1, locked: false, own: false });
  await answer(true);
  expect(await seen()).toEqual({ cases: 1, progress: 1, terms: 1, named: 0, locked: true, own: false });
});

test('no case is listed for an unconfirmed address that it names', async () => {
  await superuser.rows('update auth.users set email_verified = false where id = $1', [contact.id]);
  expect(await named()).toEqual([]);
  expect((await ask()).status).toBe(404);
});

describe('asking the owner', () => {
  test('emails them once, names the case to nobody else, and gets the same answer when repeated', async () => {
    const first = await ask();
    expect([first.status, first.body.items]).toEqual([200, [expect.objectContaining({ id: caseId, state: 'asked' })]]);
    expect((await ask()).body).toEqual(first.body);
    expect((await emailsTo(addressOf(owner))).filter((each) => each === 'contact-asks')).toHaveLength(1);
    expect(await contactSeenBy(owner)).toMatchObject({ email: addressOf(contact).toUpperCase(), state: 'asked' });
  });

  test('is among the owner’s notifications until they answer, unread until they have seen it, and among nobody else’s', async () => {
    const asks = async (by = owner) =>
      (await by.get('/api/notifications')).body.items.filter((each: { place: string }) => each.place === 'sharing');
    expect(await asks()).toEqual([]);
    await ask();
    expect(await asks()).toMatchObject([{ id: `${caseId}/contact-asked`, case_id: caseId, unread: true }]);
    await owner.post('/api/notifications/read', { ids: [`${caseId}/contact-asked`] });
    expect([await asks(), await asks(contact)]).toMatchObject([[{ unread: false }], []]);
    await answer(true);
    expect([await asks(), await asks(contact)]).toEqual([[], []]);
  });

  test('is not possible for a case that does not name the caller', async () => {
    const stranger = await app.user();
    await superuser.rows('update auth.users set email_verified = true where id = $1', [stranger.id]);
    expect((await ask(stranger)).status).toBe(404);
    expect((await ask(owner)).status).toBe(404);
    expect((await ask(app.visitor())).status).toBe(401);
    expect(await emailsTo(addressOf(owner))).not.toContain('contact-asks');
  });

  test('after a no keeps its answer, and the owner is not asked again', async () => {
    await ask();
    await answer(false);
    expect((await ask()).body.items).toMatchObject([{ state: 'refused' }]);
    expect((await emailsTo(addressOf(owner))).filter((each) => each === 'contact-asks')).toHaveLength(1);
    expect((await contact.get(path())).status).toBe(404);
  });
});

describe('the answer of the owner', () => {
  test('a yes opens the case as its own, and a no closes it with the next request', async () => {
    await ask();
    expect((await answer(true)).body.contact).toMatchObject({ state: 'let_in' });
    expect((await contact.get(path())).status).toBe(200);
    expect([await named(), (await contact.get('/api/cases')).body.items]).toEqual([
      [],
      [expect.objectContaining({ id: caseId })],
    ]);
    expect((await answer(false)).body.contact).toMatchObject({ state: 'refused' });
    expect((await contact.get(path())).status).toBe(404);
    const history = await superuser.rows<{ what: string }>(
      "select what from case_history where case_id = $1 and what like 'contact%' order by seq",
      [caseId],
    );
    expect(history.map(({ what }) => what)).toEqual(['contact_asked', 'contact_let_in', 'contact_refused']);
  });

  test('a yes is emailed to the contact address once, however often the answer changes; a no is not emailed', async () => {
    const letInEmails = async () =>
      (await emailsTo(addressOf(contact).toUpperCase())).filter((each) => each === 'contact-let-in');
    await answer(false);
    expect(await letInEmails()).toEqual([]);
    for (const letIn of [true, true, false, true]) await answer(letIn);
    expect(await letInEmails()).toEqual(['contact-let-in']);
    // Another case of the same owner needs a yes of its own, and gets its own email.
    caseId = (await owner.apply({ fields: { email: addressOf(contact).toUpperCase() } })).body.case_id;
    await answer(true);
    expect(await letInEmails()).toEqual(['contact-let-in', 'contact-let-in']);
  });

  test('can be given by nobody else: not by the contact, even when let in, nor by the desk', async () => {
    await answer(true);
    const staff = await app.user('staff');
    expect((await answer(false, contact)).status).toBe(403);
    expect((await answer(false, staff)).status).toBe(403);
    expect((await answer(true, await app.user())).status).toBe(404);
    for (const user of [contact, staff]) expect(await contactSeenBy(user)).toBeNull();
    expect((await contact.get(path())).status).toBe(200);
  });

  test('is not asked for when the contact address is the owner’s own', async () => {
    caseId = (await owner.apply()).body.case_id;
    expect(await contactSeenBy(owner)).toBeNull();
    expect((await answer(true)).status).toBe(409);
  });

  test('holds for that address only: a new one needs another yes, and a change back opens nothing', async () => {
    await answer(true);
    for (const email of ['books@shop.example', addressOf(contact)]) {
      await superuser.rows('update cases set email = $2 where id = $1', [caseId, email]);
      expect((await contact.get(path())).status).toBe(404);
      expect(await contactSeenBy(owner)).toMatchObject({ email, state: 'closed' });
    }
  });
});
