import { localAddress } from '../../domain/people/local-address.ts';
import { matchPath } from './paths.ts';

/** The local URL in `redirectTo` (domain/people/local-address.ts), or null unless it is a page of this product. */
export function localRedirect(redirectTo: string | null): string | null {
  return localAddress(redirectTo, isDestination);
}

/** Redirecting to a sign-in page would only redirect again. */
function isDestination(pathname: string): boolean {
  const known = matchPath(pathname);
  return known !== null && !/^\/(admin\/)?auth(\/|$)/.test(known.pattern) && known.pattern !== '/not-found';
}

type Place = { pathname: string; search: string; hash?: string };
export type SignInPage = '/auth' | '/admin/auth';

const remembering = (page: string, from: Place) =>
  `${page}?redirectTo=${encodeURIComponent(`${from.pathname}${from.search}${from.hash ?? ''}`)}`;

/** The sign-in URL, which remembers where the user was going. */
export const authAddress = (signInAt: SignInPage, from: Place): string => remembering(signInAt, from);

/** `page` with `redirectTo`, if there is one. */
export const withRedirect = (page: string, redirectTo: string | null): string =>
  redirectTo ? `${page}?redirectTo=${encodeURIComponent(redirectTo)}` : page;

/** The URL for a user who still needs a second factor: to enter one, or to set one up. */
export function secondFactorAddress(isSetUp: boolean, from: Place): string {
  return isSetUp ? remembering('/auth/code', from) : `${remembering('/account', from)}#second-factor`;
}
