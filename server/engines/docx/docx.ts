import type { LetterDocument } from '../../../domain/letter.ts';

/** Makes Word files. */
export interface DocxWriter {
  /** The letter's words to edit, in real styles; the PDF is what leaves the house. */
  writeLetter(document: LetterDocument): Promise<Uint8Array>;
}
