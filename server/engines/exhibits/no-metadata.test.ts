import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { AFRelationship, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readBack } from '../../../testing/files/read-pdf-back.ts';
import { fileOf, jpgFile } from '../../../testing/files/sample-files.ts';
import { sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createTypstRenderer } from '../typst/typst-renderer.ts';
import { withoutMetadata } from './clean-pictures.ts';
import { drawPage } from './draw-page.ts';
import type { ExhibitFile } from './exhibits.ts';
import { openPdf } from './open-pdf.ts';
import { createProcessBinder } from './process-binder.ts';

const binder = createProcessBinder();
const office = 'application/vnd.openxmlformats-officedocument';
const bound = (file: ExhibitFile) =>
  binder.bind({
    case_number: 'UH-2026-000184',
    addressee: 'Northline Payments, Inc.',
    dated: '2026-11-23',
    exhibits: [{ label: 'A', description: 'The paper', file }],
  });

/** A file's bytes as text, and those of every stream that can be unpacked. */
function allTextOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString('latin1');
  const unpacked = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: begin }) => {
    try {
      return inflateSync(bytes.subarray(index + begin.length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return raw + unpacked.join('');
}

function zipOf(parts: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A page with a picture that says where it was taken, and all that a PDF can say of those who worked on it. */
async function tellingPdf(...annotations: ('Text' | 'Square')[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor('Anna Author');
  pdf.setCreator('Carl Creator');
  const { context } = pdf;
  const metadata = context.register(context.stream('<x>Xenia Xmp</x>', { Type: 'Metadata', Subtype: 'XML' }));
  pdf.catalog.set(PDFName.of('Metadata'), metadata);
  const page = pdf.addPage([612, 792]);
  page.node.set(PDFName.of('Metadata'), metadata);
  page.node.set(PDFName.of('PieceInfo'), context.obj({ App: { Private: PDFString.of('Paul Piece') } }));
  page.drawImage(await pdf.embedJpg(jpgFile(6)), { x: 50, y: 400, width: 200, height: 100 });
  page.drawText('Seen by all', { x: 72, y: 700 });
  await pdf.attach(Buffer.from('Zoe Attached'), 'own.txt', { afRelationship: AFRelationship.Source });
  for (const subtype of annotations) page.node.addAnnot(note(pdf, subtype));
  return pdf.save({ useObjectStreams: false });
}

/** An annotation that prints as a red square; the note covers another place than the square. */
function note({ context }: PDFDocument, subtype: 'Text' | 'Square') {
  const look = context.register(
    context.stream('1 0 0 rg 0 0 80 80 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 80, 80] }),
  );
  const [left, who] = subtype === 'Text' ? ([300, 'Nora Note'] as const) : ([100, 'Sam Square'] as const);
  return context.register(
    context.obj({
      Type: 'Annot',
      Subtype: subtype,
      Rect: [left, 200, left + 80, 280],
      F: 4,
      Contents: PDFString.of(`Weak point, ${who}`),
      T: PDFString.of(who),
      AP: { N: look },
    }),
  );
}

const names =
  /Anna Author|Carl Creator|Xenia Xmp|Paul Piece|Zoe Attached|Nora Note|Sam Square|Weak point|GPS 45\.5|Exif/;

test.each([[[]], [['Text']], [['Text', 'Square']]] as const)(
  'pages of a PDF with the annotations %j leave without author, metadata, comments, attachments and the place of a photo',
  async (annotations) => {
    const file = await tellingPdf(...annotations);
    expect(allTextOf(file)).toMatch(/GPS 45\.5/);
    const { bytes, exhibits } = await bound(fileOf('scan.pdf', 'application/pdf', file));
    expect(exhibits[0]).toMatchObject({ pages: 1, slip: null });
    expect(allTextOf(bytes)).not.toMatch(names);
    const read = await readBack(bytes);
    expect([read.info['Author'], read.pages.length]).toEqual([undefined, 3]);
    // Drawn where there is something to draw; what somebody noted is nothing of the page.
    expect(read.pages[2]?.includes('Seen by all')).toBe(!annotations.some((each) => each === 'Square'));
  },
);

test('what somebody noted about a page is not drawn with it', async () => {
  const drawn = async (...annotations: ('Text' | 'Square')[]) => {
    const pdf = await openPdf(await tellingPdf(...annotations));
    return drawPage(pdf, await pdf.getPage(1));
  };
  expect(await drawn('Text', 'Square')).toEqual(await drawn('Square'));
  expect(await drawn('Text')).not.toEqual(await drawn('Square'));
});

test('a Word document leaves as pages of its text, without author, comments, tracked changes and hidden words', async () => {
  const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const file = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'docProps/core.xml': '<cp:coreProperties><dc:creator>Anna Author</dc:creator></cp:coreProperties>',
    'word/comments.xml': `<w:comments><w:comment w:author="Carl Creator"><w:p>${run('Weak point')}</w:p></w:comment></w:comments>`,
    'word/document.xml': `<w:document><w:body><w:p>${run('The goods were shipped.')}</w:p><w:p><w:del w:author="Nora Note">${run('Sam Square')}</w:del>${run('Paul Piece', '<w:vanish/>')}</w:p></w:body></w:document>`,
  });
  const { bytes, exhibits } = await bound(fileOf('story.docx', `${office}.wordprocessingml.document`, file));
  expect(exhibits[0]).toMatchObject({ pages: 1, slip: null });
  expect(allTextOf(bytes)).not.toMatch(names);
  const { pages } = await readBack(bytes);
  expect(pages[2]).toContain('The goods were shipped.');
  expect(pages.join(' ')).not.toMatch(names);
  expect(pages[1]).toContain('Its text, in a layout of its own');
});

describe('a workbook', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const sheet = (text: string, row = '') =>
    `<worksheet xmlns="${main}"><sheetData><row r="1" ${row}><c r="A1" t="inlineStr"><is><t>${text}</t></is></c><c r="B1"><v>4100</v></c></row></sheetData></worksheet>`;
  const workbook = (row?: string) =>
    zipOf({
      '[Content_Types].xml': '<Types/>',
      'docProps/core.xml': '<cp:coreProperties><dc:creator>Anna Author</dc:creator></cp:coreProperties>',
      '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sales" sheetId="1" r:id="rId1"/><sheet name="Own" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': sheet('Gross sales', row),
      'xl/worksheets/sheet2.xml': sheet('Weak point'),
    });
  const type = `${office}.spreadsheetml.sheet`;

  test('leaves as pages of the sheets that are shown, without the hidden ones', async () => {
    const { bytes, exhibits } = await bound(fileOf('sales.xlsx', type, await workbook()));
    expect(exhibits[0]).toMatchObject({ pages: 1, slip: null });
    const { pages } = await readBack(bytes);
    expect(pages[2]).toMatch(/Gross sales\s+4100/);
    expect(pages.join(' ') + allTextOf(bytes)).not.toMatch(names);
  });

  test('with a hidden row does not leave, not as pages either', async () => {
    const { bytes, exhibits } = await bound(fileOf('sales.xlsx', type, await workbook('hidden="1"')));
    expect(exhibits[0]).toMatchObject({ pages: null, slip: 'unreadable' });
    expect((await readBack(bytes)).pages.join(' ')).not.toContain('Gross sales');
  });
});

test('a letter names nobody in its metadata', async () => {
  const { info } = await readBack(await createTypstRenderer().renderLetter(sampleLetter));
  expect([info['Title'], info['Author']]).toEqual([expect.any(String), undefined]);
});

test('a JPEG keeps what it shows and its color profile, and nothing behind its end', () => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
  const scan = Buffer.concat([segment(0xda, 'head'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);
  const begin = Buffer.from([0xff, 0xd8]);
  const end = Buffer.from([0xff, 0xd9]);
  const shown = [segment(0xe0, 'JFIF'), segment(0xe2, 'ICC'), segment(0xdb, 'table'), scan];
  const full = Buffer.concat([
    begin,
    ...shown.slice(0, 2),
    segment(0xe1, 'Exif'),
    segment(0xed, 'IPTC'),
    segment(0xfe, 'by Anna'),
    ...shown.slice(2),
    end,
    Buffer.from('trailer'),
  ]);
  expect(Buffer.from(withoutMetadata(full))).toEqual(Buffer.concat([begin, ...shown, end]));
});
