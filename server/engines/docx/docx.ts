import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { WordOrigin } from '../../../domain/letters/word-marks.ts';

/** Makes Word files. */
export interface DocxWriter {
  /**
   * The letter as an editable file with real styles; the PDF is what is sent. `signed`: it says that the signature is there, as it
   * stands in no file that can be edited. `origin`: whose text it is, by which it is matched when it comes back.
   */
  writeLetter(document: LetterDocument, signed?: boolean, origin?: WordOrigin): Promise<Uint8Array>;
}

/** Word files by the docx package, in this process; loaded with the first file. */
export const createDocxWriter = (): DocxWriter => ({
  writeLetter: async (...given) => (await import('./letter-docx.ts')).letterDocx(...given),
});
