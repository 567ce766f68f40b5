import { expect, test } from 'vitest';
import { authorityOf } from './load.ts';
import { quotations, terms } from './terms.ts';

test.each(terms)('$id is stated by a usable authority', (term) => {
  const entry = authorityOf(term.authority_id);
  expect(entry.usable).toBe(true);
  const words = `${entry.citation} ${entry.title} ${entry.proposition}`;
  expect(words).toMatch(new RegExp(`\\b${term.value}\\b`));
});

test.each(quotations)('$id is quoted verbatim from a usable authority', (quotation) => {
  const entry = authorityOf(quotation.authority_id);
  expect(entry.usable).toBe(true);
  expect(`${entry.title} ${entry.proposition} ${entry.weakens}`).toContain(quotation.words);
});
