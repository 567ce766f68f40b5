// Checks docs/spec-coverage.md. With --write, also rewrites the counts between its markers.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const file = resolve(root, 'docs/spec-coverage.md');
const documents = { A: 'Application', P: 'Public site' };
const states = ['open', 'part', 'done'];
const markers = /<!-- counts -->[\s\S]*?<!-- \/counts -->/;

const text = readFileSync(file, 'utf8');
const lines = text.split(/\r?\n/);
const breaches = [];
const breach = (row, why) => breaches.push(`line ${row.line}: ${why}\n  ${row.raw}`);

function isRepoFile(path) {
  const full = resolve(root, path);
  const outside = relative(root, full).split(sep)[0] === '..' || path.startsWith('/');
  return !outside && Boolean(statSync(full, { throwIfNoEntry: false })?.isFile());
}

function checkPaths(row, column, cell) {
  for (const part of cell.split(',').map((p) => p.trim())) {
    const path = /^`([^`]+)`$/.exec(part)?.[1];
    if (!path) breach(row, `${column}: expected a path in backticks, found "${part}"`);
    else if (!isRepoFile(path)) breach(row, `${column}: no such file: ${path}`);
  }
}

// Table rows: everything below the counts that looks like one, apart from header and rule lines.
const start = lines.findIndex((l) => l.includes('<!-- /counts -->'));
if (start < 0 || !markers.test(text)) {
  console.error('docs/spec-coverage.md: the counts markers are missing');
  process.exit(1);
}
const rows = [];
lines.forEach((raw, i) => {
  if (i <= start || !/^\s*\||[AP]-\d+\.\d+\s*\|/.test(raw)) return;
  if (/^\s*\|\s*(id\s*\||:?-{3,})/.test(raw)) return;
  const cells = raw
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((c) => c.trim());
  rows.push({ line: i + 1, raw, cells });
});
if (rows.length === 0) breaches.push('the table has no rows');

const seen = new Map();
const counts = Object.fromEntries(Object.keys(documents).map((d) => [d, { open: 0, part: 0, done: 0 }]));
for (const row of rows) {
  const [id, , livesIn = '', test = '', state] = row.cells;
  if (row.cells.length !== 5) breach(row, `expected 5 columns, found ${row.cells.length}`);
  if (!/^[AP]-\d+\.\d+$/.test(id)) breach(row, `malformed id "${id}"`);
  if (seen.has(id)) breach(row, `id ${id} is already used on line ${seen.get(id)}`);
  else seen.set(id, row.line);
  if (!states.includes(state)) breach(row, `unknown state "${state}"`);
  else if (counts[id[0]]) counts[id[0]][state] += 1;
  if (state !== 'done') continue;
  checkPaths(row, 'lives in', livesIn);
  checkPaths(row, 'test', test);
}

const total = (c) => c.open + c.part + c.done;
const sum = Object.values(counts).reduce((a, c) => ({
  open: a.open + c.open,
  part: a.part + c.part,
  done: a.done + c.done,
}));
const line = (name, c) => `| ${[name, ...states.map((s) => c[s]), total(c)].join(' | ')} |`;
const table = [
  '| document | open | part | done | rows |',
  '|---|---|---|---|---|',
  ...Object.entries(counts).map(([d, c]) => line(documents[d], c)),
  line('Both', sum),
].join('\n');
if (process.argv.includes('--write')) {
  writeFileSync(
    file,
    text.replace(markers, () => `<!-- counts -->\n${table}\n<!-- /counts -->`),
  );
}

console.log(table);
if (breaches.length > 0) {
  console.error(`\n${breaches.length} breach(es) in docs/spec-coverage.md:\n${breaches.join('\n')}`);
  process.exitCode = 1;
}
