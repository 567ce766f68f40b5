import { localAddress } from '../../domain/people/local-address.ts';
import { matchPath } from './paths.ts';

/** The local address that `redirectTo` names (domain/people/local-address.ts), or null: only a page of this product is followed. */
export function localRedirect(redirectTo: string | null): string | null {
  return localAddress(redirectTo, isDestination);
}

/** Sign-in pages are no destination: they would only send the person on again. */
function isDestination(pathname: string): boolean {
  const known = matchPath(pathname);
  return known !== null && !/^\/(admin\/)?auth(\/|$)/.test(known.pattern) && known.pattern !== '/not-found';
}

type Place = { pathname: string; search: string; hash?: string };
export type SignInPage = '/auth' | '/admin/auth';

const remembering = (page: string, from: Place) =>
  `${page}?redirectTo=${encodeURIComponent(`${from.pathname}${from.search}${from.hash ?? ''}`)}`;

/** The sign-in address that remembers where one was going. */
export const authAddress = (signInAt: SignInPage, from: Place): string => remembering(signInAt, from);

/** `page` with `redirectTo` kept when there is one. */
export const withRedirect = (page: string, redirectTo: string | null): string =>
  redirectTo ? `${page}?redirectTo=${encodeURIComponent(redirectTo)}` : page;

/** Where a person goes who still owes a second factor: to give one, or to set one up. */
export function secondFactorAddress(isSetUp: boolean, from: Place): string {
  return isSetUp ? remembering('/auth/code', from) : `${remembering('/account', from)}#second-factor`;
}
