import type { DocxWriter } from './docx.ts';

/** Word files by the docx library, inside the process; it is read when the first one is asked for. */
export const createDocxWriter = (): DocxWriter => ({
  writeLetter: async (document) => (await import('./letter-docx.ts')).letterDocx(document),
});
