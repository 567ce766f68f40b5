import { slipText, type SlipReason } from '../../../domain/letters/exhibits.ts';
import { unprintable } from '../../../domain/letters/printable.ts';
import { breakableText, printableText } from '../typst/printable-text.ts';
import { printedDate } from '../typst/printed-date.ts';
import type { BookInput, Exhibit } from './exhibits.ts';
import { isLandscape, printedSize, type Sheet } from './sheet.ts';

/**
 * An exhibit ready for typesetting: its pages, or why it has a slip sheet. `pages`: how many the file has, when known.
 */
export interface PlannedExhibit extends Exhibit {
  sheets: Sheet[];
  slip: SlipReason | null;
  pages: number | null;
  /** Its pages are set from its text. */
  retold?: true;
}

interface SheetData {
  /** Name under which the typesetter finds the bytes. */
  path: string;
  /** Page of a PDF, from 1; null for an image. */
  page: number | null;
  landscape: boolean;
  /** Points. */
  width: number;
  height: number;
  alt: string;
}

/** Everything `exhibits.typ` prints; all texts are literal. */
interface BookData {
  title: string;
  reference: string;
  lead: string;
  exhibits: {
    label: string;
    description: string;
    /** The file's name, shortened to one line. */ file: string;
    facts: { label: string; value: string }[];
    slip: string | null;
    pages: string;
    sheets: SheetData[];
  }[];
}

/** Turns planned exhibits into the template's data and the bytes that it names. Throws PdfError for an invalid date. */
export function bookData(
  input: BookInput,
  planned: readonly PlannedExhibit[],
  covered: ReadonlySet<number>,
): { data: BookData; files: Map<string, Uint8Array> } {
  const line = (text: string, max = 300): string => breakableText(printableText(shortened(text, max), covered), 32);
  const files = new Map<string, Uint8Array>();
  const exhibits = planned.map((exhibit, place) => ({
    label: line(exhibit.label),
    description: line(exhibit.description, 400),
    file: line(exhibit.file === null ? '' : printedName(exhibit.file.filename), 70),
    facts: factsOf(exhibit, line),
    slip: exhibit.slip && slipText(exhibit.slip, exhibit.pages),
    pages: exhibit.pages === null ? '–' : String(exhibit.pages),
    sheets: exhibit.sheets.map((sheet, index) => sheetData(exhibit, sheet, { place, index, files, line })),
  }));
  const { long } = printedDate(input.dated);
  const reference = `Exhibits to the letter of ${long} · Case ${line(input.case_number, 60)}`;
  return {
    data: {
      title: `Exhibits, case ${line(input.case_number, 60)}`,
      reference,
      lead: `To the letter of ${long}${input.addressee === '' ? '' : ` to ${line(input.addressee)}`}`,
      exhibits,
    },
    files,
  };
}

type Line = (text: string, max?: number) => string;

function sheetData(
  { label, description, sheets }: PlannedExhibit,
  sheet: Sheet,
  { place, index, files, line }: { place: number; index: number; files: Map<string, Uint8Array>; line: Line },
): SheetData {
  const { source } = sheet;
  const path = 'pdf_page' in source ? `exhibit-${place}.pdf` : `exhibit-${place}-${index}.${source.format}`;
  if ('picture' in source) files.set(path, source.picture);
  return {
    path,
    page: 'pdf_page' in source ? source.pdf_page : null,
    landscape: isLandscape(sheet),
    ...printedSize(sheet),
    alt: `Exhibit ${line(label)}, page ${index + 1} of ${sheets.length}: ${line(description, 120)}`,
  };
}

function factsOf({ file, pages, retold }: PlannedExhibit, line: Line): { label: string; value: string }[] {
  if (file === null) return [];
  return [
    { label: 'File', value: line(printedName(file.filename)) },
    { label: 'Size', value: `${new Intl.NumberFormat('en-US').format(file.size_bytes)} bytes` },
    ...(pages === null ? [] : [{ label: 'Pages', value: String(pages) }]),
    ...(retold ? [{ label: 'Shown', value: 'Its text, in a layout of its own' }] : []),
    { label: 'SHA-256 of the file', value: file.sha256.replace(/^(.{32})(?=.)/, '$1\u200b') },
  ];
}

/** The hash identifies the file, so a name that no font can show is replaced rather than printed as codes. */
function printedName(filename: string): string {
  if (unprintable(filename).length === 0) return filename;
  const [ending = ''] = /\.[A-Za-z0-9]{1,8}$/.exec(filename) ?? [];
  return `(a name that cannot be printed)${ending}`;
}

function shortened(text: string, max: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 1).join('')}…`;
}
