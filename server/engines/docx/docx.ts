import type { LetterDocument } from '../../../domain/letters/letter.ts';

/** Makes Word files. */
export interface DocxWriter {
  /** The letter to edit, in real styles; the PDF is what is sent. */
  writeLetter(document: LetterDocument): Promise<Uint8Array>;
}

/** Word files by the docx library, inside the process; it is read when the first one is asked for. */
export const createDocxWriter = (): DocxWriter => ({
  writeLetter: async (document) => (await import('./letter-docx.ts')).letterDocx(document),
});
