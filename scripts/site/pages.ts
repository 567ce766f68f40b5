import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Facts about a prerendered page, from its HTML. */
export type Page = {
  file: string;
  /** URL path, such as `/blog/x`. */
  path: string;
  html: string;
  title: string;
  description: string;
  /** An article's calendar dates. */
  published: string | null;
  modified: string | null;
  /** Excluded from search engines. */
  hidden: boolean;
  /** What an installation has to show for search engines to read the page (content/marks.ts); null: they read it everywhere. */
  where: string | null;
  /** Runs the application in the browser. */
  hasScript: boolean;
};

export function readPages(folder: string): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .toSorted()
    .map((name) => readPage(folder, join(folder, name)));
}

function readPage(folder: string, file: string): Page {
  const html = readFileSync(file, 'utf8');
  const path = `/${relative(folder, dirname(file))}`;
  const hidden = /<meta name="robots" content="noindex"/.test(html);
  const title = metaOf(html, 'property', 'og:title') ?? '';
  const description = metaOf(html, 'name', 'description') ?? '';
  if (!hidden && (!title || !description)) throw new Error(`${path} has no title or no description`);
  return {
    file,
    path,
    html,
    title,
    description,
    hidden,
    where: /^⟪([^⟫]+)⟫all⟪/.exec(metaOf(html, 'name', 'robots') ?? '')?.[1] ?? null,
    published: metaOf(html, 'property', 'article:published_time'),
    modified: metaOf(html, 'property', 'article:modified_time'),
    hasScript: /<script[^>]*type="module"[^>]*>\s*import/.test(html) || html.includes('__reactRouterContext'),
  };
}

function metaOf(html: string, key: string, name: string): string | null {
  const found = new RegExp(`<meta ${key}="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? null : plainText(found);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of an HTML fragment: tags removed, entities decoded, whitespace collapsed. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(?:p|div|li|h[1-6]|dt|dd|td|th|tr|section|summary|details|br|article|aside|ul|ol)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d+);/g, (_, decimal: string) => String.fromCodePoint(Number(decimal)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
