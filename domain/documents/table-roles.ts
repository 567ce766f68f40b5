/** Roles of the amounts in a table: by the heads of their columns, the labels of their rows, or both. */
import type { CellSpan } from './extraction.ts';
import { labelsIn, mayHave } from './amount-labels.ts';
import { labelsOfCurrency } from './currencies.ts';
import type { WrittenAmount } from './find-amounts.ts';
import type { AmountRole } from './finding-roles.ts';
import type { DocumentKind } from './document-kind.ts';
import { stacked, type Cell } from './table-cells.ts';

/**
 * A column. `role`: what its amounts are, null for none of ours; `isGeneral`: only the rows say what they are; `when`:
 * they stand for the beginning or the end of a period.
 */
type Head = {
  role: AmountRole | null;
  isMoney: boolean;
  isGeneral: boolean;
  hasCurrency: boolean;
  when: 'before' | 'after' | null;
  span: CellSpan | null;
};
/** `isSheet`: its rows are entries and its columns gross, fees and net of each. */
export type Table = { heads: readonly Head[]; isSheet: boolean };

/** Money that is kept, as the head of a column or the label of a row says it in a few words. */
const held =
  /^(?:(?:total|amounts?|funds?|balance|money|currently|still|now) )*(?:held|withheld|on hold|hold|frozen|kept|retained|set aside|restricted|blocked|unavailable)(?: (?:back|amount|balance|funds|total|now|to date|by [\w.]+|at (?:the )?(?:end|close)(?: of (?:the )?(?:period|month))?|ending|closing|end))*$/i;
/** The purpose is not part of the name: "held for disputes". */
const purpose = / (?:for|against|to cover|because of|due to|pending|until) /i;
const before = /\b(?:beginning|opening|starting|start|previous|prior|brought forward)\b/i;
const after = /\b(?:ending|closing|end|close|carried forward)\b/i;
const onlyWhen =
  /^(?:balance )?(?:at )?(?:the )?(?:beginning|opening|starting|start|previous|prior|ending|closing|end|close)(?: balance)?$/i;
/** Heads of columns with money that has no role here, and of columns without money. */
const otherMoney =
  /^(?:(?:total|net|current) )?(?:amounts?|balances?|available|pending|released|incoming|in transit|totals?|value|paid|due|change|activity|payable|added|additions?|deducted|deductions?|increase|decrease)\b/i;
const general = /^(?:gross|gross amount|(?:total |net )?(?:amount|balance|value)|total)$/i;
const noMoney =
  /^(?:as of|date|day|week|month|period|quarter|year|currency|account|account name|description|details|type|category|activity|item|name|processor|store|channel|reason|count|number|no\.?|qty|transactions|id|row|format|(?:\w+ )?(?:date|started|since|until|on))$/i;
/** The label of one of several ways of selling: "Wallet sales". */
const someSales = /^(?:[\w-]+ ){1,2}sales$/i;
const sheetRoles: readonly (AmountRole | null)[] = ['gross_volume', 'fees', 'net'];
/** The label of a row that adds up those above it. */
export const total = /^\s*(?:grand |sub-?)?totals?\b|^net\b/i;

/**
 * The role that a head or label of a few words names; null where that is none of ours; undefined where the text is no
 * label.
 */
