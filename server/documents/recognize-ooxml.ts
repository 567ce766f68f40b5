import { openZip } from '../engines/reader/open-zip.ts';

const maxTypesXml = 1024 * 1024;

/** Parts that are a program: Visual Basic, Excel's old macro sheets, ActiveX controls. */
const macroPart = /(^|\/)(vbaproject\.bin|vbadata\.xml|activex\d*\.bin)$|^xl\/(macrosheets|dialogsheets)\//;
const macroType = /\.macroEnabled(Template)?\.main\+xml/i;
/** Embedded files of any other program, executables among them. */
const packagePart = /^(word|xl)\/embeddings\/[^/]*\.bin$/;

/**
 * Detects whether a ZIP is a Word document or a spreadsheet (OOXML), from its central directory and its declared main
 * part. `macros`: it contains a program; `template`: it loads a template from elsewhere when it is opened; `package`:
 * it contains a file of another program. Null for anything else: another ZIP, a broken directory, or sizes that only a
 * zip bomb declares.
 */
export async function recognizeOoxml(
  file: Buffer,
): Promise<'docx' | 'xlsx' | 'macros' | 'template' | 'package' | null> {
  const zip = await openZip(file);
  const types = await zip?.text('[content_types].xml', maxTypesXml);
  if (!zip || !types) return null;
  const names = [...zip.names];
  if (macroType.test(types) || names.some((name) => macroPart.test(name))) return 'macros';
  if (names.some((name) => packagePart.test(name))) return 'package';
  const settings = await zip.text('word/_rels/settings.xml.rels', maxTypesXml);
  if (settings && loadsTemplate(settings)) return 'template';
  if (hasMainPart(types, zip.names, 'wordprocessingml.document.main')) return 'docx';
  if (hasMainPart(types, zip.names, 'spreadsheetml.sheet.main')) return 'xlsx';
  return null;
}

function hasMainPart(types: string, names: ReadonlySet<string>, kind: string): boolean {
  const overrides = types.match(/<(?:\w+:)?Override\b[^<>]*>/g) ?? [];
  const main = overrides.find((element) => element.includes(`.${kind}+xml`));
  const [, part = ''] = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(main ?? '') ?? [];
  return names.has(part.toLowerCase());
}

const loadsTemplate = (relationships: string): boolean =>
  (relationships.match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? []).some(
    (each) =>
      /attachedTemplate/i.test(each) &&
      /TargetMode\s*=\s*["']External/i.test(each) &&
      /Target\s*=\s*["'](https?:|ftp:|\\\\|file:\/\/[^/])/i.test(each),
  );
