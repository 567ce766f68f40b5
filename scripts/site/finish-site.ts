/**
 * What the build adds after prerendering: inlined styles, feeds, icons, pictures, downloads, compressed scripts and the
 * search index.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { writeFeeds } from './feeds.ts';
import { writeLetterFiles } from './letter-files.ts';
import { readPages } from './pages.ts';
import { writePictures } from './pictures.ts';
import { searchEntries } from './search-entries.ts';
import { firstScreenOf, writeShells } from './shells.ts';
import { asBrotli, quality } from '../../server/site/brotli.ts';

/** `folder`: the built site, modified in place. Throws if a page cannot be parsed or a file cannot be created. */
export async function finishSite(folder: string): Promise<void> {
  const pages = readPages(folder);
  for (const page of pages.filter((each) => each.hasScript))
    writeFileSync(
      page.file,
      firstScreenOf(page.html, (href) => cssOf(folder, href)),
    );
  for (const page of pages.filter((each) => !each.hasScript)) {
    writeFileSync(page.file, inlineStyles(folder, page.html));
    // Data of pages that are never hydrated.
    rmSync(page.path === '/' ? join(folder, '_root.data') : `${folder}${page.path}.data`, { force: true });
  }
  const indexed = pages.filter((page) => !page.hidden);
  writeFeeds(folder, indexed);
  writePictures(folder, indexed);
  await writeLetterFiles(folder);
  writeShells(folder);
  await packAssets(folder);
  writeFileSync(join(dirname(folder), 'search.json'), JSON.stringify(indexed.flatMap(searchEntries)));
}

/** Inlines the page's stylesheets, which saves the first paint a round trip. */
function inlineStyles(folder: string, html: string): string {
  return html.replaceAll(
    /<link rel="stylesheet" href="([^"]+)"\/?>/g,
    (_, href: string) => `<style>${cssOf(folder, href)}</style>`,
  );
}

function cssOf(folder: string, href: string): string {
  // The router appends "#" to the URL of a sheet that is also loaded on demand.
  const css = readFileSync(join(folder, href.replace(/#$/, '')), 'utf8').trim();
  if (css.includes('</')) throw new Error(`${href} cannot be inlined into a page`);
  return css;
}

const packable = new Set(['.js', '.css']);

/** Compresses each script and style ahead of time (`NAME.br`): they are the same on every installation. */
async function packAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) =>
    packable.has(extname(name)),
  );
  await Promise.all(
    names.map(async (name) =>
      writeFileSync(join(assets, `${name}.br`), await asBrotli(readFileSync(join(assets, name)), quality.build)),
    ),
  );
}
