import { inflateSync } from 'node:zlib';

/** Unpacked object streams are looked into up to so many bytes in all; a bomb ends there. */
const maxUnpacked = 40 * 1024 * 1024;

/** An object's dictionary lies in the last bytes before its stream. */
const dictionaryBytes = 1_000;

/**
 * Why a PDF may not be added, or null. No bank writes a PDF that starts a program when it is opened (`/Launch`). A
 * script alone is accepted: our own pages run none, and forms of tax offices compute with them. A PDF that is both
 * scripted and encrypted is refused, because we cannot inspect it, and its reader opens it in a program of their own.
 * Actions are in plain objects or in object streams, which are unpacked.
 */
export function pdfDanger(file: Buffer): string | null {
  let [launches, scripted, encrypted] = [false, false, false];
  for (const objects of objectsOf(file)) {
    const names = objects.includes('#') ? objects.replaceAll(/#([0-9a-f]{2})/gi, unescaped) : objects;
    launches ||= /\/S\s*\/Launch\b/.test(names);
    scripted ||= /\/S\s*\/JavaScript\b/.test(names);
    encrypted ||= /\/Encrypt\b/.test(names);
  }
  if (launches) return 'it would start a program when it is opened. Print it to a PDF and add that.';
  if (scripted && encrypted)
    return 'it is encrypted and would run a script when it is opened. Print it to a PDF and add that.';
  return null;
}

const unescaped = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** Each object stream, unpacked; then the plain objects, without the content of streams. */
function* objectsOf(file: Buffer): Generator<string> {
  const text = file.toString('latin1');
  const open: string[] = [];
  let [after, left] = [0, maxUnpacked];
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', after)) {
    const head = text.slice(Math.max(after, at - dictionaryBytes), at);
    const [newline = ''] = /^\r?\n/.exec(text.slice(at + 6, at + 8)) ?? [];
    open.push(text.slice(after, at));
    after = at + 6;
    if (newline === '' || !head.trimEnd().endsWith('>>')) continue;
    const end = text.indexOf('endstream', after);
    const start = after + newline.length;
    after = end === -1 ? text.length : end + 9;
    if (left <= 0 || !head.slice(head.lastIndexOf('obj') + 1).includes('/ObjStm')) continue;
    const unpacked = inflated(file.subarray(start, end === -1 ? text.length : end), left);
    left -= unpacked.length;
    yield unpacked;
  }
  yield open.join('') + text.slice(after);
}

/** Empty when it is not a deflated stream, or unpacks to more than `maxBytes`. */
function inflated(packed: Buffer, maxBytes: number): string {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, maxBytes) }).toString('latin1');
  } catch {
    return '';
  }
}
