// @proves analyze-case
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterDateOn } from '../../domain/calendar/firm-day.ts';
import { caseAnalysis } from '../../domain/cases/case-analysis.ts';
import { documentKinds } from '../../domain/documents/document-kind.ts';
import { processors } from '../../domain/processors.ts';
import { authorityOf } from '../../knowledge/load.ts';
import { analyzeCase } from './analyze-case.ts';
import type { CaseFile } from '../facts/case-file.ts';
import { draftLetter } from '../draft-letter.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { nothingRetired, type Retired } from '../facts/retired.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { scoreInputsOf } from './score-inputs.ts';
import { scoreOf } from './scorecard.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';

const today = '2026-11-21';

describe('the scorecard of a case', () => {
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
        const extraction = { file_id: 'new', filename: 'new.pdf', kind, kind_confidence: 1, findings: [] };
        const percent = (of: CaseFile) =>
          scoreOf(scoreInputsOf(of, buildFactSheet(of, { dated: today, retired: nothingRetired }))).percent;
        expect(
          percent({ ...caseFile, files: [...caseFile.files, file], extractions: [extraction] }),
        ).toBeGreaterThanOrEqual(percent(caseFile));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the analysis of a case', () => {
  test('the analysis of 120 generated cases is valid and has content in every field', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const analysis = caseAnalysis.parse(analyzeCase(generateCase(seed, today), today));
      expect(analysis.scorecard.length).toBeGreaterThan(8);
      expect(analysis.actionPlan.immediate.length).toBeGreaterThan(2);
      expect(analysis.legalAssessment.applicableLaws.length).toBeGreaterThan(3);
      expect(JSON.stringify(analysis)).not.toMatch(/undefined|NaN|\bnull\b/);
    }
  });

  test.each(['2026-11-27', '2026-11-28', '2026-12-24'])(
    'on %s, it names the day by which a letter of that day asks for a reply',
    (day) => {
      const { executiveSummary, actionPlan } = analyzeCase(fullCase('paypal'), day);
      const { factSheet } = draftLetter({
        caseFile: fullCase('paypal'),
        letterType: 'initial',
        dated: letterDateOn(day),
        firm,
        mailingAddress: null,
      });
      const due = factSheet.facts['deadline']?.display;
      expect(executiveSummary.estimatedTimeline).toContain(`response requested by ${due}.`);
      expect(actionPlan.mediumTerm[0]?.timeline).toBe(due);
    },
  );

  test('costs and benefits are in dollars and use the fee for the amount', () => {
    const { costBenefit } = analyzeCase(fullCase('paypal'), today).riskAnalysis;
    expect(costBenefit.estimatedCosts).toMatch(/18% on amounts recovered and nothing else: \$8,685\.13/);
    expect(costBenefit.potentialRecovery).toContain('$39,565.62 to the merchant');
  });

  test('the analysis answers the processor’s authorities, and none of them is in the letter', () => {
    const { legalAssessment, riskAnalysis } = analyzeCase(fullCase('paypal'), today);
    const theirs = legalAssessment.applicableLaws.filter((each) => each.relevance.startsWith('Favors the processor: '));
    expect(theirs.map((each) => each.statute)).toEqual(
      expect.arrayContaining([expect.stringContaining('Limit on implied covenant')]),
    );
    for (const each of theirs) expect(each.relevance).toMatch(/It weakens .+\. Response: .+/);
    for (const each of legalAssessment.applicableLaws.filter((law) => !theirs.includes(law)))
      expect(each.relevance).toMatch(/^(Favors the merchant|Neutral): .+/);
    expect(riskAnalysis.challenges.filter((each) => each.risk.includes(' weakens ')).length).toBe(theirs.length);
    const cited = draftLetter({
      caseFile: fullCase('paypal'),
      letterType: 'initial',
      dated: today,
      firm,
      mailingAddress: null,
    }).plan.authorityRefs.map((id) => authorityOf(id).citation);
    expect(theirs.filter((each) => cited.includes(each.citation))).toEqual([]);
    expect(legalAssessment.processorJustification.analysis).toMatch(
      /PayPal’s likely position: .+ Weaknesses in the merchant’s position: /,
    );
  });

  test('a retired adverse authority is omitted', () => {
    const citations = (retired?: Retired) =>
      analyzeCase(fullCase('paypal'), today, retired).legalAssessment.applicableLaws.map((each) => each.citation);
    const nemec = authorityOf('nemec-v-shrader').citation;
    expect(citations()).toContain(nemec);
    expect(citations({ authorityIds: ['nemec-v-shrader'], clauseIds: [] })).not.toContain(nemec);
  });

  test('the compliance status is "compliant" with the documents on file, and otherwise names the missing ones', () => {
    const full = fullCase('stripe');
    const status = (files: CaseFile['files']) =>
      analyzeCase({ ...full, files }, today).legalAssessment.merchantPosition.complianceStatus;
    const policy = { ...full.files[0], id: 'policy', document_type: 'refund_policy' } as CaseFile['files'][number];
    expect(status([...full.files, policy])).toBe('compliant on the documents on file, PCI DSS stated');
    expect(status(full.files)).toBe('not yet shown: refund policy is not on file');
  });

  test('each action has a date and an owner, and the next steps are the first three', () => {
    for (const processor of processors) {
      const { actionPlan, nextSteps, executiveSummary } = analyzeCase(fullCase(processor), today);
      for (const each of actionPlan.immediate) {
        expect(each.deadline).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
        expect(['merchant', 'attorney', 'case team']).toContain(each.owner);
      }
      expect([nextSteps.priority1, nextSteps.priority2, nextSteps.priority3].map((each) => each.task)).toEqual(
        actionPlan.immediate.slice(0, 3).map((each) => each.action),
      );
      expect(executiveSummary.urgentActions).toBe(
        actionPlan.immediate.filter((each) => each.priority === 'high').length,
      );
    }
  });

  test('immediate actions, including a near limitations date, are due within 14 days, and 10 business days without a reply bring an email follow-up (spec, section 9)', () => {
    for (const processor of processors) {
      const { actionPlan } = analyzeCase(fullCase(processor), today);
      for (const each of actionPlan.immediate)
        expect(Date.parse(each.deadline) - Date.parse('November 21, 2026')).toBeLessThanOrEqual(14 * 86_400_000);
      expect(actionPlan.mediumTerm[0]?.action).toMatch(
        /due, 10 business days after the 5 business days for the post\. If none is received, follow up by e-mail/,
      );
    }
    const near = analyzeCase(
      { ...fullCase('square'), fields: { ...fullCase('square').fields, hold_started_on: '2025-11-25' } },
      today,
    ).actionPlan.immediate;
    expect(near.find((each) => each.action.includes('limitations date'))).toMatchObject({
      deadline: 'November 25, 2026',
      priority: 'high',
    });
  });

  test('the probability is called an estimate everywhere, and no record of outcomes is claimed', () => {
    const { riskAnalysis, executiveSummary } = analyzeCase(fullCase('paypal'), today);
    expect(riskAnalysis.costBenefit.riskAdjustedValue).toContain(
      `${executiveSummary.successProbability}% estimate from the published scorecard`,
    );
    expect(JSON.stringify(riskAnalysis)).not.toMatch(/success rate|win rate|of our cases/i);
  });

  test('no list in the analysis repeats a line', () => {
    for (const processor of processors) {
      const { scorecard: _, ...analysis } = analyzeCase(fullCase(processor), today);
      const lists = (value: unknown): unknown[][] =>
        Array.isArray(value) ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(lists) : [];
      for (const list of lists(analysis))
        expect(new Set(list.map((each) => JSON.stringify(each))).size).toBe(list.length);
    }
  });

  test('for Square, the one-year limitations period and the seller’s signature are urgent', () => {
    const text = JSON.stringify(analyzeCase(fullCase('square'), today));
    expect(text).toContain('September 14, 2027');
    expect(text).toContain('Personally sign the seller’s Notice');
  });

  test('for Authorize.net, the analysis asks who holds the funds', () => {
    expect(analyzeCase(fullCase('authorize_net'), today).executiveSummary.recommendedStrategy).toContain(
      'who holds the funds',
    );
  });
});
