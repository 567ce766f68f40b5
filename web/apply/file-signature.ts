/**
 * Detects from a file's first bytes that it is not what its name claims, before ten megabytes are uploaded. It rejects
 * only what is certain; the server checks the whole file.
 */

/** Enough for the blank lines that some scanners put before a PDF header. */
const headBytes = 1024;

/** Why the file is rejected, naming it, or null. A file that cannot be read is rejected. */
export async function signatureRefusal(file: File): Promise<string | null> {
  try {
    return headRefusal(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  } catch {
    return `“${file.name}” could not be read. It may have been moved or changed; choose it again.`;
  }
}

/** The same check for a file's first bytes. Pure. */
export function headRefusal(name: string, head: Uint8Array): string | null {
  const expected = takenAs[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (head.length === 0 || !expected) return null;
  const text = String.fromCharCode(...head);
  const found = kinds.find((kind) => kind.is(text));
  if (found && expected.includes(found.ending)) return null;
  if (found && found.ending !== 'office')
    return `“${name}” is ${found.label}, but its name does not say so. Rename it to end in .${found.ending} and choose it again.`;
  return `“${name}” is ${found?.label ?? unknownKindOf(text)}, and not what its name says. Choose the document itself, or save it as a PDF or a picture first.`;
}

type Kind = { ending: 'pdf' | 'jpg' | 'png' | 'heic' | 'office'; label: string; is: (text: string) => boolean };

const kinds: readonly Kind[] = [
  { ending: 'pdf', label: 'a PDF', is: (text) => /^(\u00ef\u00bb\u00bf)?\s*%PDF-\d/.test(text) },
  { ending: 'jpg', label: 'a JPG picture', is: (text) => text.startsWith('\xff\xd8\xff') },
  { ending: 'png', label: 'a PNG picture', is: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { ending: 'heic', label: 'a HEIC photo', is: (text) => /^ftyp(hei[cxs]|hev[cx]|mif1|msf1)/.test(text.slice(4)) },
  {
    ending: 'office',
    label: 'an Office file or an archive',
    is: (text) => text.startsWith('PK') || text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
];

/** The type a name claims. Which of the four Office types it is takes the whole file to determine. */
const takenAs: Record<string, readonly Kind['ending'][] | undefined> = {
  pdf: ['pdf'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  heic: ['heic'],
  doc: ['office'],
  docx: ['office'],
  xls: ['office'],
  xlsx: ['office'],
};

function unknownKindOf(text: string): string {
  if (text.startsWith('MZ') || text.startsWith('\x7fELF') || text.startsWith('#!')) return 'a program';
  if (/^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg/i.test(text)) return 'a drawing (SVG)';
  if (/^\s*<(!doctype\s+html|html|head|body|script)/i.test(text)) return 'a web page';
  return text.startsWith('GIF8') ? 'a GIF picture' : 'another kind of file';
}