function roleOf(cell: string, kind: DocumentKind | null): AmountRole | null | undefined {
  const words = cell
    .replaceAll(/\([^()]*\)|[:*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [said = ''] = words.split(purpose);
  const [bare, plain] = [said.replace(before, '').trim(), said.replace(after, '').trim()];
  const role = held.test(bare) ? 'held' : (labelOf(said, kind) ?? labelOf(bare, kind) ?? labelOf(plain, kind));
  if ((role === 'held' || role === 'reserve') && before.test(said)) return null;
  return role && !mayHave(kind, role) ? null : role;
}

const labelOf = (text: string, kind: DocumentKind | null): AmountRole | null | undefined =>
  labelsIn(`${text}   `, kind).find(({ start, end }) => end - start > text.length * 0.5)?.role;

/**
 * The columns under a line of heads, or null when the line is not one. It is one if two heads name a role, or if all
 * are heads of tables and either one names a role or a currency, or they set the beginning of a period beside its end.
 */
function tableOf(cells: readonly Cell[], kind: DocumentKind | null): Table | null {
  if (cells.length < 2) return null;
  const heads = cells.map((cell) => headOf(cell, kind));
  const named = heads.filter(({ role }) => role !== null);
  const isWhole = cells.every(({ text }, at) => heads[at]?.isMoney === true || noMoney.test(text));
  const has = (when: Head['when']): boolean => heads.some((head) => head.when === when);
  const isOpened =
    named.length === 1 || heads.some(({ hasCurrency }) => hasCurrency) || (has('before') && has('after'));
  if (named.length < 2 && !(isWhole && isOpened)) return null;
  return { heads, isSheet: named.filter(({ role }) => sheetRoles.includes(role)).length >= 2 };
}

/**
 * The columns under a line of heads. `above`: the lines right above it, nearest first, which may hold upper parts of
 * the heads.
 */
export function tableUnder(
  above: readonly (readonly Cell[])[],
  cells: readonly Cell[],
  kind: DocumentKind | null,
): Table | null {
  let [best, heads] = [tableOf(cells, kind), cells];
  for (const upper of above) {
    const higher = stacked(upper, heads);
    if (!higher) break;
    heads = higher;
    const table = tableOf(heads, kind);
    if (table && rolesNamed(table) >= (best ? rolesNamed(best) : 0)) best = table;
  }
  return best;
}

const rolesNamed = ({ heads }: Table): number => heads.filter(({ role }) => role !== null).length;

function headOf({ text, span }: Cell, kind: DocumentKind | null): Head {
  const hasCurrency = labelsOfCurrency(text).length > 0;
  const role = roleOf(text, kind);
  return {
    role: role ?? null,
    isMoney: role !== undefined || hasCurrency || otherMoney.test(text) || onlyWhen.test(text),
    isGeneral: general.test(text.replace(/\([^()]*\)/, '').trim()),
    hasCurrency,
    when: before.test(text) ? 'before' : after.test(text) ? 'after' : null,
    span,
  };
}

/** Whether a table states what is held on each of its days, rather than listing movements. */
export const isOfStands = ({ heads }: Table): boolean => {
  const named = heads.filter(({ role }) => role !== null);
  return named.length >= 2 && named.every(({ role }) => role === 'held' || role === 'reserve');
};

/**
 * The role of each amount in a row of the table, in order; null when the line is not a row of it. `entry`: the row's
 * own role, null where it has none, undefined for a total. `above`: the own roles of the rows above; where they differ,
 * their total is neither sales nor refunds.
 */
export function rolesInRow(
  { heads, isSheet }: Table,
  cells: readonly Cell[],
  amounts: readonly WrittenAmount[],
  kind: DocumentKind | null,
  above: ReadonlySet<AmountRole | null>,
): { roles: (AmountRole | null)[]; entry: AmountRole | null | undefined } | null {
  const columns = columnsOf(heads, cells, amounts);
  if (columns === null) return null;
  const [label] = cells;
  const isLabeled = label !== undefined && (amounts[0]?.end ?? 0) > label.end;
  const named = isLabeled ? (roleOf(label.text, kind) ?? null) : null;
  const own = named ?? (isLabeled && isSheet && someSales.test(label.text) ? 'gross_volume' : null);
  // A label with its amount below a table is not a row of the table.
  if (own !== null && cells.length === 2 && heads.length > 2 && heads.every(({ when }) => when === null)) return null;
  const isTotal = isLabeled && total.test(label.text);
  const isEntry = own !== null && !isTotal;
  const isMixed = above.size > 1 || [...above].some((each) => each !== null && each !== 'gross_volume');
  const roles = columns.map((head) => {
    if (head === null) return null;
    if (isEntry) return roleOfEntry(head, own, isSheet);
    return isSheet && isMixed && head.role === 'gross_volume' ? null : head.role;
  });
  return { roles, entry: isTotal ? undefined : own };
}

/** For a row with a role of its own: that role in a general column, elsewhere what the column says. */
function roleOfEntry(head: Head, own: AmountRole, isSheet: boolean): AmountRole | null {
  if (head.when !== null && head.role === null) return head.when === 'after' ? own : null;
  if (head.role === own) return own === 'net' ? null : own;
  // A row of payouts is not an entry of sales.
  if (head.isGeneral) return own === 'net' ? null : own;
  // Fees and net of one entry are not those of the period.
  return isSheet && sheetRoles.includes(head.role) ? null : head.role;
}

/**
 * The column of each amount, by position where known, else by the number of cells or of heads with a role. Null when
 * nothing fits.
 */
function columnsOf(
  heads: readonly Head[],
  cells: readonly Cell[],
  amounts: readonly WrittenAmount[],
): (Head | null)[] | null {
  // By its end: a currency in the cell before counts as part of the amount.
  const holding = amounts.map(({ end }) => cells.find((cell) => cell.start < end && end <= cell.end));
  if (new Set(holding).size < amounts.length) return null;
  if (heads.every(({ span }) => span) && holding.every((cell) => cell?.span)) {
    const found = holding.map((cell) => (cell?.span ? nearest(heads, cell.span) : null));
    return found.some((head) => head !== null) ? found : null;
  }
  if (cells.length === heads.length) return holding.map((cell) => (cell ? (heads[cells.indexOf(cell)] ?? null) : null));
  const named = heads.filter(({ role }) => role !== null);
  return amounts.length === named.length ? named : null;
}

/** The head above a cell: the one that it overlaps most, else the nearest within the cell's own width. */
function nearest(heads: readonly Head[], [left, right]: CellSpan): Head | null {
  let best: Head | null = null;
  let distance = right - left;
  for (const head of heads) {
    if (!head.span) continue;
    const apart = Math.max(head.span[0] - right, left - head.span[1]);
    if (apart < distance) [best, distance] = [head, apart];
  }
  return best;
}

/**
 * The role of the only amount in a row whose label says what money is kept; null where that is none of ours; undefined
 * for every other line.
 */
export function keptInRow(
  cells: readonly Cell[],
  amounts: readonly WrittenAmount[],
  kind: DocumentKind | null,
): AmountRole | null | undefined {
  const [label, cell] = cells;
  if (!label || !cell || cells.length !== 2 || amounts.length !== 1 || (amounts[0]?.start ?? 0) < cell.start)
    return undefined;
  const isKept = purpose.test(label.text) || before.test(label.text) || held.test(label.text.replace(/:$/, ''));
  const role = isKept ? roleOf(label.text, kind) : undefined;
  return role === 'held' || role === 'reserve' || role === null ? role : undefined;
}
