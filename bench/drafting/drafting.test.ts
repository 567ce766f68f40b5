import { expect, test } from 'vitest';
import { caseAnalysis } from '../../domain/cases/case-analysis.ts';
import { processors } from '../../domain/processors.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import { corruptions } from '../../testing/letters/corruptions.ts';
import { holdTypes, reasonCategories } from '../../domain/cases/hold.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import { analyzeCase } from '../../drafting/analysis/analyze-case.ts';
import { draftLetter, type Draft } from '../../drafting/draft-letter.ts';
import { letterAsText } from '../../drafting/text/render-text.ts';
import { generators } from './generators.ts';
import { grammarFaults } from './grammar-faults.ts';
import { measureAnalyses } from './measure-analyses.ts';
import { measureCorruptions } from './measure-corruptions.ts';
import { measureInjections } from './measure-injections.ts';
import { measureLetters } from './measure-letters.ts';
import { measureShares } from './measure-across.ts';
import { untracedInAnalysis } from './trace-analysis.ts';
import { unverifiableCitations } from './trace-citations.ts';
import { untracedFigures } from './trace-figures.ts';
import { untracedExhibits } from './trace-sheet.ts';
import { variedRequest } from './varied-request.ts';
import type { Goal } from './goal.ts';

/** The bench at a small size, without timings, since other tests share the machine. */
const missed = (goals: readonly Goal[]): string[] =>
  goals
    .filter((each) => !each.met && !each.goal.endsWith('ms'))
    .flatMap((each) => [`${each.what}: ${each.measured}`, ...each.misses]);

test('60 letters have no stray citation, figure, fault of grammar or finding', () =>
  expect(missed(measureLetters({ from: 70_000, count: 60 }))).toEqual([]));
test('24 letters of six courses of cases are as clean, and share less than 60 % of their sentences', () => {
  expect(missed(measureLetters({ from: 4_000, count: 24 }, generators.courses))).toEqual([]);
  expect(missed(measureShares({ from: 1_000, count: 6 }, generators.courses))).toEqual([]);
  expect(missed(measureAnalyses({ from: 4_000, count: 12 }, generators.courses))).toEqual([]);
});
test('courses of cases reach what a letter can meet: every processor, releases in parts, offers, odd names and sums', () => {
  const drafts = Array.from({ length: 120 }, (_, seed) => generators.courses.course(seed)).flat();
  const seen = (of: (draft: Draft) => string) => new Set(drafts.map(of));
  expect(seen(({ factSheet }) => factSheet.situation.processor).size).toBe(processors.length);
  expect(seen(({ factSheet }) => factSheet.situation.answer ?? 'none').size).toBe(7);
  const flags = new Set(drafts.flatMap(({ factSheet }) => factSheet.situation.flags));
  for (const flag of [
    'nothing_left',
    'release_reconciled',
    'release_unreconciled',
    'offer_accepted',
    'offer_declined',
    'unreconciled_reserve',
    'all_reserve',
    'undated',
    'notice',
  ] as const)
    expect(flags, flag).toContain(flag);
  expect(
    drafts.some(({ factSheet }) => /[^\u0000-\u024f]/.test(factSheet.facts['merchant_legal']?.display ?? '')),
  ).toBe(true);
  expect(drafts.some(({ factSheet }) => factSheet.facts['held_amount']?.value === 1)).toBe(true);
  expect(drafts.some(({ document }) => document.exhibits.length > 20)).toBe(true);
});
test('an exhibit with another page count than its file, or without a file, is untraced', () => {
  const request = generators.courses.request(13);
  const { document } = draftLetter(request);
  const [first, ...rest] = document.exhibits;
  if (!first) throw new Error('a letter without an exhibit');
  expect(untracedExhibits(request.caseFile, document)).toEqual([]);
  for (const changed of [
    { ...first, pages: 48 },
    { ...first, file_id: 'no-file' },
  ])
    expect(untracedExhibits(request.caseFile, { ...document, exhibits: [changed, ...rest] })).toHaveLength(1);
});
test('no injection has any effect', () => expect(missed(measureInjections(70_000, 56))).toEqual([]));
test('60 analyses are valid and invent nothing', () =>
  expect(missed(measureAnalyses({ from: 70_000, count: 60 }))).toEqual([]));
