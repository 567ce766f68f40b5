import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { where } from '../../content/marks.ts';
import { publicOriginPlaceholder as origin } from '../../content/origin.ts';
import { site } from '../../content/site.ts';
import { escaped, type Page } from './pages.ts';

/** sitemap.xml, rss.xml, robots.txt and the web manifest. */
export function writeFeeds(folder: string, pages: readonly Page[]): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('sitemap.xml', sitemap(pages));
  write('rss.xml', rss(pages.filter((page) => page.published !== null)));
  write('robots.txt', robots());
  write(
    'site.webmanifest',
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: site.tagline,
      start_url: '/',
      display: 'browser',
      background_color: '#fbfaf6',
      theme_color: '#fbfaf6',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    }),
  );
}

/** The application's own pages. `$` anchors the end, or /attorney would exclude /attorneys as well. */
function robots(): string {
  const closed = ['/admin', '/attorney', '/dashboard'].flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`]);
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function sitemap(pages: readonly Page[]): string {
  const entries = pages.map(({ path, modified, where: kept }) => {
    const entry = `<url><loc>${origin}${path}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
    return kept ? where(kept, entry) : entry;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function rss(articles: readonly Page[]): string {
  const newestFirst = articles.toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  const items = newestFirst.map(
    ({ path, title, description, published }) =>
      `<item><title>${escaped(title)}</title><link>${origin}${path}</link><guid>${origin}${path}</guid><pubDate>${new Date(`${published}T12:00:00Z`).toUTCString()}</pubDate><description>${escaped(description)}</description></item>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escaped(site.name)} blog</title><link>${origin}/blog</link>` +
    `<description>${escaped(site.tagline)}</description><language>en-US</language><atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`
  );
}
