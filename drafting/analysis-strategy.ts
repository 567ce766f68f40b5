import type { CaseAnalysis } from '../domain/analysis.ts';
import { authorityOf } from '../knowledge/load.ts';
import type { AnalysisContext } from './analysis-context.ts';

type Strategy = CaseAnalysis['strategicApproach'];
type Argument = Strategy['primaryArguments'][number];

const cited = (plan: AnalysisContext['plan'], ids: readonly string[]): string => {
  const found = ids.filter((id) => plan.authorityRefs.includes(id)).map((id) => authorityOf(id).citation);
  return found.length > 0 ? found.join('; ') : 'The agreement itself; no authority of the library is needed';
};

/** The arguments of the first letter, strongest first. */
function argumentsOf({ sheet: { situation, facts }, plan, name }: AnalysisContext): Argument[] {
  const { flags } = situation;
  const measured = flags.includes('exposure_small') || flags.includes('window_closed');
  const list: (Argument | null)[] = [
    {
      argument: `Contract: ${name} has not shown that the term relied on reaches this sum for this time${flags.includes('past_180') && situation.processor === 'paypal' ? `; the last day it states was ${facts['hold_day_180']?.display}` : ''}.`,
      strength: flags.includes('past_180') && situation.processor === 'paypal' ? 'strong' : 'moderate',
      precedent: cited(plan, [
        'paypal-ua-risk-hold-21',
        'paypal-ua-limitation-180',
        'paypal-ua-reserves',
        'stripe-ssa-reserve',
        'square-payment-terms-reserve',
        'shopify-reserves-help',
        'schnuck-v-first-data',
        'nacha-returns',
      ]),
    },
    {
      argument:
        'Good faith: a discretion to hold must be exercised on the facts of the account and in proportion to what can still be lost.',
      strength: measured ? 'strong' : 'moderate',
      precedent: cited(plan, [
        'airborne-v-squid-soap',
        'dunlap-v-state-farm',
        'carma-v-marathon',
        'locke-v-warner',
        'best-beach-v-tsys',
        'dalton-v-ets',
        'restatement-contracts-205',
      ]),
    },
    facts['window_end']
      ? {
          argument: flags.includes('window_closed')
            ? `Exposure has ended: the ordinary dispute window closed on ${facts['window_end'].display}.`
            : `Exposure shrinks daily and ordinarily ends on ${facts['window_end'].display}; the hold should shrink with it.`,
          strength: flags.includes('window_closed') ? 'strong' : 'moderate',
          precedent: cited(plan, ['visa-dispute-120-540', 'mc-chargeback-120-540']),
        }
      : null,
    situation.reason === 'forfeiture'
      ? {
          argument: 'Keeping money as damages must pass the liquidated-damages test.',
          strength: 'moderate',
          precedent: cited(plan, ['delaware-bay-v-swier', 'cal-civ-1671', 'ridgley-v-topa', 'restatement-contracts-356']),
        }
      : null,
  ];
  return list.filter((each) => each !== null);
}

function alternatives({ sheet: { situation, facts }, caseFile, name }: AnalysisContext): string[] {
  const partial =
    facts['surplus'] && !situation.flags.includes('window_closed')
      ? `Partial release of ${facts['surplus'].display} now, with ${facts['exposure']?.display} left as a reserve until ${facts['window_end']?.display ?? 'the dispute window closes'}.`
      : 'Partial release now of all but the transactions shown to be at risk, the rest in steps.';
  return [
    partial,
    'A written reserve agreement: percentage, cap, release dates and monthly statement.',
    situation.processor === 'authorize_net' || situation.processor === 'other'
      ? 'Find and address the true holder of the funds: acquirer and sponsor bank.'
      : `A short conference with the person at ${name} who can decide, before any filing.`,
    caseFile.fields.preferred_resolution === 'negotiated'
      ? 'The merchant prefers a negotiated settlement: open with the compromise part.'
      : 'Small claims, where the sum and the agreement allow it, or the agreement’s own forum.',
  ];
}

function negotiationLeverage({ sheet: { facts, situation }, has }: AnalysisContext): string[] {
  return [
    'The requests for the clause, the calculation and the ledger are cheap to answer if the hold is sound, and hard to answer if it is not.',
    facts['exposure']
      ? `The exposure illustration: ${facts['exposure'].display} against ${facts['held_amount']?.display}.`
      : 'Ask for the processor’s own exposure figure and test it.',
    has.has('proof_of_fulfillment') ? 'Delivered orders, shown by the exhibits.' : 'Proof of fulfillment, once it is on file.',
    situation.processor === 'square'
      ? 'The 60-day informal process brings a conference at which a person must speak to the file.'
      : 'The dispute procedure of the agreement costs the processor time and fees.',
  ];
}

/** Arguments, alternatives and leverage for the negotiation. */
export const strategicApproach = (context: AnalysisContext): Strategy => ({
  primaryArguments: argumentsOf(context),
  alternativeStrategies: alternatives(context),
  negotiationLeverage: negotiationLeverage(context),
});
