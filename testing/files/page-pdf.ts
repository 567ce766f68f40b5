/**
 * A PDF of these objects, numbered from 1, the first being its catalog; written by hand, so that no library influences
 * it.
 */
export function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}

/** Additional entries for each page's dictionary, the catalog, and the trailer. */
type Entries = { page?: string; catalog?: string; trailer?: string };

/**
 * A PDF of letter-sized pages with the given content streams, in Helvetica as /F1; text after /Clear gs is invisible.
 */
export function pagePdf(contents: readonly string[], { page = '', catalog = '', trailer = '' }: Entries = {}): Buffer {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} /MediaBox [0 0 612 792] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...contents.flatMap((content, index) => [
        `<< /Type /Page /Parent 2 0 R ${page} /Resources << /Font << /F1 3 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]),
    ],
    trailer,
  );
}

/** A PDF that shows an alert in a viewer that runs scripts. */
export const scriptedPdf = (contents: readonly string[]): Buffer =>
  pagePdf(contents, { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\("run"\\);) >>' });

/** A PDF that needs a password to open. */
export const lockedPdf = (): Buffer =>
  pagePdf([textAt('Locked', 700)], {
    trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
  });

/** A PDF header with no PDF after it. */
export const damagedPdf = (): Buffer => Buffer.from('%PDF-1.7\nnothing that a reader could use\n%%EOF\n');

/** A line of text at a height in points from the bottom of the page, preceded by `ink` operators. */
export const textAt = (text: string, y: number, { size = 12, x = 72, ink = '' } = {}): string =>
  `q ${ink} BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET Q`;

/** A page of lines from top to bottom. */
export const linesPdf = (lines: readonly string[]): Buffer =>
  pagePdf([lines.map((line, index) => textAt(line, 740 - index * 22)).join('\n')]);

/** A merchant statement for one month, as a processor would print it. */
export const statementPdf = ({
  month = 'August',
  from = 'August 1, 2026',
  to = 'August 31, 2026',
  gross = '$48,210.50',
} = {}): Buffer =>
  linesPdf([
    'Northgate Merchant Services',
    `Merchant Statement - ${month}`,
    `Statement period: ${from} to ${to}`,
    `Gross sales: ${gross}`,
    'Refunds: $1,204.00',
    'Chargebacks: $310.25',
    'Processing fees: $1,398.10',
    'Average ticket: $62.40',
    'Net deposits: $45,298.15',
  ]);
