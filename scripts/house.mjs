// Measures of the codebase (docs/decisions/0160): `node scripts/house.mjs [--check | --lower | --list] [another checkout]`.
// --check fails where a measure differs from scripts/house-maxima.json; --lower writes measures that went down into it;
// --list prints every place.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHouse } from './house/sources.mjs';
import * as of from './house/measures.mjs';

const [option, other] = process.argv[2]?.startsWith('--') ? process.argv.slice(2) : ['', process.argv[2]];
const here = dirname(fileURLToPath(import.meta.url));
const maximaFile = join(here, 'house-maxima.json');

/** [name, places]: fewer is better. */
const measured = (house) => [
  ['casts (`as T`)', of.casts(house)],
  ['files of 15 lines or fewer with one importer', of.smallFiles(house)],
  ['folder cycles, every level', of.folderCycles(house)],
  ['endpoints by another name', of.handlersByAnotherName(house)],
  ['conditionals on a processor', of.processorConditionals(house)],
  ['files naming `support_sla`', of.filesOfOneField(house)],
  ['functions past 60 lines', of.longFunctions(house)],
  ['equal bodies of functions', of.equalBodies(house)],
  ['files in the largest folder', of.largestFolder(house)],
  ['lists of letter states', of.statusLists(house)],
  ['chains of letter states', of.statusChains(house)],
  ['lists of letter states in SQL', of.statusListsInSql(house)],
  ['functions of the database written again', of.functionsAgain(house)],
];

const house = readHouse(resolve(other ?? join(here, '..')));
const rows = measured(house);
const maxima = JSON.parse(readFileSync(maximaFile, 'utf8'));
const table = (lines) => console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));

table([['measure', 'now', 'at most'], ...rows.map(([name, found]) => [name, found.length, maxima[name] ?? 'new'])]);
const lines = [...house.lines].toSorted(([, a], [, b]) => b.sources - a.sources);
console.log('\nLines by room: sources, tests');
table(lines.map(([room, { sources, tests }]) => [room, sources, tests]));
const sum = (key) => lines.reduce((total, [, row]) => total + row[key], 0);
table([['all', sum('sources'), sum('tests')]]);

const raised = rows.filter(([name, found]) => found.length > (maxima[name] ?? Number.POSITIVE_INFINITY));
const differ = rows.filter(([name, found]) => found.length !== maxima[name]);
if (option === '--list') console.log(Object.fromEntries(rows));
if (option === '--check' || option === '--lower') {
  for (const [name, found] of raised) console.error(`\nMore than before: ${name}\n  ${found.join('\n  ')}`);
  if (raised.length > 0) process.exitCode = 1;
}
if (option === '--check' && raised.length === 0 && differ.length > 0) {
  console.error(
    `\nFewer than before: ${differ.map(([name]) => name).join(', ')}. Keep it: node scripts/house.mjs --lower`,
  );
  process.exitCode = 1;
}
if (option === '--lower' && raised.length === 0)
  writeFileSync(
    maximaFile,
    `${JSON.stringify(Object.fromEntries(rows.map(([name, found]) => [name, found.length])), null, 2)}\n`,
  );
