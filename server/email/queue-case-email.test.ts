import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approve, confirmFacts, queuedLetter, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { caseClosed } from '../cases/emails.ts';
import { emails } from '../emails.ts';
import { messageReceived } from '../messages/emails.ts';
import { readerLocale } from './reader-locale.ts';
import { sendEmail } from './send-email.ts';
import { queueCaseEmail } from './queue-case-email.ts';
import { unsubscribeLinkOf } from './unsubscribe-link.ts';

let room: LetterRoom;
let contact: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  contact = await room.app.user();
  const both = [room.merchant.id, contact.id];
  await room.superuser.rows('update auth.users set email_verified = true where id = any ($1)', [both]);
});
beforeEach(() => room.superuser.rows('delete from attempts'));
afterAll(() => room.close());

const owner = () => room.merchant.account?.email ?? '';
/** The contact address as the owner typed it. */
const typed = () => contact.account?.email.toUpperCase() ?? '';
const today = firmDayOf(new Date());
const ofMerchants = [
  'case-closed',
  'case-received',
  'letter-delivered',
  'letter-sent',
  'letter-waits',
  'message-received',
  'money-received',
  'money-withdrawn',
  'offer-made',
  'paper-signed',
];
type Emailed = { template: string; to: string[] };
/** Who was emailed about the case in hand, a row for each kind of email to a merchant. */
const emailed = () =>
  room.superuser.rows<Emailed>(
    `select template, array_agg(recipient order by key) as to from outbox
     where case_id = $1 and template = any ($2) group by template order by template`,
    [room.caseId, ofMerchants],
  );
const forget = () => room.superuser.rows('delete from outbox where case_id = $1', [room.caseId]);
const enter = async (what: string, body: object, by = room.staff) => {
  const answer = await by.post(`/api/cases/${room.caseId}/${what}`, body);
  expect([what, answer.status, answer.body]).toEqual([what, 200, expect.anything()]);
};

async function newCase(email: string): Promise<void> {
  room.caseId = (await room.merchant.apply({ fields: { email } })).body.case_id;
}
const say = () => enter('messages', { message_id: uuidv7(), body: 'PayPal has answered.', visibility: 'merchant' });

/** From the agreement to the end, with an email of each kind on the way. */
async function liveOn(): Promise<void> {
  await signAgreement(room.merchant, room.caseId);
  await enterDesk();
  await approve(room.attorney, room.letterId);
  expect((await room.send()).status).toBe(200);
  await room.deliver();
  expect((await room.post()).status).toBe(200);
  expect((await room.act(room.staff, 'delivery', { outcome: 'delivered', on: today })).status).toBe(200);
  await say();
  const entry = { entry_id: uuidv7(), amount_cents: 100_000, received_on: today };
  await enter('recoveries', { ...entry, note: '', tranche_id: null });
  await enter(`ledger/${entry.entry_id}/withdraw`, { why: 'It was another case.' });
  const empty = { letter_id: null, words: null, file_id: null, terms: null, expires_on: null };
  await enter('processor-answers', { ...empty, ...entry, entry_id: uuidv7(), kind: 'offer' });
  await end();
}

async function enterDesk(): Promise<void> {
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  await room.runNow('analyze-case');
  await room.runNow('draft-letter');
  room.letterId = await queuedLetter(room.attorney, room.caseId);
  await confirmFacts(room.merchant, room.caseId);
}

async function end(): Promise<void> {
  const path = `/api/admin/cases/${room.caseId}`;
  const { version } = (await room.staff.get(path)).body;
  const ended = await room.staff.send('PATCH', path, { status: 'resolved' }, { 'if-match': `"${version}"` });
  expect(ended.status).toBe(200);
}

