import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { authoritiesAgainst } from './adverse.ts';
import type { AnalysisContext } from './context.ts';
import { pastLastDay, pastRiskHold } from '../facts/stated-periods.ts';
import { holdTypeLabels, reasonLabels } from './labels.ts';
import { merchantWeaknesses, processorCase } from './processor-case.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

type Legal = CaseAnalysis['legalAssessment'];
type Strength = Legal['processorJustification']['strength'];

const hardGrounds: readonly ReasonCategory[] = ['legal_block', 'prohibited_business', 'aml'];

/** A ground outside the processor's hands or in its terms makes the justification strong; a spent period or window makes it weak; else it is open. */
function justificationStrength({ sheet: { situation }, profile }: AnalysisContext): Strength {
  const { reason, flags } = situation;
  if (hardGrounds.includes(reason)) return 'strong';
  const spent = flags.includes('window_closed') || pastLastDay(situation);
  // A gateway that holds nothing needs no justification: who holds the funds comes first.
  return (spent || reason === 'inactivity') && profile.kind !== 'gateway' ? 'weak' : 'moderate';
}

function violations({ sheet: { facts, situation }, name }: AnalysisContext): string[] {
  const { flags, reason } = situation;
  const found = [
    pastLastDay(situation)
      ? `Period: ${facts['term_limitation']?.display} counted from the start of the hold on file ended on ${facts['hold_day_180']?.display}. The term as the library knows it does not say from which day it counts, so the letter asks.`
      : '',
    pastRiskHold(situation)
      ? `Period: ${facts['term_risk_hold']?.display} of a risk hold, counted from its start, ended on ${facts['hold_day_21']?.display}. The term counts from receipt of each payment and makes an exception for disputed ones.`
      : '',
    flags.includes('window_closed')
      ? `Purpose: the ordinary dispute window for sales before the hold closed on ${facts['window_end']?.display}; what may still be lost has to be shown sale by sale.`
      : '',
    flags.includes('exposure_small')
      ? `Measure: ${facts['claimed']?.display} is at least ${facts['multiple']?.display} the exposure illustrated from the merchant’s averages (${facts['exposure']?.display}). An illustration, not a finding.`
      : '',
    flags.includes('split_reserve')
      ? `Ground: ${facts['unreserved']?.display} of the sum stands outside any recorded reserve, and a reserve term alone does not reach it.`
      : '',
    reason === 'none' ? `Explanation: the file holds no reason stated by ${name}.` : '',
  ].filter(Boolean);
  return found.length > 0
    ? found
    : [
        'No breach can be shown from the file yet: it depends on the hold clause and the calculation, both of which the letter demands.',
      ];
}

