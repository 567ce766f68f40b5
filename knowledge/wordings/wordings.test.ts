import { expect, test } from 'vitest';
import { slotsOf, textsOf } from '../clause.ts';
import { clauses } from '../clauses/clauses.ts';
import { wordings } from './wordings.ts';

const outsideSlots = (text: string): string => text.replace(/\{[^}]*\}/g, ' ');
const times = (words: RegExp, text: string): number => (text.match(words) ?? []).length;

test('each sentence has its wordings in one place, and no wording twice', () => {
  const sentences = wordings.map(({ of }) => of);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const { of, so } of wordings) expect(new Set([of, ...so]).size).toBe(so.length + 1);
});

test('a wording has no figure of its own, and names what its sentence names', () => {
  for (const { of, so } of wordings) {
    const named = new Set(slotsOf(of).map(({ id }) => id));
    for (const each of so) {
      expect(outsideSlots(each)).not.toMatch(/[0-9§%$[\]]/);
      const own = new Set(slotsOf(each).map(({ id }) => id));
      // The processor may be called by its name where its sentence leaves it unnamed.
      expect(
        [...own].filter((id) => !named.has(id) && id !== 'processor'),
        each,
      ).toEqual([]);
      expect(
        [...named].filter((id) => !own.has(id) && id !== 'processor'),
        each,
      ).toEqual([]);
    }
  }
});

test('no wording has an "any" that its sentence has not: where one is read, a condition may stand', () => {
  for (const { of, so } of wordings)
    for (const each of so) expect(times(/\bany\b/gi, each), each).toBeLessThanOrEqual(times(/\bany\b/gi, of));
});

test('a wording names a state only where each clause with its sentence chooses that state’s law', () => {
  const states = /\b(?:California|Delaware|New York|Utah|Washington|Texas)\b/g;
  const stated = wordings.flatMap(({ of, so }) =>
    so.flatMap((each) => (each.match(states) ?? []).map((state) => ({ of, state }))),
  );
  expect(stated.length).toBeGreaterThan(0);
  for (const { of, state } of stated)
    for (const text of clauses.flatMap(textsOf).filter((each) => each.includes(of)))
      expect(text, of).toContain(`${state} law`);
});
