import type { SlipReason } from '../../../domain/letters/exhibits.ts';

/** An uploaded file with its bytes; `sha256` in hex is that of the upload. */
export interface ExhibitFile {
  filename: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  bytes: Uint8Array;
}

/** An exhibit as the letter lists it. */
export interface Exhibit {
  label: string;
  description: string;
  file: ExhibitFile | null;
}

/**
 * The input of a book: the letter it belongs to, the letter's day (`YYYY-MM-DD`), and its exhibits in the letter's
 * order.
 */
export interface BookInput {
  case_number: string;
  addressee: string;
  dated: string;
  exhibits: readonly Exhibit[];
}

/**
 * How one exhibit was bound. `pages`: how many its file has, when known; `first_page`: its cover sheet's page in the
 * book, from 1.
 */
interface BoundExhibit {
  label: string;
  pages: number | null;
  slip: SlipReason | null;
  first_page: number;
}

export interface BoundBook {
  bytes: Uint8Array;
  pages: number;
  exhibits: BoundExhibit[];
}

/** Binds the exhibits of a letter into one PDF. The same input gives the same bytes on the same installation. */
export interface ExhibitBinder {
  /** Each exhibit with a cover sheet and stamped pages; what cannot be shown has a slip sheet. Throws BindingFailed. */
  bind(input: BookInput): Promise<BoundBook>;
  /**
   * How many pages each file has; null for a file that has none or cannot be read. Never throws because of a file.
   */
  countPages(files: readonly Pick<ExhibitFile, 'content_type' | 'bytes'>[]): Promise<(number | null)[]>;
}

/** No book could be made; `message` says why, for the log and for staff. */
export class BindingFailed extends Error {
  override name = 'BindingFailed';
}
