import type { AnalysisContext } from './context.ts';
import { showDisputes } from './loss-words.ts';
import type { HoldType } from '../../domain/cases/hold.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';

const fromHold: Partial<Record<HoldType, string>> = {
  payment_hold: 'A risk hold on payments is an ordinary measure, and disputed payments may be held longer.',
  account_limitation:
    'The balance of a limited account may be held for the stated period, and the Acceptable Use Policy ground has no reasonableness standard.',
  rolling_reserve: 'A rolling reserve releases on schedule, so the merchant is only waiting for what was agreed.',
  fixed_reserve: 'A fixed reserve remains as long as the account or its risk does.',
  payout_pause: 'A pause is not a refusal: the funds are safe and the review is under way.',
  verification_hold: 'Satisfying the condition is within the merchant’s control.',
  termination: 'No new funds enter a closed account, so the reserve must cover every late dispute.',
  match_listing: 'Network rules required the listing; it was not a choice.',
  damages: 'Funds debited as damages no longer belong to the merchant.',
};

/** The processor's best case in the order its counsel would argue it: the term, the hold, the reason, the gaps in the file. */
export function processorCase(context: AnalysisContext): string[] {
  const {
    sheet: { situation, facts },
    profile,
    limitation,
    today,
  } = context;
  const { holdType, reason, flags } = situation;
  const late = facts['term_dispute_limit'];
  return [
    'The merchant accepted a term that leaves holds and reserves to the processor’s judgment.',
    ...profile.its_case,
    termsAgainst(context),
    fromHold[holdType] ?? '',
    reasons[reason].theirs,
    flags.includes('window_closed') && late
      ? `For later deliveries, subscriptions and travel the dispute window runs up to ${late.display}, so it has not closed for every sale.`
      : '',
    flags.includes('exposure_illustrated')
      ? 'The ratio used in the letter is an illustration, not this merchant’s own.'
      : '',
    flags.includes('exposure_recorded')
      ? 'Disputes come late: those of the newest sales are not yet in the records from which the loss was computed.'
      : '',
    limitation && limitation.date < today ? 'The claim is time-barred.' : '',
  ].filter(Boolean);
}

/** What the version that governs says against the merchant, each with its anchor; empty when no version is known. */
function termsAgainst({ sheet: { situation }, profile }: AnalysisContext): string {
  const version = profile.agreements.find(({ id }) => id === situation.agreement);
  if (!version || version.adverse.length === 0) return '';
  const listed = version.adverse.map(({ topic, anchor }) => `${topic} (${anchor})`).join('; ');
  return `Its terms of ${version.effective.from} say against the merchant: ${listed}.`;
}

/** How the merchant's position can be attacked on the current file. */
export function merchantWeaknesses(context: AnalysisContext): string[] {
  const { sheet, has, read, chargebacks, caseFile, score, plan } = context;
  const { flags, reason } = sheet.situation;
  const earlier: boolean = score.factors.some((each) => each.factor === 'earlier termination');
  const found = [
    reasons[reason].weakness ?? '',
    chargebacks === null && !showDisputes(caseFile)
      ? has.has('chargeback_report')
        ? 'The chargeback report is on file but its figures are not in this analysis: review it before relying on a low ratio.'
        : 'No dispute record is on file to counter the processor’s.'
      : '',
    read.has('proof_of_fulfillment') ? '' : 'Delivery is not documented by anything that was read.',
    flags.includes('no_notice') ? 'The hold notice is not on file, so the type and term of the hold are inferred.' : '',
    flags.includes('unreconciled_reserve')
      ? 'The figures given do not reconcile: the reserve exceeds the amount held.'
      : '',
    flags.includes('undated') ? 'The date the hold began is not known, so no period can be computed.' : '',
    earlier ? 'An earlier processor terminated the merchant, which the processor will discover.' : '',
    caseFile.fields.litigation_history && score.factors.some((each) => each.factor === 'litigation')
      ? 'There is a litigation history to review.'
      : '',
    plan.missing.length > 6 ? 'The file is thin: the letter can only request most of what it should prove.' : '',
  ].filter(Boolean);
  return found.length > 0 ? found : ['None on file beyond the terms themselves.'];
}
