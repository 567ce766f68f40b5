import { describe, expect, test } from 'vitest';
import { unprintable } from '../../../domain/letters/printable.ts';
import { loadFonts } from './fonts.ts';
import { breakableText, printableText } from './printable-text.ts';

const { covered } = loadFonts();

describe('printableText', () => {
  test.each([
    ['#set text(red) $x$ \\ @label *a*', '#set text(red) $x$ \\ @label *a*'],
    ['naïve “€5” – Ωμέγα Привет שלום سلام 😀 👩‍⚖️', 'naïve “€5” – Ωμέγα Привет שלום سلام 😀 👩‍⚖️'],
    ['漢', '[U+6F22]'],
    ['a\tb', 'a b'],
    ['a\u200bb\ufeffc\u00add', 'abcd'],
    ['\u202e005$', '[U+202E]005$'],
    ['bell\u0007 nul\u0000', 'bell[U+0007] nul[U+0000]'],
    ['lone \ud800 half', 'lone [U+FFFD] half'],
    ['two\nlines', 'two\nlines'],
  ])('printableText converts %j', (text, expected) => expect(printableText(text, covered)).toBe(expected));
});

test('what the program says can be printed is what the fonts can show, character by character', () => {
  const shown = (character: string) => !printableText(character, covered).startsWith('[U+');
  const wrong: string[] = [];
  for (let code = 0; code < 0x30000; code += 1) {
    const character = String.fromCodePoint(code);
    const well = character.toWellFormed();
    if (shown(well) !== (unprintable(well).length === 0)) wrong.push(code.toString(36));
  }
  expect(wrong).toEqual([]);
});

describe('breakableText', () => {
  test('breakableText leaves ordinary words alone and keeps every character of a long one', () => {
    expect(breakableText('ordinary words', 40)).toBe('ordinary words');
    const long = 'https://example.com/'.repeat(5);
    expect(breakableText(long, 40).split('\u200b').join('')).toBe(long);
  });

  test('breakableText never cuts inside an emoji', () => {
    const family = '👨‍👩‍👧';
    expect(
      breakableText(family.repeat(20), 10)
        .split('\u200b')
        .every((piece) => piece.length % family.length === 0),
    ).toBe(true);
  });
});
