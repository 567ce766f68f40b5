import type { AnalysisContext } from './context.ts';
import type { HoldType, ReasonCategory } from '../../domain/cases/hold.ts';

/** What counsel for the processor makes of each stated reason. */
const fromReason: Record<ReasonCategory, string> = {
  none: 'It will supply a reason now, and say that the agreement asks for none.',
  forfeiture: 'The sum is owed as agreed damages, so nothing is withheld.',
  legal_block: 'It is not free to release what an order, levy or block reaches.',
  aml: 'It may neither release nor explain while a review of suspicious activity runs.',
  prohibited_business: 'The terms name what may not be sold, and a violation justifies both the closure and the hold.',
  chargebacks: 'Disputes arrive for months after a sale, and a merchant who stops trading stops paying them.',
  identity: 'It must know whom it pays, and the hold ends when the person is identified.',
  verification: 'The law obliges it to know its customer, and the hold ends when the papers are complete.',
  volume: 'New volume has no dispute history, so past ratios say little about it.',
  delivery: 'A sale that is paid and not delivered is an open loss until delivery is shown.',
  fraud_risk: 'Fraud shows itself late, and details of detection are not disclosed.',
  inactivity: 'An account without sales has no new funds to meet late disputes.',
  bank_risk: 'The bank or network behind it decided, and its rules bind it.',
  unspecified: 'The agreement leaves holds to its judgment and does not require more detail than was given.',
};

const fromHold: Partial<Record<HoldType, string>> = {
  payment_hold: 'A risk hold on payments is an ordinary measure, and disputed payments may be held longer.',
  account_limitation:
    'A limited account may be held for the stated period, and an Acceptable Use Policy violation carries no test of reasonableness.',
  rolling_reserve:
    'A rolling reserve releases itself as each part falls due, so the merchant is only waiting for what was agreed.',
  fixed_reserve: 'A reserve of a set sum stays as long as the account or its risk does.',
  payout_pause: 'A pause is not a refusal: the funds are safe and the review is under way.',
  verification_hold: 'The condition is in the merchant’s hands.',
  termination: 'After closing nobody refills the account, so the reserve has to cover every late dispute.',
  match_listing: 'The listing was an obligation of the network’s rules, not a choice.',
  damages: 'Money charged as damages is no longer the merchant’s.',
};

/** The processor's best case in this situation, in its own order: the term, the hold, the reason, what the file lacks. */
export function processorCase({ sheet: { situation, facts }, profile, limitation, today }: AnalysisContext): string[] {
  const { holdType, reason, flags } = situation;
  const late = facts['term_dispute_limit'];
  return [
    'The merchant accepted a term that leaves holds and reserves to the processor’s judgment.',
    ...profile.its_case,
    fromHold[holdType] ?? '',
    fromReason[reason],
    flags.includes('window_closed') && late
      ? `For later deliveries, subscriptions and travel the dispute window reaches ${late.display}, so that it has not closed for every sale.`
      : '',
    flags.includes('exposure_small')
      ? 'The ratio used in the letter is an illustration and not this merchant’s own.'
      : '',
    limitation && limitation.date < today ? 'The claim is out of time.' : '',
  ].filter(Boolean);
}

const reads: Partial<Record<ReasonCategory, string>> = {
  chargebacks: 'The dispute history itself: if the ratio is high, the letter’s silence on it will be noticed.',
  prohibited_business: 'What is sold: if it falls under the list, the contract ground is weak.',
  volume: 'Growth without a record of deliveries behind it.',
  delivery: 'Every order that is still undelivered.',
  forfeiture: 'If the violation is made out, the debit may stand unless the damages term fails.',
  verification: 'Any paper asked for and not supplied.',
  identity: 'Any paper asked for and not supplied.',
};

/** Where the merchant's own position can be attacked, from the file as it is. */
export function merchantWeaknesses({ sheet: { situation }, has, caseFile, score, plan }: AnalysisContext): string[] {
  const { flags, reason } = situation;
  const earlier: boolean = score.factors.some((each) => each.factor === 'earlier termination');
  const found = [
    reads[reason] ?? '',
    has.has('chargeback_report')
      ? 'The chargeback report is on file but its figures are not in this analysis: read it before anything rests on a low ratio.'
      : 'There is no dispute record on file to set against the processor’s.',
    has.has('proof_of_fulfillment') ? '' : 'Delivery is not proved.',
    flags.includes('no_notice')
      ? 'The notice of the hold is not on file, so kind and term of the hold are inferred.'
      : '',
    flags.includes('unreconciled_reserve')
      ? 'The figures given do not reconcile: the reserve exceeds the sum held.'
      : '',
    flags.includes('undated') ? 'The day on which the hold began is not known, so no period can be counted.' : '',
    earlier ? 'An earlier processor ended the relationship, which will be found.' : '',
    caseFile.fields.litigation_history && score.factors.some((each) => each.factor === 'litigation')
      ? 'There is a litigation history to be read.'
      : '',
    plan.missing.length > 6 ? 'The file is thin: most of what the letter would prove it can only ask for.' : '',
  ].filter(Boolean);
  return found.length > 0 ? found : ['Nothing on file beyond the terms themselves.'];
}
