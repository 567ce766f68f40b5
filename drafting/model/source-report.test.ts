import { expect, test } from 'vitest';
import { writtenCase } from '../../testing/models/written-case.ts';
import { acceptParagraphs, blockOf } from './paragraphs.ts';
import { eventClause } from '../facts/events.ts';
import { withBlocks } from './places.ts';
import { sourceReport, sourceReportText, type ReportGiven } from './source-report.ts';

const given = writtenCase();
const { paragraphs } = acceptParagraphs(
  {
    paragraphs: [
      {
        about: 'harm',
        sentences: [
          { text: 'The Merchant reports {fact:harm}.', rests_on: ['harm'], is: 'fact' },
          { text: 'Nothing on file shows a loss of that size.', rests_on: ['held_amount'], is: 'argument' },
        ],
      },
    ],
  },
  given,
);
const typed = { id: 'typed', kind: 'paragraph' as const, clause_id: null, fact_refs: [], authority_refs: [] };
const document = withBlocks(given.document, [
  ...paragraphs.map((each) => ({ after: each.after, block: blockOf(each) })),
  { after: 'facts.chronology', block: { ...typed, text: 'We look forward to your letter.' } },
]);
const report = (change: Partial<ReportGiven> = {}) =>
  sourceReport({
    document,
    sheet: given.sheet,
    changes: [
      { block_id: 'model.harm', by: { kind: 'suggestion', name: 'Sam Staff' }, read_on: '2026-11-24' },
      { block_id: 'typed', by: { kind: 'attorney', name: 'Dana Marsh' }, read_on: null },
    ],
    reading: null,
    modelSentences: paragraphs.flatMap(({ sentences }) => sentences),
    ...change,
  });
const rowOf = (start: string, rows = report()) => rows.find(({ sentence }) => sentence.startsWith(start));

test('every sentence of the letter is listed once, with who wrote it', () => {
  const rows = report();
  expect(new Set(rows.map(({ block_id: id }) => id))).toEqual(new Set(document.blocks.map(({ id }) => id)));
  expect(rows.filter(({ by }) => by === 'model').map(({ sentence }) => sentence)).toEqual(
    paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  );
  expect(rowOf('We look forward')?.by).toBe('Dana Marsh');
  expect(rows.filter(({ by }) => by !== 'clause')).toHaveLength(3);
});

test('a sentence of the library has the facts that it says, and one of a model what it rests on', () => {
  expect(rowOf('The Merchant has been in business')?.sources).toContainEqual({
    about: 'In business since: 2016',
    from: 'Application: Year established',
  });
  expect(rowOf('Nothing on file')).toMatchObject({
    sources: [{ about: expect.stringContaining('Amount withheld: $'), from: expect.stringContaining('Application') }],
    read: 'the attorney, November 24, 2026',
  });
  expect(
    report()
      .flatMap(({ sources }) => sources.map(({ from }) => from))
      .join(),
  ).toContain('Library: ');
});

test('a sentence was read by the attorney who read the whole letter, and before that by nobody', () => {
  expect(rowOf('We look forward')?.read).toBeNull();
  const reading = { attorney_name: 'Dana Marsh', on: '2026-11-25' };
  expect(report({ reading }).every(({ read }) => read === 'Dana Marsh, November 25, 2026')).toBe(true);
});

test('the report is printed as plain text', () => {
  expect(sourceReportText(report().filter(({ block_id: id }) => id === 'model.harm'))).toBe(
    [
      '1. The Merchant reports payroll of $12,000.00 due on December 1, 2026.',
      '   Written by: language model, accepted at the desk',
      '   Rests on: What the hold does to the business, as the Merchant reports: payroll of $12,000.00 due on December 1, 2026 (What happened, confirmed by the merchant)',
      '   Read by: the attorney, November 24, 2026',
      '',
      '2. Nothing on file shows a loss of that size.',
      '   Written by: language model, accepted at the desk',
      '   Rests on: Amount withheld: $36,900.00 (Application: Amount held)',
      '   Read by: the attorney, November 24, 2026',
    ].join('\n'),
  );
});

test('a sentence that rests on an event names the event, and not its day alone', () => {
  const text = 'We look forward to your letter.';
  const row = rowOf('We look forward', report({ modelSentences: [{ text, rests_on: ['event_1'] }] }));
  expect(row?.sources.map(({ about }) => about)).toEqual([
    'Event: the Merchant reports calling you on September 16, 2026',
  ]);
});

test.each([
  ['about September 16, 2026', 'About September 16, 2026'],
  ['in April 2026', 'April 2026'],
])('the rough day of an event stands beside its act: %s', (said, display) => {
  const rough = { ...given.sheet.facts['event_1'], display, kind: 'label' };
  const sheet = { ...given.sheet, facts: { ...given.sheet.facts, event_1: rough } } as typeof given.sheet;
  expect(eventClause(sheet, 'event_1')).toBe(`the Merchant reports calling you ${said}`);
});

test('what is asked for takes no day for its own', () => {
  const clauseOf = (display: string) => {
    const reported = { ...given.sheet.facts['event_1_reported'], display };
    const sheet = { ...given.sheet, facts: { ...given.sheet.facts, event_1_reported: reported } };
    return eventClause(sheet as typeof given.sheet, 'event_1');
  };
  expect(clauseOf('asking you for the reason of the hold: “why”')).toBe(
    'the Merchant reports asking you on September 16, 2026 for the reason of the hold',
  );
  expect(clauseOf('that you promised release of the funds by December 14, 2026')).toBe(
    'the Merchant reports that on September 16, 2026, you promised release of the funds by December 14, 2026',
  );
});
