// @proves spec-constants
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caseAnalysis } from './cases/case-analysis.ts';
import { activeStatuses, casePriorities, caseStatuses, caseStatusLabels } from './cases/case.ts';
import { processors, processorLabel } from './processors.ts';
import {
  certifications,
  chargebackTools,
  entityTypeAliases,
  entityTypes,
  fulfillmentModels,
  preferredResolutions,
} from './case-options.ts';
import { homeFeeTiers, pricingFeeTiers } from './money/fee.ts';
import { letterDocument, letterStatuses, letterTypes } from './letters/letter.ts';
import { roles } from './people/role.ts';

/** The option lists of spec section 3, verbatim and in order. */
describe('the option lists', () => {
  test.each<[string, readonly string[], string[]]>([
    [
      'processors, which come before any later one',
      processors.slice(0, 7),
      ['paypal', 'stripe', 'square', 'shopify', 'worldpay', 'authorize_net', 'other'],
    ],
    ['preferred resolutions', preferredResolutions, ['full_release', 'partial_rolling', 'negotiated']],
    ['entity types', entityTypes, ['llc', 'c_corp', 's_corp', 'partnership', 'sole_proprietor', 'other']],
    ['fulfillment models', fulfillmentModels, ['digital', 'physical', 'service', 'subscription', 'mixed']],
    [
      'chargeback tools',
      chargebackTools,
      ['Midigator', 'Chargeback Gurus', 'Verifi', 'Ethoca', 'Chargebacks911', 'Other'],
    ],
    [
      'certifications',
      certifications,
      ['PCI DSS', 'FDA', 'FTC Compliance', 'Healthcare License', 'Financial License', 'Other'],
    ],
    ['demand letter types', letterTypes, ['initial', 'follow_up', 'final', 'escalation']],
  ])('%s', (_, list, expected) => {
    expect(list).toEqual(expected);
  });

  test('each processor has a label', () => {
    expect(processors.filter((each) => processorLabel(each).trim() === '')).toEqual([]);
  });

  test("each of the admin dialog's entity types maps to a stored one", () => {
    const dialog = ['sole_proprietorship', 'partnership', 'llc', 'corporation', 's_corp'];
    expect(dialog.map((each) => entityTypeAliases[each] ?? each)).toEqual([
      'sole_proprietor',
      'partnership',
      'llc',
      'c_corp',
      's_corp',
    ]);
  });
});

describe('the status lists', () => {
  test('the case statuses and the active ones are the spec’s', () => {
    expect(caseStatuses).toEqual(['intake', 'under_review', 'in_progress', 'resolved', 'closed']);
    expect(activeStatuses).toEqual(['intake', 'under_review', 'in_progress']);
    expect(caseStatuses.map((each) => caseStatusLabels[each].toUpperCase())).toEqual(
      caseStatuses.map((each) => each.replaceAll('_', ' ').toUpperCase()),
    );
  });

  test('the case priorities are the spec’s', () => {
    expect(casePriorities).toEqual(['low', 'medium', 'high']);
  });

  test('the letter statuses start with draft', () => {
    expect(letterStatuses[0]).toBe('draft');
    expect(letterDocument.shape.letter_type.options).toEqual(letterTypes);
  });

  test('the user roles call merchants clients', () => {
    expect(roles).toContain('client');
  });
});

describe('the fee schedules', () => {
  const read = (tiers: typeof homeFeeTiers) => tiers.map(({ to, percent }) => [to === null ? null : to / 100, percent]);

  test('the home page charges 20% up to $25,000, 18% up to $100,000, 15% above', () => {
    expect(read(homeFeeTiers)).toEqual([
      [25_000, 20],
      [100_000, 18],
      [null, 15],
    ]);
  });

  test('the pricing page charges 20% up to $50,000, 18% up to $250,000, 15% above', () => {
    expect(read(pricingFeeTiers)).toEqual([
      [50_000, 20],
      [250_000, 18],
      [null, 15],
    ]);
  });
});

type Shape = { [key: string]: Shape } | 'value';
/** The keys of an object schema, one level into its lists. */
function shapeOf(schema: unknown): Shape {
  const inner = schema instanceof z.ZodArray ? schema.element : schema;
  return inner instanceof z.ZodObject
    ? Object.fromEntries(Object.entries(inner.shape).map(([key, each]) => [key, shapeOf(each)]))
    : 'value';
}
const values = (...keys: string[]): Shape => Object.fromEntries(keys.map((key) => [key, 'value']));

test('the analysis has the specified structure plus the outlook and the scorecard', () => {
  const { scorecard, outlook: _, ...structure } = shapeOf(caseAnalysis) as { [key: string]: Shape };
  const step = values('task', 'deadline', 'resources');
  expect(structure).toEqual({
    executiveSummary: values(
      'successProbability',
      'estimatedTimeline',
      'urgentActions',
      'recommendedStrategy',
      'keyFindings',
    ),
    legalAssessment: {
      processorJustification: values('strength', 'analysis', 'violations'),
      merchantPosition: values('complianceStatus', 'leverage', 'contractualRights'),
      applicableLaws: values('statute', 'relevance', 'citation'),
    },
    strategicApproach: {
      primaryArguments: values('argument', 'strength', 'precedent'),
      alternativeStrategies: 'value',
      negotiationLeverage: 'value',
    },
    actionPlan: {
      immediate: values('priority', 'deadline', 'action', 'owner'),
      mediumTerm: values('action', 'timeline', 'resources'),
    },
    riskAnalysis: {
      challenges: values('risk', 'probability', 'impact', 'mitigation'),
      costBenefit: values('estimatedCosts', 'potentialRecovery', 'riskAdjustedValue'),
    },
    documentChecklist: values('critical', 'supporting', 'regulatory'),
    nextSteps: { priority1: step, priority2: step, priority3: step },
  });
  expect(scorecard).toEqual(values('factor', 'points', 'why'));
});

test('the analysis uses the specified scales', () => {
  const { legalAssessment, strategicApproach, actionPlan, riskAnalysis } = caseAnalysis.shape;
  const [argument, action, challenge] = [
    strategicApproach.shape.primaryArguments.element.shape,
    actionPlan.shape.immediate.element.shape,
    riskAnalysis.shape.challenges.element.shape,
  ];
  for (const strength of [legalAssessment.shape.processorJustification.shape.strength, argument.strength])
    expect(strength.options).toEqual(['strong', 'moderate', 'weak']);
  for (const level of [action.priority, challenge.probability, challenge.impact])
    expect(level.options).toEqual(['high', 'medium', 'low']);
});
