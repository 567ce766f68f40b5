import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processors } from '../../domain/processors.ts';
import { authorities } from '../load.ts';
import general from '../authorities.json' with { type: 'json' };
import { figuresOf, quotedBy, saidBy } from '../../testing/agreements/said-figures.ts';
import { quotations } from '../terms.ts';

const textRead = 'text read in stored copies of the agreement';

test('the authorities for every processor have no term of a single one', () => {
  expect(general.filter(({ kind }) => kind === 'processor_agreement').map(({ id }) => id)).toEqual([]);
  expect(general.filter(({ id }) => processors.some((key) => id.startsWith(`${key}-`))).map(({ id }) => id)).toEqual(
    [],
  );
});

test('every term of a processor lies in its folder', () => {
  const terms = [...authorities.values()].filter(({ kind }) => kind === 'processor_agreement');
  expect(terms.length).toBeGreaterThan(20);
  for (const { id } of terms) {
    const owner = processors.find((key) => id.startsWith(`${key}-`));
    expect(owner, id).toBeDefined();
    expect(readFileSync(new URL(`${owner}/authorities.json`, import.meta.url), 'utf8')).toContain(`"${id}"`);
  }
});

/** Figures of an entry that are not a term of the agreement: a section of the Civil Code. */
const notTerms: Readonly<Record<string, readonly string[]>> = { 'square-gt-24': ['1668'] };

test.each(
  [...authorities.values()]
    .filter(({ source_seen: seen }) => seen === textRead)
    .map((each) => [each.id, each] as const),
)(
  'every figure, address and section of %s stands in the text that was read',
  (id, { citation, title, proposition, weakens }) => {
    const owner = processors.find((key) => id.startsWith(`${key}-`));
    if (!owner) throw new Error(`no owner of ${id}`);
    const bare = [citation, title, proposition, weakens].flatMap((text) =>
      figuresOf(text).filter((figure) => !saidBy(owner, figure)),
    );
    expect(bare.filter((figure) => !(notTerms[id] ?? []).includes(figure))).toEqual([]);
  },
);

test('every quotation of a term that was read stands in a quote of a version', () => {
  const read = quotations.filter(({ authority_id: id }) => authorities.get(id)?.source_seen === textRead);
  expect(read.length).toBeGreaterThan(6);
  const bare = read.filter(({ words, processors: own }) => !own.some((key) => quotedBy(key, words)));
  expect(bare.map(({ id }) => id)).toEqual([]);
});
