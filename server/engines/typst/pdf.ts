import type { CaseAnalysis } from '../../../domain/cases/case-analysis.ts';
import type { CounselSignature } from '../../../domain/letters/counsel-signature.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { SignedPaper } from '../../../domain/papers/signed-paper.ts';

export interface LetterRenderOptions {
  /** Prints "DRAFT - not approved" across each page. Previews only: bytes to be approved never carry it. */
  watermark?: 'draft';
  /** Counsel's, over their name; a letter without one has the line alone. */
  signature?: CounselSignature;
}

/**
 * A simple record to print: a title and labeled rows. `dated` is `YYYY-MM-DD`; values are plain text, line breaks
 * included.
 */
export interface PrintableRecord {
  title: string;
  /** A sentence or two under the title. */
  lead?: string;
  /** A row with only a label (`value: null`) starts a section. */
  rows: readonly { label: string; value: string | null }[];
  dated: string;
  /** Small text at the foot of each page, such as the case number. */
  reference?: string;
}

/** A column of a printed table. `number`: it stands right; `wide`: it takes what the others leave. */
export interface PrintableColumn {
  label: string;
  number?: boolean;
  wide?: boolean;
}

/** Sections of paragraphs, each with a table where it has one. `dated` is `YYYY-MM-DD`; every text is plain. */
export interface PrintableTables {
  title: string;
  dated: string;
  /** Small text at the foot of each page. */
  reference: string;
  sections: readonly {
    title: string | null;
    paragraphs: readonly string[];
    table: { columns: readonly PrintableColumn[]; rows: readonly (readonly string[])[] } | null;
  }[];
}

/** The sheet on top of a mailed letter: the addresses show through a #10 double-window envelope. */
export interface MailingCover {
  dated: string;
  sender: { name: string; address_lines: readonly string[] };
  recipient: { name: string; address_lines: readonly string[] };
  delivery_method: string;
  certified_mail_number: string | null;
  reference: string;
  /** SHA-256 of the approved letter, hex: ties the paper to the approval. */
  letter_sha256: string;
  pages: number;
  /** The exhibit book that is mailed with it. */
  exhibits: { sha256: string; pages: number } | null;
  /** The letter itself goes by another channel. */
  copy: boolean;
}

/** What is needed to post one envelope by hand. `copy`: the letter itself goes by another channel. */
export interface MailingPaper {
  /** `YYYY-MM-DD`. */
  dated: string;
  sender: { name: string; address_lines: readonly string[] };
  recipient: { name: string; address_lines: readonly string[] };
  reference: string;
  certified_mail_number: string | null;
  copy: boolean;
}

/** A paper and the signatures under it; without any, the places for signatures by hand and the day (`YYYY-MM-DD`) of the print. `enclosed`: it goes to the processor, so it says no network address. */
export interface PrintableSigned {
  title: string;
  text: string;
  text_sha256: string;
  case_number: string;
  enclosed: boolean;
  signatures: readonly Pick<SignedPaper, 'signed_name' | 'signed_at' | 'address' | 'drawn' | 'ink' | 'sha256'>[];
  to_sign?: { places: readonly string[]; dated: string };
}

/**
 * A case's analysis with a few facts of the case above it; `text` is the stored text when it is not structured. `dated`
 * is `YYYY-MM-DD`.
 */
export interface PrintableAnalysis {
  case_number: string;
  business: string;
  dated: string;
  facts: readonly { label: string; value: string }[];
  content: { analysis: CaseAnalysis } | { text: string };
}

/** Makes PDFs. The same input always gives the same bytes, so that a hash can identify a letter. */
export interface PdfRenderer {
  /**
   * The letter on US Letter paper, tagged for screen readers, fonts embedded. Throws PdfError when it cannot be
   * typeset.
   */
  renderLetter(document: LetterDocument, options?: LetterRenderOptions): Promise<Uint8Array>;
  /** One page for the envelope window. Throws PdfError. */
  renderMailingCover(cover: MailingCover): Promise<Uint8Array>;
  /** The label of an envelope, six by four inches. Throws PdfError. */
  renderAddressLabel(paper: MailingPaper): Promise<Uint8Array>;
  /** What the carrier's certified-mail forms ask for, on one page. Throws PdfError. */
  renderCertifiedForm(paper: MailingPaper): Promise<Uint8Array>;
  /** A record of labeled rows. Throws PdfError. */
  renderRecord(record: PrintableRecord): Promise<Uint8Array>;
  /** Text and tables. Throws PdfError. */
  renderTables(tables: PrintableTables): Promise<Uint8Array>;
  /** A paper with its signatures, or to be signed by hand, dated by the day of the last one (UTC), tagged. Throws PdfError. */
  renderSigned(signed: PrintableSigned): Promise<Uint8Array>;
  /** The analysis as a report, or its text; takes seconds whatever its length. Throws PdfError. */
  renderAnalysis(analysis: PrintableAnalysis): Promise<Uint8Array>;
}

/** The typesetter refused; `message` says why, for the log and not for the merchant. */
export class PdfError extends Error {
  override name = 'PdfError';
}
