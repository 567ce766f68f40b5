/** The work list's state lives in the URL: whose cases, and the cursors walked through so far. */
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { pageSize } from '../cases-address.ts';

export const whose = ['me', 'nobody', 'everybody'] as const;
export type Whose = (typeof whose)[number];
export const whoseLabels: Record<Whose, string> = { me: 'Mine', nobody: "Nobody's", everybody: "Everybody's" };

export const workAddress = {
  of: parseAsStringLiteral(whose).withDefault('me'),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
export type WorkAddress = inferParserType<typeof workAddress>;

/** The request that shows what the address says. */
export function workRequest({ of, after }: WorkAddress) {
  const cursor = after.at(-1);
  return { of, limit: pageSize, ...(cursor !== undefined && { cursor }) };
}
