// By hand: packages that read Word files return hidden, white and tiny text like any other.

import type { ReadDocument } from '../../../domain/documents/extraction.ts';
import { cellGap, maxLineLength, maxLines, pageOf, type LaidLine } from './lines.ts';
import { DocumentUnreadable } from './reader.ts';
import { maxPartBytes, openZip } from './open-zip.ts';

/** Half-points: text smaller than 3 points is not meant to be read. */
const minSize = 6;

/**
 * The lines of a Word document, a table row as one line, without invisible runs: hidden, white, tiny. Fields, links and
 * comments are ignored. A Word document has no fixed pages, so it counts as one. Throws DocumentUnreadable.
 */
export async function readDocx(content: Uint8Array): Promise<ReadDocument> {
  const parts = await textParts(Buffer.from(content));
  const body = parts.get('word/document.xml');
  if (body === undefined)
    throw new DocumentUnreadable(
      'This Word document is damaged. Open and save it again, or save it as a PDF, and add that.',
    );
  const hiddenStyles = stylesThatHide(parts.get('word/styles.xml') ?? '');
  const seen = { hidden: 0 };
  const others = (kind: string) =>
    [...parts]
      .filter(([name]) => name.startsWith(`word/${kind}`))
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([, xml]) => linesIn(xml, hiddenStyles, seen));
  const lines = [...others('header'), ...linesIn(body, hiddenStyles, seen), ...others('footer')]
    .slice(0, maxLines)
    .map(({ text, spans }) => ({ text: text.slice(0, maxLineLength), spans }));
  return { pages: 1, read: [{ number: 1, ...pageOf(lines), way: 'text', confidence: 1, hidden: seen.hidden }] };
}

async function textParts(file: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await openZip(file);
  const parts = new Map<string, string>();
  for (const name of zip?.names ?? []) {
    if (!/^word\/(document|styles|header\d*|footer\d*)\.xml$/.test(name)) continue;
    const text = await zip?.text(name, maxPartBytes);
    if (typeof text === 'string') parts.set(name, text);
  }
  return parts;
}

function stylesThatHide(styles: string): ReadonlySet<string> {
  const found = [...styles.matchAll(/<w:style\b[^>]*w:styleId="([^"]*)"[^>]*>(.*?)<\/w:style>/gs)];
  return new Set(found.flatMap(([, id = '', inner = '']) => (hides(inner) ? [id] : [])));
}

/** Whether run properties make the text invisible. White on a shaded background is visible. */
function hides(properties: string): boolean {
  if (/<w:(vanish|webHidden|specVanish)(\s*\/>|\s+w:val="(1|true|on)")/.test(properties)) return true;
  const size = /<w:sz\s+w:val="(\d+)"/.exec(properties)?.[1];
  if (size !== undefined && Number(size) < minSize) return true;
  const color = /<w:color\s[^>]*w:val="([0-9A-Fa-f]{6})"/.exec(properties)?.[1];
  const bright = color !== undefined && [0, 2, 4].every((at) => Number.parseInt(color.slice(at, at + 2), 16) > 0xd8);
  return bright && !/<w:(shd|highlight)\b/.test(properties);
}

/** The paragraphs and the rows of tables, each row as one line, so that a label and its amount stay together. */
function linesIn(xml: string, hiddenStyles: ReadonlySet<string>, seen: { hidden: number }): LaidLine[] {
  // Tracked deletions are no longer part of the document's text.
  const current = xml.replaceAll(/<w:del\b[^>]*>.*?<\/w:del>/gs, '');
  const blocks = current.match(/<w:tr\b[^>]*>.*?<\/w:tr>|<w:p\b[^>]*>.*?<\/w:p>/gs) ?? [];
  return blocks
    .flatMap((block) =>
      block.startsWith('<w:tr')
        ? [rowOf(block, hiddenStyles, seen)]
        : paragraphs(block, hiddenStyles, seen).map((text) => ({ text, spans: [] })),
    )
    .filter(({ text }) => text !== '');
}

/** Each cell spans its column; a merged cell spans several. */
function rowOf(row: string, hiddenStyles: ReadonlySet<string>, seen: { hidden: number }): LaidLine {
  const shaded = (cell: string): string =>
    /<w:tcPr>.*?<w:shd\b.*?<\/w:tcPr>/s.test(cell) ? cell.replaceAll('<w:rPr>', '<w:rPr><w:shd/>') : cell;
  let column = 0;
  const cells = (row.match(/<w:tc\b[^>]*>.*?<\/w:tc>/gs) ?? []).map((cell) => {
    const from = column;
    column += Number(/<w:gridSpan\s+w:val="(\d{1,2})"/.exec(cell)?.[1] ?? 1);
    const text = paragraphs(shaded(cell), hiddenStyles, seen).join(' ').replaceAll(/\s+/g, ' ').trim();
    return { text, span: [from, column - 0.5] as const };
  });
  const filled = cells.filter(({ text }) => text !== '');
  return { text: filled.map(({ text }) => text).join(cellGap), spans: filled.map(({ span }) => span) };
}

function paragraphs(xml: string, hiddenStyles: ReadonlySet<string>, seen: { hidden: number }): string[] {
  return (xml.match(/<w:p\b[^>]*>.*?<\/w:p>/gs) ?? []).flatMap((paragraph) => {
    const style = /<w:pStyle\s+w:val="([^"]*)"/.exec(paragraph)?.[1];
    const text = (paragraph.match(/<w:r\b[^>]*>.*?<\/w:r>/gs) ?? []).map((run) => {
      const properties = /<w:rPr>(.*?)<\/w:rPr>/s.exec(run)?.[1] ?? '';
      const named = /<w:rStyle\s+w:val="([^"]*)"/.exec(properties)?.[1];
      const text = textOf(run);
      if (!hides(properties) && !hiddenStyles.has(named ?? '') && !hiddenStyles.has(style ?? '')) return text;
      seen.hidden += text.replaceAll(/\s/g, '').length;
      return '';
    });
    return text
      .join('')
      .split('\n')
      .map((line) => line.trim());
  });
}

function textOf(run: string): string {
  const pieces = run.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)\b[^>]*\/>/g);
  return [...pieces]
    .map(([, text, other]) =>
      text !== undefined ? unescapeXml(text) : other === 'tab' ? cellGap : other === 'noBreakHyphen' ? '-' : '\n',
    )
    .join('');
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name] ?? '';
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
