import { expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { gmailPrint, outlookPrint, screenshot } from '../../../testing/files/printed-email.ts';
import { readDocument } from './read-document.ts';

const stated = [
  ['account', '448812003391'],
  ['business_name', 'Juniper & Pine Goods LLC'],
  ['held', 1_843_217],
  ['hold_started', '2026-09-02'],
  ['processor', 'paypal'],
];
const dated = ['document_date', '2026-09-03'];

test.each([
  ['printed from Gmail, with the day of printing above', gmailPrint, 'application/pdf', [...stated, dated]],
  ['printed from Outlook', outlookPrint, 'application/pdf', [...stated, dated]],
  [
    'as a screenshot of a phone in dark mode, whose day has no year',
    () => screenshot({ dark: true }),
    'image/png',
    stated,
  ],
])(
  'an email is read: %s',
  async (_, made, contentType, expected) => {
    const { kind, findings } = digest(await readDocument(made(), contentType, () => {}));
    expect(kind).toBe('hold_notice');
    expect(findings.map(({ role, value }) => [role, value]).toSorted()).toEqual(expected.toSorted());
    expect(Math.min(...findings.map(({ confidence }) => confidence))).toBeGreaterThanOrEqual(0.6);
  },
  120_000,
);
