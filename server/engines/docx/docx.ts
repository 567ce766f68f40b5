import type { LetterDocument } from '../../../domain/letters/letter.ts';

/** Makes Word files. */
export interface DocxWriter {
  /**
   * The letter as an editable file with real styles; the PDF is what is sent. `signed`: it says that the signature is there, as it
   * stands in no file that can be edited.
   */
  writeLetter(document: LetterDocument, signed?: boolean): Promise<Uint8Array>;
}

/** Word files by the docx package, in this process; loaded with the first file. */
export const createDocxWriter = (): DocxWriter => ({
  writeLetter: async (document, signed) => (await import('./letter-docx.ts')).letterDocx(document, signed),
});
