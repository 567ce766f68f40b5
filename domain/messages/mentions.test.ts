import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matching, mentionedIn, mentionTyped, withMention } from './mentions.ts';

const people = [
  { id: '1', name: 'Ada Byron' },
  { id: '2', name: 'Ann Lee' },
  { id: '3', name: 'Anna Lee' },
  { id: '4', name: 'Zoë Ångström' },
];

describe('a mention being typed', () => {
  test.each([
    ['@', 1, { at: 0, typed: '' }],
    ['Ask @Ad', 7, { at: 4, typed: 'Ad' }],
    ['Ask @Ada By', 11, { at: 4, typed: 'Ada By' }],
    ['Ask @Ad later', 7, { at: 4, typed: 'Ad' }],
    ['(@an', 4, { at: 1, typed: 'an' }],
    ['write to a@shop', 15, null],
    ['Ask @ Ada', 9, null],
    ['Ask @Ada\nBy', 11, null],
    ['Ask @Ada  then', 14, null],
    ['nobody', 3, null],
  ])('%j at %d is %j', (text, caret, mention) => {
    expect(mentionTyped(text, caret)).toEqual(mention);
  });

  test('finds everybody with a name that begins so, whatever the accents', () => {
    expect(matching(people, 'an').map(({ name }) => name)).toEqual(['Ann Lee', 'Anna Lee', 'Zoë Ångström']);
    expect(matching(people, 'ada by').map(({ name }) => name)).toEqual(['Ada Byron']);
    expect(matching(people, '').length).toBe(4);
    expect(matching(people, 'yron')).toEqual([]);
  });
});

test('the chosen name is put into the text, and nobody else counts as mentioned', () => {
  const safe = fc.string({ maxLength: 40 }).map((text) => text.replaceAll('@', ''));
  fc.assert(
    fc.property(fc.constantFrom(...people), safe, safe, (someone, before, after) => {
      const text = `${before} @A${after}`;
      const typed = mentionTyped(text, before.length + 3);
      if (typed === null) throw new Error('no mention');
      const made = withMention(text, typed, someone.name);
      expect(made.text.slice(0, made.caret)).toBe(`${before} @${someone.name}${made.text[made.caret - 1]}`);
      expect(made.text.endsWith(after)).toBe(true);
      expect(mentionedIn(made.text, people).map(({ id }) => id)).toEqual([someone.id]);
    }),
  );
});

test('a name that was taken out again, or is part of a longer one, is no mention', () => {
  expect(mentionedIn('Ask Ada Byron', people)).toEqual([]);
  expect(mentionedIn('Ask @Anna Lee, and @Anna Lee', [...people, ...people]).map(({ id }) => id)).toEqual(['3']);
});
