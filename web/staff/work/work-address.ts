import { createSerializer, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { pageSize } from '../panel/cases-address.ts';

export const whose = ['me', 'nobody', 'everybody'] as const;
export type Whose = (typeof whose)[number];

/** The list in the URL. `row`: the key of the row whose panel is open. */
export const workAddress = {
  of: parseAsStringLiteral(whose).withDefault('me'),
  after: parseAsArrayOf(parseAsString).withDefault([]),
  row: parseAsString,
};
export type WorkAddress = inferParserType<typeof workAddress>;

/** The request for the URL's state. */
export function workRequest({ of, after }: WorkAddress) {
  const cursor = after.at(-1);
  return { of, limit: pageSize, ...(cursor !== undefined && { cursor }) };
}

const serialize = createSerializer(workAddress);
/** The list with this row's panel open. */
export const rowHref = (address: WorkAddress, row: string): string => serialize('/admin/work', { ...address, row });
