/** The eight recommended documents (spec, section 2), in spec order. */
export const documentKinds = [
  'hold_notice',
  'merchant_statements',
  'bank_statements',
  'chargeback_report',
  'ein_letter',
  'formation_document',
  'refund_policy',
  'proof_of_fulfillment',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentKindLabels: Record<DocumentKind, string> = {
  hold_notice: 'Termination or hold notice',
  merchant_statements: 'Three months of merchant statements',
  bank_statements: 'Three months of bank statements',
  chargeback_report: 'Chargeback summary report',
  ein_letter: 'EIN letter',
  formation_document: 'Articles or operating agreement',
  refund_policy: 'Refund policy or terms',
  proof_of_fulfillment: 'Proof of fulfillment',
};

/** One document of each kind, inside a sentence. */
export const aDocument: Record<DocumentKind, string> = {
  hold_notice: 'a termination or hold notice',
  merchant_statements: 'a merchant statement',
  bank_statements: 'a bank statement',
  chargeback_report: 'a chargeback report',
  ein_letter: 'an EIN letter',
  formation_document: 'a formation document',
  refund_policy: 'a refund policy or terms',
  proof_of_fulfillment: 'proof of fulfillment',
};

/**
 * Papers that the desk adds: the receipt of a posted letter, what the processor wrote, and the blank of its form for a notice. The merchant adds
 * everything else.
 */
export const deskFileKinds = ['mail_receipt', 'processor_reply', 'blank_form'] as const;
/** Those of an attorney, and the form as it came back. */
export const attorneyFileKinds: readonly FileKind[] = ['processor_reply', 'blank_form', 'notice_form'];

/**
 * Exports of the account with the processor, which merchants add on a page of their own, and what was calculated from
 * them, which the program makes. Neither is read as a document, and neither becomes another kind or is made of one.
 */
export const accountFileKinds = ['account_export', 'account_proof'] as const;
export const isAccountFile = (kind: string): boolean => accountFileKinds.some((each) => each === kind);

/**
 * Papers that are not evidence: the processor's agreement, its form for a notice of dispute as it came back, a paper that the
 * merchant signed by hand, what the desk adds, and exports.
 */
const paperFileKinds = ['agreement', 'notice_form', 'signed_paper', ...deskFileKinds, ...accountFileKinds] as const;

/** Whether a file speaks for the facts: what it says is held against the case. */
export const isEvidence = (kind: string): boolean => paperFileKinds.every((each) => each !== kind);

/** Every kind an uploaded file can have; the last is the spec's default for anything else. */
export const fileKinds = [...documentKinds, ...paperFileKinds, 'application_document'] as const;
export type FileKind = (typeof fileKinds)[number];
export const fileKindLabels: Record<FileKind, string> = {
  ...documentKindLabels,
  agreement: 'Agreement with the processor',
  notice_form: 'The processor’s notice form, returned',
  signed_paper: 'Paper signed by hand',
  mail_receipt: 'Postmarked receipt of a letter',
  processor_reply: 'Reply of the processor',
  blank_form: 'The processor’s notice form, blank',
  account_export: 'Export of the processor’s records',
  account_proof: 'What the processor’s records show',
  application_document: 'Application document',
};

/** What drafting may know about an uploaded file. `document_type` is the merchant's choice, or the spec's default. */
export type FileFields = {
  id: string;
  filename: string;
  document_type: FileKind;
  content_type: string;
  size_bytes: number;
  /** Page count, if known. */
  pages?: number | null;
  created_at: Date;
};
