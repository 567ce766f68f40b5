/** What a build adds once the pages are prerendered: styles inside static pages, feeds, icons, pictures, downloads, packed scripts and the search index. */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFeeds } from './feeds.ts';
import { inlineStyles } from './inline-styles.ts';
import { writeLetterFiles } from './letter-files.ts';
import { packAssets } from './pack-assets.ts';
import { readPages } from './pages.ts';
import { writePictures } from './pictures.ts';
import { searchEntries } from './search-entries.ts';

/** `folder`: the built site, changed in place. Throws when a page cannot be read or a file not be made. */
export async function finishSite(folder: string): Promise<void> {
  const pages = readPages(folder);
  for (const page of pages.filter((each) => !each.hasScript)) {
    writeFileSync(page.file, inlineStyles(folder, page.html));
    // The data of a page that is never hydrated.
    rmSync(page.path === '/' ? join(folder, '_root.data') : `${folder}${page.path}.data`, { force: true });
  }
  const indexed = pages.filter((page) => !page.hidden);
  writeFeeds(folder, indexed);
  writePictures(folder, indexed);
  await writeLetterFiles(folder);
  await packAssets(folder);
  writeFileSync(join(dirname(folder), 'search.json'), JSON.stringify(indexed.flatMap(searchEntries)));
}
