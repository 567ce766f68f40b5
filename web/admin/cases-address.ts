/** The cases table's whole state lives in the URL, so that a copied link shows the same rows. */
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import type { adminSorts } from '../../contract/admin.ts';
import { casePriorities, caseStatuses } from '../../domain/case.ts';

export const pageSize = 50;

// Written out again: importing the contract's list would bring its schemas into the browser's bundle.
const sorts = ['created_at', 'held_amount_cents', 'business', 'client', 'processor', 'status', 'priority'] as const satisfies typeof adminSorts;

/** `after` is the stack of keyset cursors walked through so far: its last one starts this page, its length is the page's index. */
export const casesAddress = {
  search: parseAsString.withDefault(''),
  status: parseAsStringLiteral(caseStatuses),
  priority: parseAsStringLiteral(casePriorities),
  sort: parseAsStringLiteral(sorts).withDefault('created_at'),
  direction: parseAsStringLiteral(['asc', 'desc']).withDefault('desc'),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
export type CasesAddress = inferParserType<typeof casesAddress>;
export type CaseSort = CasesAddress['sort'];

/** The request that shows what the address says. */
export function casesRequest({ search, status, priority, sort, direction, after }: CasesAddress) {
  const cursor = after.at(-1);
  return {
    sort,
    direction,
    limit: pageSize,
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** A first click sorts a column the way it is most asked for; a second turns it round. Paging starts again. */
export function sortedBy(address: Pick<CasesAddress, 'sort' | 'direction'>, column: CaseSort): Pick<CasesAddress, 'sort' | 'direction' | 'after'> {
  const first = ['business', 'client', 'processor', 'status'].includes(column) ? 'asc' : 'desc';
  const turned = address.direction === 'asc' ? 'desc' : 'asc';
  return { sort: column, direction: address.sort === column ? turned : first, after: [] };
}

export function hasFilters({ search, status, priority }: Pick<CasesAddress, 'search' | 'status' | 'priority'>): boolean {
  return search.trim() !== '' || status !== null || priority !== null;
}

/** "51–100 of 1,234" from the page's index, its rows and the total, or "of more than 1,000"; "0 of 0" when there are none. */
export function rangeLabel(pageIndex: number, rows: number, total: number, capped = false): string {
  const all = `${capped ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
  if (rows === 0) return `0 of ${all}`;
  const first = pageIndex * pageSize + 1;
  return `${first.toLocaleString('en-US')}–${(first + rows - 1).toLocaleString('en-US')} of ${all}`;
}
