// @proves case-messages
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesAnHour } from '../../domain/messages/writing-window.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { jobHandlers } from '../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let people: Record<'merchant' | 'namesake' | 'stranger' | 'staff' | 'attorney' | 'otherAttorney', TestUser>;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const [merchant, namesake, stranger, staff, attorney, otherAttorney] = [
    await app.user(),
    await app.user(),
    await app.user(),
    await app.user('staff'),
    await app.user('attorney'),
    await app.user('attorney'),
  ];
  people = { merchant, namesake, stranger, staff, attorney, otherAttorney };
  await superuser.rows('update auth.users set email_verified = true where id = $1', [namesake.id]);
  caseId = await newCase();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** A case of the merchant with the namesake's verified email, which is let in, and its attorney. */
async function newCase(): Promise<string> {
  const { body } = await people.merchant.apply({ fields: { email: people.namesake.account?.email ?? '' } });
  await people.merchant.letContactIn(body.case_id);
  await people.staff.post(`/api/admin/cases/${body.case_id}/assign`, { attorney_id: people.attorney.id });
  return body.case_id;
}
const post = (by: TestUser, body: string, more: object = {}, id = caseId) =>
  by.post(`/api/cases/${id}/messages`, { message_id: uuidv7(), body, ...more });
const thread = async (by: TestUser, id = caseId) => (await by.get(`/api/cases/${id}/messages`)).body;
const bodies = async (by: TestUser, id = caseId): Promise<string[]> =>
  (await thread(by, id)).items.map((each: { body: string }) => each.body);

describe('posting a message', () => {
  test("a merchant's message is visible to both sides, whatever visibility is requested", async () => {
    const sent = await post(people.merchant, '  Good morning\r\nall  ', { visibility: 'internal' });
    expect([sent.status, sent.body]).toEqual([
      200,
      {
        id: expect.any(String),
        message_type: 'message',
        subject: '',
        body: 'Good morning\nall',
        visibility: 'merchant',
        author: 'merchant',
        author_name: 'Test Person 1',
        mine: true,
        created_at: expect.any(String),
        read_at: null,
      },
    ]);
    for (const reader of [people.staff, people.attorney, people.namesake])
      expect((await thread(reader)).items[0]).toMatchObject({ body: 'Good morning\nall', mine: false });
  });

  test("a staff message is signed with the first name, an attorney's with the full name", async () => {
    expect((await post(people.staff, 'From staff')).body).toMatchObject({
      author: 'staff',
      author_name: 'Test',
      visibility: 'merchant',
    });
    expect((await post(people.attorney, 'From the attorney')).body).toMatchObject({
      author: 'attorney',
      author_name: 'Test Person 5',
    });
    expect((await thread(people.merchant)).items.slice(0, 2)).toMatchObject([
      { author_name: 'Test Person 5', mine: false },
      { author_name: 'Test', mine: false },
    ]);
  });

  test("a message by the user who verified the case's email is shown as the merchant's too", async () => {
    expect((await post(people.namesake, 'Me too')).body).toMatchObject({
      author: 'merchant',
      author_name: 'Test Person 2',
      mine: true,
    });
  });

  test("a message to another user's case is answered like one to a missing case", async () => {
    for (const by of [people.stranger, people.otherAttorney]) {
      for (const id of [caseId, uuidv7()]) {
        expect((await post(by, 'Hello', {}, id)).status).toBe(404);
        expect((await by.post(`/api/cases/${id}/messages/read`, {})).status).toBe(404);
      }
    }
  });

  test('what looks like a card number is refused with a whole sentence, until its writer says that it is not one', async () => {
    const say = (more: object) =>
      people.merchant.post(`/api/cases/${caseId}/messages`, {
        message_id: uuidv7(),
        body: 'Here it is: 4111 1111 1111 1111',
        ...more,
      });
    for (const more of [{}, { subject: '5555555555554444', body: 'My card' }])
      expect((await say(more)).body).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { body: 'This looks like a card number. Cover all but its last four digits.' },
      });
    expect((await say({ no_card: true })).status).toBe(200);
    expect((await say({ body: 'a\u202eb' })).body.fields.body).toMatch(/^The text has a hidden character .* again\.$/);
  });

  test.each<[string, object, number]>([
    ['without text', { body: ' \n ' }, 422],
    ['of ten thousand characters', { body: 'x'.repeat(10_000) }, 200],
    ['of one character more', { body: 'x'.repeat(10_001) }, 422],
    ['with a control character', { body: 'a\u0007b' }, 422],
    ['with a NUL', { body: 'a\u0000b' }, 422],
    ['with a direction override', { body: 'a\u202eb' }, 422],
    ['with a lone surrogate', { body: 'a\ud800b' }, 422],
    ['with a long subject', { body: 'a', subject: 'x'.repeat(201) }, 422],
    ['of another type', { body: 'a', message_type: 'ai_analysis' }, 422],
    ["in another user's name", { body: 'a', author_id: uuidv7() }, 422],
    ['with an invalid id', { body: 'a', message_id: '1' }, 422],
  ])('a message %s is validated', async (_, more, status) => {
    expect(
      (await people.merchant.post(`/api/cases/${caseId}/messages`, { message_id: uuidv7(), ...more })).status,
    ).toBe(status);
  });

  test('a message sent twice, or ten times concurrently, is stored and emailed once', async () => {
    const message_id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        people.staff.post(`/api/cases/${caseId}/messages`, { message_id, body: 'Once' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await bodies(people.merchant)).filter((body) => body === 'Once')).toHaveLength(1);
    expect(
      await superuser.rows('select 1 from outbox where key = $1', [`message-received:${message_id}`]),
    ).toHaveLength(1);
  });

  test('another text under the same id is refused, also by another user and in another case', async () => {
    const { body } = await post(people.merchant, 'First text');
    const other = await newCase();
    for (const [by, text, id] of [
      [people.merchant, 'Second text', caseId],
      [people.staff, 'First text', caseId],
      [people.merchant, 'First text', other],
    ] as const) {
      const answer = await by.post(`/api/cases/${id}/messages`, { message_id: body.id, body: text });
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    }
  });
});

