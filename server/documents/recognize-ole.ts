const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xfffffffa;
const entryBytes = 128;

/**
 * What an OLE compound file holds; `protected` is a password-protected OOXML document, `macros` a document with a program in it, `email` a
 * message of Outlook (MSG).
 */
type OleKind = 'doc' | 'xls' | 'protected' | 'macros' | 'email';

/** Storages and streams in which Word and Excel keep Visual Basic. */
const macroNames = ['_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA', 'Macros'];

/** Whether the bytes begin like an OLE compound file, the container of .doc and .xls. */
export function isOle(file: Buffer): boolean {
  return file.length >= 512 && file.subarray(0, 8).equals(signature);
}

/** Detects the kind from the names in the directory. Null for another kind or a broken file. */
export function recognizeOle(file: Buffer): OleKind | null {
  if (!isOle(file)) return null;
  const names = streamNames(file);
  if (macroNames.some((name) => names.has(name))) return 'macros';
  if (names.has('WordDocument')) return 'doc';
  if (names.has('Workbook') || names.has('Book')) return 'xls';
  if (names.has('__properties_version1.0')) return 'email';
  return names.has('EncryptedPackage') ? 'protected' : null;
}

function streamNames(file: Buffer): Set<string> {
  const shift = file.readUInt16LE(30);
  const names = new Set<string>();
  if (shift !== 9 && shift !== 12) return names;
  const size = 1 << shift;
  const seen = new Set<number>();
  for (
    let sector = file.readUInt32LE(48);
    sector < endOfChain && !seen.has(sector);
    sector = nextSector(file, sector, size)
  ) {
    seen.add(sector);
    addNames(file.subarray((sector + 1) * size, (sector + 2) * size), names);
  }
  return names;
}

function addNames(directory: Buffer, names: Set<string>): void {
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = directory.readUInt16LE(at + 64);
    if (length >= 4 && length <= 64) names.add(directory.toString('utf16le', at, at + length - 2));
  }
}

function nextSector(file: Buffer, sector: number, size: number): number {
  const perSector = size / 4;
  const table = tableSector(file, Math.floor(sector / perSector), size);
  return wordAt(file, (table + 1) * size + (sector % perSector) * 4);
}

/**
 * Where the nth sector of the allocation table is: the header names 109, and one further sector is enough for 10 MB.
 */
function tableSector(file: Buffer, index: number, size: number): number {
  if (index < 109) return file.readUInt32LE(76 + index * 4);
  if (index - 109 >= size / 4 - 1) return endOfChain;
  return wordAt(file, (file.readUInt32LE(68) + 1) * size + (index - 109) * 4);
}

function wordAt(file: Buffer, at: number): number {
  return at + 4 <= file.length ? file.readUInt32LE(at) : endOfChain;
}
