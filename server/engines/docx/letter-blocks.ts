import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type FileChild,
  type IParagraphOptions,
  type ParagraphChild,
  type TextRun,
} from 'docx';
import { cellPiece, paragraphsOf } from '../../../domain/letters/block-pieces.ts';
import type { LetterBlock } from '../../../domain/letters/letter.ts';
import { tableData } from '../typst/letter-table.ts';
import { inch, rule } from './docx-styles.ts';
import { inlineText, readsRightToLeft } from './docx-text.ts';

const ownMarker = /^\s*(\(?([0-9]{1,3}|[a-z]|[ivx]{1,5})[.)]|[-–•])\s/i;
const pageWidth = 6.5 * inch;
const line = { style: BorderStyle.SINGLE, size: 4, color: rule };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Marks what a piece of the block is printed as, for when the file comes back. */
export type MarkPiece = (piece: number, runs: TextRun[]) => ParagraphChild[];

/** One block of the letter. `list` identifies its list, so that each counts from one. */
export function blockParts(block: LetterBlock, list: number, mark: MarkPiece): FileChild[] {
  if (block.kind === 'heading') return [styled(block.text, { heading: HeadingLevel.HEADING_1 }, 0, mark)];
  if (block.kind === 'quote')
    return paragraphs(block.text, { style: 'LetterQuote', border: { left: { ...line, size: 12, space: 10 } } }, mark);
  const texts = paragraphsOf(block.text).length;
  const parts = [...listParts(block, list, texts, mark), ...tableParts(block, texts, mark)];
  return [
    ...paragraphs(block.text, { style: 'Body', ...(parts.length > 0 ? { keepNext: true } : {}) }, mark),
    ...parts,
  ];
}

function styled(text: string, options: IParagraphOptions, piece: number, mark: MarkPiece): Paragraph {
  return new Paragraph({
    ...options,
    ...(readsRightToLeft(text) ? { bidirectional: true } : {}),
    children: mark(piece, inlineText(text)),
  });
}

/** A blank line starts a new paragraph, as on paper. */
const paragraphs = (text: string, options: IParagraphOptions, mark: MarkPiece): Paragraph[] =>
  paragraphsOf(text).map((each, piece) => styled(each, options, piece, mark));

/** Items that bring their own numbers keep them; the others are numbered. */
function listParts({ kind, items = [] }: LetterBlock, list: number, texts: number, mark: MarkPiece): Paragraph[] {
  if (kind !== 'list' || items.length === 0) return [];
  const own = items.every((item) => ownMarker.test(item));
  const options: IParagraphOptions = own
    ? { style: 'LetterList', indent: { left: 560, hanging: 400 } }
    : { style: 'LetterList', numbering: { reference: 'letter-list', level: 0, instance: list } };
  return items.map((item, index) => styled(item, options, texts + index, mark));
}

function tableParts({ kind, rows = [] }: LetterBlock, texts: number, mark: MarkPiece): FileChild[] {
  if (kind !== 'table' || rows.length === 0) return [];
  const { columns, total } = tableData(rows);
  const widths = columnWidths(columns.map((column) => column.share));
  const cell = (text: string, column: number, row: number): TableCell =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: column === 0 ? 0 : 100, right: 100 },
      children: [
        new Paragraph({
          style: 'TableText',
          ...(columns[column]?.align === 'right' ? { alignment: AlignmentType.END } : {}),
          ...(readsRightToLeft(text) ? { bidirectional: true } : {}),
          children: mark(
            cellPiece(texts, row, column),
            inlineText(text, row === 0 || (total && row === rows.length - 1) ? { bold: true } : {}),
          ),
        }),
      ],
    });
  const table = new Table({
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: widths,
    style: 'LetterTable',
    tableLook: { firstRow: true, lastRow: total, firstColumn: false, lastColumn: false, noHBand: true, noVBand: true },
    // The docx package draws borders around a table that sets none.
    borders: { left: none, right: none, insideVertical: none },
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          cantSplit: true,
          children: columns.map((_, column) => cell(row[column] ?? '', column, at)),
        }),
    ),
  });
  // Without a paragraph between them two tables would merge.
  return [
    table,
    new Paragraph({ style: 'TableText', spacing: { line: 120, lineRule: LineRuleType.EXACT }, children: [] }),
  ];
}

/** Twips of each column; a column without a share is as wide as a date or an amount. */
function columnWidths(shares: readonly (number | null)[]): number[] {
  const narrow = Math.min(1.2 * inch, pageWidth / shares.length);
  const wide = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const left = pageWidth - narrow * shares.filter((share) => share === null).length;
  return shares.map((share) => Math.round(share === null ? narrow : (left * share) / wide));
}
