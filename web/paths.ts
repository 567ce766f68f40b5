/**
 * Every address of the product as a pattern, without React: the router's table is built on the same names, the server answers
 * 404 for what is not here, and redirects after sign-in may lead only to these.
 */
export type PathKind = 'static' | 'app';
export type KnownPath = { pattern: string; kind: PathKind };

/** `static`: a prerendered file. `app`: the client-rendered application. */
export const knownPaths: readonly KnownPath[] = [
  { pattern: '/', kind: 'static' },
  { pattern: '/thank-you', kind: 'static' },
  { pattern: '/not-found', kind: 'static' },
  { pattern: '/auth', kind: 'app' },
  { pattern: '/apply', kind: 'app' },
  { pattern: '/dashboard', kind: 'app' },
  { pattern: '/admin/auth', kind: 'app' },
  { pattern: '/admin', kind: 'app' },
  { pattern: '/admin/cases/:id', kind: 'app' },
  { pattern: '/admin/users', kind: 'app' },
  { pattern: '/attorney', kind: 'app' },
  { pattern: '/attorney/letters/:id', kind: 'app' },
];

export const staticPaths: string[] = knownPaths.flatMap((each) => (each.kind === 'static' ? [each.pattern] : []));

/** The known path that `pathname` (no query, no hash) matches, or null. A trailing slash is forgiven. */
export function matchPath(pathname: string): KnownPath | null {
  const wanted = segmentsOf(pathname);
  return knownPaths.find((each) => matches(segmentsOf(each.pattern), wanted)) ?? null;
}

function segmentsOf(pathname: string): string[] {
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).slice(1).split('/');
}

function matches(pattern: readonly string[], wanted: readonly string[]): boolean {
  return pattern.length === wanted.length && pattern.every((part, index) => (part.startsWith(':') ? wanted[index] !== '' : part === wanted[index]));
}
