/**
 * Every URL of the product as a pattern, without React: the router's table is checked against these, the server returns
 * 404 for anything else, and redirects after sign-in may lead only to these.
 */
type PathKind = 'static' | 'app';
type KnownPath = { pattern: string; kind: PathKind };

/** `static`: a prerendered file. `app`: the client-rendered application. */
export const knownPaths: readonly KnownPath[] = [
  { pattern: '/', kind: 'static' },
  { pattern: '/how-it-works', kind: 'static' },
  { pattern: '/pricing', kind: 'static' },
  { pattern: '/faq', kind: 'static' },
  { pattern: '/about', kind: 'static' },
  { pattern: '/contact', kind: 'static' },
  { pattern: '/blog', kind: 'static' },
  { pattern: '/blog/category/:category', kind: 'static' },
  { pattern: '/blog/:id', kind: 'static' },
  { pattern: '/processors', kind: 'static' },
  { pattern: '/processors/:id', kind: 'static' },
  { pattern: '/processor-comparison', kind: 'static' },
  { pattern: '/success-stories', kind: 'static' },
  { pattern: '/how-we-count', kind: 'static' },
  { pattern: '/how-we-use-ai', kind: 'static' },
  { pattern: '/attorneys', kind: 'static' },
  { pattern: '/complaints', kind: 'static' },
  { pattern: '/merchant-rights', kind: 'static' },
  { pattern: '/template-letter', kind: 'static' },
  { pattern: '/fee-agreement', kind: 'static' },
  { pattern: '/engagement-letter', kind: 'static' },
  { pattern: '/terms', kind: 'static' },
  { pattern: '/privacy', kind: 'static' },
  { pattern: '/disclaimer', kind: 'static' },
  { pattern: '/search', kind: 'static' },
  { pattern: '/thank-you', kind: 'static' },
  { pattern: '/es', kind: 'static' },
  { pattern: '/not-found', kind: 'static' },
  { pattern: '/auth', kind: 'app' },
  { pattern: '/auth/code', kind: 'app' },
  { pattern: '/auth/forgot', kind: 'app' },
  { pattern: '/auth/reset', kind: 'app' },
  { pattern: '/auth/confirmed', kind: 'app' },
  { pattern: '/account', kind: 'app' },
  { pattern: '/apply', kind: 'app' },
  { pattern: '/es/apply', kind: 'app' },
  { pattern: '/dashboard', kind: 'app' },
  { pattern: '/dashboard/cases/:id', kind: 'app' },
  { pattern: '/dashboard/cases/:id/details', kind: 'app' },
  { pattern: '/dashboard/cases/:id/agreement', kind: 'app' },
  { pattern: '/dashboard/cases/:id/notice', kind: 'app' },
  { pattern: '/dashboard/cases/:id/form', kind: 'app' },
  { pattern: '/dashboard/cases/:id/facts', kind: 'app' },
  { pattern: '/dashboard/cases/:id/story', kind: 'app' },
  { pattern: '/dashboard/cases/:id/sign/:kind', kind: 'app' },
  { pattern: '/dashboard/cases/:id/record', kind: 'app' },
  { pattern: '/dashboard/cases/:id/records', kind: 'app' },
  { pattern: '/dashboard/cases/:id/letters/:letter', kind: 'app' },
  { pattern: '/dashboard/cases/:id/sharing', kind: 'app' },
  { pattern: '/dashboard/shared/:id', kind: 'app' },
  { pattern: '/invitation', kind: 'app' },
  { pattern: '/admin/auth', kind: 'app' },
  { pattern: '/admin', kind: 'app' },
  { pattern: '/admin/cases/:id', kind: 'app' },
  { pattern: '/admin/work', kind: 'app' },
  { pattern: '/admin/reports', kind: 'app' },
  { pattern: '/admin/letters/:id/print', kind: 'app' },
  { pattern: '/admin/knowledge', kind: 'app' },
  { pattern: '/admin/knowledge/:kind/:key', kind: 'app' },
  { pattern: '/admin/addresses', kind: 'app' },
  { pattern: '/admin/users', kind: 'app' },
  { pattern: '/admin/inquiries', kind: 'app' },
  { pattern: '/admin/erasures', kind: 'app' },
  { pattern: '/admin/security', kind: 'app' },
  { pattern: '/admin/system', kind: 'app' },
  { pattern: '/attorney', kind: 'app' },
  { pattern: '/attorney/conflicts', kind: 'app' },
  { pattern: '/attorney/knowledge', kind: 'app' },
  { pattern: '/attorney/knowledge/:kind/:key', kind: 'app' },
  { pattern: '/attorney/clients/:id', kind: 'app' },
  { pattern: '/attorney/letters/:id', kind: 'app' },
  { pattern: '/attorney/cases/:id/engagement', kind: 'app' },
  { pattern: '/attorney/cases/:id/papers/:kind', kind: 'app' },
];

/** The known path that `pathname` (no query, no hash) matches, or null. A trailing slash is ignored. */
export function matchPath(pathname: string): KnownPath | null {
  const wanted = segmentsOf(pathname);
  return knownPaths.find((each) => matches(segmentsOf(each.pattern), wanted)) ?? null;
}

/** Whether `pathname` leads to a page, so that a sign-in may redirect there. */
export const isPage = (pathname: string): boolean => matchPath(pathname) !== null;

function segmentsOf(pathname: string): string[] {
  return (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).slice(1).split('/');
}

function matches(pattern: readonly string[], wanted: readonly string[]): boolean {
  return (
    pattern.length === wanted.length &&
    pattern.every((part, index) => (part.startsWith(':') ? wanted[index] !== '' : part === wanted[index]))
  );
}
