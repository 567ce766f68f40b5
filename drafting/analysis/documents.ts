import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { documentKindLabels, documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { documentsForAll } from '../../knowledge/processors/profiles.ts';
import type { AnalysisContext } from './context.ts';

export const criticalKinds: readonly DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'chargeback_report',
  'proof_of_fulfillment',
];
const regulatory: readonly DocumentKind[] = ['ein_letter', 'formation_document'];

/** What each paper is needed for; said of a missing one, so that the merchant knows why it is asked for. */
const purpose: Record<DocumentKind, string> = {
  hold_notice: 'it shows the kind of hold, its day and the reason in the processor’s own words',
  merchant_statements: 'they prove the sum and the volume',
  bank_statements: 'they show which settlements arrived and when they stopped',
  chargeback_report: 'it puts the real dispute figures in the place of an illustration',
  ein_letter: 'it answers a question about the tax number',
  formation_document: 'it answers a question about ownership',
  refund_policy: 'it shows that buyers have another way than a dispute',
  proof_of_fulfillment: 'it answers claims of non-delivery',
};

/** Words of the library's list that name one of the eight kinds again. */
const oneOfTheEight = /^(hold, limitation|chargeback and refund|tracking or proof|refund policy|bank statements)/;

/** What is on file and what is missing, with what it is for; then what helps with this processor in particular. */
export function documentChecklist({
  caseFile,
  has,
  profile,
  plan,
}: AnalysisContext): CaseAnalysis['documentChecklist'] {
  const count = (kind: DocumentKind): number => caseFile.files.filter((file) => file.document_type === kind).length;
  const line = (kind: DocumentKind): string =>
    has.has(kind)
      ? `${documentKindLabels[kind]}: on file${count(kind) > 1 ? `, ${count(kind)} files` : ''}`
      : `${documentKindLabels[kind]}: missing; ${purpose[kind]}`;
  const rest = documentKinds.filter((kind) => !criticalKinds.includes(kind) && !regulatory.includes(kind));
  const helpful = [...documentsForAll, ...profile.helpful_documents]
    .filter((words) => !oneOfTheEight.test(words))
    .map((words) => `Ask for: ${words}`);
  const unclear = caseFile.files.filter((file) => file.document_type === 'application_document').length;
  const gaps = plan.missing
    .filter((each) => !each.fact.startsWith('exhibit_'))
    .map((each) => `To be supplied: ${each.label}. ${each.why}`);
  return {
    critical: [...criticalKinds.map(line), ...gaps].slice(0, 30),
    supporting: [
      ...rest.map(line),
      ...(unclear > 0 ? ['Files of no stated kind are on file: sort them first.'] : []),
      ...helpful,
    ].slice(0, 30),
    regulatory: [
      ...regulatory.map(line),
      'Signed agreement in the version accepted, with its notice and choice-of-law clauses: attorney to obtain',
    ],
  };
}
