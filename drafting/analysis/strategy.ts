import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { AnalysisContext } from './context.ts';
import type { Processor } from '../../domain/processors.ts';
import type { AgreementClause } from '../../knowledge/processors/agreement.ts';
import { agreementOf } from '../../knowledge/processors/profiles.ts';
import { pastLastDay } from '../facts/stated-periods.ts';
import { longDate } from '../text/display.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

type Strategy = CaseAnalysis['strategicApproach'];
type Argument = Strategy['primaryArguments'][number];

const cited = (plan: AnalysisContext['plan'], ids: readonly string[]): string => {
  const found = ids.filter((id) => plan.authorityRefs.includes(id)).map((id) => authorityOf(id).citation);
  return found.length > 0 ? found.join('; ') : 'The agreement itself; no authority of the library is needed';
};

/** The clauses on holds of the agreement in force, then what stands behind any agreement. */
const contractTerms = (processor: Processor): string[] => [
  ...holdClauses(processor, 'hold', 'reserve', 'damages'),
  'schnuck-v-first-data',
  'nacha-returns',
];
const holdClauses = (processor: Processor, ...topics: AgreementClause['topic'][]): string[] =>
  agreementOf(processor)
    .clauses.filter(({ topic }) => topics.includes(topic))
    .map((each) => each.authority_id);
const goodFaith = [
  'airborne-v-squid-soap',
  'dunlap-v-state-farm',
  'carma-v-marathon',
  'locke-v-warner',
  'best-beach-v-tsys',
  'dalton-v-ets',
  'restatement-contracts-205',
] as const;

/** The answer to the stated reason, as an argument of its own. */
const reasonArguments: Partial<Record<ReasonCategory, string>> = {
  chargebacks:
    'The stated reason: a dispute history supports a hold only so far as it measures a loss still to come; refunded and decided disputes measure none.',
  volume: 'The stated reason: more sales are no loss in themselves; what matters is delivery, which can be shown.',
  delivery: 'The stated reason: a concern about delivery ends with delivery, order by order.',
  verification:
    'The stated reason: verification is a condition that can be met, and met it is no ground for keeping settlement.',
  identity: 'The stated reason: identity can be proved, and proved it measures no loss on sales already made.',
  prohibited_business:
    'The stated reason: it has to be tied to a policy, a product and transactions; a concern about some sales measures nothing in the others.',
  fraud_risk: 'The stated reason: risk is a conclusion; the transactions and facts behind it can be asked for.',
  bank_risk: 'The stated reason: a bank’s wish to end processing is no term by which past settlement may be kept.',
  inactivity: 'The stated reason: an account without sales makes no new exposure, and the old one runs out.',
};

function contractArgument({ sheet: { situation, facts }, plan, name }: AnalysisContext): Argument {
  const past = pastLastDay(situation);
  const last = past
    ? `; counted from the start of the hold, the longest period that it states ended on ${facts['hold_day_180']?.display}`
    : '';
  return {
    argument: `Contract: ${name} has not shown that the term relied on reaches this sum for this time${last}.`,
    strength: past ? 'strong' : 'moderate',
    precedent: cited(plan, contractTerms(situation.processor)),
  };
}

function goodFaithArgument({ sheet: { situation, facts }, plan }: AnalysisContext): Argument {
  const { flags, law } = situation;
  const measure = flags.includes('exposure_small')
    ? ` Here the sum is at least ${facts['multiple']?.display} the exposure illustrated.`
    : '';
  const strong = flags.includes('window_closed') && law !== 'open';
  return {
    argument: `Good faith: a discretion to hold must be used on the facts of the account and in proportion to what can still be lost.${measure}`,
    strength: strong
      ? 'strong'
      : flags.includes('exposure_small') || flags.includes('window_closed')
        ? 'moderate'
        : 'weak',
    precedent: cited(plan, goodFaith),
  };
}

function exposureArgument({ sheet: { situation, facts }, plan }: AnalysisContext): Argument | null {
  if (!facts['window_end']) return null;
  const closed = situation.flags.includes('window_closed');
  return {
    argument: closed
      ? `Exposure: the ordinary dispute window for sales before the hold closed on ${facts['window_end'].display}.`
      : `Exposure: it shrinks daily and ordinarily ends on ${facts['window_end'].display}; the hold should shrink with it.`,
    strength: closed ? 'strong' : 'moderate',
    precedent: cited(plan, ['visa-dispute-120-540', 'mc-chargeback-120-540']),
  };
}

