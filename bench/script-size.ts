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
/** Gzipped bytes that each page may load, /apply before the upload step; 6,000 of them name the routes. */
const measured = [
  ['/apply', 'apply/apply', 160_000],
  ['/auth', 'auth/auth', 158_500],
  ['/dashboard', 'merchant/dashboard/dashboard', 176_500],
  ['/dashboard/cases/:id', 'merchant/case/case', 193_000],
  ['/admin', 'staff/staff', 177_800],
  ['/admin/work', 'staff/work/work', 185_500],
  ['/admin/cases/:id', 'staff/case-page', 368_000],
  ['/attorney', 'attorney/queue', 188_500],
  ['/attorney/letters/:id', 'attorney/letters/letter', 383_000],
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
for (const [path, route, budget] of measured) {
  const files = filesOf(route);
  const packed = files.reduce((sum, file) => sum + file.packed, 0);
  const raw = files.reduce((sum, file) => sum + file.raw, 0);
  const rows = path === '/apply' ? files.map((file) => [`  ${file.name}`, whole(file.raw), whole(file.packed)]) : [];
  console.log(table([[path, 'bytes', 'gzip'], ...rows, ['  in all', whole(raw), whole(packed)]]));
  const spare = budget - packed;
  console.log(
    `  budget ${whole(budget)}: ${spare >= 0 ? `${whole(spare)} bytes to spare` : `${whole(-spare)} bytes too much`}\n`,
  );
  if (spare < 0) process.exitCode = 1;
}
