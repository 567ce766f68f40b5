import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../clock/fixed-clock.ts';
import { createFileMailer } from './file-mailer.ts';
import { EmailRefused, EmailUnavailable, type EmailMessage } from './email.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const clock = fixedClock('2026-11-21T10:44:55.123Z');
const message: EmailMessage = {
  to: ['Ana Ruiz <ana@merchant.example>', 'bounce@merchant.example'],
  from: '"Unhold, Inc." <office@unhold.example>',
  reply_to: 'reply@unhold.example',
  subject: 'Your letter was sent – café №1',
  text: 'Hello Ana,\n.\nIt was sent.',
  html: '<p>Hello Ana</p>',
  attachments: [
    { filename: 'letter – ü.pdf', content: new Uint8Array([37, 80, 68, 70, 0, 255]), content_type: 'application/pdf' },
  ],
  message_id: '<outbox-42@unhold.example>',
  headers: { 'X-Case': 'UH-1' },
};

async function expectWhole(raw: Buffer | string): Promise<void> {
  const email = await simpleParser(raw);
  expect(email.subject).toBe(message.subject);
  expect(email.messageId).toBe(message.message_id);
  expect(email.from?.text).toBe('"Unhold, Inc." <office@unhold.example>');
  expect(email.replyTo?.text).toBe('reply@unhold.example');
  expect(email.text?.replaceAll('\r\n', '\n').trim()).toBe(message.text);
  expect(email.html).toContain('<p>Hello Ana</p>');
  expect(email.headers.get('x-case')).toBe('UH-1');
  expect(email.date?.toISOString()).toBe('2026-11-21T10:44:55.000Z');
  const [file] = email.attachments;
  expect([file?.filename, file?.contentType, [...(file?.content ?? [])]]).toEqual([
    'letter – ü.pdf',
    'application/pdf',
    [37, 80, 68, 70, 0, 255],
  ]);
}

describe('the outbox folder', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterEach(() => rm(directory, { recursive: true }));

  test('an email is written as one readable file', async () => {
    const receipt = await createFileMailer(join(directory, 'deep'), clock).send(message);
    expect(receipt).toEqual({
      accepted: ['ana@merchant.example', 'bounce@merchant.example'],
      rejected: [],
      message_id: '<outbox-42@unhold.example>',
    });
    const names = await readdir(join(directory, 'deep'));
    expect(names).toEqual([
      expect.stringMatching(/^20261121T104455123Z-your-letter-was-sent-cafe-no1-outbox_42_[0-9a-f]{8}\.eml$/),
    ]);
    await expectWhole(await readFile(join(directory, 'deep', names[0] ?? '')));
  });

  test('the same message id writes nothing new, even concurrently or from another mailer', async () => {
    const mailer = createFileMailer(directory, clock);
    await Promise.all([
      mailer.send(message),
      mailer.send(message),
      mailer.send({ ...message, message_id: '<42@unhold.example>' }),
    ]);
    await createFileMailer(directory, fixedClock('2026-12-01T00:00:00Z')).send(message);
    expect(await readdir(directory)).toHaveLength(2);
  });

  test('two emails without ids are two files', async () => {
    const { message_id: _, ...unnamed } = message;
    const mailer = createFileMailer(directory, clock);
    await mailer.send({ ...unnamed, subject: '../../etc/passwd' });
    await mailer.send({ ...unnamed, subject: '' });
    expect(await readdir(directory)).toHaveLength(2);
  });

  test('an outbox that cannot be written throws EmailUnavailable', async () => {
    await expect(createFileMailer('/dev/null/outbox', clock).send(message)).rejects.toThrow(EmailUnavailable);
  });

  test.each<[string, Partial<EmailMessage>]>([
    ['subject', { subject: 'Hi\r\nBcc: thief@evil.example' }],
    ['from', { from: 'a@b.example\nBcc: thief@evil.example' }],
    ['to', { to: ['a@b.example\r\nCc: thief@evil.example'] }],
    ['list in one address', { to: ['a@b.example, thief@evil.example'] }],
    ['a group', { to: ['x: a@b.example;'] }],
    ['a name with an address', { to: ['thief@evil.example <a@b.example>'] }],
    ['no address', { to: ['nobody'] }],
    ['no recipient', { to: [] }],
    ['header value', { headers: { 'X-Case': '1\r\nBcc: thief@evil.example' } }],
    ['header name', { headers: { 'X-A: 1\r\nBcc': 'thief@evil.example' } }],
    ['reserved header', { headers: { Bcc: 'thief@evil.example' } }],
    ['message id', { message_id: '<a@b>\r\nBcc: thief@evil.example' }],
    ['file name', { attachments: [{ filename: 'a\r\nX: 1', content: new Uint8Array(), content_type: 'text/plain' }] }],
    [
      'content type',
      { attachments: [{ filename: 'a', content: new Uint8Array(), content_type: 'text/plain\r\nX: 1' }] },
    ],
  ])('an injected %s is refused', async (_, change) => {
    await expect(createFileMailer(directory, clock).send({ ...message, ...change })).rejects.toThrow(EmailRefused);
    expect(await readdir(directory)).toEqual([]);
  });
});

describe('SMTP', () => {
  const received: string[] = [];
  let refusal = 0;
  let url = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (address, _, callback) =>
      callback(
        address.address.startsWith('bounce') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      ),
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== 0) return callback(Object.assign(new Error('not now'), { responseCode: refusal }));
        received.push(Buffer.concat(chunks).toString('binary'));
        callback(null);
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    received.length = 0;
    refusal = 0;
  });
  const send = (mail: EmailMessage) => createSmtpMailer(url, clock).send(mail);

  test('an email is delivered to recipients who accept, and those who refuse are named', async () => {
    expect(await send(message)).toEqual({
      accepted: ['ana@merchant.example'],
      rejected: ['bounce@merchant.example'],
      message_id: '<outbox-42@unhold.example>',
    });
    expect(received).toHaveLength(1);
    await expectWhole(Buffer.from(received[0] ?? '', 'binary'));
  });

  test('an email that every recipient refuses permanently throws EmailRefused', async () => {
    await expect(send({ ...message, to: ['bounce@merchant.example'] })).rejects.toThrow(EmailRefused);
  });

  test('a 4xx throws EmailUnavailable, a 5xx EmailRefused', async () => {
    refusal = 451;
    await expect(send({ ...message, to: ['ana@merchant.example'] })).rejects.toThrow(EmailUnavailable);
    refusal = 552;
    await expect(send({ ...message, to: ['ana@merchant.example'] })).rejects.toThrow(EmailRefused);
  });

  test('an unreachable server throws EmailUnavailable', async () => {
    await expect(createSmtpMailer('smtp://127.0.0.1:1', clock).send(message)).rejects.toThrow(EmailUnavailable);
  });
});
