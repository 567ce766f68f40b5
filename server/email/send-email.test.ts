import type { z } from 'zod';
import { resetPassword } from '../auth/emails.ts';
import { letterDelivered } from '../sending/emails.ts';
import { messageReceived } from '../messages/emails.ts';
import { offerMade } from '../replies/emails.ts';
import { paperSigned } from '../papers/emails.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import {
  EmailRefused,
  EmailUnavailable,
  EmailUncertain,
  type EmailMessage,
  type Mailer,
} from '../ports/email/email.ts';
import { systemClock } from '../ports/clock/clock.ts';
import { createSmtpMailer } from '../ports/email/smtp-mailer.ts';
import { openFaultyMailServer } from '../../testing/app/faulty-mail-server.ts';
import { FormCaller } from '../../testing/app/form-caller.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { EmailNotYet } from './claim-email.ts';
import { queueEmail, type QueuedEmail } from './queue-email.ts';
import { emails } from '../emails.ts';
import { sendEmail } from './send-email.ts';
import type { EmailKind } from './template.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-link.ts';

let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let other: TestUser;
let caseId = '';
let files: Mailer;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [merchant, other] = [await app.user(), await app.user()];
  caseId = (await merchant.apply()).body.case_id;
  files = app.services.mailer;
});
beforeEach(async () => {
  app.services.mailer = files;
  await superuser.rows('truncate outbox, email_preferences');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const address = (user: TestUser) => user.account?.email ?? '';
const aboutCase = () => ({ first_name: 'Ada', case_number: 'UH-2026-000123', case_id: caseId });
const message = (recipient = address(merchant)): QueuedEmail<z.ZodType> => ({
  key: uuidv7(),
  template: messageReceived,
  case_id: caseId,
  letter_id: null,
  recipient,
  payload: { ...aboutCase(), preview: 'We have news.' },
});
const delivered = (recipient = address(merchant)): QueuedEmail<z.ZodType> => ({
  key: uuidv7(),
  template: letterDelivered,
  case_id: caseId,
  letter_id: null,
  recipient,
  payload: { ...aboutCase(), delivered_on: '2026-11-24', reply_due_on: '2026-12-09' },
});
const offer = (recipient = address(merchant)): QueuedEmail<z.ZodType> => ({
  key: uuidv7(),
  template: offerMade,
  case_id: caseId,
  letter_id: null,
  recipient,
  payload: { ...aboutCase(), amount_cents: 100_000, answer_by: null },
});

/** Queues an email and runs its job at once; returns its row. */
async function leave(email: QueuedEmail<z.ZodType>): Promise<Row> {
  await queued(email);
  const { id } = await rowOf(email);
  await sendEmail(app.services, emails, systemActor, id);
  return rowOf(email);
}
const queued = (email: QueuedEmail<z.ZodType>) =>
  app.services.database.as(systemActor, (db) => queueEmail(app.services, db, email));
type Row = { id: string; status: string; attempts: number; error: string | null; payload: object };
async function rowOf({ key }: QueuedEmail<z.ZodType>): Promise<Row> {
  const [row] = await superuser.rows<Row>('select id, status, attempts, error, payload from outbox where key = $1', [
    key,
  ]);
  if (!row) throw new Error('the email is not in the outbox');
  return row;
}
async function fileOf({ id }: Row): Promise<ParsedMail> {
  const folder = join(app.services.config.dataDir, 'outbox');
  const found = await Promise.all(readdirSync(folder).map((name) => simpleParser(readFileSync(join(folder, name)))));
  const email = found.find(({ messageId }) => messageId?.includes(id));
  if (!email) throw new Error('the email was not sent');
  return email;
}

describe('sending an email', () => {
  test('an email has a text part and an HTML part, and is marked as automatic', async () => {
    const email = await fileOf(await leave(offer()));
    expect(email.text).toContain('Offered: $1,000.00');
    expect(email.html).toContain('$1,000.00');
    expect(email.headers.get('auto-submitted')).toBe('auto-generated');
    expect(email.headers.has('list-unsubscribe')).toBe(false);
  });

  test('an email is queued once per key', async () => {
    const email = offer();
    await Promise.all([queued(email), queued(email), queued(email)]);
    expect(await superuser.rows('select id from outbox')).toHaveLength(1);
  });

  test('an email to a name that looks like headers reaches only its recipient', async () => {
    const evil = { ...aboutCase(), case_number: 'UH-1\r\nBcc: thief@evil.example', amount_cents: 5, answer_by: null };
    const email = await fileOf(await leave({ ...offer(), template: offerMade, payload: evil }));
    expect([email.to?.text, email.headers.has('bcc'), email.subject]).toEqual([
      address(merchant),
      false,
      'An offer of $0.05 (UH-1 Bcc: thief@evil.example)',
    ]);
  });

  test("a mail server's delivery deletes the payload of an email that opens an account", async () => {
    const sent: EmailMessage[] = [];
    app.services.mailer = mailer((email) => {
      sent.push(email);
    });
    const secret: QueuedEmail<z.ZodType> = {
      key: uuidv7(),
      template: resetPassword,
      case_id: null,
      letter_id: null,
      recipient: 'a@b.example',
      payload: { url: 'http://localhost:3000/reset?token=secret' },
    };
    expect((await leave(secret)).payload).toEqual({ url: expect.stringContaining('secret') });
    const { config } = app.services;
    app.services.config = { ...config, smtpUrl: 'smtp://mail.example' };
    const again = { ...secret, key: uuidv7() };
    expect(await leave(again)).toMatchObject({ status: 'sent', payload: {} });
    app.services.config = config;
    expect(sent.map(({ text }) => text.includes('token=secret'))).toEqual([true, true]);
  });
});

/** `take` throws before the message is handed over, `lose` after. */
const mailer = (take: (email: EmailMessage) => void, lose: (email: EmailMessage) => void = () => {}): Mailer => ({
  send: async (email, handOver) => {
    take(email);
    await handOver?.();
    lose(email);
    return { accepted: [...email.to], rejected: [], message_id: email.message_id ?? '' };
  },
});

describe('an email that was not sent', () => {
  test('only the email that failed is retried, under the same id', async () => {
    const sent: EmailMessage[] = [];
    let down = true;
    app.services.mailer = mailer((email) => {
      if (down && email.to.includes('down@shop.example')) throw new EmailUnavailable('no answer');
      sent.push(email);
    });
    const [fine, late] = [offer('fine@shop.example'), offer('down@shop.example')];
    expect((await leave(fine)).status).toBe('sent');
    await expect(leave(late)).rejects.toThrow(EmailUnavailable);
    expect(await rowOf(late)).toMatchObject({ status: 'queued', attempts: 1, error: 'no answer' });
    down = false;
    for (const email of [fine, late, late]) await sendEmail(app.services, emails, systemActor, (await rowOf(email)).id);
    expect(sent.map(({ to }) => to)).toEqual([['fine@shop.example'], ['down@shop.example']]);
    expect(await rowOf(late)).toMatchObject({ status: 'sent', attempts: 2, error: null });
    expect(sent[1]?.message_id).toBe(`<${(await rowOf(late)).id}@localhost>`);
  });

  test('an undelivered email fails after its last attempt: four days, or an hour for a link that opens an account', async () => {
    app.services.mailer = mailer(() => {
      throw new EmailUnavailable('no answer');
    });
    const link: QueuedEmail<z.ZodType> = {
      ...offer('down@shop.example'),
      template: resetPassword,
      payload: { url: 'https://unhold.example/auth/reset?token=secret' },
    };
    for (const [email, tries] of [
      [offer('down@shop.example'), 390],
      [link, 12],
    ] as const) {
      await queued(email);
      const { id } = await rowOf(email);
      await superuser.rows('update outbox set attempts = $2 where id = $1', [id, tries - 2]);
      await expect(sendEmail(app.services, emails, systemActor, id)).rejects.toThrow(EmailUnavailable);
      expect(await rowOf(email)).toMatchObject({ status: 'queued', attempts: tries - 1 });
      await sendEmail(app.services, emails, systemActor, id);
      expect(await rowOf(email)).toMatchObject({ status: 'failed', attempts: tries, error: 'no answer' });
    }
  });

  test('an email that is refused permanently is not retried, and the others are sent', async () => {
    const sent: string[] = [];
    app.services.mailer = mailer((email) => {
      if (email.to.includes('gone@shop.example')) throw new EmailRefused('no such user');
      sent.push(...email.to);
    });
    const gone = offer('gone@shop.example');
    expect(await leave(gone)).toMatchObject({ status: 'failed', error: 'no such user' });
    await leave(offer('fine@shop.example'));
    await sendEmail(app.services, emails, systemActor, (await rowOf(gone)).id);
    expect([sent, (await rowOf(gone)).attempts]).toEqual([['fine@shop.example'], 1]);
  });

  test('an email whose payload does not fit its template says so and stays', async () => {
    const broken = offer();
    await queued(broken);
    await superuser.rows("update outbox set payload = '{}' where key = $1", [broken.key]);
    await expect(sendEmail(app.services, emails, systemActor, (await rowOf(broken)).id)).rejects.toThrow();
    expect(await rowOf(broken)).toMatchObject({ status: 'queued', error: expect.stringContaining('first_name') });
  });

  const repeatIsDue = () => superuser.rows("update outbox set held_until = now() - interval '1 second'");
  const waitsMinutes = async ({ key }: QueuedEmail<z.ZodType>) => {
    const [row] = await superuser.rows<{ minutes: number }>(
      'select extract(epoch from held_until - now())::float / 60 as minutes from outbox where key = $1',
      [key],
    );
    return row?.minutes ?? 0;
  };

  test('an email whose answer was lost is repeated once, late, under the same id, and then never automatically', async () => {
    const server = await openFaultyMailServer({ faultOf: () => ({ at: 'end', how: 'cut' }) });
    try {
      app.services.mailer = createSmtpMailer(server.url, systemClock);
      const email = offer();
      await expect(leave(email)).rejects.toThrow(EmailUncertain);
      const { id } = await rowOf(email);
      expect(await rowOf(email)).toMatchObject({
        status: 'queued',
        error: expect.stringContaining('connection broke'),
      });
      expect(await waitsMinutes(email)).toBeGreaterThan(9);
      const again = () => sendEmail(app.services, emails, systemActor, id);
      await expect(again()).rejects.toThrow(EmailNotYet);
      expect(server.arrived).toHaveLength(1);
      await repeatIsDue();
      await again();
      expect((await rowOf(email)).status).toBe('uncertain');
      await repeatIsDue();
      for (const _ of [1, 2, 3]) await again();
      expect(server.arrived.map((each) => each.id)).toEqual([id, id]);
    } finally {
      await server.close();
    }
  });

  test('a refusal after the message was handed over does not count as a lost answer: the email is tried until it is accepted', async () => {
    let busy = 5;
    const server = await openFaultyMailServer({
      faultOf: (recipient) => (recipient !== null && (busy -= 1) >= 0 ? { at: 'end', how: 'busy' } : null),
    });
    try {
      app.services.mailer = createSmtpMailer(server.url, systemClock);
      const email = offer();
      await queued(email);
      const { id } = await rowOf(email);
      for (let tries = 0; tries < 5; tries += 1)
        await expect(sendEmail(app.services, emails, systemActor, id)).rejects.toThrow(EmailUnavailable);
      await sendEmail(app.services, emails, systemActor, id);
      expect([(await rowOf(email)).status, server.arrived.length]).toEqual(['sent', 1]);
    } finally {
      await server.close();
    }
  });

  test('an email that a crash cut off waits for its worker, and is repeated once, late', async () => {
    const sent: EmailMessage[] = [];
    app.services.mailer = mailer((email) => {
      sent.push(email);
    });
    const email = offer();
    await queued(email);
    const { id } = await rowOf(email);
    const again = () => sendEmail(app.services, emails, systemActor, id);
    const crash = (until: string) =>
      superuser.rows(`update outbox set status = 'sending', held_until = now() + interval '${until}' where id = $1`, [
        id,
      ]);
    await crash('1 hour');
    await expect(again()).rejects.toThrow(EmailNotYet);
    await crash('-1 second');
    await expect(again()).rejects.toThrow(EmailNotYet);
    expect([sent.length, (await waitsMinutes(email)) > 9]).toEqual([0, true]);
    await repeatIsDue();
    await again();
    expect([(await rowOf(email)).status, sent.length]).toEqual(['sent', 1]);
    // After a second crash it is not sent again.
    await crash('-1 second');
    await again();
    expect([(await rowOf(email)).status, sent.length]).toEqual(['uncertain', 1]);
  });

  test('only letters are never emailed twice; for any other email arriving twice is harmless, and not arriving is worse', () => {
    expect([...emails.values()].filter(({ once }) => once).map(({ name }) => name)).toEqual(['demand-letter']);
  });
});

describe('the signed agreement', () => {
  const bytes = Buffer.from('%PDF-1.7 as it was signed');
  const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  const signed = digest('the text');
  const paperId = uuidv7();
  const agreement = (sha256: string): QueuedEmail<z.ZodType> => ({
    key: uuidv7(),
    template: paperSigned,
    case_id: caseId,
    letter_id: null,
    recipient: address(merchant),
    payload: { ...aboutCase(), paper_id: paperId, kind: 'fee_agreement', title: 'Success-fee agreement', sha256 },
  });
  beforeAll(async () => {
    await app.services.storage.put('papers/whole.pdf', bytes);
    await app.services.storage.put('papers/other.pdf', Buffer.from('%PDF-1.7 something else'));
    await superuser.rows(
      `insert into paper_signatures (id, case_id, kind, party, title, text, text_sha256, sha256, percent, signed_name, signed_by, signed_at,
         address, pdf_key, pdf_sha256)
       values ($5, $1, 'fee_agreement', 'merchant', 'Success-fee agreement', 'the text', $2, $2, 15, 'Ada Byron', $3, now(), '192.0.2.1',
         'papers/whole.pdf', $4)`,
      [caseId, signed, merchant.id, digest(bytes), paperId],
    );
  });

  test('the signed agreement is attached to its email, byte for byte', async () => {
    const email = await fileOf(await leave(agreement(signed)));
    expect(email.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [expect.stringMatching(/^UH-\d{4}-\d{6}-fee-agreement\.pdf$/), 'application/pdf'],
    ]);
    expect(email.attachments[0]?.content.equals(bytes)).toBe(true);
    expect(`${email.text} ${email.html}`).not.toMatch(/[0-9a-f]{64}/);
  });

  test('an email that names another text or another case is not sent', async () => {
    expect(await leave(agreement(digest('another text')))).toMatchObject({
      status: 'failed',
      error: 'the paper to attach is not the one that was signed',
    });
    const { case_id } = (await other.apply()).body;
    await superuser.rows("delete from outbox where template = 'case-received'");
    expect(await leave({ ...agreement(signed), case_id })).toMatchObject({
      status: 'failed',
      error: 'there is no signed paper to attach',
    });
  });

  test('an email is not sent when the stored bytes are not those that were signed', async () => {
    await superuser.rows(
      "set session_replication_role = replica; update paper_signatures set pdf_key = 'papers/other.pdf'; set session_replication_role = default",
    );
    const email = agreement(signed);
    await expect(leave(email)).rejects.toThrow('is not the one that was written');
    expect((await rowOf(email)).status).toBe('queued');
  });
});

describe('email preferences', () => {
  const path = '/api/me/mail-preferences';

  test('preferences default to everything, and each user has their own', async () => {
    expect((await merchant.get(path)).body).toEqual({ messages: true, progress: true });
    expect((await merchant.send('PUT', path, { messages: false, progress: true })).body).toEqual({
      messages: false,
      progress: true,
    });
    expect((await merchant.send('PUT', path, { messages: false, progress: false })).body).toEqual({
      messages: false,
      progress: false,
    });
    expect((await merchant.get(path)).body).toEqual({ messages: false, progress: false });
    expect((await other.get(path)).body).toEqual({ messages: true, progress: true });
  });

  test.each([
    [{}],
    [{ messages: 'no', progress: true }],
    [{ messages: true }],
    [{ messages: true, progress: true, user_id: 'x' }],
  ])('the preferences %j are refused', async (body) => {
    expect((await merchant.send('PUT', path, body)).status).toBe(422);
    expect(await superuser.rows('select * from email_preferences')).toEqual([]);
  });

  test('preferences require a signed-in user', async () => {
    expect((await app.visitor().get(path)).status).toBe(401);
    expect((await app.visitor().send('PUT', path, { messages: false, progress: false })).status).toBe(401);
  });

  test('declined emails are held back and counted, and all others are sent', async () => {
    await merchant.send('PUT', path, { messages: false, progress: true });
    expect((await leave(message())).status).toBe('unwanted');
    expect((await leave(delivered())).status).toBe('sent');
    expect((await leave(offer())).status).toBe('sent');
    await merchant.send('PUT', path, { messages: false, progress: false });
    expect((await leave(delivered())).status).toBe('unwanted');
    expect((await leave(offer())).status).toBe('sent');
    expect((await leave(message(address(other)))).status).toBe('sent');
    expect(await superuser.rows("select count(*)::int as n from outbox where status = 'unwanted'")).toEqual([{ n: 2 }]);
  });

  test('preferences apply to an email that is already queued', async () => {
    const waiting = message();
    await queued(waiting);
    await merchant.send('PUT', path, { messages: false, progress: true });
    await sendEmail(app.services, emails, systemActor, (await rowOf(waiting)).id);
    expect(await rowOf(waiting)).toMatchObject({ status: 'unwanted', attempts: 0 });
    // A declined email is not sent later when the user wants emails again.
    await merchant.send('PUT', path, { messages: true, progress: true });
    await sendEmail(app.services, emails, systemActor, (await rowOf(waiting)).id);
    expect((await rowOf(waiting)).status).toBe('unwanted');
  });

  test("the submitter's preferences apply to a case's address without an account, in any letter case", async () => {
    await merchant.send('PUT', path, { messages: false, progress: true });
    expect((await leave(message('office@shop.example'))).status).toBe('unwanted');
    expect((await leave(message(address(merchant).toUpperCase()))).status).toBe('unwanted');
    expect((await leave({ ...message('office@shop.example'), case_id: null })).status).toBe('sent');
  });
});

describe('the unsubscribe link', () => {
  const newCaller = () => new FormCaller(app, '192.0.2.7');
  const oneClickOf = (email: ParsedMail) => {
    const { url } = (email.headers.get('list') as { unsubscribe: { url: string } }).unsubscribe;
    return new URL(url);
  };
  const stored = () => superuser.rows('select user_id, messages, progress from email_preferences');

  test('a mail client can unsubscribe with one post, without cookie or origin, and repeat it', async () => {
    const email = await fileOf(await leave(message()));
    expect((email.headers.get('list') as { 'unsubscribe-post': { name: string } })['unsubscribe-post'].name).toBe(
      'List-Unsubscribe=One-Click',
    );
    const { pathname, search } = oneClickOf(email);
    for (const _ of [1, 2]) {
      const answer = await app.app.fetch(
        new Request(`http://localhost:3000${pathname}${search}`, {
          method: 'POST',
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      );
      expect(answer.status).toBe(200);
    }
    expect(await stored()).toEqual([{ user_id: merchant.id, messages: false, progress: true }]);
    expect((await leave(message())).status).toBe('unwanted');
    expect((await leave(delivered())).status).toBe('sent');
  });

  test('opening the link only shows a button', async () => {
    const email = await fileOf(await leave(delivered()));
    const { pathname, search } = oneClickOf(email);
    expect(email.text).toContain(`${pathname}${search}`);
    const page = await newCaller().get(`${pathname}${search}`);
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining(
        `<form method="post" action="${pathname}${search}"><button type="submit">Stop these emails</button></form>`,
      ),
    ]);
    await newCaller().send('HEAD', `${pathname}${search}`, null, {});
    expect(await stored()).toEqual([]);
    const done = await newCaller().form(`${pathname}${search}`, {});
    expect([done.status, done.text]).toEqual([
      200,
      expect.stringContaining('You get no more emails about the progress of your case.'),
    ]);
    expect(await stored()).toEqual([{ user_id: merchant.id, messages: true, progress: false }]);
  });

  test('unsubscribing leaves the other preference as it is', async () => {
    await merchant.send('PUT', '/api/me/mail-preferences', { messages: true, progress: false });
    await newCaller().form(`/api/mail/unsubscribe?token=${token(merchant.id, 'messages')}`, {});
    expect((await merchant.get('/api/me/mail-preferences')).body).toEqual({ messages: false, progress: false });
  });

  const token = (userId: string, kind: EmailKind, key = app.services.config.appKey) =>
    unsubscribeToken(key, { userId, kind });
  test.each<[string, () => string]>([
    ['an empty token', () => ''],
    ['a token under another key', () => token(merchant.id, 'messages', 'x'.repeat(40))],
    ["another user's token", () => token(other.id, 'messages').replace(other.id, merchant.id)],
    ['a token with another kind', () => token(merchant.id, 'messages').replace('messages', 'progress')],
    ['a token with an unknown kind', () => token(merchant.id, 'messages').replace('messages', 'updated_at')],
    ['a truncated token', () => token(merchant.id, 'messages').slice(0, -1)],
    ['a token with a suffix', () => `${token(merchant.id, 'messages')}.x`],
    ["a deleted user's token", () => token(uuidv7(), 'messages')],
  ])('the link is refused for %s', async (_, made) => {
    const answer = await newCaller().form(`/api/mail/unsubscribe?token=${encodeURIComponent(made())}`, {});
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('This link is not known.')]);
    expect(await stored()).toEqual([]);
  });

  test('a cross-site post to the link is refused', async () => {
    const answer = await newCaller().form(
      `/api/mail/unsubscribe?token=${token(merchant.id, 'messages')}`,
      {},
      { origin: 'https://evil.example' },
    );
    expect([answer.status, await stored()]).toEqual([403, []]);
  });

  test('a token is read back as it was made', () => {
    expect(
      readUnsubscribeToken('k'.repeat(32), unsubscribeToken('k'.repeat(32), { userId: 'a', kind: 'progress' })),
    ).toEqual({ userId: 'a', kind: 'progress' });
  });
});
