import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { feeFor, feePercentFor } from '../../domain/money/fee.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { authoritiesAgainst } from './adverse.ts';
import type { AnalysisContext } from './context.ts';
import { illustratedSmall, showDisputes } from './loss-words.ts';
import { longDate } from '../text/display.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';

type Risk = CaseAnalysis['riskAnalysis'];
type Challenge = Risk['challenges'][number];

function adverseAuthorities({ sheet }: AnalysisContext): Challenge[] {
  return authoritiesAgainst(sheet).map(({ authority, weakens, met }) => ({
    risk: `${authority.citation} weakens ${weakens}. ${authority.proposition}`,
    probability: 'medium',
    impact: 'medium',
    mitigation: met,
  }));
}

const wrongParty: Challenge = {
  risk: 'The letter is addressed to the wrong party: the acquirer holds the card funds.',
  probability: 'high',
  impact: 'medium',
  mitigation: 'Identify the acquirer from the statement; the letter also asks.',
};

function limitationRisk({ limitation, today }: AnalysisContext): Challenge[] {
  if (!limitation) return [];
  const passed = limitation.date < today;
  const when = passed ? 'the earliest date has passed' : `earliest date ${longDate(limitation.date)}`;
  const mitigation = 'Attorney to confirm governing law and accrual; obtain a tolling agreement or file in time.';
  return [
    {
      risk: `Statute of limitations: ${when} (${limitation.basis}).`,
      probability: passed ? 'high' : 'low',
      impact: 'high',
      mitigation,
    },
  ];
}

/** Only when the letter has an illustration that the processor can turn against us. */
function illustrationRisk({ sheet: { situation }, has, chargebacks }: AnalysisContext): Challenge[] {
  if (chargebacks !== null) return [];
  if (!illustratedSmall(situation.flags) || situation.reason === 'chargebacks') return [];
  const mitigation = has.has('chargeback_report')
    ? 'Review the report on file and replace the illustration with the actual ratio.'
    : 'Ask the merchant for the chargeback report; strike the table if the actual ratio is higher.';
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
      risk: 'The file is thin: the letter omits what it cannot prove.',
      probability: 'high',
      impact: 'medium',
      mitigation,
    },
  ];
}

const ofRecords =
  'Review the disputes in the processor’s own records first: their rate is the account’s own, and is stated at its upper limit.';

function challenges(context: AnalysisContext): Challenge[] {
  const { reason } = context.sheet.situation;
  const reasonRisk = reasons[reason].risk;
  const isAnswered = reason === 'chargebacks' && showDisputes(context.caseFile);
  return [
    {
      risk: `${context.name} invokes its discretion or a term we have not seen.`,
      probability: 'high',
      impact: 'medium',
      mitigation:
        'Demand the clause and version; argue proportionality and good faith, which discretion does not displace.',
    },
    ...(reasonRisk ? [isAnswered ? { ...reasonRisk, mitigation: ofRecords } : reasonRisk] : []),
    ...illustrationRisk(context),
    ...limitationRisk(context),
    ...(context.profile.kind === 'gateway' ? [wrongParty] : []),
    {
      risk: 'Retaliation or a MATCH listing makes it harder to obtain other processing.',
      probability: 'low',
      impact: 'high',
      mitigation: 'The letter asks for listing status and basis; line up a backup processor.',
    },
    ...thinFile(context),
    ...adverseAuthorities(context),
  ];
}

/**
 * Cents as rough dollars: whole thousands below 100,000, ten thousands above; an estimate is no more exact than that.
 */
export function roughly(cents: number): string {
  const thousand = 1_000_00;
  if (cents < thousand) return `under ${formatCents(thousand, 'short')}`;
  const step = cents < 100 * thousand ? thousand : 10 * thousand;
  return `about ${formatCents(Math.round(cents / step) * step, 'short')}`;
}

/** What the claim is worth by the scorecard, rounded; null without an amount withheld. */
function expectation({ caseFile, score }: AnalysisContext): { gross: string; net: string } | null {
  const held = caseFile.fields.held_amount_cents;
  if (!held) return null;
  const expected = Math.floor((held * score.percent) / 100);
  return { gross: roughly(expected), net: roughly(expected - feeFor(expected, feePercentFor(held))) };
}

/** In a few words; null without an amount withheld. */
export function expectedValue(context: AnalysisContext): string | null {
  const found = expectation(context);
  return found && `${found.gross}, ${found.net} after the fee`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** In dollars: fee and proceeds of a full recovery to the cent, the estimate only roughly. */
function costBenefit(context: AnalysisContext): Risk['costBenefit'] {
  const { held_amount_cents: held } = context.caseFile.fields;
  const expected = expectation(context);
  if (!held || !expected) {
    return {
      estimatedCosts: '$0 upfront; the success fee depends on the amount withheld, which is not on file.',
      potentialRecovery: 'Not known until the amount withheld is stated.',
      riskAdjustedValue: 'Not known until the amount withheld is stated.',
    };
  }
  const percent = feePercentFor(held);
  const fee = feeFor(held, percent);
  return {
    estimatedCosts: `$0 upfront. Success fee of ${percent}% on amounts recovered and nothing else: ${formatCents(fee)} on a full recovery. Filing costs, if any, are disclosed first and require the merchant’s approval.`,
    potentialRecovery: `${formatCents(held)} withheld; ${formatCents(held - fee)} to the merchant after the fee on a full recovery. Interest, where the agreement and the law allow it, is not included.`,
    riskAdjustedValue: `${capital(expected.gross)}: the amount withheld times the ${context.score.percent}% estimate from the published scorecard; ${expected.net} after the fee. The estimate rests on the factors shown with it, not on any record of outcomes.`,
  };
}

export const riskAnalysis = (context: AnalysisContext): Risk => ({
  challenges: challenges(context).slice(0, 20),
  costBenefit: costBenefit(context),
});
