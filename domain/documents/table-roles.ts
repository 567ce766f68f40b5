/** Roles of the amounts in a table: by the heads of their columns, the labels of their rows, or both. */
import type { CellSpan } from './extraction.ts';
import { labelsIn, mayHave } from './amount-labels.ts';
import type { WrittenAmount } from './find-amounts.ts';
import type { AmountRole } from './finding-roles.ts';
import type { DocumentKind } from './document-kind.ts';
import type { Cell } from './table-cells.ts';

/** A column: what its amounts are, null where they are nothing that is kept; whether they stand for before or after the period. */
type Head = { role: AmountRole | null; isMoney: boolean; when: 'before' | 'after' | null; span: CellSpan | null };
/** `isSheet`: its rows are entries and its columns gross, fees and net of each. */
export type Table = { heads: readonly Head[]; isSheet: boolean };

/** Money that is kept, as the head of a column or the label of a row says it in a few words. */
const held =
  /^(?:(?:total|amounts?|funds?|balance|money|currently|still|now) )*(?:held|withheld|on hold|hold|frozen|kept|retained|set aside|restricted|blocked|unavailable)(?: (?:back|amount|balance|funds|total|now|to date|by us|at (?:the )?(?:end|close)(?: of (?:the )?(?:period|month))?|ending|closing|end))*$/i;
/** What it is kept for is no name for it: "held for disputes". */
const purpose = / (?:for|against|to cover|because of|due to|pending|until) /i;
const before = /\b(?:beginning|opening|starting|start|previous|prior|brought forward)\b/i;
const after = /\b(?:ending|closing|end|close|carried forward)\b/i;
const onlyWhen =
  /^(?:balance )?(?:at )?(?:the )?(?:beginning|opening|starting|start|previous|prior|ending|closing|end|close)(?: balance)?$/i;
/** Heads of money that has no role here, and of columns that hold none. */
const otherMoney =
  /^(?:(?:total|net|current) )?(?:amounts?|balances?|available|pending|released|incoming|in transit|totals?|value|paid|due|change|activity|payable)\b/i;
const noMoney =
  /^(?:as of|date|day|week|month|period|quarter|year|currency|account|account name|description|details|type|category|activity|item|name|processor|store|channel|reason|count|number|no\.?|qty|transactions|id|row|format|(?:\w+ )?(?:date|started|since|until|on))$/i;
const foreign =
  /\b(?:AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|MXN|MYR|NOK|NZD|PHP|PLN|SEK|SGD|THB|TWD|ZAR)\b|[£€¥₹₱₩₪]|\b(?:A|AU|C|CA|HK|MX|NZ|R|S)\$/;
const sheetRoles: readonly (AmountRole | null)[] = ['gross_volume', 'fees', 'net'];
const total = /^(?:grand |sub-?)?totals?\b|^net\b/i;

/** The role that a head or label of a few words names; null where it names none of ours; undefined where it is no label. */
function roleOf(cell: string, kind: DocumentKind | null): AmountRole | null | undefined {
  const words = cell
    .replaceAll(/\([^)]*\)|[:*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [said = ''] = words.split(purpose);
  const role = held.test(said.replace(before, '').trim())
    ? 'held'
    : labelsIn(`${said}   `, kind).find(({ start, end }) => end - start > said.length * 0.5)?.role;
  if ((role === 'held' || role === 'reserve') && before.test(said)) return null;
  return role && !mayHave(kind, role) ? null : role;
}

/**
 * The columns that a line of heads opens, or null when it is none: two heads name a role, or one does and all others are heads of tables,
 * or they set the beginning of a period beside its end.
 */
export function tableOf(cells: readonly Cell[], kind: DocumentKind | null): Table | null {
  if (cells.length < 2) return null;
  const heads = cells.map(({ text, span }): Head => ({
    role: foreign.test(text) ? null : (roleOf(text, kind) ?? null),
    isMoney: roleOf(text, kind) !== undefined || otherMoney.test(text) || onlyWhen.test(text),
    when: before.test(text) ? 'before' : after.test(text) ? 'after' : null,
    span,
  }));
  const named = heads.filter(({ role }) => role !== null);
  const isWhole = cells.every(({ text }, at) => heads[at]?.isMoney === true || noMoney.test(text));
  const comparesEnds =
    cells.length <= 4 &&
    isWhole &&
    heads.some(({ when }) => when === 'before') &&
    heads.some(({ when }) => when === 'after');
  if (named.length < 2 && !(named.length === 1 && isWhole) && !comparesEnds) return null;
  return { heads, isSheet: named.filter(({ role }) => sheetRoles.includes(role)).length >= 2 };
}

/**
 * The role of each amount in a row of the table, in their order; null when the row is none of it. `seen`: whether a row above has a role of its own.
 */
export function rolesInRow(
  { heads, isSheet }: Table,
  cells: readonly Cell[],
  amounts: readonly WrittenAmount[],
  kind: DocumentKind | null,
  seen: boolean,
): { roles: (AmountRole | null)[]; hasOwnRole: boolean } | null {
  const columns = columnsOf(heads, cells, amounts);
  if (columns === null) return null;
  const [label] = cells;
  const own = label && (amounts[0]?.start ?? 0) >= label.end ? (roleOf(label.text, kind) ?? null) : null;
  // A line of a label and its amount below a table is no row of it.
  if (own !== null && cells.length === 2 && heads.length > 2 && !isSheet) return null;
  const isTotal = total.test(label?.text ?? '');
  const isForeign = cells.some(({ text }) => foreign.test(text));
  const roles = columns.map((head) => {
    if (!head || isForeign) return null;
    if (head.when !== null && head.role === null) return head.when === 'after' ? own : null;
    if (own === null || isTotal) return isSheet && seen && head.role === 'gross_volume' ? null : head.role;
    if (!isSheet) return head.role ?? (otherMoneyOf(head) ? own : null);
    // Fees and net of one entry are not those of the period, and what was paid out is no entry of sales.
    return head.role === 'gross_volume' && own !== 'net' && own !== 'fees'
      ? own
      : own === head.role && own === 'fees'
        ? own
        : null;
  });
  return { roles, hasOwnRole: own !== null && !isTotal };
}

const otherMoneyOf = ({ isMoney, role, when }: Head): boolean => isMoney && role === null && when === null;

/** The column of each amount; without positions by the count of cells, or of heads with a role. Null when nothing fits. */
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

/** The role of the one amount behind a row's label that says what is kept, and for what; undefined for every other line. */
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
