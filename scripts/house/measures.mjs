// The measures of the sources. Each returns the places that it counts, and fewer is better.
import { basename, dirname } from 'node:path';
import { nodesOf } from './sources.mjs';

const lineOf = (text, at) => text.slice(0, at).split('\n').length;
const place = ({ path, text }, { start }) => `${path}:${lineOf(text, start)}`;
const places = (files, found) =>
  files.flatMap((file) => file.nodes.filter(([node, above]) => found(node, above)).map(([node]) => place(file, node)));
const within = (files, pattern) => files.filter(({ path }) => pattern.test(path));

export const casts = ({ files }) =>
  places(files, ({ type, typeAnnotation }) => type === 'TSAsExpression' && typeAnnotation.typeName?.name !== 'const');

/** Processors' folders are exempt: all have the same files, however short. */
const processorFolder = /^knowledge\/processors\/[^/]+\//;
const routesFile = /^server\/.*\/(?:[a-z]+-)*routes\.ts$/;
/** Whether a file is named as an endpoint that the room's routes, its only importer, hand to it. */
function isUseCase(path, importer) {
  const endpoint = basename(path, '.ts').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return (
    routesFile.test(importer.path) &&
    dirname(path) === dirname(importer.path) &&
    new RegExp(`\\.${endpoint}(?:\\s*\\.handler\\(|')`).test(importer.text)
  );
}

