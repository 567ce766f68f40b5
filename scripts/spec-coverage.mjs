// Checks docs/spec-coverage.md. With --write, also rewrites the counts between its markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proofs, sourceNames } from './source-names.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const file = resolve(root, 'docs/spec-coverage.md');
const documents = { A: 'Application', P: 'Public site' };
const states = ['open', 'part', 'done'];
const markers = /<!-- counts -->[\s\S]*?<!-- \/counts -->/;

const text = readFileSync(file, 'utf8');
const lines = text.split(/\r?\n/);
const breaches = [];
const breach = (row, why) => breaches.push(`line ${row.line}: ${why}\n  ${row.raw}`);

const names = sourceNames();
const tests = proofs();
const named = new Set();

function checkNames(row, column, cell, check) {
  for (const part of cell.split(',').map((each) => each.trim())) {
    const name = /^`([^`]+)`$/.exec(part)?.[1];
    if (!name) breach(row, `${column}: expected a name in backticks, found "${part}"`);
    else check(name);
  }
}

function checkSource(row, name) {
  if (!names.has(name)) breach(row, `lives in: no source exports "${name}"`);
}

function checkTest(row, id) {
  named.add(id);
  const files = tests.get(id) ?? [];
  if (files.length !== 1)
    breach(row, `test: ${files.length === 0 ? 'no test proves' : `${files.join(' and ')} prove`} "${id}"`);
}

// Table rows: everything below the counts that looks like one, except header and separator lines.
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
  if (state === 'done' || livesIn !== '–') checkNames(row, 'lives in', livesIn, (name) => checkSource(row, name));
  if (state === 'done' || test !== '–') checkNames(row, 'test', test, (name) => checkTest(row, name));
}
for (const [id, files] of tests) if (!named.has(id)) breaches.push(`${files.join(', ')}: no row names "@proves ${id}"`);

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
