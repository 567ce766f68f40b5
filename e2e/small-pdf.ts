/** PDFs of a few lines, written by hand: with pages to turn, with a script that must not run, scanned, with a password, and damaged. */

function pdfOf(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`, 'latin1');
}

function objectsOf(pages: readonly string[], more: string): string[] {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((words, index) => {
      const content = `BT /F1 24 Tf 72 700 Td (${words}) Tj ET 72 600 300 40 re f`;
      return [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`];
    }),
  ];
}

/** A page for each of the words; opening it in a program that runs scripts would show an alert. */
export const scriptedPdf = (pages: readonly string[]): Buffer => pdfOf(objectsOf(pages, '/OpenAction << /S /JavaScript /JS (app.alert\\("run"\\);) >>'), '');

/** A page with nothing but a black square, packed as fax machines and scanners do (CCITT group 4): its decoder is a file of its own. */
export function faxPdf(): Buffer {
  // One black line of 64, 63 lines like the one above, the end.
  const bits = `001${'00110101'}${'0000001111'}${'0000110111'}${'11'.repeat(63)}${'000000000001'.repeat(2)}`;
  const hex = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
  const content = 'q 400 0 0 400 100 200 cm /Im1 Do Q';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /Im1 4 0 R >> >> /Contents 5 0 R >>',
    `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 64 /Rows 64 >>] /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ], '');
}

/** One that opens with a password alone. */
export const lockedPdf = (): Buffer => pdfOf(objectsOf(['Locked'], ''), `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`);

/** The head of one, and nothing that belongs under it. */
export const damagedPdf = (): Buffer => Buffer.from('%PDF-1.7\nnothing that a reader could use\n%%EOF\n');
