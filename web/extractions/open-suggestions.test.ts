import { expect, test } from 'vitest';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { steps } from '../../domain/intake/steps.ts';
import { openExtractions, suggestionsFor } from './open-suggestions.ts';
import { otherKind, stateText } from './extraction-text.ts';

const statement: ExtractionView = {
  file_id: '0198a000-0000-7000-8000-000000000001',
  filename: 'a.pdf',
  status: 'done',
  pages: 1,
  pages_read: 1,
  kind: 'merchant_statements',
  kind_confidence: 0.9,
  summary: null,
  error: null,
  findings: [
    { what: 'amount', role: 'gross_volume', value: 4_821_050, page: 1, snippet: 'Gross sales', confidence: 0.9 },
    { what: 'date', role: 'period_start', value: '2026-08-01', page: 1, snippet: '', confidence: 0.9 },
    { what: 'date', role: 'period_end', value: '2026-08-31', page: 1, snippet: '', confidence: 0.9 },
  ],
};
const answered = (monthlyVolumeAverage: string) => ({ ...emptyAnswers(), fields: { monthlyVolumeAverage } });
const suggested = (typed: string, extractions = [statement]) =>
  steps
    .filter((step) => step.key === 'financial')
    .flatMap((step) => suggestionsFor(step, answered(typed), extractions, '2026-11-22'))
    .map(({ field, answer, used }) => [field, answer, used]);

test('a suggestion counts as used when the answer means the same, however it was typed', () => {
  expect(['48,211', '$48211', '', '50,000', 'about fifty'].map((typed) => suggested(typed))).toEqual(
    [true, true, false, false, false].map((used) => [['monthlyVolumeAverage', '48,211', used]]),
  );
});

test('a file that is still being extracted suggests nothing', () => {
  const extraction = { ...statement, status: 'reading' as const };
  expect([suggested('', [extraction]), openExtractions([statement, extraction])]).toEqual([[], [extraction]]);
});

test('a file of no clear kind counts as a notice if the merchant says it is one', () => {
  const photo: ExtractionView = {
    ...statement,
    kind: null,
    findings: [{ what: 'sender', role: 'processor', value: 'paypal', page: 1, snippet: 'PayPal', confidence: 0.9 }],
  };
  const filedAs = (document_type: FileKind) => ({
    ...emptyAnswers(),
    files: [{ id: statement.file_id, document_type }],
  });
  const found = (kind: FileKind) =>
    steps
      .filter(({ key }) => key === 'case-details')
      .flatMap((step) => suggestionsFor(step, filedAs(kind), [photo], '2026-11-22'))
      .map(({ field, answer }) => [field, answer]);
  expect([found('hold_notice'), found('application_document')]).toEqual([[['processor', 'paypal']], []]);
});

test('an extraction line shows the progress, the result, or why there is no result', () => {
  expect(
    [
      { ...statement, status: 'reading' as const, pages: 12, pages_read: 3 },
      { ...statement, status: 'unreadable' as const, error: 'This PDF is damaged. Save it again.' },
      { ...statement, status: 'failed' as const, error: 'It took too long.' },
      statement,
      { ...statement, pages: 240, pages_read: 100 },
    ].map(stateText),
  ).toEqual([
    'Reading… 3 of 12 pages',
    'This PDF is damaged. Save it again.',
    'Not read by machine. It took too long.',
    'Read, 1 page',
    'Read, 100 of 240 pages',
  ]);
});

test('another kind is suggested only if it differs', () => {
  expect([
    otherKind(statement, 'application_document'),
    otherKind(statement, 'merchant_statements'),
    otherKind({ ...statement, kind: null }, 'hold_notice'),
    otherKind(undefined, 'hold_notice'),
  ]).toEqual(['merchant_statements', null, null, null]);
});
