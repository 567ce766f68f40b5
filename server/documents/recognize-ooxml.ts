import { openZip } from '../engines/reader/open-zip.ts';

const maxTypesXml = 1024 * 1024;

/**
 * Detects whether a ZIP is a Word document or a spreadsheet (OOXML), from its central directory and its declared main
 * part. Null for anything else: another ZIP, macros, a broken directory, or sizes that only a zip bomb declares.
 */
export async function recognizeOoxml(file: Buffer): Promise<'docx' | 'xlsx' | null> {
  const zip = await openZip(file);
  const types = await zip?.text('[content_types].xml', maxTypesXml);
  if (!zip || !types) return null;
  if (hasMainPart(types, zip.names, 'wordprocessingml.document.main')) return 'docx';
  if (hasMainPart(types, zip.names, 'spreadsheetml.sheet.main')) return 'xlsx';
  return null;
}

function hasMainPart(types: string, names: ReadonlySet<string>, kind: string): boolean {
  const overrides = types.match(/<(?:\w+:)?Override\b[^>]*>/g) ?? [];
  const main = overrides.find((element) => element.includes(`.${kind}+xml`));
  const [, part = ''] = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(main ?? '') ?? [];
  return names.has(part.toLowerCase());
}
