import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { documentKindLabels, documentKinds, type DocumentKind } from '../../domain/documents/document-kind.ts';
import { documentsForAll } from '../../knowledge/processors/profiles.ts';
import type { AnalysisContext } from './context.ts';
import { showDisputes } from './loss-words.ts';

export const criticalKinds: readonly DocumentKind[] = [
  'hold_notice',
  'merchant_statements',
  'chargeback_report',
  'proof_of_fulfillment',
];
const regulatory: readonly DocumentKind[] = ['ein_letter', 'formation_document'];

/** Why each document is needed, shown when it is missing. */
const purpose: Record<DocumentKind, string> = {
  hold_notice: 'it shows the type of hold, its date and the reason in the processor’s own words',
  merchant_statements: 'they prove the amount and the volume',
  bank_statements: 'they show which settlements arrived and when they stopped',
  chargeback_report: 'it replaces the illustration with actual dispute figures',
  ein_letter: 'it answers questions about the tax ID',
  formation_document: 'it answers questions about ownership',
  refund_policy: 'it shows that buyers have an alternative to a dispute',
  proof_of_fulfillment: 'it can answer claims of non-delivery',
};

/** Entries of documentsForAll that duplicate one of the eight kinds. */
const oneOfTheEight = /^(hold, limitation|chargeback and refund|tracking or proof|refund policy|bank statements)/;

/** What is on file, what is missing and why it matters, then what helps with this particular processor. */
export function documentChecklist({
  caseFile,
  has,
  silent,
  profile,
  plan,
}: AnalysisContext): CaseAnalysis['documentChecklist'] {
  const count = (kind: DocumentKind): number => caseFile.files.filter((file) => file.document_type === kind).length;
  const line = (kind: DocumentKind): string =>
    has.has(kind)
      ? `${documentKindLabels[kind]}: on file${count(kind) > 1 ? `, ${count(kind)} files` : ''}${silent.includes(kind) ? '; nothing that counts was read from it' : ''}`
      : kind === 'chargeback_report' && showDisputes(caseFile)
        ? `${documentKindLabels[kind]}: not needed; the processor’s own records show the disputes`
        : `${documentKindLabels[kind]}: missing; ${purpose[kind]}`;
  const rest = documentKinds.filter((kind) => !criticalKinds.includes(kind) && !regulatory.includes(kind));
  const helpful = [...documentsForAll, ...profile.helpful_documents]
    .filter((words) => !oneOfTheEight.test(words))
    .map((words) => `Ask for: ${words}`);
  const unclear = caseFile.files.filter((file) => file.document_type === 'application_document').length;
  const gaps = plan.missing
    .filter((each) => !each.fact.startsWith('exhibit_'))
    .map((each) => `Still needed: ${each.label}. ${each.why}`);
  return {
    critical: [...criticalKinds.map(line), ...gaps].slice(0, 30),
    supporting: [
      ...rest.map(line),
      ...(unclear > 0 ? ['Some files are uncategorized: categorize them first.'] : []),
      ...helpful,
    ].slice(0, 30),
    regulatory: [
      ...regulatory.map(line),
      'Signed agreement in the version accepted, with its notice and choice-of-law clauses: attorney to obtain',
    ],
  };
}
