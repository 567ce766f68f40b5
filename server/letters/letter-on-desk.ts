import type { FileFields } from '../../domain/documents/document-kind.ts';
import { isOpen, type Finding, type Verdict } from '../../domain/letters/letter.ts';
import type { GateFacts } from '../gate/gate-facts.ts';
import type { CitedAuthority } from '../../drafting/cited-authorities.ts';
import type { BookRow } from './exhibit-book.ts';
import type { Succession } from './letter-order.ts';
import type { Returned } from './reading/returned.ts';
import type { DeskLetter, DeskVersion } from './find-letter.ts';
import type { LetterLink } from './letter-links.ts';
import type { FactView } from './fact-views.ts';
import type { ReadLetter } from './reading/letter-reading.ts';

export type Approval = {
  attorney_name: string;
  /** Null in approvals from before they were recorded. */
  bar_number: string | null;
  bar_state: string | null;
  /** Of the file that leaves. */
  sha256: string;
  /** Of the version's own PDF, which the attorney named; the signed file begins with it. */
  content_sha256: string;
  /** Of the bytes with counsel's signature, with which the signed file begins; null for an approval from before. */
  shown_sha256: string | null;
  signed_pdf_key: string | null;
  at: Date;
  version: number;
  exhibit_book_id: string | null;
  exhibit_book_sha256: string | null;
};
/** The exhibit book: nothing to bind, not bound yet, or the bound or failed row. */
export type DeskBook = { state: 'none' } | { state: 'waiting' } | { state: 'bound' | 'failed'; row: BookRow };
/** Of the exhibit book's PDF: null where none is bound, undefined while it is being bound. */
export const bookSha256 = (book: DeskBook): string | null | undefined =>
  book.state === 'waiting' ? undefined : book.state === 'none' ? null : book.row.pdf_sha256;
export type Delivery = {
  id: string;
  channel: string;
  recipient: string;
  status: string;
  tracking_number: string | null;
  sent_at: Date | null;
  /** When a mailhouse was first asked to take it. */
  handed_over_at: Date | null;
  error: string | null;
  waits_since: Date | null;
  /** On paper: by when somebody posts it, and the postmarked receipt. */
  post_by: string | null;
  receipt_file_id: string | null;
  /** The way in which the letter itself goes, of an email that is a copy of it. */
  copy_of: string | null;
  /** Of the email that counsel sent by hand, which is kept. */
  email_sha256: string | null;
};
/** Whether an email needs a decision: it may have arrived (`uncertain`), or it was refused (`failed`). */
export const needsDecision = (row: Pick<Delivery, 'channel' | 'waits_since'>): boolean =>
  row.channel === 'email' && row.waits_since !== null;

/** A letter with what proves it. */
export type JudgedLetter = ReadLetter & {
  letter: DeskLetter;
  version: DeskVersion;
  verdict: Verdict;
  facts: FactView[];
  /** Facts of events and harm that the merchant no longer confirms. */
  unconfirmedFacts: ReadonlySet<string>;
  authorities: CitedAuthority[];
  confirmedKeys: string[];
  /** The findings that counsel took with a reason; `on` is a day at the firm. */
  taken: { key: string; reason: string; attorney_name: string; on: string }[];
  confirmedAuthorityIds: string[];
  approval: Approval | null;
  deliveries: Delivery[];
  /** Something of it has left. */
  hasLeft: boolean;
  /** Its secure links, and each time that they were opened. */
  links: LetterLink[];
  /** The approved book once the letter is approved, else that of the current version. */
  book: DeskBook;
  /** Why its attorney drafted it out of the order of letters; null for one in order. */
  departure: { attorney_name: string; obstacle: string; reason: string; at: Date } | null;
  succession: Succession;
  returned: Returned | null;
  files: {
    id: string;
    filename: string;
    kind: string;
    document_type: FileFields['document_type'];
    content_type: string;
    size_bytes: number;
    ai_summary: string | null;
    created_at: Date;
  }[];
};
/** The same, with what the gate asks of it. */
export type LetterOnDesk = JudgedLetter & { gate: GateFacts };

/** What the attorney has settled, by key. */
export const settledKeys = (desk: Pick<JudgedLetter, 'confirmedKeys' | 'confirmedAuthorityIds'>): string[] => [
  ...desk.confirmedKeys,
  ...desk.confirmedAuthorityIds.map((id) => `authority:${id}`),
];

/** Red findings that still bar approval. */
export function openFindings(desk: JudgedLetter): Finding[] {
  const settled = new Set(settledKeys(desk));
  return desk.verdict.findings.filter((each) => isOpen(each, settled));
}
