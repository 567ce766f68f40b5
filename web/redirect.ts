import { matchPath } from './paths.ts';

const here = 'https://here.invalid';

/**
 * The local address that `redirectTo` names, or null. Only a path of this product is followed: another site, a scheme, a
 * protocol-relative or backslashed address, a control character, or an unknown path gives null.
 */
export function localRedirect(redirectTo: string | null): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters, which can turn "/\t/host" into "//host"
  if (redirectTo === null || redirectTo.length > 2_000 || !/^\/(?![/\\])/.test(redirectTo) || /[\u0000-\u0020\\\u007f]/.test(redirectTo)) return null;
  if (!URL.canParse(redirectTo, here)) return null;
  const url = new URL(redirectTo, here);
  if (url.origin !== here || !isDestination(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Sign-in pages are no destination: they would only send the person on again. */
function isDestination(pathname: string): boolean {
  const known = matchPath(pathname);
  return known !== null && known.pattern !== '/auth' && known.pattern !== '/admin/auth' && known.pattern !== '/not-found';
}

/** The sign-in address that remembers where one was going. */
export function authAddress(signInAt: '/auth' | '/admin/auth', from: { pathname: string; search: string }): string {
  return `${signInAt}?redirectTo=${encodeURIComponent(`${from.pathname}${from.search}`)}`;
}
