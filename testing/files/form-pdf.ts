import { textAt, writePdf } from './page-pdf.ts';

/** One field or annotation: `rect` in points from the bottom left of the page. */
export type FormField = {
  value: string;
  rect: readonly [number, number, number, number];
  /** The kind of field, or of annotation; a text field by default. */
  kind?: 'text' | 'boxes' | 'lines' | 'choice' | 'note' | 'stamp';
  /** The content of the field's own drawing; without it, a program has to draw the value. */
  drawn?: string;
  /** The matrix of that drawing. */
  matrix?: readonly number[];
  /** The value of `/F`; 4 prints, 2 hides. */
  flags?: number;
  /** The operators with which a program draws the text, as in `/DA`. */
  ink?: string;
};
type FormOptions = { needAppearances?: boolean; rotate?: number; xfa?: boolean };

const typeOf = {
  text: '/Subtype /Widget /FT /Tx',
  boxes: '/Subtype /Widget /FT /Tx /Ff 16777216 /MaxLen 12',
  lines: '/Subtype /Widget /FT /Tx /Ff 4096',
  choice: '/Subtype /Widget /FT /Ch /Ff 131072 /Opt [(USD) (EUR)]',
  note: '/Subtype /FreeText',
  stamp: '/Subtype /Stamp',
} as const;

/** The content of a field's own drawing that shows its value. */
export const drawnValue = (value: string, ink = ''): string =>
  `/Tx BMC q ${ink} BT /F1 11 Tf 2 4 Td (${value}) Tj ET Q EMC`;

/** A letter-sized page of lines with form fields and annotations on it, in Helvetica; `lines` are texts with their heights. */
export function formPdf(
  lines: readonly (readonly [text: string, y: number])[],
  fields: readonly FormField[],
  { needAppearances = false, rotate = 0, xfa = false }: FormOptions = {},
): Buffer {
  const content = lines.map(([text, y]) => textAt(text, y)).join('\n');
  const refs = fields.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  const acroForm = `<< /Fields [${xfa ? '' : refs}] /DA (/F1 11 Tf 0 g) /DR << /Font << /F1 3 0 R >> >> ${needAppearances ? '/NeedAppearances true' : ''} ${xfa ? '/XFA [(template) 5 0 R]' : ''} >>`;
  return writePdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm ${acroForm} ${xfa ? '/NeedsRendering true' : ''} >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${rotate} /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> /Annots [${refs}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fields.flatMap((field, index) => objectsOf(field, index)),
  ]);
}

function objectsOf(
  { value, rect, kind = 'text', drawn, matrix, flags = 4, ink = '0 g' }: FormField,
  index: number,
): string[] {
  const [width, height] = [rect[2] - rect[0], rect[3] - rect[1]];
  const box = matrix ? [0, 0, height, width] : [0, 0, width, height];
  return [
    `<< /Type /Annot ${typeOf[kind]} /T (field${index}) /V (${value}) /Contents (${value}) /DA (/F1 11 Tf ${ink}) /Rect [${rect.join(' ')}] /F ${flags} ${drawn === undefined ? '' : `/AP << /N ${7 + index * 2} 0 R >>`} >>`,
    `<< /Type /XObject /Subtype /Form /BBox [${box.join(' ')}] ${matrix ? `/Matrix [${matrix.join(' ')}]` : ''} /Resources << /Font << /F1 3 0 R >> >> /Length ${(drawn ?? '').length} >>\nstream\n${drawn ?? ''}\nendstream`,
  ];
}
