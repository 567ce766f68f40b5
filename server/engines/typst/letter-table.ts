import { inlineSpans, type Span } from './inline-spans.ts';

interface TableColumn {
  align: 'left' | 'right';
  /** Share of the free width, or null for as wide as its content. */
  share: number | null;
}

/** A table as the template takes it: the first row is the header, short rows are padded. */
export interface TableData {
  columns: TableColumn[];
  header: Span[][];
  rows: Span[][][];
  /** Whether the last row is a total, ruled off and bold. */
  total: boolean;
}

const numeric = /^[-−–(]?\s*(?:US)?(?:\$\s*|(?<=US)\s+)?\d[\d,]*(\.\d+)?\s*%?\)?$/;
const pageCharacters = 84;

/** Columns of money, counts or percents are right-aligned; text columns share the width by their longest cell. */
export function tableData(rows: readonly (readonly string[])[]): TableData {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const [header = [], ...body] = cells;
  const limit = Math.max(8, Math.floor(pageCharacters / width) - 4);
  const setCell = (cell: string): Span[] => inlineSpans(cell, limit);
  return {
    columns: shared(header.map((_, column) => tableColumn(body, header, column))),
    header: header.map(setCell),
    rows: body.map((row) => row.map(setCell)),
    total: /^\W*(sub)?total|^\W*balance/i.test(body.at(-1)?.[0] ?? ''),
  };
}

function tableColumn(body: readonly string[][], header: readonly string[], column: number): TableColumn {
  const filled = body.map((row) => bare(row[column] ?? '')).filter((cell) => cell !== '');
  if (filled.length > 0 && filled.every((cell) => numeric.test(cell))) return { align: 'right', share: null };
  const longest = Math.max(...[header[column] ?? '', ...filled].map((cell) => bare(cell).length));
  return { align: 'left', share: longest <= 18 ? null : Math.min(longest, 48) };
}

/** The table always fills the text width: when no column shares it, the first text column takes it. */
function shared(columns: TableColumn[]): TableColumn[] {
  if (columns.some((column) => column.share !== null)) return columns;
  const wide = Math.max(
    0,
    columns.findIndex((column) => column.align === 'left'),
  );
  return columns.map((column, index) => (index === wide ? { ...column, share: 1 } : column));
}

function bare(cell: string): string {
  return cell.replaceAll('**', '').trim();
}
