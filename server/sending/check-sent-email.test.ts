import { expect, test } from 'vitest';
import type { EmailFile } from '../engines/email-file/read-email-file.ts';
import { sentEmailTrouble } from './check-sent-email.ts';

const approved = {
  to: 'Notices@Processor.example',
  letter_sha256: 'a'.repeat(64),
  exhibits_sha256: 'b'.repeat(64),
  approved_at: new Date('2026-11-30T15:00:00Z'),
};
const email: EmailFile = {
  from: ['elena@firm.example'],
  to: ['notices@processor.example'],
  date: new Date('2026-11-30T16:00:00Z'),
  unsent: false,
  parts: [
    { type: 'text/plain', sha256: 'c'.repeat(64) },
    { type: 'application/pdf', sha256: 'a'.repeat(64) },
    { type: 'application/octet-stream', sha256: 'b'.repeat(64) },
  ],
};
const now = new Date('2026-11-30T16:05:00Z');
const at = (date: string) => ({ ...email, date: new Date(date) });

test('the email that carries what was approved to the agreement’s address proves the sending, whatever its parts are called', () => {
  expect(sentEmailTrouble(email, approved, now)).toBeNull();
  expect(
    sentEmailTrouble({ ...email, parts: email.parts.slice(0, 2) }, { ...approved, exhibits_sha256: null }, now),
  ).toBeNull();
  // Clocks of two machines differ by some minutes.
  expect(sentEmailTrouble(at('2026-11-30T14:55:00Z'), approved, now)).toBeNull();
});

test.each<[string, EmailFile | null, RegExp]>([
  ['a file that is no email', null, /no email/],
  ['the draft', { ...email, unsent: true }, /downloaded/],
  ['another recipient', { ...email, to: ['legal@processor.example'] }, /went to legal@processor\.example/],
  ['no recipient', { ...email, to: [] }, /went to nobody/],
  [
    'another letter',
    { ...email, parts: email.parts.filter(({ sha256 }) => sha256 !== approved.letter_sha256) },
    /letter attached/,
  ],
  ['no exhibits', { ...email, parts: email.parts.slice(0, 2) }, /exhibits attached/],
  ['no day', { ...email, date: null }, /when it was sent/],
  ['a day before the approval', at('2026-11-30T14:00:00Z'), /older than the approval/],
  ['a day to come', at('2026-12-01T00:00:00Z'), /in the future/],
])('%s proves nothing', (_, given, says) => {
  expect(sentEmailTrouble(given, approved, now)).toMatch(says);
});
