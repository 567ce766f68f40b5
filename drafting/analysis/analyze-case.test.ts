// @proves analyze-case
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterDateOn } from '../../domain/calendar/firm-day.ts';
import { caseAnalysis } from '../../domain/cases/case-analysis.ts';
import { documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Extraction } from '../../domain/documents/extraction.ts';
import type { AmountRole } from '../../domain/documents/finding-roles.ts';
import { processors } from '../../domain/processors.ts';
import { authorityOf } from '../../knowledge/load.ts';
import { analyzeCase } from './analyze-case.ts';
import type { CaseFile } from '../facts/case-file.ts';
import { draftLetter } from '../draft-letter.ts';
import { planLetter } from '../plan/plan-letter.ts';
import { authoritiesAgainst } from './adverse.ts';
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
      expect(analysis.legalAssessment.applicableLaws.length).toBeGreaterThan(2);
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

  test('at most six laws: those that the letter pleads, and those that it must face, each with how it is met', () => {
    for (const caseFile of [
      ...processors.map(fullCase),
      ...Array.from({ length: 60 }, (_, n) => generateCase(n, today)),
    ]) {
      const { applicableLaws } = analyzeCase(caseFile, today).legalAssessment;
      const sheet = buildFactSheet(caseFile, { dated: today, retired: nothingRetired });
      const pleaded = planLetter(sheet).authorityRefs.map((id) => authorityOf(id).citation);
      const faced = authoritiesAgainst(sheet);
      expect(applicableLaws.length).toBeLessThanOrEqual(6);
      const theirs = applicableLaws.filter((each) => each.relevance.startsWith('Favors the processor: '));
      expect(theirs.length).toBe(Math.min(3, faced.filter(({ topic }) => topic !== 'unpleaded').length));
      for (const { citation, relevance } of applicableLaws) {
        const against = faced.find(({ authority }) => authority.citation === citation);
        if (against) expect(relevance).toMatch(/^Favors the processor: .+ It weakens .+\. Response: .+/);
        else expect(pleaded).toContain(citation);
      }
    }
  });

  test('each authority against the merchant is a risk, and none of them is in the letter', () => {
    const { legalAssessment, riskAnalysis } = analyzeCase(fullCase('paypal'), today);
    const faced = authoritiesAgainst(buildFactSheet(fullCase('paypal'), { dated: today, retired: nothingRetired }));
    expect(riskAnalysis.challenges.filter((each) => each.risk.includes(' weakens ')).length).toBe(faced.length);
    const cited = draftLetter({
      caseFile: fullCase('paypal'),
      letterType: 'initial',
      dated: today,
      firm,
      mailingAddress: null,
    }).plan.authorityRefs;
    expect(faced.filter(({ authority_id: id }) => cited.includes(id))).toEqual([]);
    expect(legalAssessment.processorJustification.analysis).toMatch(
      /PayPal’s likely position: .+ Weaknesses in the merchant’s position: /,
    );
  });

  test.each([
    ['paypal', ['DRIT LP', 'Oxbow Carbon'], 'Dunlap v. State Farm'],
    ['stripe', ['Wolf v. Walt Disney', 'Storek & Storek'], 'Locke v. Warner Bros.'],
    ['amazon', ['Badgett v. Sec. State Bank'], 'Rekhter v. Dep’t of Soc. & Health Servs.'],
  ] as const)('beside the leading cases against a merchant of %s stand the good ones', (processor, leading, good) => {
    const laws = analyzeCase(fullCase(processor), today).legalAssessment.applicableLaws;
    for (const name of leading) {
      const law = laws.find(({ citation }) => citation.includes(name));
      expect(law?.relevance).toContain('On recall: its text is not in our library.');
    }
    const met = laws.filter(({ citation }) => leading.some((name) => citation.includes(name)));
    expect(met.map(({ relevance }) => relevance.replaceAll("'", '’')).join('\n')).toContain(good);
  });

  test('a retired adverse authority is omitted', () => {
    const citations = (retired?: Retired) =>
      analyzeCase(fullCase('paypal'), today, retired).legalAssessment.applicableLaws.map((each) => each.citation);
    const nemec = authorityOf('nemec-v-shrader').citation;
    expect(citations()).toContain(nemec);
    expect(citations({ authorityIds: ['nemec-v-shrader'], clauseIds: [] })).not.toContain(nemec);
  });

  test('nothing is compliant, and nothing speaks for the merchant, by a document in which nothing was read', () => {
    const kinds = ['refund_policy', 'proof_of_fulfillment', 'chargeback_report'] as const;
    const full = fullCase('stripe');
    const files: CaseFile['files'] = kinds.map((kind) => ({
      id: kind,
      filename: `${kind}.pdf`,
      document_type: kind,
      content_type: 'application/pdf',
      size_bytes: 1,
      created_at: full.created_at,
    }));
    const read = (kind: DocumentKind, role: AmountRole, value = 100_00): Extraction => ({
      file_id: kind,
      filename: kind,
      kind,
      kind_confidence: 1,
      findings: [{ what: 'amount', role, value, page: 1, snippet: '', confidence: 1 }],
    });
    const extractions = [
      read('refund_policy', 'net'),
      read('proof_of_fulfillment', 'invoice_total'),
      read('chargeback_report', 'chargebacks'),
    ];
    const said = (part: Partial<CaseFile>) => {
      const { legalAssessment: legal, strategicApproach: strategy } = analyzeCase({ ...full, ...part }, today);
      const { complianceStatus, leverage } = legal.merchantPosition;
      return { complianceStatus, leverage: [...leverage, ...strategy.negotiationLeverage].join('\n') };
    };
    expect(said({ files, extractions }).complianceStatus).toBe('compliant on the documents that were read');
    expect(said({ files, extractions }).leverage).toMatch(
      /Proof of fulfillment was read.*\$100\.00.*refund policy was read/s,
    );
    expect(said({ files }).complianceStatus).toBe(
      'not yet shown: refund policy on file, but not read; fulfillment on file, but not read; dispute record on file, but not read',
    );
    expect(said({ files }).leverage).toBe(said({ files: [] }).leverage);
    expect(said({ files: files.slice(1), extractions }).complianceStatus).toBe(
      'not yet shown: refund policy not on file',
    );
    const held = full.fields.held_amount_cents ?? 0;
    const large = [...extractions.slice(0, 2), read('chargeback_report', 'chargebacks', held + 1)];
    expect(said({ files, extractions: large }).complianceStatus).toMatch(/^not shown: the chargebacks/);
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
        /due, 10 business days after the 5 business days for delivery\. If none is received, follow up by e-mail/,
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
