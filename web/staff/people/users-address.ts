/** The state of the users table lives in the URL, so that a copied link shows the same rows. */
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { roles } from '../../../domain/people/role.ts';

export const usersPageSize = 50;

/** `after`: the stack of keyset cursors so far. The last one starts this page, and their number is the page's index. */
export const usersAddress = {
  search: parseAsString.withDefault(''),
  role: parseAsStringLiteral(roles),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
export type UsersAddress = inferParserType<typeof usersAddress>;

/** The request for the URL's state. */
export function usersRequest({ search, role, after }: UsersAddress) {
  const cursor = after.at(-1);
  const text = search.trim().slice(0, 200);
  return {
    limit: usersPageSize,
    ...(text !== '' && !isTooShort(text) && { search: text }),
    ...(role && { role }),
    ...(cursor !== undefined && { cursor }),
  };
}

/** One or two Latin letters match nearly every row. In scripts whose names have few characters, they do not. */
export const isTooShort = (search: string): boolean => /^[ -\u024f]{1,2}$/.test(search.trim());

export const isFiltered = ({ search, role }: Pick<UsersAddress, 'search' | 'role'>): boolean =>
  search.trim() !== '' || role !== null;
