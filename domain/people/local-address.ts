const here = 'https://here.invalid';
const longest = 2_000;

/**
 * The local address that `value` names, or null. Only a path that `isKnown` is followed: another site, a scheme, a protocol-relative or
 * backslashed address, a control character, an unknown path, or anything that is no text gives null. Query and hash stay.
 */
export function localAddress(value: unknown, isKnown: (pathname: string) => boolean): string | null {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?![/\\])/.test(value)) return null;
  if (/[\u0000-\u0020\\\u007f]/.test(value) || !URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  // "/.//host" is resolved to "//host", which names a host to whoever reads it next.
  if (url.origin !== here || url.pathname.startsWith('//')) return null;
  return isKnown(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}