/** The arguments of the first letter, strongest first. */
function argumentsOf(context: AnalysisContext): Argument[] {
  const {
    sheet: { situation, facts },
    plan,
  } = context;
  const answer = reasonArguments[situation.reason];
  const list: (Argument | null)[] = [
    contractArgument(context),
    exposureArgument(context),
    goodFaithArgument(context),
    situation.flags.includes('split_reserve')
      ? {
          argument: `Outside the reserve: a reserve term does not by itself reach the ${facts['unreserved']?.display} booked outside any reserve. Ask for the term for that part first.`,
          strength: 'moderate',
          precedent: cited(plan, contractTerms(situation.processor)),
        }
      : null,
    situation.reason === 'forfeiture'
      ? {
          argument:
            'Sums kept as damages: the violation, the debit and the amount have to be shown, and the amount has to pass the test for damages fixed in advance.',
          strength: 'moderate',
          precedent: cited(plan, [
            'delaware-bay-v-swier',
            'cal-civ-1671',
            'ridgley-v-topa',
            'restatement-contracts-356',
            ...holdClauses(situation.processor, 'damages'),
          ]),
        }
      : null,
    answer
      ? {
          argument: answer,
          strength:
            context.has.has('proof_of_fulfillment') || context.has.has('chargeback_report') ? 'moderate' : 'weak',
          precedent: 'A point of fact: it rests on the exhibits',
        }
      : null,
  ];
  const rank = { strong: 0, moderate: 1, weak: 2 };
  return list.filter((each) => each !== null).toSorted((a, b) => rank[a.strength] - rank[b.strength]);
}

function alternatives({ sheet: { situation, facts }, profile, caseFile, name, dates }: AnalysisContext): string[] {
  const { procedure } = agreementOf(situation.processor);
  const open = facts['surplus'] && !situation.flags.includes('window_closed');
  const found = [
    open
      ? `Partial release of ${facts['surplus']?.display} now, with ${facts['exposure']?.display} left as a reserve until ${facts['window_end']?.display ?? 'the dispute window closes'}. Leverage: it costs ${name} nothing that it can show to be at risk.`
      : 'Partial release now of all but the transactions shown to be at risk, the rest in steps. Leverage: it makes the processor name them.',
    'A written reserve agreement with percentage, cap, release dates and a monthly statement. Leverage: it gives the processor the security it asks for and the merchant an end.',
    situation.reason === 'verification' || situation.reason === 'identity'
      ? 'Completing the verification at once, beside the letter. Leverage: it removes the ground instead of arguing about it.'
      : '',
    profile.kind === 'gateway' || profile.party === 'unnamed'
      ? 'Finding and addressing the true holder of the funds, acquirer and sponsor bank. Leverage: whoever holds the money can release it.'
      : `A conference with the person at ${name} who can decide, after the answer is due on ${longDate(dates.answer)}. Leverage: a decision by a person, on a file that is complete.`,
    procedure.conference
      ? 'The conference of the informal process, which the seller has to attend in person, counsel beside.'
      : '',
    caseFile.fields.preferred_resolution === 'negotiated'
      ? 'The merchant prefers a negotiated settlement: open with the compromise part, and obtain authority for its terms.'
      : '',
    'The forum of the agreement, or small claims where the sum and the agreement allow it. Leverage: fees and time on both sides; cost is disclosed before any filing.',
  ];
  return found.filter(Boolean);
}

function negotiationLeverage({ sheet: { facts, situation }, has, name }: AnalysisContext): string[] {
  const dispute = agreementOf(situation.processor).procedure.conference
    ? 'The informal process brings a conference at which somebody must speak to the file.'
    : '';
  return [
    'The requests for the clause, the calculation and the ledger are cheap to answer if the hold is sound, and hard to answer if it is not.',
    facts['exposure'] && facts['surplus']
      ? `The order of magnitude: ${facts['exposure'].display} illustrated against ${facts['claimed']?.display} withheld; ${name} has the real figures and has not given them.`
      : `${name} has the real figures; ask for its exposure and test it.`,
    has.has('proof_of_fulfillment')
      ? 'Delivered orders, shown by the exhibits.'
      : 'Proof of fulfillment, once it is on file.',
    situation.flags.includes('window_closed')
      ? 'Time: for most sales no new dispute can ordinarily be raised.'
      : 'Time: each week takes sales out of the dispute window.',
    dispute,
  ].filter(Boolean);
}

/** Arguments, alternatives and leverage for the negotiation. */
export const strategicApproach = (context: AnalysisContext): Strategy => ({
  primaryArguments: argumentsOf(context),
  alternativeStrategies: alternatives(context),
  negotiationLeverage: negotiationLeverage(context),
});
