import type { DocumentKind } from '../../domain/case.ts';
import type { ReadingView } from '../../domain/documents/reading.ts';

/** How far reading is, what came of it, or why there is none. */
export function stateWords({
  status,
  pages,
  pages_read,
  error,
}: Pick<ReadingView, 'status' | 'pages' | 'pages_read' | 'error'>): string {
  switch (status) {
    case 'waiting':
      return 'Waiting to be read';
    case 'reading':
      return pages === null ? 'Reading…' : `Reading… ${pages_read} of ${pagesInWords(pages)}`;
    case 'unreadable':
    case 'failed':
      return `Not read by machine. ${error ?? ''}`.trim();
    case 'done':
      if (pages === null) return 'Read';
      return pages_read < pages ? `Read, ${pages_read} of ${pagesInWords(pages)}` : `Read, ${pagesInWords(pages)}`;
  }
}

const pagesInWords = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** The kind that a document looks like, when it is another than the one it is filed under. */
export function otherKind(reading: ReadingView | undefined, filed: string): DocumentKind | null {
  return reading?.status === 'done' && reading.kind !== null && reading.kind !== filed ? reading.kind : null;
}

/** One document by its kind; the labels of the choice name what is recommended, three months of it. */
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
