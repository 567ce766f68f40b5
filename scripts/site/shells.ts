import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { knownPaths } from '../../web/paths/paths.ts';
import { firstScreens } from '../../web/paths/static-paths.ts';
import { beforeScript } from '../../web/apply/before-script.ts';
import { startScript } from '../../web/api/start-script.ts';

const part = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifest = z.object({
  routes: z.record(z.string(), part.extend({ parentId: z.string().optional(), path: z.string().optional() })),
});
type Part = z.infer<typeof part>;

/** Pages that ask who is signed in before they show anything. */
const asksWhoIsThere = /^\/(admin(?!\/auth)|attorney|dashboard|account)/;

/**
 * Writes a document for each client-rendered page, `__shells/PATTERN.html`: the fallback page, which also names the
 * page's own scripts and styles, so that they load beside the router and not after it.
 */
export function writeShells(folder: string): void {
  const fallback = readFileSync(join(folder, '__spa-fallback.html'), 'utf8');
  const { routes } = readManifest(join(folder, 'assets'));
  for (const { pattern } of knownPaths.filter(
    ({ kind, pattern: path }) => kind === 'app' && !firstScreens.includes(path),
  )) {
    const route = Object.values(routes).find((each) => each.path !== undefined && `/${each.path}` === pattern);
    if (!route) throw new Error(`the build has no route ${pattern}`);
    const file = join(folder, '__shells', `${pattern.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, shellOf(fallback, route, asksWhoIsThere.test(pattern)));
  }
}

function readManifest(assets: string): z.infer<typeof manifest> {
  const name = readdirSync(assets).find((each) => /^manifest-.*\.js$/.test(each)) ?? '';
  const text = readFileSync(join(assets, name), 'utf8');
  return manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

function shellOf(fallback: string, { module, imports, css }: Part, asks: boolean): string {
  const missing = (href: string) => !fallback.includes(`href="${href}"`);
  const links = [
    // The same address as the router writes, or the browser would take it for another file.
    ...css.filter(missing).map((href) => `<link rel="preload" as="style" href="${href}"/>`),
    ...[module, ...imports].filter(missing).map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ];
  const start = asks ? `<script>${startScript}</script>` : '';
  const shell = fallback
    .replace('<meta name="viewport"', `${start}<meta name="viewport"`)
    .replace('</head>', `${links.join('')}</head>`);
  if (shell === fallback) throw new Error('the fallback page has no head to add to');
  return shell;
}

/**
 * A prerendered first screen, which the browser can show from this one file: its styles are in it, and the sheets that
 * its script names are not waited for. It asks at once who is signed in.
 */
export function firstScreenOf(html: string, cssOf: (href: string) => string): string {
  const scripts = `<script>${startScript};${beforeScript}</script>`;
  return html
    .replace('<meta name="viewport"', `${scripts}<meta name="viewport"`)
    .replaceAll(
      /<link rel="stylesheet" href="([^"]+)"\/?>/g,
      (_, href: string) => `<style>${cssOf(href)}</style><link rel="stylesheet" media="not all" href="${href}"/>`,
    );
}
