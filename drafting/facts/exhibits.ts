import { documentKinds, type DocumentKind, type FileFields } from '../../domain/documents/document-kind.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { reasons } from '../../knowledge/reasons/reasons.ts';

/** The processor's own form is an exhibit of a notice only. */
type ExhibitKind = DocumentKind | 'notice_form' | 'account_proof' | 'application_document' | 'processor_reply';

/** Exhibit descriptions; they claim no more than the document kind shows. */
export const exhibitDescriptions: Record<ExhibitKind, string> = {
  hold_notice: 'Notice of the hold or termination',
  merchant_statements: 'Merchant account statements',
  bank_statements: 'Bank statements',
  chargeback_report: 'Chargeback summary report',
  ein_letter: 'Employer identification letter',
  formation_document: 'Formation document',
  refund_policy: 'Refund policy and terms of sale',
  proof_of_fulfillment: 'Proof of fulfillment',
  notice_form: 'Form of the notice of dispute, filled in',
  account_proof: 'Calculation from the processor’s own records',
  application_document: 'Document on an event of the chronology',
  processor_reply: 'Message of the processor',
};

/** The kind of document that a letter's entry of an exhibit names; undefined for an entry in other words. */
export const documentKindOf = (description: string): DocumentKind | undefined =>
  documentKinds.find((kind) => exhibitDescriptions[kind] === description);

/** Bank, tax and formation documents are not volunteered unless they bear on the stated reason. */
const always: readonly ExhibitKind[] = [
  'hold_notice',
  'account_proof',
  'merchant_statements',
  'chargeback_report',
  'proof_of_fulfillment',
  'refund_policy',
];

export type Exhibit = LetterDocument['exhibits'][number] & { kind: ExhibitKind };

/** The form in the list of enclosures: its own name, and which file it is. */
export const formLine = ({ name, sha256 }: { name: string; sha256: string }): string =>
  `The form “${name}”, filled in and signed, hash ${sha256}`;

/** Kinds that become an exhibit only as the proof of an event. */
const asProof: readonly ExhibitKind[] = ['application_document', 'processor_reply'];

/**
 * Uploads that become exhibits A to Z; any beyond are left to the attorney. `asked`: kinds the processor requested;
 * `proofs`: files that show an event of the chronology.
 */
export function exhibitsFor(
  files: readonly FileFields[],
  reason: ReasonCategory,
  asked: readonly ExhibitKind[] = [],
  proofs: readonly (string | null)[] = [],
): Exhibit[] {
  const kinds = new Set<ExhibitKind>([...always, ...(reasons[reason].exhibits ?? []), ...asked]);
  const ofKinds = (these: Iterable<ExhibitKind>, isShown: (file: FileFields) => boolean = () => true) =>
    [...these].flatMap((kind) =>
      files.filter((file) => file.document_type === kind && isShown(file)).map((file) => ({ kind, file })),
    );
  const form = kinds.delete('notice_form') ? ofKinds(['notice_form']) : [];
  return [...ofKinds(kinds), ...ofKinds(asProof, ({ id }) => proofs.includes(id)), ...form]
    .slice(0, 26)
    .map(({ kind, file }, index) => ({
      label: String.fromCharCode(65 + index),
      description: exhibitDescriptions[kind],
      file_id: file.id,
      ...(file.pages ? { pages: file.pages } : {}),
      kind,
    }));
}