describe('an internal message', () => {
  test('an internal message is neither shown to the merchant nor counted for them', async () => {
    const id = await newCase();
    await post(people.staff, 'Between us', { visibility: 'internal' }, id);
    await post(people.attorney, 'Between us too', { visibility: 'internal' }, id);
    expect(await thread(people.merchant, id)).toEqual({ items: [], next_cursor: null, unread: 0, mentioned: false });
    expect((await people.merchant.get(`/api/cases/${id}`)).body).toMatchObject({ messages: [], unread_messages: 0 });
    expect(
      (await people.merchant.get('/api/cases')).body.items[0].actions.map((each: { kind: string }) => each.kind),
    ).toEqual(['sign_agreement', 'engage', 'complete_details', 'add_documents']);
    expect(await bodies(people.attorney, id)).toEqual(['Between us too', 'Between us']);
    expect(
      await superuser.rows("select 1 from outbox where case_id = $1 and template = 'message-received'", [id]),
    ).toEqual([]);
  });
});

describe('unread messages', () => {
  test('a message is unread until the other side has seen it', async () => {
    const id = await newCase();
    await post(people.merchant, 'One', {}, id);
    await post(people.staff, 'Two', {}, id);
    await post(people.attorney, 'Three', {}, id);
    expect([
      (await thread(people.merchant, id)).unread,
      (await thread(people.namesake, id)).unread,
      (await thread(people.staff, id)).unread,
    ]).toEqual([2, 2, 1]);
    expect((await people.merchant.get(`/api/cases/${id}`)).body).toMatchObject({
      unread_messages: 2,
      actions: expect.arrayContaining([{ kind: 'read_message', words: 'Read 2 new messages.', due_on: null }]),
    });
    expect((await people.staff.get(`/api/admin/cases/${id}`)).body).toMatchObject({ unread_messages: 1, actions: [] });
    expect((await people.merchant.post(`/api/cases/${id}/messages/read`, {})).body).toEqual({ unread: 0 });
    expect([(await thread(people.merchant, id)).unread, (await thread(people.staff, id)).unread]).toEqual([0, 1]);
    expect(
      (await thread(people.staff, id)).items.map((each: { body: string; read_at: string | null }) => [
        each.body,
        each.read_at !== null,
      ]),
    ).toEqual([
      ['Three', true],
      ['Two', true],
      ['One', false],
    ]);
    await people.attorney.post(`/api/cases/${id}/messages/read`, {});
    expect([(await thread(people.staff, id)).unread, (await thread(people.merchant, id)).items.at(-1).read_at]).toEqual(
      [0, expect.any(String)],
    );
  });
});

