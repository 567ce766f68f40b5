import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseAnalysis } from '../domain/analysis.ts';
import { documentKinds } from '../domain/case.ts';
import { analyseCase } from './analyse-case.ts';
import { generateCase } from './generate-case.ts';
import { fullCase } from './sample-cases.ts';
import { allAdverse, allMerits, scoreOf } from './scorecard.ts';

const today = '2026-11-21';
const inputs = fc.record({ evidence: fc.subarray([...documentKinds]), merits: fc.subarray(allMerits), adverse: fc.subarray(allAdverse) });

describe('scorecard', () => {
  test('stays within 5 and 90 and is the sum of its factors', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { percent, factors } = scoreOf(input);
        const sum = factors.reduce((total, each) => total + each.points, 0);
        expect(percent).toBe(Math.min(90, Math.max(5, sum)));
      }),
    );
  });

  test('more evidence or merit never lowers it', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...documentKinds), fc.constantFrom(...allMerits), (input, kind, merit) => {
        const before = scoreOf(input).percent;
        expect(scoreOf({ ...input, evidence: [...new Set([...input.evidence, kind])] }).percent).toBeGreaterThanOrEqual(before);
        expect(scoreOf({ ...input, merits: [...new Set([...input.merits, merit])] }).percent).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('an adverse factor never raises it', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...allAdverse), (input, adverse) => {
        expect(scoreOf({ ...input, adverse: [...new Set([...input.adverse, adverse])] }).percent).toBeLessThanOrEqual(
          scoreOf(input).percent,
        );
      }),
    );
  });

  test('adding an upload to a case never lowers its probability', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...documentKinds), (seed, kind) => {
        const caseFile = generateCase(seed, today);
        const file = {
          id: 'new',
          filename: 'new.pdf',
          document_type: kind,
          content_type: 'application/pdf',
          size_bytes: 1,
          created_at: caseFile.created_at,
        };
        const before = analyseCase(caseFile, today).executiveSummary.successProbability;
        expect(
          analyseCase({ ...caseFile, files: [...caseFile.files, file] }, today).executiveSummary.successProbability,
        ).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('analysis', () => {
  test('valid and with substance in every field, for 300 generated cases', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const analysis = caseAnalysis.parse(analyseCase(generateCase(seed, today), today));
      expect(analysis.scorecard.length).toBeGreaterThan(8);
      expect(analysis.actionPlan.immediate.length).toBeGreaterThan(2);
      expect(analysis.legalAssessment.applicableLaws.length).toBeGreaterThan(3);
      expect(JSON.stringify(analysis)).not.toMatch(/undefined|NaN|\bnull\b/);
    }
  });

  test('cost and benefit in dollars from the fee fixed for the amount', () => {
    const { costBenefit } = analyseCase(fullCase('paypal'), today).riskAnalysis;
    expect(costBenefit.estimatedCosts).toContain('18% on what is recovered: $8,685.13');
    expect(costBenefit.potentialRecovery).toContain('$39,565.62 to the merchant');
  });

  test('Square: the one-year limit and the seller’s signature are urgent', () => {
    const text = JSON.stringify(analyseCase(fullCase('square'), today));
    expect(text).toContain('September 14, 2027');
    expect(text).toContain('Sign the seller’s Notice in person');
  });

  test('Authorize.net: asks who holds the funds', () => {
    expect(analyseCase(fullCase('authorize_net'), today).executiveSummary.recommendedStrategy).toContain('who holds the funds');
  });
});
