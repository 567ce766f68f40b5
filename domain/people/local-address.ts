const here = 'https://here.invalid';
const longest = 2_000;

/**
 * `value` as a local address, or null unless its path `isKnown`: other sites, schemes, protocol-relative or backslashed addresses, control
 * characters and non-strings are rejected. Keeps query and hash.
 */
export function localAddress(value: unknown, isKnown: (pathname: string) => boolean): string | null {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?![/\\])/.test(value)) return null;
  if (/[\u0000-\u0020\\\u007f]/.test(value) || !URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  // "/.//host" resolves to "//host", which is protocol-relative.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return isKnown(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}
