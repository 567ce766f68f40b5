import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approvedByEmail, sha256Of } from '../../testing/app/fresh-notice.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

const notices = 'notices@stripe.com';
const byEmail = (copy_by_post = false) => ({ email: notices, copy_by_post });

/** Nothing of this may be in a notice: our name, our site, a case's page, a disclaimer, a cc. */
const ours = /unhold|localhost|https?:\/\/|not a law firm|^cc:/im;

async function reads(bytes: Buffer | Uint8Array, room: LetterRoom) {
  const email = await simpleParser(Buffer.from(bytes));
  const { body: letter } = await room.shown();
  const text = await (await room.attorney.raw('GET', `/api/letters/${room.letterId}/text`)).text();
  expect(email.text?.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
  expect(email.text).not.toMatch(ours);
  expect(Buffer.from(bytes).toString('latin1').split('\r\n\r\n')[0]).not.toMatch(ours);
  expect(email.html).toBe(false);
  expect(email.attachments.map(({ filename, content }) => [filename, sha256Of(content)])).toEqual([
    ['letter.pdf', letter.approval.sha256],
    ['exhibits.pdf', letter.exhibit_book.sha256],
  ]);
  return email;
}

describe('with a mail account of the firm', () => {
  const received: { from: string; to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
        callback(null);
      });
    },
  });
  let room: LetterRoom;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    room = await LetterRoom.open({ FIRM_EMAIL: 'letters@firm.example', FIRM_SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await room.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test('a notice leaves from the firm’s address through its server, with the letter’s own text, its files and no line of ours', async () => {
    await approvedByEmail(room);
    expect((await room.shown()).body.by_counsels_hand).toBe(false);
    expect((await room.act(room.attorney, 'send', byEmail())).status).toBe(200);
    expect(await room.outbox()).toMatchObject([{ channel: 'email', status: 'queued' }]);
    await room.deliver();
    expect(received).toMatchObject([{ from: 'letters@firm.example', to: [notices] }]);
    const email = await reads(received[0]?.raw ?? Buffer.of(), room);
    expect([email.from?.text, email.to?.text]).toEqual(['"Test Person 3" <letters@firm.example>', notices]);
    expect(email.messageId).toMatch(/@firm\.example>$/);
    expect((await room.shown()).body).toMatchObject({ status: 'sent', links: [] });
    // The merchant's copy is an email of its own, and ours, with our disclaimer.
    await room.deliver();
    const [copy] = await room.emails(room.merchant.account?.email ?? '');
    expect(copy?.text).toContain('not a law firm');
    expect(await room.emails('stripe.com')).toEqual([]);
  });
});

