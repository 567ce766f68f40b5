import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { feeFor, feePercentFor } from '../../domain/money/fee.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { authoritiesAgainst } from './adverse.ts';
import type { AnalysisContext } from './context.ts';
import { longDate } from '../text/display.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

type Risk = CaseAnalysis['riskAnalysis'];
type Challenge = Risk['challenges'][number];

function adverseAuthorities({ sheet }: AnalysisContext): Challenge[] {
  return authoritiesAgainst(sheet).map(({ authority, weakens, answer }) => ({
    risk: `${authority.citation} weakens ${weakens}. ${authority.proposition}`,
    probability: 'medium',
    impact: 'medium',
    mitigation: answer,
  }));
}

const lawKeepsIt: Challenge = {
  risk: 'The law, and not the processor, keeps the funds or the reason back.',
  probability: 'medium',
  impact: 'high',
  mitigation: 'Identify the order or block and use its own procedure; do not demand what may not be disclosed.',
};

/** The risk that comes with the stated reason. */
const reasonRisks: Partial<Record<ReasonCategory, Challenge>> = {
  chargebacks: {
    risk: 'The actual dispute ratio is higher than the illustration.',
    probability: 'medium',
    impact: 'high',
    mitigation: 'Read the chargeback report first; replace the illustration by the real figures.',
  },
  prohibited_business: {
    risk: 'The goods or services do fall under the prohibited list.',
    probability: 'medium',
    impact: 'high',
    mitigation: 'Compare the product with the policy’s wording before the letter goes out.',
  },
  legal_block: lawKeepsIt,
  aml: lawKeepsIt,
  verification: {
    risk: 'A paper asked for is still outstanding, and the processor says so.',
    probability: 'medium',
    impact: 'high',
    mitigation: 'Supply every item with a receipt before the letter goes out; the letter then asks for the decision.',
  },
  delivery: {
    risk: 'Orders are undelivered, and buyers raise disputes while the letter is under way.',
    probability: 'medium',
    impact: 'high',
    mitigation: 'Export the open orders, refund what cannot be delivered, and enclose the list.',
  },
  forfeiture: {
    risk: 'The violation is made out and the damages term is upheld.',
    probability: 'medium',
    impact: 'high',
    mitigation: 'Ask for violation, debit and version before arguing the term; concede nothing about what was sold.',
  },
};

const wrongParty: Challenge = {
  risk: 'The wrong party is addressed: the acquirer holds card funds.',
  probability: 'high',
  impact: 'medium',
  mitigation: 'Identify the acquirer from the statement; the letter asks for it.',
};

function limitationRisk({ limitation, today }: AnalysisContext): Challenge[] {
  if (!limitation) return [];
  const passed = limitation.date < today;
  const when = passed ? 'the earliest date has passed' : `earliest date ${longDate(limitation.date)}`;
  const mitigation = 'Attorney confirms the law and accrual; toll or file in time.';
  return [
    {
      risk: `Limitation: ${when} (${limitation.basis}).`,
      probability: passed ? 'high' : 'low',
      impact: 'high',
      mitigation,
    },
  ];
}

/** Only where the letter has an illustration that the other side can turn. */
function illustrationRisk({ sheet: { situation }, has }: AnalysisContext): Challenge[] {
  if (!situation.flags.includes('exposure_small') || situation.reason === 'chargebacks') return [];
  const mitigation = has.has('chargeback_report')
    ? 'Read the report on file and put its own ratio in the place of the illustration.'
    : 'Ask the merchant for the chargeback report; strike the table if the ratio is higher.';
  return [
    {
      risk: 'The exposure table is an illustration; a worse ratio in the processor’s records would turn it against us.',
      probability: 'medium',
      impact: 'medium',
      mitigation,
    },
  ];
}

function thinFile({ plan }: AnalysisContext): Challenge[] {
  if (plan.missing.length <= 3) return [];
  const mitigation = `Complete the file: ${plan.missing.map((each) => each.label).join('; ')}.`;
  return [
    {
      risk: 'The file is thin: the letter leaves out what it cannot prove.',
      probability: 'high',
      impact: 'medium',
      mitigation,
    },
  ];
}

function challenges(context: AnalysisContext): Challenge[] {
  const reasonRisk = reasonRisks[context.sheet.situation.reason];
  return [
    {
      risk: `${context.name} invokes its discretion or a term not yet seen.`,
      probability: 'high',
      impact: 'medium',
      mitigation: 'Demand the clause and version; argue measure and good faith, which discretion does not remove.',
    },
    ...(reasonRisk ? [reasonRisk] : []),
    ...illustrationRisk(context),
    ...limitationRisk(context),
    ...(context.profile.kind === 'gateway' ? [wrongParty] : []),
    {
      risk: 'Retaliation or a MATCH listing makes other processing harder.',
      probability: 'low',
      impact: 'high',
      mitigation: 'The letter asks for listing status and basis; keep a second processor ready.',
    },
    ...thinFile(context),
    ...adverseAuthorities(context),
  ];
}

/** Dollars from the fee fixed for this amount and the scorecard; all rounded down to the cent. */
function costBenefit({ caseFile, score }: AnalysisContext): Risk['costBenefit'] {
  const held = caseFile.fields.held_amount_cents;
  if (!held) {
    return {
      estimatedCosts: '$0 upfront; the success fee depends on the amount withheld, which is not on file.',
      potentialRecovery: 'Not known until the amount withheld is stated.',
      riskAdjustedValue: 'Not known until the amount withheld is stated.',
    };
  }
  const percent = feePercentFor(held);
  const fee = feeFor(held, percent);
  const expected = Math.floor((held * score.percent) / 100);
  return {
    estimatedCosts: `$0 upfront. Success fee of ${percent}% on what is recovered and on nothing else: ${formatCents(fee)} if all of it is. Filing costs, if any, are disclosed first and need the merchant’s approval.`,
    potentialRecovery: `${formatCents(held)} withheld; ${formatCents(held - fee)} to the merchant after the fee if all of it is recovered. Interest, where the agreement and the law allow it, is not counted.`,
    riskAdjustedValue: `${formatCents(expected)}, which is the sum withheld times the estimate of ${score.percent}% from the published scorecard; ${formatCents(expected - feeFor(expected, percent))} after the fee. The estimate is made of the factors shown with it and of no record of outcomes.`,
  };
}

/** Risks with their mitigation, and the sums at stake. */
export const riskAnalysis = (context: AnalysisContext): Risk => ({
  challenges: challenges(context).slice(0, 20),
  costBenefit: costBenefit(context),
});