test('a note on the version that governs is traced to the agreement knowledge, and only in its own words', () => {
  const { caseFile, dated } = variedRequest(91);
  const analysis = analyzeCase(caseFile, dated);
  expect(JSON.stringify(analysis)).toContain('the stricter of the two counts');
  expect(untracedInAnalysis(analysis, caseFile, dated)).toEqual([]);
  const changed = caseAnalysis.parse(
    JSON.parse(JSON.stringify(analysis).replace('stricter of the two', 'stricter of the three')),
  );
  expect(untracedInAnalysis(changed, caseFile, dated)).toEqual(['three']);
});
test('every kind of corruption is caught', () => {
  const goals = measureCorruptions(70_000, 1);
  expect(corruptions.length).toBeGreaterThanOrEqual(20);
  expect(goals.flatMap((each) => each.misses)).toEqual([]);
});

test('the generator covers every letter type, processor, hold type, reason and reply', () => {
  const sheets = Array.from({ length: 800 }, (_, seed) => variedRequest(seed)).map(({ caseFile, ...options }) =>
    buildFactSheet(caseFile, { ...options }),
  );
  const seen = (of: (situation: (typeof sheets)[number]['situation']) => string) =>
    new Set(sheets.map((each) => of(each.situation)));
  expect(seen((each) => `${each.letterType} ${each.processor}`).size).toBe(letterTypes.length * processors.length);
  expect([...seen((each) => each.holdType)].sort()).toEqual([...holdTypes].sort());
  expect([...seen((each) => each.reason)].sort()).toEqual([...reasonCategories].sort());
  expect(seen((each) => each.answer ?? 'none').size).toBe(7);
  expect(seen((each) => each.merchantState ?? 'none').size).toBeGreaterThan(50);
});

test('the bench’s checks catch errors outside the verifier’s scope', () => {
  const { document, factSheet } = draftLetter(variedRequest(12));
  const rendered = (words: string): string =>
    letterAsText({
      ...document,
      blocks: document.blocks.map((block, index) =>
        index === 0 ? { ...block, text: `${block.text} ${words}` } : block,
      ),
    });
  for (const words of [
    'The sum is $7,123,456.78.',
    'On March 3, 1999 it began.',
    'The rate is 37%.',
    'It took 4,321 days.',
    'Ticket 88123.',
    'Some forty sales.',
  ])
    expect(untracedFigures(rendered(words), document, factSheet), words).not.toEqual([]);
  for (const words of [
    'See Payco v. Guild.',
    'See 12 U.S.C. § 9999.',
    'The Fair Payments Act.',
    'See 218 F. Supp. 2d 1165.',
    'Under Rule 12.',
    'The Electronic Fund Transfer Act.',
  ])
    expect(unverifiableCitations(rendered(words), document, factSheet), words).not.toEqual([]);
  expect(untracedFigures(letterAsText(document), document, factSheet)).toEqual([]);
});

test.each([
  'The hold has lasted 0 days.',
  'It was sent 1 days ago.',
  'It came after 12 day.',
  'The reserve is 140% of it.',
  'That is 4.3% of sales.',
  'The notice is Exhibits A and B.',
  'It is a amount that is withheld.',
  'We ask that the the sum be paid.',
  'Please pay undefined now.',
  'The sum , as shown, is due.',
])('%j is a grammatical fault', (words) => {
  const { document, factSheet } = draftLetter(variedRequest(12));
  const [first, ...rest] = document.blocks;
  if (!first) throw new Error('a letter without a block');
  const said = { ...document, blocks: [{ ...first, text: `${first.text} ${words}` }, ...rest] };
  expect(grammarFaults(said, factSheet)).toHaveLength(1);
  expect(grammarFaults(document, factSheet)).toEqual([]);
});
