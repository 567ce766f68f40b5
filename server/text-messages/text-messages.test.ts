import { createHmac } from 'node:crypto';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { textConsents } from '../../domain/people/text-messages.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { systemActor } from '../../db/actor.ts';
import { accountData } from '../privacy/own-data.ts';
import { jobHandlers } from '../jobs.ts';
import type { Services } from '../kernel/context.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { createFileTextMessages } from '../ports/text-messages/file-text-messages.ts';
import { TextMessageRefused, TextMessageUnavailable } from '../ports/text-messages/text-messages.ts';

const token = 'a token of the account';
const number = '+14155552671';
let room: LetterRoom;
let sent: { to: string; body: string }[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  room = await LetterRoom.open({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: token, TWILIO_FROM: '+14155550100' });
  room.app.services.textMessages = {
    send: async (to, body) => {
      if (failure) throw failure;
      sent.push({ to, body });
    },
  };
});
beforeEach(async () => {
  await room.freshSent();
  await room.superuser.rows('truncate text_numbers, text_messages, attempts');
  [sent, failure] = [[], null];
});
afterAll(() => room.close());

const ask = (phone = '(415) 555-2671', consent = textConsents.en) =>
  room.merchant.post('/api/me/text-messages/code', { phone, consent });
const confirm = (code: string) => room.merchant.post('/api/me/text-messages/confirm', { code });
const codeOf = () => /code is (\d{6})/.exec(sent.at(-1)?.body ?? '')?.[1] ?? '';
const state = async () => (await room.merchant.get('/api/me/text-messages')).body;
async function turnOn(): Promise<void> {
  await ask();
  expect((await confirm(codeOf())).body).toMatchObject({ state: 'on', last4: '2671' });
  sent = [];
}

