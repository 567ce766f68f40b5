import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';

/** The status of an extraction, its result, or why there is no result. */
export function stateText({
  status,
  pages,
  pages_read,
  error,
}: Pick<ExtractionView, 'status' | 'pages' | 'pages_read' | 'error'>): string {
  switch (status) {
    case 'waiting':
      return 'Waiting to be read';
    case 'reading':
      return pages === null ? 'Reading…' : `Reading… ${pages_read} of ${pagesText(pages)}`;
    case 'unreadable':
      return error ?? 'Not read by machine.';
    case 'failed':
      return `Not read by machine. ${error ?? ''}`.trim();
    case 'done':
      if (pages === null) return 'Read';
      return pages_read < pages ? `Read, ${pages_read} of ${pagesText(pages)}` : `Read, ${pagesText(pages)}`;
  }
}

const pagesText = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The kind that a document looks like, if it differs from the one it is filed under. */
export function otherKind(extraction: ExtractionView | undefined, filed: string): DocumentKind | null {
  return extraction?.status === 'done' && extraction.kind !== null && extraction.kind !== filed
    ? extraction.kind
    : null;
}

/**
 * The name of one document of each kind. The labels of the select cannot be used here, because they name what is
 * recommended, such as three months of statements.
 */
const names: Record<DocumentKind, string> = {
  hold_notice: 'Termination or hold notice',
  merchant_statements: 'Merchant statement',
  bank_statements: 'Bank statement',
  chargeback_report: 'Chargeback report',
  ein_letter: 'EIN letter',
  formation_document: 'Articles or operating agreement',
  refund_policy: 'Refund policy or terms',
  proof_of_fulfillment: 'Proof of fulfillment',
};

export const looksLike = (kind: DocumentKind): string => `Looks like: ${names[kind]}`;
