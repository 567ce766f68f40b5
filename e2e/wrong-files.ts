import { deflateRawSync } from 'node:zlib';

/** Files that must be refused, with words that the refusal must hold. `at`: whether the browser says so when they are chosen, or the server by their content. */
export type WrongFile = { name: string; buffer: Buffer; at: 'choosing' | 'server'; says: string };

const megabyte = 1024 * 1024;
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4_096, 7)]);

export function wrongFiles(png: Buffer): WrongFile[] {
  return [
    { name: 'setup.exe', buffer: program, at: 'choosing', says: 'is not a type we can take' },
    { name: 'statement.pdf', buffer: program, at: 'choosing', says: 'is a program' },
    { name: 'notice.pdf.exe', buffer: program, at: 'choosing', says: 'is not a type we can take' },
    { name: 'eleven-megabytes.pdf', buffer: Buffer.alloc(11 * megabyte, '%PDF-1.7\n'), at: 'choosing', says: 'is larger than 10 MB (11.0 MB)' },
    { name: 'one-byte-too-many.pdf', buffer: Buffer.alloc(10 * megabyte + 1, '%PDF-1.7\n'), at: 'choosing', says: 'is larger than 10 MB.' },
    { name: 'nothing-in-it.pdf', buffer: Buffer.alloc(0), at: 'choosing', says: 'is empty' },
    { name: 'photo.jpg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>'), at: 'choosing', says: 'is a web page' },
    { name: 'logo.svg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), at: 'choosing', says: 'is not a type we can take' },
    { name: 'logo.png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), at: 'choosing', says: 'is a drawing (SVG)' },
    { name: 'scan-of-notice.pdf', buffer: png, at: 'choosing', says: 'is a PNG picture, but its name does not say so. Rename it to end in .png' },
    { name: 'cut-off.png', buffer: png.subarray(0, Math.floor(png.length / 2)), at: 'server', says: 'the picture is cut off' },
    { name: 'bomb.docx', buffer: bomb(), at: 'server', says: 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS, XLSX or HEIC file' },
    { name: 'locked.docx', buffer: protectedDocument(), at: 'server', says: 'it is protected by a password. Remove the password and add it again.' },
  ];
}

/** A Word document of 30 kB that would unpack to 30 MB. */
function bomb(): Buffer {
  const types = '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const parts = [['[Content_Types].xml', types], ['word/document.xml', '<w:document/>'], ['word/media/image.xml', 'a'.repeat(30 * megabyte)]] as const;
  const bodies: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    contents.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...contents, end]);
}

/** The compound file that Word makes of a document with a password: only the names of its streams matter. */
function protectedDocument(): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  ['Root Entry', 'EncryptedPackage', 'EncryptionInfo'].forEach((name, index) => {
    const at = 1024 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
  });
  return file;
}
