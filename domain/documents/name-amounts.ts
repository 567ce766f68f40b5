/** Which amounts of a page have a role, by the words around them and by the heads of their columns. Pure. */
import type { DocumentKind } from '../case.ts';
import { labelsIn, type FoundLabel } from './amount-labels.ts';
import { amountsIn, type WrittenAmount } from './find-amounts.ts';
import { datesIn } from './find-dates.ts';
import type { AmountRole } from './reading.ts';

export type NamedAmount = { role: AmountRole; cents: number; line: number; sureness: number };

const cellBreak = / {3,}/;
/** Heads of tables that list single movements: their rows are no totals. */
const listing = /(?:^| {3,})(?:trans(?:action)?\.? |post(?:ing|ed)? |value |filed |received )?(?:date|posted|description|details|memo|payee|check no\.?|reason(?: code)?|case(?: (?:id|no\.?|number))?|reference|ref\.?|item|sku|product|qty|quantity|arn|order(?: (?:no\.?|id|number|#))?)(?=$| {3,})/i;

/** Amounts with a role, in the order of the page's lines. `sureness` 0 to 1 for how plainly the words say it. */
export function nameAmounts(lines: readonly string[], kind: DocumentKind | null): NamedAmount[] {
  const found: NamedAmount[] = [];
  let heads: (AmountRole | null)[] | null = null;
  let inListing = false;
  let totalRole: AmountRole | null = null;
  lines.forEach((line, index) => {
    const amounts = amountsIn(line);
    if (amounts.length === 0) {
      if (isListingHead(line)) [inListing, heads, totalRole] = [true, null, listedRole(line, kind)];
      else if (headsOf(line, kind)) [heads, inListing] = [headsOf(line, kind), false];
      else if (cellsOf(line).length < 2 && line.trim() !== '' && heads && !/\d/.test(line)) heads = null;
      return;
    }
    // A row of a listing begins with its day or its number; a line of totals does not.
    if (inListing && isMovement(line)) return;
    if (inListing && totalRole && amounts.length === 1 && isTotal(line)) return void found.push({ role: totalRole, cents: amounts[0]?.cents ?? 0, line: index, sureness: 0.8 });
    const byColumn = heads ? columnRoles(line, amounts, heads) : null;
    if (byColumn) return void byColumn.forEach((role, at) => role && found.push({ role, cents: amounts[at]?.cents ?? 0, line: index, sureness: 0.85 }));
    found.push(...byWords(lines, index, amounts, kind));
  });
  return found;
}

const cellsOf = (line: string): string[] => line.split(cellBreak).map((cell) => cell.trim()).filter((cell) => cell !== '');

function isListingHead(line: string): boolean {
  const cells = cellsOf(line);
  return cells.length >= 3 && listing.test(line) && /amount|balance|debit|credit|withdrawal|deposit|total|price|value|disputed|paid/i.test(line);
}

const isTotal = (line: string): boolean => /^\s*(?:grand )?totals?\s*:?(?: {3,}|\s*\$)/i.test(line);
/** What the single movements of a listing are, when it says so: their total has that role. */
const listedRole = (head: string, kind: DocumentKind | null): AmountRole | null => labelsIn(head, kind).find(({ role }) => role !== null)?.role ?? (kind === 'chargeback_report' ? 'chargebacks' : null);
const isMovement = (line: string): boolean => !/^\s*(?:grand |sub-?)?totals?\b/i.test(line) && cellsOf(line).length >= 3 && (datesIn(line).length > 0 || /^\s*(?:\d{1,2}[/-]\d{1,2}|[A-Z]{2,}[-\d]|#?\d)/.test(line));

/** The roles that the cells of a table's head name, or null when fewer than two of them do. */
function headsOf(line: string, kind: DocumentKind | null): (AmountRole | null)[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2) return null;
  const roles = cells.map((cell) => labelsIn(cell, kind).find(({ role, start, end }) => role !== null && end - start > cell.length * 0.5)?.role ?? null);
  return roles.filter(Boolean).length >= 2 ? roles : null;
}

/** A row's amounts by the heads above them: as many cells as heads, or as many amounts as heads with a role. Null when it does not fit. */
function columnRoles(line: string, amounts: readonly WrittenAmount[], heads: readonly (AmountRole | null)[]): (AmountRole | null)[] | null {
  const cells = cellsOf(line);
  if (cells.length === heads.length) {
    const holding = cells.flatMap((cell, at) => (amountsIn(cell).length === 1 ? [heads[at] ?? null] : []));
    return holding.length === amounts.length ? holding : null;
  }
  const named = heads.filter((role) => role !== null);
  return amounts.length === named.length ? named : null;
}

/** By the nearest label before an amount that no other amount has taken; else by one that follows it in the same sentence. */
function byWords(lines: readonly string[], index: number, amounts: readonly WrittenAmount[], kind: DocumentKind | null): NamedAmount[] {
  const line = lines[index] ?? '';
  const labels = labelsIn(line, kind);
  return amounts.flatMap((amount, at) => {
    const previous = amounts[at - 1]?.end ?? 0;
    const before = labels.findLast(({ start, end }) => end <= amount.start && start >= previous && amount.start - end < 90 && !endsSentence(line.slice(end, amount.start)));
    if (before) return named(before, amount, index, isNear(line.slice(before.end, amount.start)) ? 0.95 : 0.8);
    const next = amounts[at + 1]?.start ?? line.length;
    // What stands in a cell of its own is named from the left or from above, never from the right.
    const after = labels.find(({ start, end }) => start >= amount.end && end <= next && start - amount.end < 60 && !endsSentence(line.slice(amount.end, start)) && !cellBreak.test(line.slice(amount.end, start)));
    if (after) return named(after, amount, index, 0.75);
    const above = previous === 0 ? labelAbove(lines, index, line.slice(0, amount.start), kind) : null;
    if (above) return named(above, amount, index, 0.75);
    // A sentence that goes on in the next line.
    const below = at === amounts.length - 1 && !cellBreak.test(line) && !endsSentence(line.slice(amount.end)) ? labelsIn(lines[index + 1] ?? '', kind).find(({ start }) => start < 40) : undefined;
    return below && amountsIn(lines[index + 1] ?? '').length === 0 ? named(below, amount, index, 0.65) : [];
  });
}

const named = ({ role }: FoundLabel, { cents }: WrittenAmount, line: number, sureness: number): NamedAmount[] => (role === null ? [] : [{ role, cents, line, sureness }]);
const endsSentence = (between: string): boolean => /[.;](?:\s|$)(?! ?\d)/.test(between.replaceAll(/\b(?:no|approx|inc|u\.s|avg)\./gi, ''));
const isNear = (between: string): boolean => /^[\s:=.…_-]*(?:\([^)]*\))?[\s:=.…_$(-]*(?:usd)?\s*$/i.test(between) || /^ {3,}[\d,]* *$/.test(between);

/** The label that ends the line above, when the amount begins its own: a card, or a sentence that was broken there. */
function labelAbove(lines: readonly string[], index: number, before: string, kind: DocumentKind | null): FoundLabel | null {
  const above = lines[index - 1] ?? '';
  if (before.trim().length > 60 || cellBreak.test(before) || amountsIn(above).length > 0 || endsSentence(before)) return null;
  const last = labelsIn(above, kind).at(-1);
  if (!last || endsSentence(above.slice(last.end))) return null;
  return above.length - last.end < 60 ? last : null;
}
