import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unseenDocuments } from '../../bench/documents/unseen.ts';
import { hasMeaning, knownLetters } from './known-words.ts';

const texts = unseenDocuments().map(({ lines }) => lines.join('\n'));
const shifted = (text: string, by: number): string =>
  text.replaceAll(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by));

test('documents of every kind have a meaning, and lose it once a font shifts their letters', () => {
  expect(texts.filter((text) => !hasMeaning(text))).toEqual([]);
  const long = texts.filter((text) => knownLetters(text).all >= 160);
  expect(long.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.constantFrom(-29, 1, 5, 31), (text, by) => {
      expect(hasMeaning(shifted(text, by))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('a few words are not judged, as they may all be names', () => {
  expect(hasMeaning('Ondřej Kovář, Zbyněk Dvořák')).toBe(true);
});

test('glyphs that a font does not map to letters are not known words', () => {
  expect(hasMeaning('\uE001\uE002\uE003 '.repeat(20))).toBe(false);
});
