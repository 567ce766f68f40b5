/** The cases table's entire state lives in the URL, so that a copied link shows the same rows. */
import {
  createLoader,
  createSerializer,
  parseAsArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
  type inferParserType,
} from 'nuqs';
import type { adminSorts } from '../../../contract/cases-for-staff.ts';
import { casePriorities, caseStatuses } from '../../../domain/cases/case.ts';
import { processors } from '../../../domain/processors.ts';

export const pageSizes = [50, 100] as const;
export const pageSize = 50;

// Repeated here: importing the contract's list would pull its schemas into the browser's bundle.
const sorts = [
  'created_at',
  'held_amount_cents',
  'business',
  'client',
  'processor',
  'status',
  'priority',
] as const satisfies typeof adminSorts;

/** Which rows, and in what order: the part that a saved view stores and an export uses. */
const listAddress = {
  search: parseAsString.withDefault(''),
  status: parseAsStringLiteral(caseStatuses),
  priority: parseAsStringLiteral(casePriorities),
  processor: parseAsStringLiteral(processors),
  sort: parseAsStringLiteral(sorts).withDefault('created_at'),
  direction: parseAsStringLiteral(['asc', 'desc']).withDefault('desc'),
};
export type ListAddress = inferParserType<typeof listAddress>;

/** `after`: the stack of keyset cursors so far. The last one starts this page, and their number is the page's index. */
export const casesAddress = {
  ...listAddress,
  after: parseAsArrayOf(parseAsString).withDefault([]),
  rows: parseAsNumberLiteral(pageSizes).withDefault(pageSize),
};
export type CasesAddress = inferParserType<typeof casesAddress>;
export type CaseSort = CasesAddress['sort'];

/** The request for the URL's state. */
export function casesRequest({ after, rows, ...list }: CasesAddress) {
  const cursor = after.at(-1);
  return { ...listRequest(list), limit: rows, ...(cursor !== undefined && { cursor }) };
}

function listRequest({ search, status, priority, processor, sort, direction }: ListAddress) {
  return {
    sort,
    direction,
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(processor && { processor }),
  };
}

/** The URL of the whole list as a file, in its order. */
export const exportHref = (format: 'csv' | 'xlsx', list: ListAddress): string =>
  `/api/admin/exports/cases?${new URLSearchParams({ format, ...listRequest(list) })}`;

const serialize = createSerializer(listAddress);
/**
 * The list as a saved view stores it: the query string without paging and dialogs; empty for all cases, newest first.
 */
export const viewQuery = ({ search, status, priority, processor, sort, direction }: ListAddress): string =>
  serialize({ search, status, priority, processor, sort, direction }).replace(/^\?/, '');

const load = createLoader(listAddress);
/** Parses the query string of a view or URL; anything unknown is ignored. */
export const readView = (query: string): ListAddress => load(new URLSearchParams(query));

/** The first click sorts a column in its most useful direction; the second reverses it. Paging starts over. */
export function sortedBy(
  address: Pick<CasesAddress, 'sort' | 'direction'>,
  column: CaseSort,
): Pick<CasesAddress, 'sort' | 'direction' | 'after'> {
  const first = ['business', 'client', 'processor', 'status'].includes(column) ? 'asc' : 'desc';
  const turned = address.direction === 'asc' ? 'desc' : 'asc';
  return { sort: column, direction: address.sort === column ? turned : first, after: [] };
}

export function hasFilters({
  search,
  status,
  priority,
  processor,
}: Pick<CasesAddress, 'search' | 'status' | 'priority' | 'processor'>): boolean {
  return search.trim() !== '' || status !== null || priority !== null || processor !== null;
}

/**
 * "51–100 of 1,234" from the page's index, its rows and the total, or "of more than 200"; "0 of 0" if there are none.
 */
export function rangeLabel(
  pageIndex: number,
  rows: number,
  total: number,
  capped = false,
  size: number = pageSize,
): string {
  const all = totalText(total, capped);
  if (rows === 0) return `0 of ${all}`;
  const first = pageIndex * size + 1;
  return `${first.toLocaleString('en-US')}–${(first + rows - 1).toLocaleString('en-US')} of ${all}`;
}

export const totalText = (total: number, capped: boolean): string =>
  `${capped ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
