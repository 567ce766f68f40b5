import { writeCompound, writeZip } from '../testing/files/write-office-file.ts';

/**
 * Files that must be rejected, with text the message must contain. `at`: whether the browser rejects them on selection,
 * or the server by content.
 */
type WrongFile = { name: string; buffer: Buffer; at: 'choosing' | 'server'; says: string };

const megabyte = 1024 * 1024;
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4_096, 7)]);

export function wrongFiles(png: Buffer): WrongFile[] {
  return [
    { name: 'setup.exe', buffer: program, at: 'choosing', says: 'is not a type we can take' },
    { name: 'statement.pdf', buffer: program, at: 'choosing', says: 'is a program' },
    { name: 'notice.pdf.exe', buffer: program, at: 'choosing', says: 'is not a type we can take' },
    {
      name: 'eleven-megabytes.pdf',
      buffer: Buffer.alloc(11 * megabyte, '%PDF-1.7\n'),
      at: 'choosing',
      says: 'is larger than 10 MB (11.0 MB)',
    },
    {
      name: 'one-byte-too-many.pdf',
      buffer: Buffer.alloc(10 * megabyte + 1, '%PDF-1.7\n'),
      at: 'choosing',
      says: 'is larger than 10 MB.',
    },
    { name: 'nothing-in-it.pdf', buffer: Buffer.alloc(0), at: 'choosing', says: 'is empty' },
    {
      name: 'photo.jpg',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
      at: 'choosing',
      says: 'it is a web page',
    },
    {
      name: 'logo.svg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      at: 'choosing',
      says: 'is not a type we can take',
    },
    {
      name: 'logo.png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      at: 'choosing',
      says: 'is a drawing (SVG)',
    },
    {
      name: 'notes.txt',
      buffer: Buffer.from('Called support, they said the money is held.\r\n'),
      at: 'choosing',
      says: 'it is plain text. Add an export of your processor’s records as an export',
    },
    {
      name: 'cut-off.png',
      buffer: png.subarray(0, Math.floor(png.length / 2)),
      at: 'server',
      says: 'the picture is cut off',
    },
    {
      name: 'bomb.docx',
      buffer: bomb(),
      at: 'server',
      says: 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS or XLSX file',
    },
    {
      name: 'locked.docx',
      buffer: writeCompound('EncryptedPackage', 'EncryptionInfo'),
      at: 'server',
      says: 'it is protected by a password. Remove the password and add it again.',
    },
  ];
}

/** A 30 kB Word document that would decompress to 30 MB. */
function bomb(): Buffer {
  const types =
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  return writeZip([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<w:document/>' },
    { name: 'word/media/image.xml', content: 'a'.repeat(30 * megabyte) },
  ]);
}
