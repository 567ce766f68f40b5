/**
 * The JavaScript an application page loads before its first screen: entry, root and route with all their static imports, gzipped
 * per file as a browser receives them. Prints a table; fails if over budget.
 * Run after `npm run build`: node bench/script-size.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { table } from './figures.ts';

type Part = { module: string };
type Manifest = { entry: Part; routes: Record<string, Part> };

const assets = new URL('../build/client/assets/', import.meta.url).pathname;
/** Gzipped bytes /apply may load before the upload step; 5,000 of them name the routes. */
const budget = 174_000;
const measured = [
  ['/apply', 'apply/apply'],
  ['/auth', 'auth/auth'],
  ['/dashboard', 'merchant/dashboard/dashboard'],
] as const;

const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
if (manifestFile === undefined) throw new Error('There is no build: run `npm run build` first.');
const manifest = JSON.parse(
  readFileSync(join(assets, manifestFile), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;\s*$/, ''),
) as Manifest;

/** The file and its transitive static imports. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(assets, name), 'utf8');
  for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
    if (file !== undefined) withImports(file, seen);
  return seen;
}

function filesOf(route: string): { name: string; raw: number; packed: number }[] {
  const roots = [manifest.entry.module, manifest.routes.root?.module, manifest.routes[route]?.module].map((module) =>
    basename(module ?? ''),
  );
  if (roots.includes('')) throw new Error(`The build has no route ${route}.`);
  const names = new Set([manifestFile ?? '', ...roots.flatMap((root) => [...withImports(root)])]);
  return [...names]
    .map((name) => {
      const bytes = readFileSync(join(assets, name));
      return { name, raw: bytes.length, packed: gzipSync(bytes, { level: 9 }).length };
    })
    .sort((one, other) => other.packed - one.packed);
}

const whole = (bytes: number) => bytes.toLocaleString('en-US');
for (const [path, route] of measured) {
  const files = filesOf(route);
  const packed = files.reduce((sum, file) => sum + file.packed, 0);
  const raw = files.reduce((sum, file) => sum + file.raw, 0);
  const rows = path === '/apply' ? files.map((file) => [`  ${file.name}`, whole(file.raw), whole(file.packed)]) : [];
  console.log(`${table([[path, 'bytes', 'gzip'], ...rows, ['  in all', whole(raw), whole(packed)]])}\n`);
  if (path !== '/apply') continue;
  console.log(
    `  budget ${whole(budget)}: ${packed <= budget ? `${whole(budget - packed)} bytes to spare` : `${whole(packed - budget)} bytes too much`}\n`,
  );
  if (packed > budget) process.exitCode = 1;
}
