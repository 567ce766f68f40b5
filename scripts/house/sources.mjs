// The sources that are measured: every source file of the top folders, parsed once.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

export const rooms = 'bench content contract db domain drafting knowledge scripts server testing web'.split(' ');

/** The files that git knows, so that built and ignored files are not counted. */
const tracked = (root) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

const isTest = (path) => /\.test\.tsx?$/.test(path);
/** Tests and declarations aside, and the generated schema. */
const isSource = (path) =>
  (rooms.includes(path.split('/')[0]) || path === 'main.ts') &&
  /(?<!\.test|\.d)\.tsx?$/.test(path) &&
  path !== 'db/schema.ts';

/** Calls `visit` with each node of a syntax tree and its parent. */
function walk(node, visit, above = null) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit, above));
  if (typeof node?.type !== 'string') return;
  visit(node, above);
  for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit, node);
}

/** `[node, parent]` of each node below. */
export function nodesOf(tree) {
  const nodes = [];
  walk(tree, (node, above) => nodes.push([node, above]));
  return nodes;
}

function parsed(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const nodes = nodesOf(parseSync(path, text).program);
  const imports = nodes
    .filter(([{ type }]) => /^(Import|Export).*(Declaration|Expression)$/.test(type))
    .map(([{ source }]) => source?.value)
    .filter((from) => typeof from === 'string' && from.startsWith('.'))
    .map((from) => relative(root, resolve(root, dirname(path), from)));
  const importLines = nodes
    .filter(([{ type }]) => type === 'ImportDeclaration')
    .reduce((sum, [{ start, end }]) => sum + text.slice(start, end).split('\n').length, 0);
  const written = text.split('\n').filter((line) => line.trim() !== '').length;
  return { path, text, nodes, lines: written - importLines, imports: [...new Set(imports)] };
}

/** Lines of handwritten code by top folder, tests apart, at the formatter's width. */
function linesByRoom(root, paths) {
  const counted = (path) =>
    /\.(tsx?|mjs|sql|css)$/.test(path) || (path.startsWith('knowledge/') && path.endsWith('.json'));
  const rows = new Map();
  for (const path of paths.filter((each) => each !== 'db/schema.ts' && counted(each))) {
    const room = path.includes('/') ? path.split('/')[0] : '.';
    const row = rows.get(room) ?? { sources: 0, tests: 0 };
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    row[isTest(path) || room === 'e2e' || room === 'testing' ? 'tests' : 'sources'] += lines;
    rows.set(room, row);
  }
  return rows;
}

export function readHouse(root) {
  const paths = tracked(root);
  const migrations = paths.filter((path) => /^db\/.*\.sql$/.test(path)).toSorted();
  return {
    files: paths.filter(isSource).map((path) => parsed(root, path)),
    sql: migrations.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    lines: linesByRoom(root, paths),
    letterStatuses: [
      .../letterStatuses = \[([^\]]*)\]/
        .exec(readFileSync(join(root, 'domain/letters/letter.ts'), 'utf8'))[1]
        .matchAll(/'(\w+)'/g),
    ].map(([, status]) => status),
  };
}
