import type { CaseAnalysis } from '../domain/analysis.ts';
import { authorityOf } from '../knowledge/load.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { holdTypeLabels, reasonLabels } from './labels.ts';

type Legal = CaseAnalysis['legalAssessment'];
type Strength = Legal['processorJustification']['strength'];

/** Hard grounds for the processor, then none at all, decide; else it is open. */
function justificationStrength({ sheet: { situation }, score }: AnalysisContext): Strength {
  if (situation.reason === 'legal_block' || situation.reason === 'prohibited_business') return 'strong';
  if (situation.flags.includes('window_closed') || situation.flags.includes('past_180') || score.percent >= 65) return 'weak';
  return 'moderate';
}

function violations({ sheet: { facts, situation }, name }: AnalysisContext): string[] {
  const { flags } = situation;
  const found = [
    situation.processor === 'paypal' && flags.includes('past_180')
      ? `The 180 days of the limitation clause ended on ${facts['hold_day_180']?.display}.`
      : '',
    situation.processor === 'paypal' && situation.holdType === 'payment_hold' && flags.includes('past_21')
      ? `The stated 21 days of a risk hold ended on ${facts['hold_day_21']?.display}, unless the payments are disputed.`
      : '',
    flags.includes('window_closed')
      ? `The ordinary dispute window for sales before the hold closed on ${facts['window_end']?.display}.`
      : '',
    flags.includes('exposure_small')
      ? `${facts['held_amount']?.display} is at least ${facts['multiple']?.display} the exposure illustrated from the merchant’s averages (${facts['exposure']?.display}).`
      : '',
    flags.includes('split_reserve') ? `${facts['unreserved']?.display} of the sum stands outside any recorded reserve.` : '',
    situation.reason === 'none' ? `The file holds no reason stated by ${name}.` : '',
  ].filter(Boolean);
  return found.length > 0
    ? found
    : [
        'No breach can be shown from the file yet: it depends on the agreement’s hold clause and the processor’s calculation, which the letter demands.',
      ];
}

function justification(context: AnalysisContext): string {
  const {
    sheet: { situation },
    name,
  } = context;
  const law =
    situation.law === 'open'
      ? 'The governing law is not known to the library and must be read from the agreement.'
      : `The agreement chooses the law of ${situation.law === 'DE' ? 'Delaware' : 'California'}.`;
  return `Hold type: ${holdTypeLabels[situation.holdType]} (${situation.holdTypeBecause}). Stated reason: ${reasonLabels[situation.reason]}. ${name} will rely on its contractual discretion and on the risk of later disputes; the answer is the measure and the end of that risk. ${law}${context.entry.important ? ` ${context.entry.important}` : ''}`;
}

function complianceOf({ caseFile, absent }: AnalysisContext): string {
  const open = absent.filter((kind) => kind === 'refund_policy' || kind === 'proof_of_fulfillment' || kind === 'chargeback_report');
  if (open.length > 0) return 'not yet shown: fulfillment, refund policy and dispute record are not all on file';
  return caseFile.fields.industry_certifications.includes('PCI DSS')
    ? 'compliant on the papers on file, PCI DSS stated'
    : 'compliant on the papers on file';
}

function leverageOf({ has, caseFile, sheet, name }: AnalysisContext): string[] {
  const { fields } = caseFile;
  const found = [
    has.has('proof_of_fulfillment') ? 'Proof of fulfillment answers non-delivery disputes before they are made.' : '',
    has.has('chargeback_report') ? 'The chargeback report replaces estimates by figures; read it before relying on it.' : '',
    fields.year_established ? `In business since ${fields.year_established}.` : '',
    fields.chargeback_tools.length > 0 ? `Dispute tools in use: ${fields.chargeback_tools.join(', ')}.` : '',
    fields.avg_delivery_days !== null && fields.avg_delivery_days <= 14
      ? `Short delivery time (${fields.avg_delivery_days} days on average) keeps exposure short.`
      : '',
    sheet.facts['volume_avg']
      ? `Continuing volume of ${sheet.facts['volume_avg'].display} a month is business that ${name} may wish to keep.`
      : '',
  ].filter(Boolean);
  return found.length > 0 ? found : ['Little leverage is on file; the documents listed below create it.'];
}

function rightsOf({ plan, sheet }: AnalysisContext): string[] {
  const terms = plan.authorityRefs
    .map(authorityOf)
    .filter((each) => each.kind === 'processor_agreement')
    .map((each) => `${each.citation}: ${each.proposition}`);
  const unknown = 'To be told the clause, the calculation and the end of the hold under the signed agreement, which must be obtained.';
  return [
    ...(terms.length > 0 ? terms : [unknown]),
    sheet.situation.law === 'open'
      ? 'Good faith in performance, under the law of every state.'
      : 'Good faith in the exercise of discretion, under the governing law.',
  ];
}

/** Legal assessment: only what the file and the library hold. */
export function legalAssessment(context: AnalysisContext): Legal {
  return {
    processorJustification: { strength: justificationStrength(context), analysis: justification(context), violations: violations(context) },
    merchantPosition: { complianceStatus: complianceOf(context), leverage: leverageOf(context), contractualRights: rightsOf(context) },
    applicableLaws: context.plan.authorityRefs
      .slice(0, 30)
      .map(authorityOf)
      .map((each) => ({ statute: each.title, relevance: each.proposition, citation: each.citation })),
  };
}
