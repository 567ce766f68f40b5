// By hand: everything is served from memory, compressed once and varied by session; static middleware reads files.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { isMarked, keepShown, type Shown } from '../../content/marks.ts';
import { asksAiAttribute, namesAiAttribute, publicOriginPlaceholder } from '../../content/origin.ts';
import type { Bytes } from './brotli.ts';
import { Packer } from './compress.ts';
import { openSearch } from './search-page.ts';
import { securityHeaders } from '../kernel/security-headers.ts';
import { siteFile, type SiteFile } from './site-file.ts';

export type StaticSite = {
  /** The page or file at a path, or null. Pages ignore one trailing slash. */
  find(path: string): SiteFile | null;
  /** The page for a missing path: the `not-found` page of that part of the site, or the site's. */
  missing(path: string): SiteFile | null;
  /**
   * The search page with the results for `query`, as a visitor or a signed-in user sees it; null when the site has no
   * search.
   */
  search(query: string, signedIn: boolean): SiteFile | null;
  /** Settles when everything requested so far is compressed. */
  packed(): Promise<void>;
};
type SiteOptions = {
  /** Replaces the placeholder in built texts. Without a trailing slash. */
  publicUrl: string;
  /** What stays of the texts that differ between installations (content/marks.ts). */
  shown: Shown;
  /** Whether a path is a page of the product: prerendered (`static`), client-rendered (`app`), or neither. */
  pageKind(pathname: string): 'static' | 'app' | null;
  /** The pattern of a client-rendered page's path, such as `/admin/cases/:id`, which names its document. */
  appPattern?(pathname: string): string | null;
};

const texts = new Set(['.html', '.xml', '.txt', '.json', '.webmanifest', '.data', '.md']);

/** Next to a file that is the same on every installation: its compressed form (scripts/site/pack-assets.ts). */
const packedEnding = '.br';

export const searchPath = '/search';

/** Reads the built site into memory once. Responses are ready before the first request, and compressed on demand. */
export function openStaticSite(folder: string, { publicUrl, shown, pageKind, appPattern }: SiteOptions): StaticSite {
  const security = securityHeaders(publicUrl);
  const packer = new Packer();
  const files = new Map(
    filesUnder(folder)
      .filter((path) => !path.endsWith(packedEnding))
      .map((path) => {
        const name = relative(folder, path).replaceAll('\\', '/');
        const br = existsSync(path + packedEnding) ? readFileSync(path + packedEnding) : undefined;
        return [name, siteFile({ name, body: contentOf(path, publicUrl, shown), security, packer, br })] as const;
      }),
  );
  const addresses = new Map<string, SiteFile>();
  const missing = new Map<string, SiteFile>();
  for (const [name, file] of files) {
    const page = pageAddress(name);
    if (page === null) {
      if (!name.endsWith('.html')) addresses.set(`/${encodeURI(name)}`, file);
      continue;
    }
    file.signedIn = signedInOnce(name, file, security, packer);
    if (page.endsWith('/not-found')) missing.set(page.slice(0, -'not-found'.length), file);
    // Leftover HTML of a removed page has no path; nor do the not-found pages.
    if (pageKind(page) === null || page.endsWith('/not-found')) continue;
    addresses.set(page, file);
    if (page !== '/') addresses.set(`${page}/`, file);
  }
  const searchFile = join(folder, '..', 'search.json');
  const search = existsSync(searchFile) ? openSearch(keepShown(readFileSync(searchFile, 'utf8'), shown)) : null;
  const fallback = files.get('__spa-fallback.html') ?? null;
  const shellOf = (path: string) => files.get(`__shells${appPattern?.(path) ?? ''}.html`) ?? fallback;
  return {
    find: (path) => addresses.get(path) ?? (pageKind(path) === 'app' ? shellOf(path) : null),
    missing: (path) =>
      missing.get(path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1)) ?? missing.get('/') ?? null,
    search: (query, signedIn) => {
      const page = addresses.get(searchPath);
      if (!search || !page) return null;
      const { body } = (signedIn && page.signedIn?.()) || page;
      return siteFile({
        name: 'search.html',
        body: Buffer.from(search.answer(body.toString(), query)),
        security,
        isPrivate: true,
      });
    },
    packed: () => packer.idle(),
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** A file as this installation serves it. */
function contentOf(path: string, publicUrl: string, shown: Shown): Bytes {
  const body = readFileSync(path);
  if (!texts.has(extname(path))) return body;
  const attributes = extname(path) === '.html' ? attributesOf(shown) : '';
  if (attributes === '' && !isMarked(body) && !body.includes(publicOriginPlaceholder)) return body;
  const text = keepShown(body.toString(), shown).replaceAll(publicOriginPlaceholder, publicUrl);
  return Buffer.from(text.replace('<html', `<html${attributes}`));
}

/** What scripts cannot know before the page is served (web/ui/ai-label.ts). */
function attributesOf(shown: Shown): string {
  const names = [shown.keeps('ai') ? 'drafts' : '', shown.keeps('ai-analysis') ? 'analysis' : ''].filter(Boolean);
  return [
    names.length > 0 ? ` ${namesAiAttribute}="${names.join(' ')}"` : '',
    shown.keeps('ai-sends') ? ` ${asksAiAttribute}` : '',
  ].join('');
}

/** `a/index.html` is the page at `/a`. Null for any other file. */
function pageAddress(name: string): string | null {
  if (name === 'index.html') return '/';
  return name.endsWith('/index.html') ? `/${name.slice(0, -'/index.html'.length)}` : null;
}

/** Built HTML has both menus; `data-session` on <html> shows the signed-in one (web/ui/header.css). */
function signedInOnce(name: string, file: SiteFile, security: Record<string, string>, packer: Packer): () => SiteFile {
  let variant: SiteFile | null = null;
  return () =>
    (variant ??= siteFile({
      name,
      body: Buffer.from(file.body.toString().replace('<html', '<html data-session')),
      security,
      packer,
      isPrivate: true,
    }));
}