describe('without one', () => {
  let room: LetterRoom;
  beforeAll(async () => {
    room = await LetterRoom.open();
  });
  afterAll(() => room.close());
  beforeEach(() => approvedByEmail(room));

  const draft = (by: TestUser = room.attorney) => by.raw('GET', `/api/letters/${room.letterId}/notice.eml`);
  async function add(email: string | Uint8Array<ArrayBuffer>, by: TestUser = room.attorney): Promise<TestAnswer> {
    const headers = { 'content-type': 'message/rfc822' };
    const answer = await by.raw('POST', `/api/letters/${room.letterId}/sent-email`, { body: email, headers });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  /** The draft as a mail program sends it. */
  const sentFrom = async (): Promise<string> =>
    Buffer.from(await (await draft()).arrayBuffer())
      .toString('latin1')
      .replace(/^X-Unsent: 1\r\n/m, '');

  test('what comes up after the approval keeps counsel from taking the notice, and one that left all the same is recorded with an alarm', async () => {
    expect((await room.act(room.attorney, 'send', byEmail())).status).toBe(200);
    const taken = await sentFrom();
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    expect((await draft()).status).toBe(409);
    expect((await add(taken)).status).toBe(200);
    expect(
      await room.superuser.rows(
        "select 1 from case_history where case_id = $1 and what = 'letter_posted_though_barred'",
        [room.caseId],
      ),
    ).toHaveLength(1);
  });

  test('counsel takes the approved notice as an email from their own address, and nothing has left until the sent one is added', async () => {
    expect((await room.shown()).body.by_counsels_hand).toBe(true);
    expect((await draft()).status).toBe(409);
    expect((await room.act(room.attorney, 'send', byEmail())).body).toMatchObject({
      status: 'sending',
      deliveries: [{ channel: 'email', status: 'to_email', copy: false }],
      may: { email_notice: true },
    });
    await room.deliver();
    expect(await room.emails('stripe.com')).toEqual([]);
    const answer = await draft();
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
    const email = await reads(new Uint8Array(await answer.arrayBuffer()), room);
    expect(email.from?.text).toContain(`<${room.attorney.account?.email}>`);
    expect(email.to?.text).toBe(notices);

    const sent = await sentFrom();
    const added = await add(sent);
    expect(added.body).toMatchObject({ status: 'sent', deliveries: [{ status: 'sent', email_kept: true }] });
    const kept = await room.staff.raw('GET', `/api/letters/${room.letterId}/sent-email`);
    expect(Buffer.from(await kept.arrayBuffer()).toString('latin1')).toBe(sent);
    expect((await add(sent)).status).toBe(409);
    await room.deliver();
    const copies = (await room.emails(room.merchant.account?.email ?? '')).flatMap(({ attachments }) => attachments);
    expect(copies.map(({ content }) => sha256Of(content))).toContain(added.body.approval.sha256);
  });

  test('what does not prove that this notice was sent is refused with the reason, and it has not left', async () => {
    await room.act(room.attorney, 'send', byEmail());
    const sent = await sentFrom();
    const wrong: [string | Uint8Array<ArrayBuffer>, string][] = [
      ['%PDF-1.7\n%%EOF', 'no email'],
      [new Uint8Array(await (await draft()).arrayBuffer()), 'the file that you downloaded'],
      [sent.replace(/^To: .*$/m, 'To: legal@stripe.com'), 'went to legal@stripe.com'],
      [sent.replace(/^JVBERi0/m, 'JVBERi1'), 'not the one that you approved'],
      [sent.replace(/^Date: .*$/m, 'Date: Mon, 12 Jan 2026 09:00:00 +0000'), 'older than the approval'],
      [sent.replace(/^Date: .*$/m, 'Date: Mon, 12 Jan 2099 09:00:00 +0000'), 'in the future'],
    ];
    for (const [email, says] of wrong)
      expect(await add(email)).toMatchObject({ status: 422, body: { message: expect.stringContaining(says) } });
    expect((await room.shown()).body.status).toBe('sending');
    expect((await add(sent, room.staff)).status).toBe(403);
    expect((await add(sent, await room.app.user('attorney'))).status).toBe(404);
    expect((await draft(room.staff)).status).toBe(403);
  });

  test('what bars a letter bars taking its email; one that counsel sent anyway is recorded with an alarm', async () => {
    await room.act(room.attorney, 'send', byEmail());
    const sent = await sentFrom();
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    expect((await draft()).status).toBe(409);
    expect((await add(sent)).body.status).toBe('sent');
    await room.deliver();
    const subjects = (await room.emails(room.attorney.account?.email ?? '')).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Emailed although barred'));
  });

  test('the installation’s own mail never sends a notice, even one that is queued already', async () => {
    await room.act(room.attorney, 'send', byEmail());
    await room.superuser.rows("update outbox set status = 'queued' where letter_id = $1", [room.letterId]);
    await room.deliver();
    expect(await room.emails('stripe.com')).toEqual([]);
    expect((await room.shown()).body).toMatchObject({
      status: 'sending',
      deliveries: [{ channel: 'email', status: 'held_back' }],
    });
    // Sent again, it is left to counsel.
    expect((await room.act(room.attorney, 'send', byEmail())).body.deliveries).toMatchObject([{ status: 'to_email' }]);
  });

  test('a notice by email goes on paper only where a copy by post was chosen, to an address of the letter', async () => {
    expect((await room.shown()).body.document.addressee.address_lines).toEqual([]);
    const refused = await room.act(room.attorney, 'send', byEmail(true));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('no mailing address') } });
    expect((await room.act(room.attorney, 'send', byEmail())).status).toBe(200);
    expect((await room.outbox()).map(({ channel }) => channel)).toEqual(['email']);
  });
});
