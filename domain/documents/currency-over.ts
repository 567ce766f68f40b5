/** The currency of amounts that do not name one themselves, from the page's labels, column heads and sentences. */
import { currencyStated, labelsOfCurrency } from './currencies.ts';
import { amountsIn, type WrittenAmount } from './find-amounts.ts';

/** The currency of an amount in a line: as the page writes it, null for US dollars. */
type CurrencyOf = (line: number, amount: WrittenAmount) => string | null;
/** The currencies that the cells of a table's head name, by cell; undefined where one names none. */
type Head = readonly (string | null | undefined)[];

const cellBreak = / {3,}/g;
/** The cell of a line in which a place stands. */
const cellAt = (line: string, place: number): number => [...line.slice(0, place).matchAll(cellBreak)].length;
const cellsOf = (line: string): string[] => line.trim().split(cellBreak);

/** `otherwise`: what the rest of the document says. Amounts are US dollars where nothing says another currency. */
export function currenciesOver(lines: readonly string[], otherwise: string | null = null): CurrencyOf {
  const heads = headsOver(lines);
  const stated = statedOver(lines, otherwise);
  const labeled = lines.map((line) => labelsOfCurrency(line));
  return (index, { start, currency }) => {
    if (currency !== undefined) return currency;
    const line = lines[index] ?? '';
    const labels = labeled[index] ?? [];
    const label =
      labels.findLast((each) => each.end <= start + 3 && !/[.;]\s/.test(line.slice(each.end, start))) ??
      labels.find((each) => each.start >= start && cellsOf(line).length > 1);
    if (label) return label.currency;
    const head = heads[index];
    return head ? inColumn(head, line, start) : (stated[index] ?? null);
  };
}

/**
 * The currency of the column head above a cell; where row and head differ in their number of cells, any foreign one in
 * the head.
 */
function inColumn(head: Head, line: string, place: number): string | null {
  const named = head.filter((each) => each !== undefined);
  const own = cellsOf(line).length === head.length ? head[cellAt(line, place)] : undefined;
  return own === undefined ? (named.find((each) => each !== null) ?? null) : own;
}

/** For each line the head of its table, if that head names a currency. A line of text ends a table. */
function headsOver(lines: readonly string[]): (Head | undefined)[] {
  let head: Head | undefined;
  return lines.map((line) => {
    if (amountsIn(line).length > 0) return head;
    const cells = cellsOf(line);
    const named = cells.map((cell) => labelsOfCurrency(cell)[0]?.currency);
    if (named.some((each) => each !== undefined)) head = named;
    else if (cells.length > 1 || line.trim().length > 20) head = undefined;
    return undefined;
  });
}

/** For each line, the currency last stated above it, else the first one stated below. */
function statedOver(lines: readonly string[], otherwise: string | null): (string | null)[] {
  const all = lines.map(currencyStated);
  let last = all.find((each) => each !== undefined) ?? otherwise;
  return all.map((each) => (last = each === undefined ? last : each));
}