/** Files with 15 lines or fewer and one importer, except use cases: each has a file of its own, however short. */
export function smallFiles({ files }) {
  const importers = new Map();
  for (const file of files)
    for (const path of file.imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  return files
    .filter(({ path, lines }) => lines <= 15 && !processorFolder.test(path))
    .filter(({ path }) => importers.get(path)?.length === 1 && !isUseCase(path, importers.get(path)[0]))
    .map(({ path }) => path);
}

/** Folders that import themselves through sibling folders, at every level; one line for each cycle. */
export function folderCycles({ files }) {
  const next = new Map();
  for (const { path, imports } of files)
    for (const imported of imports) {
      const [from, to] = [path.split('/'), imported.split('/')];
      const level = from.findIndex((part, at) => part !== to[at]);
      // Only folders count, not files beside them.
      if (level < 0 || level >= from.length - 1 || level >= to.length - 1) continue;
      const [a, b] = [from, to].map((parts) => parts.slice(0, level + 1).join('/'));
      next.set(a, (next.get(a) ?? new Set()).add(b));
    }
  const reached = (start, seen = new Set()) => {
    for (const each of next.get(start) ?? []) if (!seen.has(each)) reached(each, seen.add(each));
    return seen;
  };
  const circles = [...next.keys()]
    .filter((folder) => reached(folder).has(folder))
    .map((folder) =>
      [...reached(folder)]
        .filter((each) => reached(each).has(folder))
        .toSorted()
        .join(' '),
    );
  return [...new Set(circles)];
}

const isFunction = ({ type, body }) =>
  Boolean(body) && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isNamed = ({ type }, above) =>
  type === 'FunctionDeclaration' ||
  /^(VariableDeclarator|Property|PropertyDefinition|MethodDefinition)$/.test(above?.type);

/** Functions of more than 60 lines, signature included. */
export const longFunctions = ({ files }) =>
  files.flatMap((file) =>
    file.nodes
      .filter(([node, above]) => isFunction(node) && isNamed(node, above))
      .filter(([{ start, end }]) => file.text.slice(start, end).split('\n').length > 60)
      .map(([node]) => place(file, node)),
  );

/**
 * Named functions whose body, blanks aside, occurs elsewhere too. Short bodies are left out: they are alike by chance.
 */
export function equalBodies({ files }) {
  const byBody = new Map();
  for (const file of files)
    for (const [node] of file.nodes.filter(([each, above]) => isFunction(each) && isNamed(each, above))) {
      const body = file.text.slice(node.body.start, node.body.end).replace(/\s+/g, ' ');
      if (body.length >= 60) byBody.set(body, [...(byBody.get(body) ?? []), place(file, node)]);
    }
  return [...byBody.values()].flatMap(([first, ...copies]) => copies.map((copy) => `${copy} (${first})`));
}

/** The folder with the most files directly in it. */
export function largestFolder({ files }) {
  const folders = new Map();
  for (const { path } of files) folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
  return [...folders.values()].toSorted((a, b) => b.length - a.length)[0];
}

/** The keys in the list of processors; `other` is a common word. */
const processorKeys = (files) =>
  [...files.find(({ path }) => path === 'domain/processors.ts').text.matchAll(/\bkey: '(\w+)'/g)].flatMap(([, key]) =>
    key === 'other' ? [] : [key],
  );

/** `===`, `!==` or `case` with a processor's key outside knowledge/. */
export function processorConditionals({ files }) {
  const processors = new Set(processorKeys(files));
  const isProcessor = (node) => node?.type === 'Literal' && processors.has(node.value);
  return places(
    within(files, /^(domain|drafting|server|web)\//),
    ({ type, operator, left, right, test }) =>
      (type === 'BinaryExpression' && /^[!=]==$/.test(operator) && (isProcessor(left) || isProcessor(right))) ||
      (type === 'SwitchCase' && isProcessor(test)),
  );
}

/** Files that name one case field without a role in letters: each only declares, copies or shows it. */
export const filesOfOneField = ({ files }) =>
  files
    .filter(({ path }) => !/^(bench|testing|scripts|server\/(demo|testing))\//.test(path))
    .filter(({ text }) => /\b(support_sla|supportSla)\b/.test(text))
    .map(({ path }) => path);

/** Handlers that call nothing with the name of their endpoint. */
export const handlersByAnotherName = ({ files }) =>
  within(files, /^server\//).flatMap((file) =>
    file.nodes
      .map(([node]) => node)
      .filter(({ type, callee }) => type === 'CallExpression' && callee.property?.name === 'handler')
      .filter((handler) => {
        const name = handler.callee.object.property?.name;
        const calls = ([{ type, name: called }]) => type === 'Identifier' && called === name;
        return name && !nodesOf(handler.arguments).some(calls);
      })
      .map((node) => place(file, node)),
  );

const isStatus = (statuses, node) => node?.type === 'Literal' && statuses.includes(node.value);

/** The file that tells the states of a letter apart. */
const life = /^domain\/letters\/life\.ts$/;

/** Arrays of only letter states, two or more, except the declaration of all of them and those in `life`. */
export const statusLists = ({ files, letterStatuses }) =>
  places(
    files.filter(({ path }) => !life.test(path)),
    ({ type, elements }) =>
      type === 'ArrayExpression' &&
      elements.length > 1 &&
      elements.length < letterStatuses.length &&
      elements.every((each) => isStatus(letterStatuses, each)),
  );

const isComparison = (statuses, { type, operator, left, right }) =>
  type === 'BinaryExpression' && /^[!=]==$/.test(operator) && (isStatus(statuses, left) || isStatus(statuses, right));
const sidesOf = ({ type, left, right, ...node }) =>
  type === 'LogicalExpression' ? [...sidesOf(left), ...sidesOf(right)] : [{ type, left, right, ...node }];

/** Two or more comparisons with letter states joined by && or ||, except in `life`. */
export const statusChains = ({ files, letterStatuses }) =>
  places(
    files.filter(({ path }) => !life.test(path)),
    (node, above) =>
      node.type === 'LogicalExpression' &&
      above?.type !== 'LogicalExpression' &&
      sidesOf(node).filter((each) => isComparison(letterStatuses, each)).length > 1,
  );

/**
 * The last migration from before db/current (docs/decisions/0168). Statements up to it cannot be changed any more, and
 * those that a later one replaced are no longer in force.
 */
const lastFrozen = 'db/migrations/0076';
const isFrozen = (path) => path.startsWith('db/migrations/') && path.slice(0, lastFrozen.length) <= lastFrozen;

const heads =
  /^(?:create(?:\s+or\s+replace)?|alter|drop)\s+(?:unique\s+|constraint\s+)?(function|view|trigger|policy|index)\s+([\w.]+)/i;
/** Each function, view, trigger, policy or index that a statement makes, changes or drops. */
function objectsOf(statement) {
  const [head, kind, name] = heads.exec(statement) ?? [];
  if (!kind) return [];
  if (/^drop\s+function/i.test(head))
    return [...statement.matchAll(/([\w.]+)\(/g)].map(([, each]) => `function ${each}`);
  const on = /^(trigger|policy)$/i.test(kind) ? /\son\s+([\w.]+)/i.exec(statement)?.[1] : undefined;
  return [[kind.toLowerCase(), name, on].filter(Boolean).join(' ')];
}

/** The statements of all files in order, once for each object. */
function statementsOf(sql) {
  return sql.flatMap(({ path, text }) => {
    let at = 0;
    return text
      .split(/^(?=(?:create|alter|drop|insert|update|delete|do|grant|revoke|select|truncate|with)\b)/im)
      .flatMap((statement) => {
        const line = lineOf(text, at);
        at += statement.length;
        return objectsOf(statement).map((object) => ({ path, line, text: statement, object }));
      });
  });
}

/**
 * The statements in force now. From frozen migrations only the last one for each object, unless db/current has the
 * object or it was dropped.
 */
function holding(sql) {
  const statements = statementsOf(sql);
  const now = new Set(statements.filter(({ path }) => path.startsWith('db/current/')).map(({ object }) => object));
  const last = new Map(statements.map((each) => [each.object, each]));
  return statements.filter(
    (each) =>
      !isFrozen(each.path) || (!now.has(each.object) && last.get(each.object) === each && !/^drop/i.test(each.text)),
  );
}

/** `in ('draft', …)` and `any (array[…])` with only letter states, two or more; constraints of columns aside. */
const listsIn = (letterStatuses, text) =>
  [...text.matchAll(/\b(?:in\s*\(|any\s*\(\s*array\s*\[)([^()[\]]*)/gi)].filter(([, list]) => {
    const items = list.split(',').map((each) => /^\s*'(\w+)'(?:::\w+)?\s*$/.exec(each)?.[1]);
    return items.length > 1 && items.length < 6 && items.every((each) => letterStatuses.includes(each));
  });

/** Such lists in statements in force, and in SQL within TypeScript, except in the one function that has them. */
export const statusListsInSql = ({ sql, files, letterStatuses }) => [
  ...holding(sql)
    .filter(({ object }) => object !== 'function app.letter_is')
    .flatMap(({ path, line, text }) =>
      listsIn(letterStatuses, text).map(({ index }) => `${path}:${line + lineOf(text, index) - 1}`),
    ),
  ...files.flatMap(({ path, text }) =>
    listsIn(letterStatuses, text).map(({ index }) => `${path}:${lineOf(text, index)}`),
  ),
];

/** Database functions that several files define; one in db/current counts only from later migrations. */
export function functionsAgain({ sql }) {
  const times = new Map();
  const now = new Set();
  for (const { path, text, object } of statementsOf(sql).filter((each) => each.object.startsWith('function '))) {
    if (!/^create/i.test(text)) continue;
    if (path.startsWith('db/current/')) now.add(object);
    times.set(object, [...(times.get(object) ?? []), path]);
  }
  return [...times]
    .map(([object, paths]) => [object, now.has(object) ? paths.filter((path) => !isFrozen(path)) : paths])
    .filter(([, paths]) => new Set(paths).size > 1)
    .map(([object, paths]) => `${object.slice('function '.length)} ${paths.length} times`);
}
