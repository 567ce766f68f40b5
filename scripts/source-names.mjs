// Where each exported name is defined, so that documents can refer to names, which survive moves: `node
// scripts/source-names.mjs submitCase`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const rooms = ['content', 'contract', 'db', 'domain', 'drafting', 'knowledge', 'scripts', 'server', 'web'];
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);

const filesIn = (room) => readdirSync(join(root, room), { recursive: true }).map((file) => join(room, file));

const read = (file) => readFileSync(join(root, file), 'utf8');

/** Exported identifiers; `cases.list` for a member of an exported object, such as an endpoint of the contract. */
function exportedNames(file) {
  const { program } = parseSync(file, read(file));
  return program.body.flatMap(({ type, declaration, specifiers = [] }) => {
    if (type === 'ExportDefaultDeclaration') return declaration.id ? [declaration.id.name] : [];
    if (type !== 'ExportNamedDeclaration') return [];
    if (!declaration) return specifiers.map(({ exported }) => exported.name);
    if (declaration.id) return [declaration.id.name];
    return (declaration.declarations ?? []).flatMap(({ id, init }) => [id.name, ...members(id.name, init)]);
  });
}

function members(name, init) {
  if (/^TS(As|Satisfies)Expression$/.test(init?.type)) return members(name, init.expression);
  if (init?.type !== 'ObjectExpression') return [];
  const keys = init.properties.flatMap(({ key }) => key?.name ?? key?.value ?? []);
  return keys.map((key) => (String(key).includes('.') ? key : `${name}.${key}`));
}

const sqlNames = (file) =>
  [...read(file).matchAll(/^\s*create (?:or replace )?(table|function) ([\w.]+)/gim)].map(
    ([, kind, name]) => `${kind.toLowerCase()} ${name}`,
  );

const addresses = (file) => [...read(file).matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path]) => `/${path}`);

function namesIn(file) {
  if (isTest(file)) return [];
  if (file.endsWith('.sql')) return sqlNames(file);
  if (file.endsWith('.css')) return [basename(file)];
  if (!/(?<!\.d)\.tsx?$/.test(file)) return [];
  const names = [...exportedNames(file), ...(file === join('web', 'routes.ts') ? addresses(file) : [])];
  // A script without exports goes by its file name.
  return names.length > 0 ? names : [basename(file)];
}

/** Each name with the files that define it. */
export const sourceNames = () => indexed(rooms, namesIn);

/** Each id of a `// @proves` line with the test files that carry it. */
export const proofs = () =>
  indexed([...rooms, 'e2e'], (file) =>
    isTest(file) ? [...read(file).matchAll(/^\s*\/\/ @proves (\S+)$/gm)].map(([, id]) => id) : [],
  );

function indexed(folders, find) {
  const index = new Map();
  for (const file of folders.flatMap(filesIn))
    for (const name of find(file)) index.set(name, [...(index.get(name) ?? []), file]);
  return index;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const index = new Map([...sourceNames(), ...proofs()]);
  for (const name of process.argv.slice(2)) console.log(`${name}: ${index.get(name)?.join(', ') ?? 'no such name'}`);
}
