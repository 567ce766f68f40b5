import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts the page's style sheets into the page: the first paint then needs no second round trip. */
export function inlineStyles(folder: string, html: string): string {
  return html.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/?>/g, (_, href: string) => {
    // The router ends the address of a sheet that is also loaded on demand with "#".
    const css = readFileSync(join(folder, href.replace(/#$/, '')), 'utf8').trim();
    if (css.includes('</')) throw new Error(`${href} cannot stand in a page`);
    return `<style>${css}</style>`;
  });
}
