import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { onRecall } from '../../knowledge/entries/source-seen.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { stateNames } from '../../knowledge/state-names.ts';
import { authoritiesAgainst } from './adverse.ts';
import type { AnalysisContext } from './context.ts';
import { pastLastDay, pastRiskHold } from '../facts/stated-periods.ts';
import { holdTypeLabels } from './labels.ts';
import { isRecorded, lossOf } from './loss-words.ts';
import { merchantWeaknesses, processorCase } from './processor-case.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';

type Legal = CaseAnalysis['legalAssessment'];
type Strength = Legal['processorJustification']['strength'];

/** Strong on a ground outside the processor's control or in its terms; weak once the period or window has expired; moderate otherwise. */
function justificationStrength({ sheet: { situation }, profile }: AnalysisContext): Strength {
  const { reason, flags } = situation;
  if (reasons[reason].hard) return 'strong';
  const spent = flags.includes('window_closed') || pastLastDay(situation);
  // With a gateway the first question is whether it holds the funds at all.
  return (spent || reason === 'inactivity') && profile.kind !== 'gateway' ? 'weak' : 'moderate';
}

function violations({ sheet, profile, name }: AnalysisContext): string[] {
  const { facts, situation } = sheet;
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
      ? `Proportionality: ${facts['claimed']?.display} is at least ${facts['multiple']?.display} ${lossOf(sheet)}${isRecorded(sheet) ? '' : ' computed from the merchant’s averages'} (${facts['exposure']?.display}).${isRecorded(sheet) ? '' : ' An illustration, not a finding.'}`
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
    `Type of hold: ${holdTypeLabels[situation.holdType]} (${situation.holdTypeBecause}). Stated reason: ${reasons[situation.reason].label}.`,
    `${context.name}’s likely position: ${processorCase(context).join(' ')}`,
    `Weaknesses in the merchant’s position: ${merchantWeaknesses(context).join(' ')}`,
    law,
    context.profile.important ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What has to be read before anything is called compliant. */
const shown: readonly [DocumentKind, string][] = [
  ['refund_policy', 'refund policy'],
  ['proof_of_fulfillment', 'fulfillment'],
  ['chargeback_report', 'dispute record'],
];

/**
 * "Compliant" only where documents that were read show it; what is missing or was not read is "not yet shown" (spec,
 * section 4: compliant or otherwise).
 */
function complianceOf({ read, has, score }: AnalysisContext): string {
  const open = shown
    .filter(([kind]) => !read.has(kind))
    .map(([kind, name]) => `${name} ${has.has(kind) ? 'on file, but not read' : 'not on file'}`);
  if (open.length > 0) return `not yet shown: ${open.join('; ')}`;
  return score.factors.some(({ factor }) => factor === 'chargebacks large')
    ? 'not shown: the chargebacks that the report states exceed the amount withheld'
    : 'compliant on the documents that were read';
}

/** From documents only what was read in them; what only the merchant states says so. */
function leverageOf({ read, chargebacks, caseFile: { fields }, sheet, name }: AnalysisContext): string[] {
  const { facts, situation } = sheet;
  const closed = situation.flags.includes('closed_account');
  const found = [
    read.has('proof_of_fulfillment')
      ? 'Proof of fulfillment was read: it answers claims of nondelivery for the orders in it, and for no others.'
      : '',
    chargebacks && chargebacks.cents * 2 <= (fields.held_amount_cents ?? 0)
      ? `The chargeback report that was read states ${formatCents(chargebacks.cents)}, at most half of the amount withheld.`
      : '',
    read.has('refund_policy') ? 'A refund policy was read: a dissatisfied buyer has an alternative to a dispute.' : '',
    facts['year_established'] ? `In business since ${facts['year_established'].display}, as the merchant states.` : '',
    fields.chargeback_tools.length > 0
      ? `Dispute tools that the merchant says are in use: ${fields.chargeback_tools.join(', ')}.`
      : '',
    facts['delivery_days'] && Number(facts['delivery_days'].value) <= 14
      ? `Average delivery within ${facts['delivery_days'].display}, as the merchant states, keeps the exposure on each sale short.`
      : '',
    facts['volume_avg'] && !closed
      ? `Average monthly volume of ${facts['volume_avg'].display}, as the merchant states, is business ${name} may want to keep.`
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

/** Cases first, then doctrine, statutes, and network rules last. The agreement's own terms are rights, not laws. */
const order: readonly Authority['kind'][] = [
  'case',
  'doctrine',
  'statute',
  'regulation',
  'agency_guidance',
  'card_network_rule',
];

/** More than a reader weighs at once; the risks name every authority against the merchant. */
const maxLaws = 6;
const maxFaced = 3;

const recalled = (authority: Authority): string =>
  onRecall(authority) ? ' On recall: its text is not in our library.' : '';

/** At most six laws, which the letter pleads or must face: those against the merchant's claims first make room. */
function lawsOf({ plan, sheet }: AnalysisContext): Legal['applicableLaws'] {
  const faced = authoritiesAgainst(sheet)
    .filter(({ topic }) => topic !== 'unpleaded')
    .slice(0, maxFaced)
    .map(({ authority, weakens, met }) => ({
      statute: authority.title,
      citation: authority.citation,
      relevance: `Favors the processor: ${authority.proposition} It weakens ${weakens}. Response: ${met}${recalled(authority)}`,
    }));
  const pleaded = plan.authorityRefs
    .map(authorityOf)
    .filter(({ kind }) => order.includes(kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .slice(0, maxLaws - faced.length)
    .map((each) => ({
      statute: each.title,
      citation: each.citation,
      relevance: `${each.side === 'neutral' ? 'Neutral' : 'Favors the merchant'}: ${withLimit(each)}${recalled(each)}`,
    }));
  return [...pleaded, ...faced];
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
