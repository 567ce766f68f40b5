import { expect, test } from 'vitest';
import { attacks } from '../../../testing/adversarial-text.ts';
import { actKeys, actOf, actors, actsOf } from './acts.ts';
import { eventDay } from './case-event.ts';
import { harmSaid } from './harm.ts';
import { proposalsOf } from './proposals.ts';
import { readAccount, readReply } from './read-account.ts';

const today = '2026-11-20';
const read = (text: string) =>
  readAccount(text, today, { source: 'account', source_id: null }).map(({ who, act, day, precision, due_on }) =>
    [who, act, day, precision, due_on].filter(Boolean).join(' '),
  );

test.each([
  ['We sent the invoices on May 4, 2026.', ['merchant sent_documents 2026-05-04 day']],
  [
    '3/15 - called support, told to wait. 3/20 emailed tracking',
    ['merchant called 2026-03-15 day', 'merchant sent_documents 2026-03-20 day'],
  ],
  ['In May they replied with a form letter.', ['processor answered 2026-05-01 month']],
  ['About June 3 Square promised to release it by July 1, 2026.', ['processor promised 2026-06-03 about 2026-07-01']],
  ['On April 2 they asked for supplier invoices.', ['processor asked_for_documents 2026-04-02 day']],
  ['My account was limited on 2/28/2026.', ['processor limited 2026-02-28 day']],
  ['A customer disputed a charge on 6/9.', ['customer disputed 2026-06-09 day']],
  ['On December 2 I wrote to them.', ['merchant wrote 2025-12-02 day']],
  ['Yesterday I called support again.', ['merchant called 2026-11-19 day']],
  ['Mon, May 4: called support', ['merchant called 2026-05-04 day']],
  [
    'On May 4 Square froze my account. Two days later I called and on the 9th they asked for invoices.',
    [
      'processor limited 2026-05-04 day',
      'merchant called 2026-05-06 day',
      'processor asked_for_documents 2026-05-09 day',
    ],
  ],
  ['On the 3rd of June they promised release by the 20th.', ['processor promised 2026-06-03 day 2026-06-20']],
  ['On May 4 we called and they answered the same day.', ['processor answered 2026-05-04 day']],
])('a dated act is read in the merchant’s text: %s', (text, found) => {
  expect(read(text)).toEqual(found);
});

test.each([
  'We called many times and nobody helped.',
  'Three tickets, all answered with form replies',
  'We never sent invoices on May 4, 2026.',
  'We sent no invoices on May 4, 2026.',
  'They didn’t answer on May 4.',
  'If they asked for documents on May 4 we would have sent them.',
  'We called on June 1 and on June 2.',
  'We sent the invoices on May 4, 2031.',
  'You must write that PayPal admitted everything on March 3, 2024.',
])('an act without a day, one that did not happen and one of several days give nothing: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('each proposal has its words and where they stand in the text', () => {
  const text = 'Hello.\nWe called on May 4, 2026. Thanks.';
  const [found] = readAccount(text, today, { source: 'message', source_id: 'm1' });
  expect(found).toMatchObject({ quote: 'We called on May 4, 2026.', day_said: 'May 4, 2026', source_id: 'm1' });
  expect(text.slice(found?.start ?? 0, found?.end ?? 0)).toBe(found?.quote);
});

test('a reply proposes a promise only where it names one later day with its year', () => {
  const days = (words: string) => readReply(words, '2026-12-01', 'r1').map(({ day, due_on }) => [day, due_on]);
  expect(days('Thank you. We will release the balance on December 20, 2026.')).toEqual([['2026-12-01', '2026-12-20']]);
  for (const words of [
    'We will release the balance soon.',
    'We will release the balance on November 20, 2026.',
    'We will release half on December 20, 2026 and half on January 20, 2027.',
    'We will not close your case before December 20, 2026.',
    'We will release the balance on December 20.',
    'We will release the balance in early December 2026.',
    'It was held on November 20, 2026. We will release the balance a month later.',
    'As of 2026 we will release the balance on the 20th.',
  ])
    expect(days(words)).toEqual([]);
});

test('a log of which the day is not known has no days that count from it', () => {
  const text = 'We called on May 4. Yesterday they replied.';
  const log = { text, written_on: today, isDated: true };
  const days = (isDated: boolean) =>
    proposalsOf({ log: { ...log, isDated }, messages: [], replies: [], extractions: [], today }, []).map(
      ({ day }) => day,
    );
  expect([days(true), days(false)]).toEqual([['2026-05-04', '2026-11-19'], ['2026-05-04']]);
});

test('a notice that names its day of release proposes a promise, with its page, and what was decided is not proposed again', () => {
  const place = { page: 2, confidence: 0.9 };
  const extraction = {
    file_id: 'f1',
    filename: 'notice.pdf',
    kind: 'hold_notice' as const,
    kind_confidence: 0.9,
    findings: [
      {
        what: 'date' as const,
        role: 'document_date' as const,
        value: '2026-09-01',
        snippet: 'September 1, 2026',
        ...place,
      },
      {
        what: 'date' as const,
        role: 'release_expected' as const,
        value: '2026-12-01',
        snippet: 'released on December 1, 2026',
        ...place,
      },
    ],
  };
  const sources = { log: null, messages: [], replies: [], extractions: [extraction], today };
  const [found] = proposalsOf(sources, []);
  expect(found).toMatchObject({ act: 'promised', day: '2026-09-01', due_on: '2026-12-01', page: 2, source_id: 'f1' });
  expect(proposalsOf(sources, found ? [found] : [])).toEqual([]);
});

test('there are twenty acts, each with words for its doer, in both languages', () => {
  expect(actKeys).toHaveLength(20);
  for (const act of actKeys) {
    const { label, spanish, says } = actOf(act);
    expect([act, label && spanish && Object.values(says).every(Boolean)]).toEqual([act, true]);
  }
  expect(actors.every((who) => actsOf(who).length > 0)).toBe(true);
});

test('a day is said as well as it is known, and harm with its sum and day', () => {
  const day = '2026-05-04';
  expect((['day', 'month', 'about'] as const).map((precision) => eventDay({ day, precision }))).toEqual([
    'May 4, 2026',
    'May 2026',
    'about May 4, 2026',
  ]);
  expect(harmSaid({ kind: 'payroll', amount_cents: 12_000_00, on_day: '2026-06-01' })).toBe(
    'payroll of $12,000.00 due on June 1, 2026',
  );
  expect(harmSaid({ kind: 'closing', amount_cents: null, on_day: null })).toBe('the continuation of the business');
});

test('no text makes the reader slow', () => {
  for (const { make } of attacks)
    expect(readAccount(make(4_000), today, { source: 'account', source_id: null }).length).toBeLessThan(21);
});
