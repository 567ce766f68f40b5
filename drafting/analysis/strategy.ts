import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { AnalysisContext } from './context.ts';
import { isRecorded, lossOf } from './loss-words.ts';
import type { Processor } from '../../domain/processors.ts';
import type { CitedClause } from '../../knowledge/processors/cited-clause.ts';
import { newestProcedure, profiles } from '../../knowledge/processors/profiles.ts';
import { pastLastDay } from '../facts/stated-periods.ts';
import { longDate } from '../text/display.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';

type Strategy = CaseAnalysis['strategicApproach'];
type Argument = Strategy['primaryArguments'][number];

const cited = (plan: AnalysisContext['plan'], ids: readonly string[]): string => {
  const found = ids.filter((id) => plan.authorityRefs.includes(id)).map((id) => authorityOf(id).citation);
  return found.length > 0 ? found.join('; ') : 'The agreement itself; no other authority is needed';
};

/** The hold clauses of the agreement in force, then authorities that apply to any agreement. */
const contractTerms = (processor: Processor): string[] => [
  ...holdClauses(processor, 'hold', 'reserve', 'damages'),
  'schnuck-v-first-data',
  'nacha-returns',
];
const holdClauses = (processor: Processor, ...topics: CitedClause['topic'][]): string[] =>
  profiles[processor].cited.filter(({ topic }) => topics.includes(topic)).map((each) => each.authority_id);
/** The seller must attend the conference and sign the notice in person. */
const meetsPersonally = (processor: Processor): boolean => {
  const procedure = newestProcedure(processor);
  return procedure?.conference.value === 'required' && procedure.signer.value === 'customer_personally';
};
const goodFaith = [
  'airborne-v-squid-soap',
  'dunlap-v-state-farm',
  'carma-v-marathon',
  'locke-v-warner',
  'best-beach-v-tsys',
  'dalton-v-ets',
  'restatement-contracts-205',
] as const;

function contractArgument({ sheet: { situation, facts }, plan, name }: AnalysisContext): Argument {
  const past = pastLastDay(situation);
  const last = past
    ? `; counted from the start of the hold, the longest period it states ended on ${facts['hold_day_180']?.display}`
    : '';
  return {
    argument: `Breach of contract: ${name} has not shown that the term relied upon reaches this amount for this length of time${last}.`,
    strength: past ? 'strong' : 'moderate',
    precedent: cited(plan, contractTerms(situation.processor)),
  };
}

