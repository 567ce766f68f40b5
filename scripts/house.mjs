// Measures of the codebase for docs/decisions/0047: `node scripts/house.mjs [--list] [another checkout]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const [other] = process.argv.slice(2).filter((argument) => argument !== '--list');
const root = resolve(other ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
const rooms = 'bench content contract db domain drafting knowledge scripts server testing web'.split(' ');
/** Excludes tests, declarations and generated files. */
const isSource = (file) =>
  !file.includes('node_modules') && /(?<!\.test|\.d)\.tsx?$/.test(file) && file !== join('db', 'schema.ts');
const processors = new Set([
  'paypal',
  'stripe',
  'square',
  'shopify',
  'worldpay',
  'authorize_net',
  'venmo',
  'ebay',
  'amazon',
]);
/** A field that plays no part in the letter: wherever it is named, it is declared, copied or shown. */
const field = ['support_sla', 'supportSla'];
/** These store a marker or an upload in the browser, not user input. */
const marks = /admin-google|admin-auth|linked-processor|leave-for-thanks|submission|case-file-keeper/;

const filesIn = (room) =>
  existsSync(join(root, room))
    ? readdirSync(join(root, room), { recursive: true }).map((file) => join(room, file))
    : [];

/** Calls `visit` with each node of a syntax tree and its parent. */
function walk(node, visit, above = null) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit, above));
  if (typeof node?.type !== 'string') return;
  visit(node, above);
  for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit, node);
}

const nodesOf = (tree) => {
  const nodes = [];
  walk(tree, (node, above) => nodes.push([node, above]));
  return nodes;
};

const withoutBlanks = (text) => text.split('\n').filter((line) => line.trim() !== '').length;

const files = [...rooms.flatMap(filesIn), 'main.ts'].filter(isSource).map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const nodes = nodesOf(parseSync(path, text).program);
  const imports = nodes
    .filter(([{ type }]) => /^(Import|Export).*(Declaration|Expression)$/.test(type))
    .map(([{ source }]) => source?.value)
    .filter((from) => typeof from === 'string' && from.startsWith('.'))
    .map((from) => relative(root, resolve(root, dirname(path), from)));
  const imported = nodes
    .filter(([{ type }]) => type === 'ImportDeclaration')
    .map(([node]) => text.slice(node.start, node.end));
  const lines = withoutBlanks(imported.reduce((rest, each) => rest.replace(each, ''), text));
  return { path, text, nodes, lines, imports: [...new Set(imports)] };
});
const within = (pattern) => files.filter(({ path }) => pattern.test(path));
const count = (list, found) =>
  list.reduce((sum, { nodes }) => sum + nodes.filter(([node, above]) => found(node, above)).length, 0);

const isNamedFunction = (node, above) =>
  Boolean(node.body) &&
  (node.type === 'FunctionDeclaration' ||
    (/^(FunctionExpression|ArrowFunctionExpression)$/.test(node.type) &&
      /^(VariableDeclarator|Property|PropertyDefinition|MethodDefinition)$/.test(above?.type)));
const functions = files.flatMap(({ text, nodes }) =>
  nodes
    .filter(([node, above]) => isNamedFunction(node, above))
    .map(([{ start, end }]) => text.slice(start, end).split('\n').length),
);

const isCast = ({ type, typeAnnotation }) => type === 'TSAsExpression' && typeAnnotation.typeName?.name !== 'const';

const importers = new Map();
for (const { imports } of files) for (const path of imports) importers.set(path, (importers.get(path) ?? 0) + 1);
const small = files.filter(({ path, lines }) => lines <= 15 && importers.get(path) === 1);

const folderOf = (path) => /^[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];

/** Subfolders of a room whose imports lead back to them through other subfolders. */
function foldersInCycles() {
  const next = new Map();
  for (const { path, imports } of files)
    for (const [from, to] of imports.map((each) => [folderOf(path), folderOf(each)]))
      if (from && to && from !== to) next.set(from, new Set([...(next.get(from) ?? []), to]));
  const reached = (start, seen = new Set()) => {
    for (const each of next.get(start) ?? []) if (!seen.has(each)) reached(each, seen.add(each));
    return seen;
  };
  return [...next.keys()].filter((folder) => reached(folder).has(folder));
}

const cycles = foldersInCycles();

const isProcessor = (node) => node?.type === 'Literal' && processors.has(node.value);
const isConditional = ({ type, operator, left, right, test }) =>
  (type === 'BinaryExpression' && /^[!=]==$/.test(operator) && (isProcessor(left) || isProcessor(right))) ||
  (type === 'SwitchCase' && isProcessor(test));

const handlers = within(/^server\//).flatMap(({ nodes }) =>
  nodes
    .map(([node]) => node)
    .filter(({ type, callee }) => type === 'CallExpression' && callee.property?.name === 'handler'),
);
const handlerName = ({ callee }) => callee.object.property?.name;
const calls = (handler, name) =>
  nodesOf(handler.arguments).some(([{ type, name: called }]) => type === 'Identifier' && called === name);
const elsewhere = handlers.filter((handler) => handlerName(handler) && !calls(handler, handlerName(handler)));

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];
const spread = (numbers) => `${at(numbers, 0.5)}, ${at(numbers, 0.9)}`;
const naming = files.filter(
  ({ path, text }) =>
    !/^(bench|testing|server\/(demo|testing))\//.test(path) &&
    field.some((name) => new RegExp(`\\b${name}\\b`).test(text)),
);

const rows = [
  ['source files', files.length, 'ts and tsx, tests and e2e aside'],
  ['lines', files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0), 'of those files'],
  ['lines a file', spread(files.map(({ lines }) => lines)), 'median and p90; blank lines and imports aside'],
  ['lines a function', spread(functions), 'median and p90; functions that have a name'],
  [
    'folders in a cycle, server',
    cycles.filter((folder) => folder.startsWith('server/')).length,
    'folders of server/ that import each other in a circle',
  ],
  ['folders in a cycle, house', cycles.length, 'the same in every room'],
  ['casts', count(files, isCast), '`as T`, but for `as const`'],
  ['small files', small.length, '15 lines or fewer, and one importer'],
  [
    'endpoints by another name',
    `${elsewhere.length} of ${handlers.length}`,
    'the handler calls nothing that is named as the endpoint',
  ],
  ['files that name one case field', naming.length, `${field.join(' or ')}, tests and made-up cases aside`],
  [
    'conditionals on a processor',
    count(within(/^(domain|drafting|server|web)\//), isConditional),
    '===, !== or case with a processor’s key, outside knowledge/',
  ],
  [
    'ways to keep unsaved work',
    within(/^web\//).filter(({ path, text }) => /\.setItem\(/.test(text) && !marks.test(path)).length,
    'files of web/ that put what was typed into the browser’s storage',
  ],
];
for (const [what, value, meaning] of rows) console.log(`| ${what} | ${value} | ${meaning} |`);
if (process.argv.includes('--list'))
  console.log({
    small: small.map(({ path }) => path),
    cycles,
    elsewhere: elsewhere.map(handlerName),
    naming: naming.map(({ path }) => path),
  });
