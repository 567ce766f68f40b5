import { textAt, writePdf } from './page-pdf.ts';

/** A table that maps each glyph to the letter `by` places further, like a font whose table was lost. */
function shiftedTable(by: number): string {
  const code = (at: number): string => at.toString(16).padStart(2, '0');
  const rows = Array.from({ length: 95 }, (_, at) => `<${code(32 + at)}> <00${code(Math.max(1, 32 + at + by))}>`);
  return `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 95 beginbfchar\n${rows.join('\n')}\nendbfchar endcmap end`;
}

/**
 * A page that shows these lines correctly. The text layer of those with `shifted` has other letters than the page
 * shows; `by`: how many places further in the alphabet.
 */
export function shiftedPdf(lines: readonly { text: string; shifted: boolean }[], by = -29): Buffer {
  const table = shiftedTable(by);
  const content = lines
    .map(({ text, shifted }, index) => textAt(text, 740 - index * 22).replace('/F1', shifted ? '/F2' : '/F1'))
    .join('\n');
  const font = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< ${font} >>`,
    `<< ${font} /ToUnicode 7 0 R >>`,
    `<< /Length ${table.length} >>\nstream\n${table}\nendstream`,
  ]);
}
