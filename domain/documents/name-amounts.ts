/** Assigns roles to a page's amounts from nearby labels and column headings. Lines that run on are joined (`join-lines.ts`). */
import type { DocumentKind } from './document-kind.ts';
import { labelsIn, type FoundLabel } from './amount-labels.ts';
import type { CellSpan } from './extraction.ts';
import { currenciesOver } from './currency-over.ts';
import { endsSentence, isFormer, isLimit, isNear, isTied, ownName } from './label-ties.ts';
import { amountsIn, type WrittenAmount } from './find-amounts.ts';
import { datesIn, periodsIn } from './find-dates.ts';
import type { AmountRole } from './finding-roles.ts';
import { cellBreak, cellsOf, type Cell } from './table-cells.ts';
import { isOfStands, keptInRow, rolesInRow, tableUnder, total, type Table } from './table-roles.ts';
import { heldNearby } from './held-nearby.ts';

/** `currency`: null for US dollars, else as the page writes it. `start`, `end`: where the amount stands in its line. */
type NamedAmount = Required<WrittenAmount> & { role: AmountRole; line: number; sureness: number };
type Role = { role: AmountRole; amount: WrittenAmount; line: number; sureness: number };

/** Headings of tables that list individual transactions, whose rows are not totals. */
const listing =
  /(?<=^| {3})(?:trans(?:action)?\.? |post(?:ing|ed)? |value |filed |received )?(?:date|posted|description|details|memo|payee|check no\.?|reason(?: code)?|case(?: (?:id|no\.?|number))?|reference|ref\.?|item|sku|product|qty|quantity|arn|order(?: (?:no\.?|id|number|#))?)(?=$| {3})/i;

/** Maximum lines of column heads above the last one. */
const maxAbove = 2;
/** Maximum rows that one total adds up. */
const maxParts = 60;

/**
 * Amounts with a role, in line order. `sureness` (0 to 1) is how clearly the text says so. `spans`: where the cells of each line stand.
 * `currency`: that of the whole document, null for US dollars.
 */
export function nameAmounts(
  lines: readonly string[],
  kind: DocumentKind | null,
  spans: readonly (readonly CellSpan[])[] = [],
  currency: string | null = null,
): NamedAmount[] {
  const currencyOf = currenciesOver(lines, currency);
  const own = rolesOfAmounts(lines, kind, spans);
  const named = new Set(own.map(({ line, amount }) => `${line} ${amount.start}`));
  const hasRole = (line: number, { start }: WrittenAmount): boolean => named.has(`${line} ${start}`);
  const nearby = kind === 'hold_notice' ? heldNearby(lines, hasRole) : [];
  return [...own, ...nearby].map(({ amount, ...role }) => ({
    ...amount,
    ...role,
    currency: currencyOf(role.line, amount),
  }));
}

function rolesOfAmounts(
  lines: readonly string[],
  kind: DocumentKind | null,
  spans: readonly (readonly CellSpan[])[],
): Role[] {
  const found: Role[] = [];
  let table: (Table & { above: Set<AmountRole | null> }) | null = null;
  let above: Cell[][] = [];
  let inListing = false;
  let totalRole: AmountRole | null = null;
  lines.forEach((line, index) => {
    const amounts = amountsIn(line);
    const cells = cellsOf(line, spans[index]);
    const [only] = amounts;
    if (!only) {
      const opened = tableUnder(above, cells, kind);
      above = [cells, ...above].slice(0, maxAbove);
      const isListing = isListingHead(line) && !(opened && isOfStands(opened));
      inListing = isListing || (inListing && !opened);
      if (isListing) totalRole = listedRole(line, kind);
      if (opened || isListing) table = opened && { ...opened, above: new Set() };
      else if (cells.length < 2 && line.trim().length > 20 && !/\d/.test(line)) table = null;
      return;
    }
    above = [];
    // A transaction row starts with a date or number; a totals row does not.
    if (isMovement(line) && (inListing || (kind === 'bank_statements' && datesIn(line)[0]?.start === 0))) return;
    if (inListing && !table && totalRole && amounts.length === 1 && isTotal(line))
      return void found.push({ role: totalRole, amount: only, line: index, sureness: 0.8 });
    const isRow = !inListing || isTotal(line);
    const row = table && isRow ? rolesInRow(table, cells, amounts, kind, table.above) : null;
    if (table && row) {
      if (row.entry !== undefined) table.above.add(row.entry);
      return void amounts.forEach((amount, at) => {
        const role = row.roles[at];
        if (role) found.push({ role, amount, line: index, sureness: 0.85 });
      });
    }
    const kept = keptInRow(cells, amounts, kind);
    if (kept !== undefined) return void (kept && found.push({ role: kept, amount: only, line: index, sureness: 0.95 }));
    found.push(...byWords(lines, index, amounts, kind));
  });
  return withoutTransfers(withoutParts(found, lines), lines);
}

/**
 * Drops amounts that a following total adds up, because the total is what the document says. Months stay: each is a
 * figure of its own.
 */
function withoutParts(found: readonly Role[], lines: readonly string[]): Role[] {
  const parts = new Set<Role>();
  const open = new Map<AmountRole, Role[]>();
  for (const each of found) {
    const before = open.get(each.role) ?? [];
    const isSum =
      total.test(lines[each.line] ?? '') &&
      before.reduce((sum, { amount }) => sum + amount.cents, 0) === each.amount.cents;
    if (isSum && !before.some(({ line }) => periodsIn(lines[line] ?? '').length > 0))
      before.forEach((part) => parts.add(part));
    open.set(each.role, isSum ? [] : [...before.slice(-maxParts), each]);
  }
  return found.filter((each) => !parts.has(each));
}

/** Drops transfers to a bank from an account with a balance: they are movements, not the net of sales. */
function withoutTransfers(found: readonly Role[], lines: readonly string[]): Role[] {
  const hasBalance = found.some(({ role }) => role === 'opening_balance' || role === 'closing_balance');
  const isTransfer = (line: string): boolean => transfer.test(line) && !/\bnet\b/i.test(line);
  return found.filter(({ role, line }) => !(hasBalance && role === 'net' && isTransfer(lines[line] ?? '')));
}
const transfer = /\b(?:transfer|payout|paid|sent|funded)/i;

function isListingHead(line: string): boolean {
  return (
    cellsOf(line).length >= 3 &&
    listing.test(line) &&
    /amount|balance|debit|credit|withdrawal|deposit|total|price|value|disputed|paid/i.test(line)
  );
}

const isTotal = (line: string): boolean => /^\s*(?:grand )?totals?\s*:?(?: {3,}|\s*\$)/i.test(line);
/** The role of a listing's transactions, if stated: their total has it too. */
const listedRole = (head: string, kind: DocumentKind | null): AmountRole | null =>
  labelsIn(head, kind).find(({ role }) => role !== null)?.role ?? (kind === 'chargeback_report' ? 'chargebacks' : null);
const isMovement = (line: string): boolean =>
  !/^\s*(?:grand |sub-?)?totals?\b/i.test(line) &&
  cellsOf(line).length >= 3 &&
  (datesIn(line).length > 0 || /^\s*(?:\d{1,2}[/-]\d{1,2}|[A-Z]{2,}[-\d]|#?\d)/.test(line));

/** Uses the nearest unused label before an amount, else one after it in the same sentence. */
function byWords(
  lines: readonly string[],
  index: number,
  written: readonly WrittenAmount[],
  kind: DocumentKind | null,
): Role[] {
  const { text, offset, end: lineEnd } = inContext(lines, index);
  const labels = labelsIn(text, kind);
  const amounts = written.filter(
    ({ start, end }) => !isFormer(text.slice(0, start + offset), text.slice(end + offset)),
  );
  return amounts.flatMap((amount, at) => {
    const { start, end } = amount;
    const [from, to] = [start + offset, end + offset];
    const own = ownName(lines[index] ?? '', start);
    const [begin, stop] = own === null ? [0, text.length] : [own + offset, lineEnd];
    const previous = at === 0 ? 0 : (amounts[at - 1]?.end ?? 0) + offset;
    if (isLimit(text.slice(previous, from), text.slice(to))) return [];
    const before = labels.findLast(
      (label) =>
        label.end <= from &&
        label.start >= previous &&
        label.end > begin &&
        from - label.end < 90 &&
        isTied(label.role, text.slice(label.end, from)),
    );
    // A label in the line above counts only when it is near.
    if (before && (before.end > offset || from - before.end < 60))
      return toRole(
        before,
        amount,
        index,
        before.end <= offset ? 0.75 : isNear(text.slice(before.end, from)) ? 0.95 : 0.8,
      );
    const following = amounts[at + 1];
    const next = Math.min(stop, following ? following.start + offset : text.length);
    // An amount alone in its cell takes its label from the left or above, never from the right.
    const after = labels.find(
      (label) =>
        label.start >= to &&
        label.end <= next &&
        label.start - to < 90 &&
        !bareHead.test(text.slice(label.start, label.end)) &&
        !(following && isNear(text.slice(label.end, next))) &&
        !endsSentence(text.slice(to, label.start)) &&
        !cellBreak.test(text.slice(to, label.start)),
    );
    return after ? toRole(after, amount, index, after.end > lineEnd ? 0.65 : 0.75) : [];
  });
}

/** Labels valid only as a row or column heading: "$100 of your sales" is not a volume. */
const bareHead = /^(?:sales|charges|gross|net|total|payments|processed|transferred)$/i;

/** A line with the end of the line above and the start of the line below, where a sentence continues. Cells are not joined. */
function inContext(lines: readonly string[], index: number): { text: string; offset: number; end: number } {
  const line = lines[index] ?? '';
  const [above, below] = [lines[index - 1] ?? '', lines[index + 1] ?? ''];
  const single = (text: string) => text !== '' && !cellBreak.test(text);
  const endsAbove = !single(above) || /[.;!?]\s*$/.test(above);
  const tail =
    single(line) && !endsAbove ? `${above.slice(Math.max(above.length - 90, amountsIn(above).at(-1)?.end ?? 0))} ` : '';
  const head =
    single(line) && single(below) && !/[.;!?:]\s*$/.test(line)
      ? ` ${below.slice(0, Math.min(70, amountsIn(below)[0]?.start ?? 70))}`
      : '';
  return { text: `${tail}${line}${head}`, offset: tail.length, end: tail.length + line.length };
}

const toRole = ({ role }: FoundLabel, amount: WrittenAmount, line: number, sureness: number): Role[] =>
  role === null ? [] : [{ role, amount, line, sureness }];
