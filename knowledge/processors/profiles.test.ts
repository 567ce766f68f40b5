import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processors } from '../../domain/processors.ts';
import { authorities } from '../load.ts';
import { agreementOf, profiles } from './profiles.ts';

const root = new URL('../../', import.meta.url).pathname;
const key = `(?:${processors.filter((each) => each !== 'other').join('|')})`;
/** A comparison, a case of a switch, a member of a list, a key of a record. `other` is an everyday word: only beside `processor`. */
const asked = new RegExp(
  `(?:[!=]== |case |includes\\()'${key}'|'${key}' [!=]==|^\\s*${key}: |processor [!=]== 'other'`,
  'gm',
);

test('no source outside a processor’s folder asks which processor it is', () => {
  const sources = globSync('{contract,domain,drafting,knowledge,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|^knowledge\/processors\/[^/]+\/|^knowledge\/processors\/profiles\.ts$/.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) =>
    [...readFileSync(root + path, 'utf8').matchAll(asked)].map(([words]) => `${path}: ${words.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(processors)('the clauses of %s and what its profile leans on stand in the library', (processor) => {
  const { clauses, procedure } = agreementOf(processor);
  const named = [
    ...clauses.map((each) => each.authority_id),
    ...procedure.authority_ids,
    ...profiles[processor].hold_policies.flatMap((each) => each.authority_id ?? []),
    ...profiles[processor].adverse.map((each) => each.authority_id),
  ];
  for (const id of named) expect(authorities.has(id), id).toBe(true);
});