test('paging crosses messages of the same instant without loss or repetition', async () => {
  const id = await newCase();
  await superuser.rows(
    "insert into messages (id, case_id, message_type, subject, body, visibility, author_role, created_at) select gen_random_uuid(), $1, 'message', '', n::text, 'merchant', 'staff', timestamptz '2026-03-01 10:00:00.123456Z' + (n / 7) * interval '1 microsecond' from generate_series(1, 60) n",
    [id],
  );
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await people.merchant.get(`/api/cases/${id}/messages?limit=9${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...body.items.map((each: { body: string }) => each.body));
    cursor = body.next_cursor;
  }
  expect([seen.length, new Set(seen).size, seen[0]]).toEqual([60, 60, expect.stringMatching(/^(56|57|58|59|60)$/)]);
});

describe('emails about messages', () => {
  const folder = () => join(app.services.config.dataDir, 'outbox');
  const emailsTo = async (to: string) =>
    (await Promise.all(readdirSync(folder()).map((name) => simpleParser(readFileSync(join(folder(), name)))))).filter(
      (email) => email.to && 'text' in email.to && email.to.text.includes(to),
    );

  test('an email to the merchant quotes the beginning of the message, and one to staff quotes nothing', async () => {
    const id = await newCase();
    await post(people.staff, `We have news. ${'y'.repeat(300)}`, {}, id);
    await post(people.merchant, 'The secret word is swordfish', {}, id);
    await app.runJobs();
    const [theCase] = await superuser.rows<{ case_number: string }>('select case_number from cases where id = $1', [
      id,
    ]);
    const received = (await emailsTo(people.namesake.account?.email ?? '?')).filter(
      ({ subject, text }) =>
        subject?.startsWith('A message about your case (') && text?.includes(theCase?.case_number ?? '?'),
    );
    expect(received.map(({ text }) => [text?.includes('We have news.'), text?.includes('y'.repeat(250))])).toEqual([
      [true, false],
    ]);
    const notices = (await emailsTo(people.staff.account?.email ?? '?')).filter((email) =>
      email.subject?.includes(theCase?.case_number ?? '?'),
    );
    expect([notices.length, JSON.stringify(notices).includes('swordfish')]).toEqual([1, false]);
  });

  test('staff get at most one email per case and hour, however much the merchant writes', async () => {
    const id = await newCase();
    const count = async () =>
      (await superuser.rows("select recipient from outbox where case_id = $1 and template = 'merchant-wrote'", [id]))
        .length;
    const sent = await Promise.all(['a', 'b', 'c', 'd'].map((body) => post(people.merchant, body, {}, id)));
    const now = new Date();
    const sendAt = (at: number) =>
      Promise.all(
        sent.map(({ body }) =>
          jobHandlers({ ...app.services, clock: fixedClock(new Date(at)) })['notify-staff']({ message_id: body.id }),
        ),
      );
    await sendAt(now.getTime());
    await sendAt(now.getTime());
    expect(await count()).toBe(1);
    await sendAt(now.getTime() + 61 * 60_000);
    expect(await count()).toBe(2);
    await people.staff.post(`/api/cases/${id}/messages/read`, {});
    await sendAt(now.getTime() + 200 * 60_000);
    expect(await count()).toBe(2);
  });
});

describe('the limit on messages', () => {
  test('a user can send sixty messages an hour, over all their cases', async () => {
    const eager = await app.user();
    const [first, second] = [(await eager.apply()).body.case_id, (await eager.apply()).body.case_id];
    await superuser.rows(
      "insert into messages (id, case_id, message_type, subject, body, visibility, author_role, author_id, created_at) select gen_random_uuid(), $1, 'message', '', 'x', 'merchant', 'merchant', $2, now() - interval '10 minutes' from generate_series(1, $3::int)",
      [first, eager.id, messagesAnHour - 1],
    );
    const answers = await Promise.all([
      post(eager, 'a', {}, first),
      post(eager, 'b', {}, second),
      post(eager, 'c', {}, first),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.body, Number(refused?.headers.get('retry-after'))]).toEqual([
      { code: 'RATE_LIMITED', message: expect.stringContaining('in 50 minutes') },
      expect.closeTo(50 * 60, -1),
    ]);
    expect((await post(people.merchant, 'others may')).status).toBe(200);
  });
});

describe('after the case has ended', () => {
  test('the merchant can write for thirty days and read forever, and staff can always write', async () => {
    const id = await newCase();
    await post(people.merchant, 'Before', {}, id);
    const ended = (days: number) =>
      superuser.rows("update cases set status = 'closed', closed_at = now() - $2 * interval '1 day' where id = $1", [
        id,
        days,
      ]);
    await ended(29.9);
    expect([
      (await post(people.merchant, 'In time', {}, id)).status,
      (await people.merchant.get(`/api/cases/${id}`)).body.may.write,
    ]).toEqual([200, true]);
    await ended(30.1);
    const late = await post(people.merchant, 'Too late', {}, id);
    expect([late.status, late.body.code, (await people.merchant.get(`/api/cases/${id}`)).body.may.write]).toEqual([
      409,
      'CONFLICT',
      false,
    ]);
    expect((await post(people.staff, 'Staff', {}, id)).status).toBe(200);
    expect(await bodies(people.merchant, id)).toEqual(['Staff', 'In time', 'Before']);
  });
});
