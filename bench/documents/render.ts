import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ZipFile } from 'yazl';
import { loadFonts } from '../../server/engines/typst/fonts.ts';
import { seeded } from '../../testing/cases/draw.ts';
import type { Block } from './made-document.ts';
import type { SetEntry } from './make-set.ts';

type RenderedDocument = { bytes: Uint8Array; contentType: string };
const pdfType = 'application/pdf';
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const here = fileURLToPath(new URL('.', import.meta.url));
let compiler: NodeCompiler | null = null;

/** The document as a file: text as PDF, DOCX or XLSX; a scan as JPG or as a single-image PDF. */
export async function render(entry: SetEntry): Promise<RenderedDocument> {
  if (entry.way === 'scan') return scan(entry);
  if (entry.index === 3) return { bytes: await toDocx(entry.blocks), contentType: docxType };
  if (entry.index === 4 && /statements|report/.test(entry.kind))
    return { bytes: await toXlsx(entry.blocks), contentType: xlsxType };
  return { bytes: toPdf(entry), contentType: pdfType };
}

export function toPdf({ blocks, seed }: Pick<SetEntry, 'blocks' | 'seed'>): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: here, fontArgs: [{ fontBlobs: loadFonts().blobs }] });
  const random = seeded(seed + 7);
  const style = {
    blocks,
    font: random() < 0.5 ? 'Public Sans' : 'Source Serif 4',
    size: 10 + Math.floor(random() * 3),
    ruled: random() < 0.5,
    dark: random() < 0.4,
  };
  return compiler.pdf({ mainFilePath: `${here}document.typ`, inputs: { data: JSON.stringify(style) } });
}

async function toDocx(blocks: readonly Block[]): Promise<Uint8Array> {
  const children = blocks.flatMap((block) => {
    if ('heading' in block) return [new Paragraph({ text: block.heading, heading: 'Heading1' })];
    if ('text' in block) return [new Paragraph(block.text)];
    if ('small' in block) return [new Paragraph(block.small)];
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: block.rows.map(
          (row) => new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
        ),
      }),
      new Paragraph(''),
    ];
  });
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** Amounts become numeric cells, everything else text. */
function toXlsx(blocks: readonly Block[]): Promise<Uint8Array> {
  const rows = blocks.flatMap((block) =>
    'rows' in block ? block.rows : [['heading' in block ? block.heading : 'text' in block ? block.text : block.small]],
  );
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (text: string) => {
    const [, sign, digits] = /^(-?)\$?([\d,]+\.\d{2})$/.exec(text) ?? [];
    return digits === undefined
      ? `<c t="inlineStr"><is><t>${escape(text)}</t></is></c>`
      : `<c><v>${sign ?? ''}${digits.replaceAll(',', '')}</v></c>`;
  };
  const place = (row: string[], at: number) =>
    `<row r="${at + 1}">${row.map((text, column) => cell(text).replace('<c', `<c r="${String.fromCharCode(65 + column)}${at + 1}"`)).join('')}</row>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content:
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows.map(place).join('')}</sheetData></worksheet>`,
    },
  ]);
}

async function zipOf(parts: readonly { name: string; content: string }[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Simulates an office scan: skewed on gray, with specks, slightly blurred, JPEG-compressed. */
async function scan(entry: SetEntry): Promise<RenderedDocument> {
  const random = seeded(entry.seed + 13);
  const paper = await pictureOf(toPdf(entry), 150 + Math.floor(random() * 60));
  const canvas = createCanvas(paper.width, paper.height);
  const context = canvas.getContext('2d');
  const grey = 225 + Math.floor(random() * 25);
  context.fillStyle = `rgb(${grey},${grey},${grey - 4})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((random() * 3 - 1.5) * Math.PI) / 180);
  context.globalAlpha = 0.8 + random() * 0.2;
  context.filter = `blur(${(random() * 0.7).toFixed(2)}px)`;
  context.drawImage(paper, -canvas.width / 2, -canvas.height / 2);
  speckle(canvas, random);
  const jpeg = canvas.toBuffer('image/jpeg', 50 + Math.floor(random() * 30));
  return entry.index % 2 === 0
    ? { bytes: jpeg, contentType: 'image/jpeg' }
    : { bytes: await pdfOf(jpeg, canvas), contentType: pdfType };
}

export async function pictureOf(pdf: Uint8Array, dpi: number): Promise<Canvas> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, disableFontFace: true });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }).promise;
  await task.destroy();
  return canvas;
}

function speckle(canvas: Canvas, random: () => number): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = (random() - 0.5) * 36;
    const speck = random() < 0.0006 ? -140 : 0;
    for (let channel = 0; channel < 3; channel += 1)
      image.data[at + channel] = Math.max(0, Math.min(255, (image.data[at + channel] ?? 0) + noise + speck));
  }
  context.putImageData(image, 0, 0);
}

/** A PDF with the image as its only page. */
async function pdfOf(jpeg: Buffer, { width, height }: Canvas): Promise<Uint8Array> {
  await loadImage(jpeg);
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const put = (text: string | Buffer) => void parts.push(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  const object = (number: number, text: string, stream?: Buffer) => {
    offsets[number] = Buffer.concat(parts).length;
    put(`${number} 0 obj\n${text}\n`);
    if (stream) [`stream\n`, stream, '\nendstream\n'].forEach(put);
    put('endobj\n');
  };
  const draw = Buffer.from('q 612 0 0 792 0 0 cm /I Do Q');
  put('%PDF-1.4\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    3,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>',
  );
  object(
    4,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  );
  object(5, `<< /Length ${draw.length} >>`, draw);
  const start = Buffer.concat(parts).length;
  put(
    `xref\n0 6\n0000000000 65535 f \n${offsets
      .slice(1)
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
