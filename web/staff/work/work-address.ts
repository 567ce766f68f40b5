import { createSerializer, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { workKinds } from '../../../domain/cases/work.ts';
import { pageSize } from '../panel/cases-address.ts';

/**
 * The list in the URL. `of`: `me`, `nobody`, `everybody`, or a staff member's id. `row`: the key of the row whose panel is
 * open.
 */
export const workAddress = {
  of: parseAsString.withDefault('me'),
  kind: parseAsStringLiteral(workKinds),
  search: parseAsString.withDefault(''),
  after: parseAsArrayOf(parseAsString).withDefault([]),
  row: parseAsString,
};
export type WorkAddress = inferParserType<typeof workAddress>;
export type WorkFilters = Pick<WorkAddress, 'of' | 'kind' | 'search'>;

/** The request for the URL's state. */
export function workRequest({ of, kind, search, after }: WorkAddress) {
  const cursor = after.at(-1);
  return {
    of,
    limit: pageSize,
    ...(kind && { kind }),
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    ...(cursor !== undefined && { cursor }),
  };
}

const serialize = createSerializer(workAddress);
/** The list with this row's panel open. */
export const rowHref = (address: WorkAddress, row: string): string => serialize('/admin/work', { ...address, row });