function goodFaithArgument({ sheet, plan }: AnalysisContext): Argument {
  const { situation, facts } = sheet;
  const { flags, law } = situation;
  const measure = flags.includes('exposure_small')
    ? ` Here the amount is at least ${facts['multiple']?.display} ${lossOf(sheet)}.`
    : '';
  const strong = flags.includes('window_closed') && law !== 'open';
  return {
    argument: `Implied covenant of good faith and fair dealing: discretion to hold must be exercised on the facts of the account and in proportion to the remaining exposure.${measure}`,
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
  if (!closed && isRecorded({ facts })) return null;
  return {
    argument: closed
      ? `Exposure: the ordinary dispute window for pre-hold sales closed on ${facts['window_end'].display}.`
      : `Exposure: it declines daily and ordinarily ends on ${facts['window_end'].display}; the hold should decline with it.`,
    strength: closed ? 'strong' : 'moderate',
    precedent: cited(plan, ['visa-dispute-120-540', 'mc-chargeback-120-540']),
  };
}

/** The arguments of the initial letter, strongest first. */
function argumentsOf(context: AnalysisContext): Argument[] {
  const {
    sheet: { situation, facts },
    plan,
  } = context;
  const answer = reasons[situation.reason].ours;
  const list: (Argument | null)[] = [
    contractArgument(context),
    exposureArgument(context),
    goodFaithArgument(context),
    situation.flags.includes('split_reserve')
      ? {
          argument: `Unreserved funds: a reserve term does not by itself reach the ${facts['unreserved']?.display} booked outside any reserve. Demand the term for that part first.`,
          strength: 'moderate',
          precedent: cited(plan, contractTerms(situation.processor)),
        }
      : null,
    situation.reason === 'forfeiture'
      ? {
          argument:
            'Funds retained as damages: the violation, the debit and the amount must be shown, and the amount must satisfy the test for liquidated damages.',
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
            context.read.has('proof_of_fulfillment') || context.read.has('chargeback_report') ? 'moderate' : 'weak',
          precedent: 'A factual point: it rests on what the exhibits say',
        }
      : null,
  ];
  const rank = { strong: 0, moderate: 1, weak: 2 };
  return list.filter((each) => each !== null).toSorted((a, b) => rank[a.strength] - rank[b.strength]);
}

function alternatives({ sheet: { situation, facts }, profile, caseFile, name, dates }: AnalysisContext): string[] {
  const open = facts['surplus'] && !situation.flags.includes('window_closed');
  const found = [
    open
      ? `Partial release of ${facts['surplus']?.display} now, with ${facts['exposure']?.display} left as a reserve until ${facts['window_end']?.display ?? 'the dispute window closes'}. Leverage: ${name} gives up nothing it can show to be at risk.`
      : 'Partial release now of everything except transactions shown to be at risk, with the rest in steps. Leverage: it makes the processor identify them.',
    'A written reserve agreement with a percentage, cap, release dates and monthly statements. Leverage: it gives the processor the security it wants and the merchant an end date.',
    situation.reason === 'verification' || situation.reason === 'identity'
      ? 'Complete the verification now, in parallel with the letter. Leverage: it eliminates the ground instead of arguing about it.'
      : '',
    profile.kind === 'gateway' || profile.party === 'unnamed'
      ? 'Identify and address the entity holding the funds, whether acquirer or sponsor bank. Leverage: only the holder can release them.'
      : `A conference with the decision maker at ${name}, after the response is due on ${longDate(dates.reply)}. Leverage: a decision by an individual, on the whole file.`,
    meetsPersonally(situation.processor)
      ? 'The informal dispute conference, which the seller must attend personally, with counsel.'
      : '',
    caseFile.fields.preferred_resolution === 'negotiated'
      ? 'The merchant prefers a negotiated settlement: decide whether to offer one, on a separate paper with terms that the merchant has signed.'
      : '',
    `The contractual forum${newestProcedure(situation.processor)?.small_claims.value === false ? '' : ', or small claims where the amount and the agreement permit'}. Leverage: fees and time on both sides; costs are disclosed before any filing.`,
  ];
  return found.filter(Boolean);
}

function negotiationLeverage({ sheet, read, name }: AnalysisContext): string[] {
  const { facts, situation } = sheet;
  const dispute = meetsPersonally(situation.processor)
    ? 'The informal process includes a conference at which the processor must address the file.'
    : '';
  return [
    'The requests for the clause, the calculation and the ledger are easy to answer if the hold is proper, and hard to answer if it is not.',
    facts['exposure'] && facts['surplus']
      ? isRecorded(sheet)
        ? `Proportionality: by the processor’s own records a loss of ${facts['exposure'].display} is to be expected, and ${facts['claimed']?.display} is withheld.`
        : `Proportionality: illustrative exposure of ${facts['exposure'].display} against ${facts['claimed']?.display} withheld; ${name} has the actual figures, and none of them is on file.`
      : `${name} has the actual figures; demand its exposure calculation and test it.`,
    read.has('proof_of_fulfillment')
      ? 'The orders that the proof of fulfillment documents.'
      : 'Proof of fulfillment, once it is on file and was read.',
    situation.flags.includes('window_closed')
      ? 'Time: for most sales, no new dispute can ordinarily be filed.'
      : 'Time: each week, more sales leave the dispute window.',
    dispute,
  ].filter(Boolean);
}

export const strategicApproach = (context: AnalysisContext): Strategy => ({
  primaryArguments: argumentsOf(context),
  alternativeStrategies: alternatives(context),
  negotiationLeverage: negotiationLeverage(context),
});
