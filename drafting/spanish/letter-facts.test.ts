import { describe, expect, test } from 'vitest';
import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { holesOf } from '../../domain/language/translate.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { facts as catalog } from '../../knowledge/spanish/facts.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter } from '../draft-letter.ts';
import { letterFacts } from './letter-facts.ts';

test('each fact in words has the same slots in both languages, and is not left in English', () => {
  for (const [english, spanish] of Object.entries(catalog)) {
    expect(holesOf(spanish), english).toEqual(holesOf(english));
    expect(spanish).not.toBe(english);
  }
});

const day = /[A-Z][a-z]+ \d{1,2}, \d{4}/;

describe.each(goldens)('what $name states in Spanish', ({ request }) => {
  const { document, factSheet } = draftLetter(request);
  const stated = letterFacts(document, factSheet);
  const shown = (id: string): string => factSheet.facts[id]?.display ?? '';

  test('is its sum, its last day and its demand, with its own figures', () => {
    const values = stated.facts.map(({ value }) => value);
    expect(values).toContain(shown('claimed'));
    expect(values).toContain(dayInSpanish(shown('deadline')));
    expect(stated.demand).toContain(shown('claimed'));
    expect(stated.demand).toContain(dayInSpanish(shown('deadline')));
  });

  test('has no day in English and no "su empresa", which the merchant would read as its own', () => {
    const said = [stated.demand ?? '', ...stated.facts.map(({ value }) => value)].filter((text) => !text.includes('“'));
    expect(said.filter((text) => day.test(text) || text.includes('su empresa'))).toEqual([]);
  });
});

describe('of a letter that an attorney changed', () => {
  const [golden] = goldens;
  const { document, factSheet } = draftLetter(golden?.request ?? expect.fail());
  const stated = (change: (block: LetterDocument['blocks'][number]) => LetterDocument['blocks'][number] | null) =>
    letterFacts({ ...document, blocks: document.blocks.flatMap((block) => change(block) ?? []) }, factSheet);
  const isDemand = ({ id }: LetterDocument['blocks'][number]): boolean => id.startsWith('demand.');

  test('the demand is left out where its words are not those of the draft', () => {
    expect(
      stated((block) => (isDemand(block) && block.items ? { ...block, items: ['Pay half.'] } : block)).demand,
    ).toBeNull();
    expect(stated((block) => (isDemand(block) ? null : block)).demand).toBeNull();
  });

  test('a fact that the letter no longer prints is left out', () => {
    const labels = (facts: { label: string }[]) => facts.map(({ label }) => label);
    const days = factSheet.facts['days_held']?.display ?? expect.fail();
    const strike = (text: string) => text.replaceAll(days, 'long');
    const label = 'Tiempo retenido, a la fecha de la carta';
    expect(labels(letterFacts(document, factSheet).facts)).toContain(label);
    const struck = stated((block) => ({
      ...block,
      text: strike(block.text),
      ...(block.items && { items: block.items.map(strike) }),
      ...(block.rows && { rows: block.rows.map((row) => row.map(strike)) }),
    }));
    expect(labels(struck.facts)).not.toContain(label);
  });
});