describe('a number', () => {
  test('is texted only after its owner agreed and entered the code that came there', async () => {
    expect(await state()).toEqual({ offered: true, state: 'none', last4: null, ended_by: null });
    expect((await ask()).body).toMatchObject({ state: 'asked', last4: '2671' });
    expect(sent).toEqual([{ to: number, body: expect.stringMatching(/^Unhold: your code is \d{6}\..*Reply STOP/) }]);
    const wrong = String((Number(codeOf()) + 1) % 1_000_000).padStart(6, '0');
    expect((await confirm(wrong)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { code: expect.any(String) } });
    expect((await confirm(`${codeOf().slice(0, 3)} ${codeOf().slice(3)}`)).body).toMatchObject({ state: 'on' });
    expect((await confirm(codeOf())).body).toMatchObject({ code: 'CONFLICT' });
    const [row] = await room.superuser.rows<object>('select phone, consent, code_hash from text_numbers');
    expect(row).toEqual({ phone: number, consent: textConsents.en, code_hash: null });
  });

  test('is of the United States, and takes text messages', async () => {
    expect((await ask('+44 20 7946 0958')).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { phone: expect.any(String) },
    });
    failure = new TextMessageRefused('not a mobile number', { ended: false });
    expect((await ask()).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { phone: expect.stringMatching(/mobile/) },
    });
    failure = new TextMessageRefused('unsubscribed', { ended: true });
    expect((await ask()).body).toMatchObject({ fields: { phone: expect.stringMatching(/STOP/) } });
    expect(await state()).toMatchObject({ state: 'none' });
  });

  test('is accepted only with consent in our words, and the words that were read are stored', async () => {
    expect((await ask('(415) 555-2671', 'yes')).body).toMatchObject({ code: 'INVALID_INPUT' });
    expect(sent).toEqual([]);
    expect((await ask('(415) 555-2671', textConsents.es)).status).toBe(200);
    expect(await room.superuser.rows('select consent from text_numbers')).toEqual([{ consent: textConsents.es }]);
  });

  test('gets three codes an hour, no matter who asks, and an outage uses up none', async () => {
    failure = new TextMessageUnavailable('down');
    for (let count = 0; count < 4; count += 1) expect((await ask()).status).toBe(503);
    failure = null;
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).body).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await ask('(415) 555-2672')).body).toMatchObject({ code: 'RATE_LIMITED' });
    const other = await room.app.user('merchant');
    expect(
      (await other.post('/api/me/text-messages/code', { phone: number, consent: textConsents.en })).body,
    ).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  test('has a code for ten minutes and ten tries', async () => {
    await ask();
    await room.superuser.rows("update text_numbers set code_until = now() - interval '1 second'");
    expect((await confirm(codeOf())).body).toMatchObject({ fields: { code: expect.stringMatching(/too old/) } });
    for (let count = 0; count < 9; count += 1) await confirm('000000');
    expect((await confirm(codeOf())).body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('is a merchant’s own: staff are offered none, and nobody sees another’s', async () => {
    await turnOn();
    expect((await room.staff.get('/api/me/text-messages')).body).toMatchObject({ offered: false, state: 'none' });
    expect(
      (await room.staff.post('/api/me/text-messages/code', { phone: number, consent: textConsents.en })).status,
    ).toBe(403);
    const other = await room.app.user('merchant');
    expect((await other.get('/api/me/text-messages')).body).toMatchObject({ state: 'none', last4: null });
    await other.send('DELETE', '/api/me/text-messages');
    expect(await state()).toMatchObject({ state: 'on' });
  });

  test('is in its owner’s own data, and gone with its owner', async () => {
    await turnOn();
    const own = await room.app.services.database.as(systemActor, (db) => accountData(db, room.merchant.id));
    expect(own.account.text_messages).toMatchObject({ number: { phone: number, consent: textConsents.en }, sent: [] });
    await room.superuser.rows('begin');
    await room.superuser.rows('delete from profiles where user_id = $1', [room.merchant.id]);
    expect(await room.superuser.rows('select from text_numbers')).toEqual([]);
    await room.superuser.rows('rollback');
  });
});

describe('a near day', () => {
  const today = firmDayOf(new Date());
  const at = (on: string, time = '18:11:00'): Services => ({
    ...room.app.services,
    clock: fixedClock(`${on}T${time}Z`),
  });
  async function offerUntil(on: string): Promise<void> {
    const answer = {
      kind: 'offer',
      letter_id: null,
      words: null,
      file_id: null,
      entry_id: uuidv7(),
      amount_cents: 500_000,
      terms: 'Half now.',
      received_on: today,
      expires_on: on,
    };
    expect((await room.staff.post(`/api/cases/${room.caseId}/processor-answers`, answer)).status).toBe(200);
  }
  const queued = () =>
    room.superuser.rows<{ id: string; status: string; problem: string | null }>(
      'select id, status, problem from text_messages where case_id = $1 order by queued_at',
      [room.caseId],
    );
  const texting = async (on: string, time?: string) => {
    const handlers = jobHandlers(at(on, time));
    await handlers['queue-texts']({});
    for (const { id } of await queued()) await handlers['send-text']({ text_id: id });
  };

  test('is texted once before it and once on it, without names and sums, with the case’s page', async () => {
    await turnOn();
    const last = addDays(today, 10);
    await offerUntil(last);
    for (let index = 0; index <= 12; index += 1) {
      await texting(addDays(today, index));
      await texting(addDays(today, index));
    }
    expect(sent.map(({ to }) => to)).toEqual([number, number]);
    const [{ body } = { body: '' }] = sent;
    expect(body).toMatch(
      /^Unhold: your case UH-\d{4}-\d{6} waits for you, by .+: http.+\/dashboard\/cases\/.+ Reply STOP/,
    );
    expect(body).toContain(room.caseId);
    expect(body).not.toMatch(/\$/);
    expect(body.length).toBeLessThan(200);
  });

  test('shows staff what was texted when, to which last digits of a number, and why one was dropped; nobody else sees it', async () => {
    const seen = (by = room.staff) => by.get(`/api/admin/cases/${room.caseId}/text-messages`);
    expect((await seen()).body).toEqual({ items: [] });
    await turnOn();
    const last = addDays(today, 10);
    await offerUntil(last);
    for (let index = 0; index < 10; index += 1) await texting(addDays(today, index));
    // Ten in the evening of the last day at the firm.
    await texting(addDays(last, 1), '03:00:00');
    const { items } = (await seen()).body;
    expect(items).toMatchObject([
      { status: 'dropped', problem: 'The hours of texting were over.', due_on: last, last4: '2671' },
      { status: 'sent', problem: null, due_on: last, last4: '2671', settled_at: expect.any(String) },
    ]);
    expect(JSON.stringify(items)).not.toContain(number.slice(2, -4));
    expect([(await seen(room.merchant)).status, (await seen(room.attorney)).status]).toEqual([403, 403]);
  });

  test('is texted in Spanish to a merchant who reads Spanish', async () => {
    await turnOn();
    await room.merchant.send('PATCH', '/api/me', { locale: 'es' });
    await offerUntil(today);
    await texting(today);
    expect(sent[0]?.body).toMatch(/^Unhold: su caso UH-.* espera algo de usted, a más tardar el \d+ de \w+ de \d{4}: /);
    await room.merchant.send('PATCH', '/api/me', { locale: 'en' });
  });

  test('is texted to nobody who has not agreed, has not entered the code, or has ended it', async () => {
    await offerUntil(today);
    await texting(today);
    await ask();
    await texting(today);
    await confirm(codeOf());
    await room.merchant.send('DELETE', '/api/me/text-messages');
    sent = [];
    await texting(today);
    expect([sent, await queued()]).toEqual([[], []]);
    expect(await state()).toMatchObject({ state: 'ended', ended_by: 'person' });
  });

  test('is dropped when its recipient has ended text messages meanwhile, and at night', async () => {
    await turnOn();
    await offerUntil(today);
    const handlers = jobHandlers(at(today));
    await handlers['queue-texts']({});
    const [first] = await queued();
    await jobHandlers(at(today, '03:00:00'))['send-text']({ text_id: first?.id ?? '' });
    expect(await queued()).toMatchObject([{ status: 'dropped', problem: 'The hours of texting were over.' }]);
    await room.superuser.rows("update text_messages set status = 'queued', settled_at = null, problem = null");
    await room.merchant.send('DELETE', '/api/me/text-messages');
    await handlers['send-text']({ text_id: first?.id ?? '' });
    expect(await queued()).toMatchObject([{ status: 'dropped', problem: 'Its reader wants no texts any more.' }]);
    expect(sent).toEqual([]);
  });

  test('waits out an outage, and ends when the carrier says that its reader replied STOP', async () => {
    await turnOn();
    await offerUntil(today);
    failure = new TextMessageUnavailable('down');
    await expect(texting(today)).rejects.toThrow('down');
    expect(await queued()).toMatchObject([{ status: 'queued' }]);
    failure = new TextMessageRefused('unsubscribed', { ended: true });
    await texting(today);
    expect(await queued()).toMatchObject([{ status: 'dropped', problem: 'unsubscribed' }]);
    expect(await state()).toMatchObject({ state: 'ended', ended_by: 'reply' });
  });
});

describe('a reply', () => {
  const path = '/api/texts/reply';
  const reply = (body: string, { from = number, key = token, sid = uuidv7() } = {}) => {
    const form = { Body: body, From: from, MessageSid: sid, To: '+14155550100' };
    const signed = Object.entries(form)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .reduce((text, [name, value]) => text + name + value, `${room.app.services.config.publicUrl}${path}`);
    return room.app.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', key).update(signed).digest('base64'),
      },
      body: new URLSearchParams(form).toString(),
    });
  };

  test('of STOP ends text messages, of START begins them again, anything else changes nothing', async () => {
    await turnOn();
    const answered = await reply('Stop.');
    expect([answered.status, await answered.text()]).toEqual([200, '<Response/>']);
    expect(await state()).toMatchObject({ state: 'ended', ended_by: 'reply' });
    await reply('thanks');
    expect(await state()).toMatchObject({ state: 'ended' });
    await reply('START');
    expect(await state()).toMatchObject({ state: 'on', ended_by: null });
  });

  const written = async () =>
    (await room.staff.get(`/api/cases/${room.caseId}/messages`)).body.items.filter(
      (each: { subject: string }) => each.subject === 'By text message',
    );

  test.each(['Stop texting me please', 'Wrong number!', 'STOP\n\nAna Ruiz', 'no me manden más mensajes'])(
    'that says in other words to end text messages ends them, and is shown to staff: %j',
    async (words) => {
      await turnOn();
      expect((await reply(words)).status).toBe(200);
      expect(await state()).toMatchObject({ state: 'ended', ended_by: 'reply' });
      expect(await written()).toMatchObject([{ body: words }]);
    },
  );

  test('about anything else ends nothing and becomes a message of the merchant in their case, once', async () => {
    await turnOn();
    for (const _ of [1, 2]) await reply("Don't stop the case! Can you stop the fee?", { sid: 'SM1' });
    await reply('STOP THE PRESSES', { from: '+14155550999' });
    expect(await state()).toMatchObject({ state: 'on' });
    expect(await written()).toMatchObject([{ body: "Don't stop the case! Can you stop the fee?", author: 'merchant' }]);
    const jobs = await room.superuser.rows(
      "select 1 from pgboss.job where name = 'notify-staff' and data ->> 'message_id' = $1",
      [(await written())[0].id],
    );
    expect(jobs.length).toBe(1);
  });

  test('that is a bare command or empty is not shown to staff', async () => {
    await turnOn();
    for (const words of ['HELP', '  ', 'Please stop', 'opt-out', 'START']) await reply(words);
    expect(await written()).toEqual([]);
  });

  test('with a body that is not a form is answered with a stable code', async () => {
    for (const body of ['{"Body":"STOP"}', '%E0%A4%A', '\u0000']) {
      const form = Object.fromEntries(new URLSearchParams(body));
      const signed = Object.entries(form).reduce(
        (text, [name, value]) => text + name + value,
        `${room.app.services.config.publicUrl}${path}`,
      );
      const headers = { 'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64') };
      const answer = await room.app.app.request(path, { method: 'POST', headers, body });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('of START does not undo what was ended on the website', async () => {
    await turnOn();
    await room.merchant.send('DELETE', '/api/me/text-messages');
    await reply('START');
    expect(await state()).toMatchObject({ state: 'ended', ended_by: 'person' });
  });

  test('that is not signed is refused', async () => {
    await turnOn();
    expect((await reply('STOP', { key: 'another token' })).status).toBe(401);
    expect(await state()).toMatchObject({ state: 'on' });
  });
});

test('a demo writes text messages into its outbox', async () => {
  const folder = join(room.app.services.config.dataDir, 'outbox');
  await createFileTextMessages(folder, fixedClock('2026-11-26T18:11:00Z')).send(number, 'Hello');
  const [name = ''] = readdirSync(folder).filter((each) => each.includes('-text-to-'));
  expect([name, readFileSync(join(folder, name), 'utf8')]).toEqual(['20261126T181100000Z-text-to-2671.txt', 'Hello\n']);
});
