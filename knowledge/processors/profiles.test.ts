import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processors } from '../../domain/processors.ts';
import { authorities } from '../load.ts';
import { authority } from '../schemas.ts';
import { newestProcedure, profiles } from './profiles.ts';

const root = new URL('../../', import.meta.url).pathname;
const key = `(?:${processors.filter((each) => each !== 'other').join('|')})`;
/** A comparison, a switch case, a list member or a record key. `other` is a common word, so it counts only next to `processor`. */
const asked = new RegExp(
  `(?:[!=]== |case |includes\\()'${key}'|'${key}' [!=]==|^\\s*${key}: |processor [!=]== 'other'`,
  'gm',
);

test('no source outside a processor’s folder branches on the processor', () => {
  const sources = globSync('{contract,domain,drafting,knowledge,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|^knowledge\/processors\/[^/]+\/|^knowledge\/processors\/folders\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(asked)].map(([words]) => `${path}: ${words.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Words of the agreements' rules: where a notice goes, and the entries that cite them. For content/ see agreement-figures.test.ts. */
const rules = Object.values(profiles).flatMap(({ agreements, authorities: own }) => [
  ...agreements.flatMap(({ procedure: { address, email } }) => [
    ...(address.value ?? []).filter((line) => /\d/.test(line)),
    ...(email.value ? [email.value] : []),
  ]),
  ...own
    .map((each) => authority.parse(each))
    .filter(({ kind }) => kind === 'processor_agreement')
    .map(({ id }) => id),
]);

test('no source and no data outside the processors’ folders names a processor’s rule', () => {
  const sources = globSync('{contract,domain,drafting,knowledge,server,web}/**/*.{ts,tsx,json}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|^knowledge\/processors\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(rules.length).toBeGreaterThan(30);
  const found = sources.flatMap((path) => {
    const text = readFileSync(root + path, 'utf8');
    return rules.filter((rule) => text.includes(rule)).map((rule) => `${path}: ${rule}`);
  });
  expect(found).toEqual([]);
});

test.each(processors)('every authority that the %s agreement and profile refer to exists', (processor) => {
  const named = [
    ...profiles[processor].cited.map((each) => each.authority_id),
    ...profiles[processor].authority_ids,
    ...profiles[processor].hold_policies.flatMap((each) => each.authority_id ?? []),
    ...profiles[processor].adverse.map((each) => each.authority_id),
  ];
  for (const id of named) expect(authorities.has(id), id).toBe(true);
});

test('the law of a letter is the one that the newest version chooses, and open where none was read', () => {
  for (const processor of processors)
    expect(profiles[processor].law, processor).toBe(newestProcedure(processor)?.governing_law.value ?? 'open');
});
