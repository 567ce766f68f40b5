import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { writeCompound, writeZip, type ZipPart } from '../../testing/files/write-office-file.ts';
import { recognizeFile } from './recognize-file.ts';

const limit = 10 * 1024 * 1024;
const unknown = 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS, XLSX or HEIC file.';

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
/** With a thumbnail in its header, which ends like an image, and a video after its end, as phones write it. */
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
    ['IMG_0042.HEIC', heic, 'image/heic', 'heic'],
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
    ['about-scripts.pdf', pdfWithStream('BT (/S /Launch) Tj ET', 'Page'), 'application/pdf', 'pdf'],
    ['form.pdf', pdfWith('<</S/JavaScript/JS(AFNumber_Format(2))>>'), 'application/pdf', 'pdf'],
    ['link.pdf', pdfWith('<</S/URI/URI(https://bank.example)>>'), 'application/pdf', 'pdf'],
  ])('%s is accepted', async (name, bytes, content_type, extension) =>
    expect(await recognize(bytes, name)).toEqual({ ok: true, content_type, extension }),
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
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7'), unknown],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'), unknown],
    ['anim.png', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), unknown],
    ['notes.doc', Buffer.from('plain text'), unknown],
    ['one.pdf', Buffer.from('%'), unknown],
    ['mail.doc', writeCompound('__properties_version1.0'), email],
    ['notice.eml', savedEmail, email],
    ['notice.pdf', savedEmail, email],
    ['notes.eml', Buffer.from('From: the manager\n\nSubject and date follow.'), unknown],
    ['notes.eml', Buffer.from('From the manager\nSubject: none\nDate: none\n\nText'), unknown],
    ['setup.xls', writeCompound('\u4840\u3f7f\u4164'), unknown],
    ['broken.doc', writeCompound('WordDocument').subarray(0, 600), unknown],
    ['archive.docx', writeZip([{ name: 'a.txt', content: 'a' }]), unknown],
    [
      'slides.docx',
      writeZip([
        types('ppt/presentation.xml', 'vnd.openxmlformats-officedocument.presentationml.presentation.main'),
        { name: 'ppt/presentation.xml', content: 'x' },
      ]),
      unknown,
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
    ['photo.pdf', png(), 'its name ends in .pdf, but it is a PNG file. Rename it to end in .png and add it again.'],
    [
      'ledger.xls',
      writeZip(xlsxParts),
      'its name ends in .xls, but it is an XLSX file. Rename it to end in .xlsx and add it again.',
    ],
    ['virus.exe', pdf, 'its name ends in .exe, but it is a PDF file. Rename it to end in .pdf and add it again.'],
    ['scan', pdf, 'its name has no ending, but it is a PDF file. Rename it to end in .pdf and add it again.'],
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

  test('what only looks like many streams is looked through at once', async () => {
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