function justification(context: AnalysisContext): string {
  const { situation } = context.sheet;
  const law =
    situation.law === 'open'
      ? 'The law that governs is not known to the library and has to be read from the agreement.'
      : `The agreement chooses the law of ${situation.law === 'DE' ? 'Delaware' : 'California'}.`;
  return [
    `Kind of hold: ${holdTypeLabels[situation.holdType]} (${situation.holdTypeBecause}). Stated reason: ${reasonLabels[situation.reason]}.`,
    `What ${context.name} will say: ${processorCase(context).join(' ')}`,
    `Where the merchant is exposed: ${merchantWeaknesses(context).join(' ')}`,
    law,
    context.profile.important ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Compliant" only on papers; what is not there is not yet shown (spec, section 4: compliant or otherwise). */
function complianceOf({ caseFile, absent }: AnalysisContext): string {
  const open = absent.filter(
    (kind) => kind === 'refund_policy' || kind === 'proof_of_fulfillment' || kind === 'chargeback_report',
  );
  const words: Partial<Record<DocumentKind, string>> = {
    refund_policy: 'refund policy',
    proof_of_fulfillment: 'fulfillment',
    chargeback_report: 'dispute record',
  };
  if (open.length > 0)
    return `not yet shown: ${open.map((kind) => words[kind]).join(', ')} ${open.length === 1 ? 'is' : 'are'} not on file`;
  return caseFile.fields.industry_certifications.includes('PCI DSS')
    ? 'compliant on the papers on file, PCI DSS stated'
    : 'compliant on the papers on file';
}

function leverageOf({ has, caseFile: { fields }, sheet: { facts, situation }, name }: AnalysisContext): string[] {
  const closed = situation.flags.includes('closed_account');
  const found = [
    has.has('proof_of_fulfillment')
      ? 'Proof of fulfillment is on file: it answers a claim of non-delivery order by order.'
      : '',
    has.has('chargeback_report')
      ? 'The chargeback report is on file: real figures, once read, replace every estimate in this analysis.'
      : '',
    has.has('refund_policy')
      ? 'The refund policy is on file: it shows that an unhappy buyer has another way than a dispute.'
      : '',
    facts['year_established'] ? `History: in business since ${facts['year_established'].display}.` : '',
    fields.chargeback_tools.length > 0 ? `Dispute tools in use: ${fields.chargeback_tools.join(', ')}.` : '',
    facts['delivery_days'] && Number(facts['delivery_days'].value) <= 14
      ? `Delivery in ${facts['delivery_days'].display} on average keeps the exposure on each sale short.`
      : '',
    facts['volume_avg'] && !closed
      ? `Volume of ${facts['volume_avg'].display} a month on average is business that ${name} may wish to keep.`
      : '',
  ].filter(Boolean);
  return found.length > 0 ? found : ['Little leverage is on file; the documents listed below create it.'];
}

const withLimit = ({ proposition, weakens }: Authority): string =>
  weakens ? `${proposition} Limit: ${weakens}` : proposition;

function rightsOf({ plan, sheet }: AnalysisContext): string[] {
  const terms = plan.authorityRefs.map(authorityOf).filter((each) => each.kind === 'processor_agreement');
  const unknown =
    'To be told the clause, the calculation and the end of the hold under the signed agreement, which has to be obtained.';
  return [
    ...(terms.length > 0 ? terms.map((each) => `${each.citation}: ${withLimit(each)}`) : [unknown]),
    sheet.situation.law === 'open'
      ? 'Good faith in performance, which every state implies in some form; the governing state’s authorities are to be added.'
      : 'Good faith in the use of a discretion, under the law that governs.',
    'An account: settlements, reserve entries, debits, refunds and disputes since the start of the hold.',
  ];
}

/** Contract first, then cases, statutes, and the rules of evidence and networks. */
const order: readonly Authority['kind'][] = [
  'processor_agreement',
  'case',
  'doctrine',
  'statute',
  'regulation',
  'agency_guidance',
  'card_network_rule',
];

function lawsOf({ plan, sheet }: AnalysisContext): Legal['applicableLaws'] {
  const ours = plan.authorityRefs
    .map(authorityOf)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((each) => ({
      statute: each.title,
      citation: each.citation,
      relevance: `${each.side === 'neutral' ? 'For both sides' : 'For the merchant'}: ${withLimit(each)}`,
    }));
  const theirs = authoritiesAgainst(sheet).map(({ authority, weakens, answer }) => ({
    statute: authority.title,
    citation: authority.citation,
    relevance: `For the processor: ${authority.proposition} It weakens ${weakens}. Answer: ${answer}`,
  }));
  return [...ours, ...theirs].slice(0, 30);
}

/** Legal assessment: only what the file and the library hold, for both sides. */
export function legalAssessment(context: AnalysisContext): Legal {
  return {
    processorJustification: {
      strength: justificationStrength(context),
      analysis: justification(context),
      violations: violations(context),
    },
    merchantPosition: {
      complianceStatus: complianceOf(context),
      leverage: leverageOf(context),
      contractualRights: rightsOf(context),
    },
    applicableLaws: lawsOf(context),
  };
}
