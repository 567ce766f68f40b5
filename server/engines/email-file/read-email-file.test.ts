import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { composeEmail } from '../../ports/email/compose-email.ts';
import { readEmailFile } from './read-email-file.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const at = new Date('2026-11-30T15:04:05Z');
const message = {
  to: ['Notices <notices@processor.example>'],
  from: '"Elena Lindqvist" <elena@firm.example>',
  subject: 'Demand and Notice of Dispute, “Größe”',
  text: 'To whom it may concern:\n\nThe notice is attached. It is worth $1,000 = 100,000¢.\n',
};

test('what a mail program composes is read: sender, recipient, day, and every attachment to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (files, withHtml) => {
        const attachments = files.map((content, index) => ({
          filename: `file ${index}.pdf`,
          content,
          content_type: 'application/pdf',
        }));
        const html = withHtml ? { html: '<p>The notice is attached.</p>' } : {};
        const bytes = await composeEmail({ ...message, ...html, attachments }, at);
        const read = readEmailFile(bytes);
        expect(read).toMatchObject({
          from: ['elena@firm.example'],
          to: ['notices@processor.example'],
          date: at,
          unsent: false,
        });
        const pdfs = read?.parts.filter(({ type }) => type === 'application/pdf').map((part) => part.sha256);
        expect(pdfs).toEqual(files.map(sha256));
        const others = await simpleParser(bytes);
        expect(pdfs).toEqual(others.attachments.map(({ content }) => sha256(content)));
      },
    ),
    { numRuns: 40 },
  );
});

test('a draft says that it was not sent, and what is no email is refused', async () => {
  const draft = await composeEmail({ ...message, headers: { 'X-Unsent': '1' } }, at);
  expect(readEmailFile(draft)?.unsent).toBe(true);
  for (const text of ['', '%PDF-1.7\n1 0 obj\n', 'Subject: nobody wrote it\n\nText', '<html>\n\n</html>'])
    expect(readEmailFile(Buffer.from(text))).toBeNull();
});

test('any bytes at all are read or refused, and never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readEmailFile(bytes);
      readEmailFile(
        Buffer.concat([Buffer.from('From: a@b\nContent-Type: multipart/mixed; boundary=x\n\n--x\n'), bytes]),
      );
    }),
  );
});
