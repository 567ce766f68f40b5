import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandFrom, bandOf, bands } from '../../domain/cases/case-analysis.ts';
import type { Extraction } from '../../domain/documents/extraction.ts';
import { processors } from '../../domain/processors.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import type { CaseFile } from '../facts/case-file.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { nothingRetired } from '../facts/retired.ts';
import { analyzeCase } from './analyze-case.ts';
import { outlookOf } from './outlook.ts';
import { scoreInputsOf } from './score-inputs.ts';
import { scoreOf } from './scorecard.ts';
import { roughly } from './risk.ts';
import { whatIfs } from './what-if.ts';
import { reportedChargebacks, whatFilesSay } from './what-files-say.ts';

const today = '2026-11-21';
const cases = [
  ...processors.map((processor) => fullCase(processor)),
  ...Array.from({ length: 10 }, (_, seed) => generateCase(seed, today)),
];
const sheetOf = (caseFile: CaseFile, dated = today) => buildFactSheet(caseFile, { dated, retired: nothingRetired });
const percentOf = (caseFile: CaseFile, day: string) => scoreOf(scoreInputsOf(caseFile, sheetOf(caseFile, day))).percent;

function extraction(cents: readonly number[], more: Partial<Extraction> = {}): Extraction {
  const place = { page: 2, snippet: '', confidence: 0.9 };
  return {
    file_id: 'file-chargeback_report',
    filename: 'chargeback_report.pdf',
    kind: 'chargeback_report',
    kind_confidence: 0.9,
    findings: cents.map((value) => ({ what: 'amount', role: 'chargebacks', value, ...place })),
    ...more,
  };
}
const withReport = (extraction: Extraction): CaseFile => ({ ...fullCase('paypal'), extractions: [extraction] });

test('a higher score is never in a worse band, and the bands begin where they are published', () => {
  const rank = (percent: number) => bands.toReversed().indexOf(bandOf(percent));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (percent) => {
      expect(rank(percent + 1)).toBeGreaterThanOrEqual(rank(percent));
    }),
  );
  expect([bandFrom.favorable, bandFrom.favorable - 1, bandFrom.open, bandFrom.open - 1].map(bandOf)).toEqual([
    'favorable',
    'open',
    'open',
    'hard',
  ]);
});

test('each mover moves the score in the direction it says, by its points', { timeout: 120_000 }, () => {
  for (const caseFile of cases) {
    const sheet = sheetOf(caseFile);
    const { movers } = outlookOf({ caseFile, today, sheet }, nothingRetired);
    const now = percentOf(caseFile, today);
    const all = whatIfs({ caseFile, today }, sheet);
    expect(movers.length).toBeLessThanOrEqual(3);
    for (const { action, direction, points } of movers) {
      const changes = (all.find((each) => each.action === action)?.outcomes ?? []).map(
        (outcome) => percentOf(outcome.caseFile, outcome.today) - now,
      );
      expect(Math.max(...changes.map(Math.abs))).toBe(points);
      expect(changes.some((each) => each > 0)).toBe(direction !== 'lowers');
      expect(changes.some((each) => each < 0)).toBe(direction !== 'raises');
    }
  }
});

test('the same case has the same outlook', () => {
  for (const caseFile of cases.slice(0, 8))
    expect(analyzeCase(structuredClone(caseFile), today)).toEqual(analyzeCase(caseFile, today));
});

test('a file that was not read, says nothing, or is another paper earns no points', () => {
  const report = (caseFile: CaseFile) =>
    analyzeCase(caseFile, today).scorecard.find(({ factor }) => factor === 'Chargeback summary report');
  expect(report(fullCase('paypal'))).toEqual({
    factor: 'Chargeback summary report',
    points: 0,
    why: 'On file, but nothing that counts was read from it; worth 5 once it is read',
  });
  expect(report(withReport(extraction([])))?.points).toBe(0);
  expect(report(withReport(extraction([1_200_00], { kind: 'bank_statements' })))?.points).toBe(0);
  expect(report(withReport(extraction([1_200_00])))?.points).toBe(5);
  expect(whatFilesSay(withReport(extraction([1_200_00]))).read).toEqual(['chargeback_report']);
});

test('the ratio comes from the report where it states a total, and is asked for otherwise', () => {
  const [sales] = extraction([62_000_00]).findings;
  const full = extraction([1_200_00]);
  const read = analyzeCase(
    withReport({ ...full, findings: [...full.findings, { ...sales, role: 'gross_volume' } as never] }),
    today,
  );
  expect(read.executiveSummary.keyFindings.join('\n')).toContain(
    'Chargebacks in the merchant’s report: $1,200.00 (page 2), or 2.0% by amount of the $62,000.00 in sales',
  );
  const asked = (caseFile: CaseFile) =>
    analyzeCase(caseFile, today).actionPlan.immediate.some(({ action }) => action.startsWith('State the chargebacks'));
  expect(asked(withReport(full))).toBe(false);
  expect(asked(fullCase('paypal'))).toBe(true);
  expect(reportedChargebacks(withReport(extraction([100_00, 300_00, 400_00])))?.cents).toBe(400_00);
  expect(reportedChargebacks(withReport(extraction([100_00, 400_00])))).toBeNull();
});

test('an expected value is rough, without cents', () => {
  expect([999_99, 21_412_37, 99_700_00, 187_000_00].map(roughly)).toEqual([
    'under $1,000',
    'about $21,000',
    'about $100,000',
    'about $190,000',
  ]);
  for (const caseFile of cases)
    expect(analyzeCase(caseFile, today).riskAnalysis.costBenefit.riskAdjustedValue).not.toMatch(/\.\d\d\b/);
});

const developers = /from memory|\bthe spec\b|\bspec[’']s\b|\b[a-z]+(_[a-z0-9]+)+\b|\bundefined\b/i;

test('no text of an analysis has a word of developers', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
  for (const caseFile of cases)
    expect(texts(analyzeCase(caseFile, today)).filter((text) => developers.test(text))).toEqual([]);
});
