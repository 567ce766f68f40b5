import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { stateNames } from '../../knowledge/state-names.ts';
import { authoritiesAgainst } from './adverse.ts';
import type { AnalysisContext } from './context.ts';
import { pastLastDay, pastRiskHold } from '../facts/stated-periods.ts';
import { holdTypeLabels, reasonLabels } from './labels.ts';
import { merchantWeaknesses, processorCase } from './processor-case.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';

type Legal = CaseAnalysis['legalAssessment'];
type Strength = Legal['processorJustification']['strength'];

const hardGrounds: readonly ReasonCategory[] = ['legal_block', 'prohibited_business', 'aml'];

/** Strong on a ground outside the processor's control or in its terms; weak once the period or window has expired; moderate otherwise. */
function justificationStrength({ sheet: { situation }, profile }: AnalysisContext): Strength {
  const { reason, flags } = situation;
  if (hardGrounds.includes(reason)) return 'strong';
  const spent = flags.includes('window_closed') || pastLastDay(situation);
  // With a gateway the first question is whether it holds the funds at all.
  return (spent || reason === 'inactivity') && profile.kind !== 'gateway' ? 'weak' : 'moderate';
}

function violations({ sheet: { facts, situation }, profile, name }: AnalysisContext): string[] {
  const { flags, reason } = situation;
  const found = [
    pastLastDay(situation)
      ? `Period: ${facts[profile.stated_periods?.last_day_term ?? '']?.display} from the start of the hold on file ended on ${facts['hold_day_180']?.display}. The term as we know it does not say when the period starts, so the letter asks.`
      : '',
    pastRiskHold(situation)
      ? `Period: the ${facts['term_risk_hold']?.display} of a risk hold, counted from its start, ended on ${facts['hold_day_21']?.display}. The term counts from receipt of each payment and excepts disputed payments.`
      : '',
    flags.includes('window_closed')
      ? `Purpose: the ordinary dispute window for pre-hold sales closed on ${facts['window_end']?.display}; any remaining exposure must be shown sale by sale.`
      : '',
    flags.includes('exposure_small')
      ? `Proportionality: ${facts['claimed']?.display} is at least ${facts['multiple']?.display} the illustrative exposure computed from the merchant’s averages (${facts['exposure']?.display}). An illustration, not a finding.`
      : '',
    flags.includes('split_reserve')
      ? `Scope: ${facts['unreserved']?.display} of the amount is outside any recorded reserve, and a reserve term alone does not reach it.`
      : '',
    reason === 'none' ? `Explanation: no reason stated by ${name} is on file.` : '',
  ].filter(Boolean);
  return found.length > 0
    ? found
    : [
        'The file does not yet establish a breach: that depends on the hold clause and the calculation, both of which the letter demands.',
      ];
}

function justification(context: AnalysisContext): string {
  const { situation } = context.sheet;
  const law =
    situation.law === 'open'
      ? `The governing law is not known and must be taken from the agreement. ${context.profile.law_note ?? ''}`.trim()
      : `The agreement chooses ${stateNames[situation.law]} law.`;
  return [
    `Type of hold: ${holdTypeLabels[situation.holdType]} (${situation.holdTypeBecause}). Stated reason: ${reasonLabels[situation.reason]}.`,
    `${context.name}’s likely position: ${processorCase(context).join(' ')}`,
    `Weaknesses in the merchant’s position: ${merchantWeaknesses(context).join(' ')}`,
    law,
    context.profile.important ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * "Compliant" only where documents show it; what is missing is "not yet shown" (spec, section 4: compliant or
 * otherwise).
 */
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
    ? 'compliant on the documents on file, PCI DSS stated'
    : 'compliant on the documents on file';
}

function leverageOf({ has, caseFile: { fields }, sheet: { facts, situation }, name }: AnalysisContext): string[] {
  const closed = situation.flags.includes('closed_account');
  const found = [
    has.has('proof_of_fulfillment')
      ? 'Proof of fulfillment is on file: it rebuts claims of nondelivery order by order.'
      : '',
    has.has('chargeback_report')
      ? 'The chargeback report is on file: once reviewed, its actual figures replace every estimate in this analysis.'
      : '',
    has.has('refund_policy')
      ? 'The refund policy is on file: it shows that a dissatisfied buyer has an alternative to a dispute.'
      : '',
    facts['year_established'] ? `Track record: in business since ${facts['year_established'].display}.` : '',
    fields.chargeback_tools.length > 0 ? `Dispute tools in use: ${fields.chargeback_tools.join(', ')}.` : '',
    facts['delivery_days'] && Number(facts['delivery_days'].value) <= 14
      ? `Average delivery within ${facts['delivery_days'].display} keeps the exposure on each sale short.`
      : '',
    facts['volume_avg'] && !closed
      ? `Average monthly volume of ${facts['volume_avg'].display} is business ${name} may want to keep.`
      : '',
  ].filter(Boolean);
  return found.length > 0 ? found : ['Little leverage is on file yet; the documents listed below would create it.'];
}

const withLimit = ({ proposition, weakens }: Authority): string =>
  weakens ? `${proposition} Limit: ${weakens}` : proposition;

function rightsOf({ plan, sheet }: AnalysisContext): string[] {
  const terms = plan.authorityRefs.map(authorityOf).filter((each) => each.kind === 'processor_agreement');
  const unknown =
    'Disclosure of the clause, the calculation and the end date of the hold under the signed agreement, which must be obtained.';
  return [
    ...(terms.length > 0 ? terms.map((each) => `${each.citation}: ${withLimit(each)}`) : [unknown]),
    sheet.situation.law === 'open'
      ? 'Good faith and fair dealing in performance, which nearly every state implies in some form; add authorities from the governing state.'
      : 'Good faith in the exercise of discretion, under the governing law.',
    'An accounting: settlements, reserve entries, debits, refunds and disputes since the start of the hold.',
  ];
}

/** Contract first, then cases, doctrine, statutes, and network rules last. */
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
      relevance: `${each.side === 'neutral' ? 'Neutral' : 'Favors the merchant'}: ${withLimit(each)}`,
    }));
  const theirs = authoritiesAgainst(sheet).map(({ authority, weakens, answer }) => ({
    statute: authority.title,
    citation: authority.citation,
    relevance: `Favors the processor: ${authority.proposition} It weakens ${weakens}. Response: ${answer}`,
  }));
  return [...ours, ...theirs].slice(0, 30);
}

/** Both sides of the case, from the file and the knowledge alone. */
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
