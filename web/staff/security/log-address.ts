/** The state of the security log's page lives in the URL, so that a copied link shows the same rows. */
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { securityKinds } from '../../../domain/people/security-event.ts';
import { pageSize } from '../panel/cases-address.ts';

/** `from` and `to`: days in UTC, `YYYY-MM-DD`, both inclusive. `after`: the keyset cursors so far. */
export const logAddress = {
  search: parseAsString.withDefault(''),
  kind: parseAsStringLiteral(securityKinds),
  from: parseAsString.withDefault(''),
  to: parseAsString.withDefault(''),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
type LogAddress = inferParserType<typeof logAddress>;
export type LogFilters = Omit<LogAddress, 'after'>;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** The request for the URL's state. An invalid day is left out. */
export function logRequest({ search, kind, from, to, after }: LogAddress) {
  const cursor = after.at(-1);
  const text = search.trim().slice(0, 200);
  return {
    limit: pageSize,
    ...(text !== '' && { search: text }),
    ...(kind && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(cursor !== undefined && { cursor }),
  };
}

export const isFiltered = ({ search, kind, from, to }: LogFilters): boolean =>
  search.trim() !== '' || kind !== null || from !== '' || to !== '';
