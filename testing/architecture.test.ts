import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const architecture = read('ARCHITECTURE.md');
const [, map = '', text = ''] = architecture.split('```');

/**
 * A path on the map, without the `<key>` that stands for similar folders. A line may have several paths; two spaces
 * separate them from their description.
 */
function pathsOnMap(): string[] {
  const parents: string[] = [];
  return map
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [indent = ''] = /^ */.exec(line) ?? [];
      const depth = indent.length / 2;
      const names =
        line
          .trim()
          .split(/\s{2,}/)[0]
          ?.split(' ') ?? [];
      const paths = names.map((name) => `${parents[depth - 1] ?? ''}${name.replace(/<.*/, '')}`);
      parents.splice(depth, parents.length, paths.at(-1) ?? '');
      return paths;
    });
}

const onMap = pathsOnMap();
const ignored = new Set(read('.gitignore').match(/^[^*\s]+(?=\/$)/gm));

function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.has(entry.name))
    .map(({ name }) => `${folder}${name}/`)
    .filter((path) =>
      readdirSync(join(root, path), { withFileTypes: true, recursive: true }).some((entry) => entry.isFile()),
    );
}

test('every folder and file on the map exists', () => {
  expect(onMap.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every folder is on the map, at the top level and wherever the map goes deeper', () => {
  const inside = ['', ...onMap.filter((path) => onMap.some((other) => other !== path && other.startsWith(path)))];
  expect(inside.flatMap(foldersIn).filter((path) => !onMap.includes(path))).toEqual([]);
});

test('every path in the text and the README exists', () => {
  const named = [...`${text}${read('README.md')}`.matchAll(/[`(]([\w-]+\/[\w./-]*)[`)]/g)]
    .map(([, path = '']) => path)
    .filter((path) => onMap.includes(path.replace(/\/.*/, '/')));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every npm script that a document or a bench names exists', () => {
  const named = ['docs', 'deploy', 'bench', '.']
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: room !== '.', encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((path) => /\.(md|ts)$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => [...read(path).matchAll(/npm run (--prefix bench )?([a-z][\w:-]*)/g)])
    .map(([, prefix = '', name = '']) => `${prefix && 'bench/'}package.json: ${name}`);
  const scripts = ['package.json', 'bench/package.json'].flatMap((path) =>
    Object.keys(JSON.parse(read(path)).scripts).map((name) => `${path}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every wall is a dependency-cruiser rule, and every rule a wall', () => {
  const rules = new Set(
    [...read('.dependency-cruiser.mjs').matchAll(/\b(?:wall|forbid)\(\s*'([a-z-]+)'/g)].map(([, name]) => name),
  );
  const walls = new Set([...text.matchAll(/^- (`.*?):/gm)].flatMap(([, names = '']) => names.match(/[a-z-]+/g) ?? []));
  expect(walls).toEqual(rules);
});

/** Words of the glossary's last column that no name in the code uses. `atLeast` and `atMost` are the usual names of bounds in assertions. */
const givenUp = /^(anew|house|least|library|most|person|persons|sight|tell|tells|told)$/;
const inWords = new RegExp(givenUp.source.slice(1, -1), 'i');
const allowed = new Set(['atLeast', 'atMost']);

function identifiersIn(path: string): Set<string> {
  const names = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
  }).visit(parseSync(path, read(path)).program);
  return names;
}

test('no name in the code uses a word that the glossary has given up', () => {
  const rooms = 'bench content contract db domain drafting e2e knowledge server testing web'.split(' ');
  const sources = rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'));
  const wordsOf = (name: string) => name.split(/_|(?=[A-Z])/).map((word) => word.toLowerCase());
  // To parse a file takes long, and few have such a word at all.
  const found = sources
    .filter((path) => inWords.test(read(path)))
    .flatMap((path) =>
      [...identifiersIn(path)]
        .filter((name) => !allowed.has(name) && wordsOf(name).some((word) => givenUp.test(word)))
        .map((name) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);
});

test('no folder, API subject, API path or table is named texts alone, which could be text messages, full texts or saved texts', () => {
  const folders = foldersIn('server/').concat(...['knowledge/', 'server/ports/', 'web/'].map(foldersIn));
  const subjects = [...read('contract/contract.ts').matchAll(/^  (\w+),$/gm)].map(([, name]) => name);
  const tables = [...read('db/schema.ts').matchAll(/^  (\w+): [A-Z]\w+;$/gm)].map(([, name]) => name);
  const paths = readdirSync(join(root, 'contract'), { encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(`contract/${file}`).matchAll(/path: '([^']+)'/g)].map(([, path]) => path));
  const named = [...folders, ...subjects, ...tables, ...paths];
  expect(named.length).toBeGreaterThan(300);
  // The text message service has this address.
  expect(named.filter((name) => name?.split('/').includes('texts'))).toEqual(['/texts/reply']);
});