describe('an email about a case', () => {
  test('of any kind goes only to the owner’s account while the contact address is not let in', async () => {
    await newCase(typed());
    await liveOn();
    expect(await emailed()).toEqual(ofMerchants.map((template) => ({ template, to: [owner()] })));
    const others = await room.superuser.rows('select template from outbox where lower(recipient) = lower($1)', [
      typed(),
    ]);
    expect(others).toEqual([]);
  });

  test('of any kind goes to the owner’s account and, once let in, to the contact address, once each', async () => {
    await newCase(typed());
    await room.merchant.letContactIn(room.caseId);
    await liveOn();
    const to = [owner(), typed()];
    expect(await emailed()).toEqual(
      ofMerchants.map((template) => ({ template, to: template === 'case-received' ? [owner()] : to })),
    );
  });

  test('goes once to an owner whose own address is the contact address, in any letter case', async () => {
    await newCase(owner().toUpperCase());
    await liveOn();
    expect(await emailed()).toEqual(ofMerchants.map((template) => ({ template, to: [owner()] })));
  });

  test('goes only to the account after the contact address was taken out or replaced', async () => {
    for (const takeOut of [
      () => room.merchant.post(`/api/cases/${room.caseId}/contact`, { let_in: false }),
      () => room.superuser.rows("update cases set email = 'books@shop.example' where id = $1", [room.caseId]),
    ]) {
      await newCase(typed());
      await room.merchant.letContactIn(room.caseId);
      await takeOut();
      await say();
      await enter('cancel', {}, room.merchant);
      expect(await emailed()).toEqual(
        ['case-closed', 'case-received', 'message-received'].map((template) => ({ template, to: [owner()] })),
      );
    }
  });

  test('reaches both when the let-in contact acts, and when the attorney does', async () => {
    await newCase(typed());
    await room.merchant.letContactIn(room.caseId);
    await enterDesk();
    await forget();
    await signAgreement(contact, room.caseId);
    await enter('messages', { message_id: uuidv7(), body: 'Good day.', visibility: 'merchant' }, room.attorney);
    await enter('cancel', {}, contact);
    const to = [owner(), typed()];
    expect(await emailed()).toEqual(
      ['case-closed', 'message-received', 'paper-signed'].map((template) => ({ template, to })),
    );
  });

  test('that was queued before is not queued again, even if the contact address was let in since', async () => {
    await newCase(typed());
    const queue = () =>
      room.app.services.database.as(systemActor, (db) =>
        queueCaseEmail(room.app.services, db, {
          key: `case-closed:${room.caseId}:1`,
          template: caseClosed,
          case_id: room.caseId,
          letter_id: null,
          payload: { first_name: 'Ada', case_number: 'UH-1', case_id: room.caseId, cancelled: true },
        }),
      );
    await forget();
    await queue();
    await room.merchant.letContactIn(room.caseId);
    await queue();
    expect(await emailed()).toEqual([{ template: 'case-closed', to: [owner()] }]);
    expect(
      await room.superuser.rows("select key from outbox where template = 'case-closed' and case_id = $1", [
        room.caseId,
      ]),
    ).toEqual([{ key: `case-closed:${room.caseId}:1` }]);
  });
});

test('the database names the recipients of a case only to those who see the case', async () => {
  await newCase(typed());
  const seenBy = async ({ id }: TestUser, role: 'client' | 'attorney', verifiedEmail: string | null) =>
    room.app.services.database.as(
      { role, id, name: 'X', verifiedEmail },
      async (db) => (await sql`select * from app.case_recipients(${room.caseId})`.execute(db)).rows,
    );
  expect(await seenBy(contact, 'client', contact.account?.email ?? '')).toEqual([]);
  expect(await seenBy(await room.app.user('attorney'), 'attorney', null)).toEqual([]);
  expect(await seenBy(room.merchant, 'client', owner())).toEqual([{ owner: owner(), contact: null }]);
});

describe('a copy to the contact address', () => {
  const asRead = (recipient: string) =>
    room.app.services.database.as(systemActor, async (db) => ({
      locale: await readerLocale(db, { recipient, case_id: room.caseId }),
      ...(await unsubscribeLinkOf(room.app.services, emails, db, {
        template: messageReceived.name,
        recipient,
        case_id: room.caseId,
      })),
    }));

  test('is in the language of its own account and ends by its own link and preferences', async () => {
    await newCase(typed());
    await room.merchant.send('PATCH', '/api/me', { locale: 'es' });
    await contact.send('PUT', '/api/me/mail-preferences', { messages: false, progress: true });
    expect(await asRead(owner())).toMatchObject({
      locale: 'es',
      wanted: true,
      unsubscribe: expect.stringContaining(room.merchant.id),
    });
    expect(await asRead(typed())).toMatchObject({
      locale: 'en',
      wanted: false,
      unsubscribe: expect.stringContaining(contact.id),
    });
  });

  test('is sent like the owner’s own, unless the owner has shut its address out meanwhile', async () => {
    const sentAfter = async (letIn: boolean) => {
      await forget();
      await room.merchant.letContactIn(room.caseId);
      await say();
      await enter('contact', { let_in: letIn }, room.merchant);
      const rows = () =>
        room.superuser.rows<{ id: string; recipient: string; status: string }>(
          'select id, recipient, status from outbox where case_id = $1 and template = $2 order by key',
          [room.caseId, messageReceived.name],
        );
      for (const { id } of await rows()) await sendEmail(room.app.services, emails, systemActor, id);
      return (await rows()).map(({ recipient, status }) => [recipient, status]);
    };
    await newCase(typed());
    await contact.send('PUT', '/api/me/mail-preferences', { messages: true, progress: true });
    expect(await sentAfter(true)).toEqual([
      [owner(), 'sent'],
      [typed(), 'sent'],
    ]);
    expect(await sentAfter(false)).toEqual([
      [owner(), 'sent'],
      [typed(), 'unwanted'],
    ]);
  });

  test('to an address without an account is in the owner’s language and has no link that would end the owner’s emails', async () => {
    await newCase('books@shop.example');
    await room.merchant.send('PATCH', '/api/me', { locale: 'es' });
    expect(await asRead('books@shop.example')).toEqual({ locale: 'es', wanted: true, unsubscribe: null });
  });
});
