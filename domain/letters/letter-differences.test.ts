import { describe, expect, test } from 'vitest';
import { blockText, differencesOf, withMine } from './letter-differences.ts';
import { smallBlock, smallLetter } from '../../testing/letters/small-letter.ts';

const theirs = smallLetter({ blocks: [smallBlock('a'), smallBlock('b', 'Their b.'), smallBlock('c')] });
const mine = smallLetter({
  delivery_method: 'By courier',
  blocks: [smallBlock('a', 'My a.'), smallBlock('mine', 'My own.'), smallBlock('b')],
});

describe('differences', () => {
  test('lists each part that differs, including one that only one side has', () => {
    expect(differencesOf(mine, theirs).map((each) => [each.key, each.mine, each.theirs])).toEqual([
      ['delivery_method', 'By courier', 'By certified mail'],
      ['block:a', 'My a.', 'Words of a.'],
      ['block:mine', 'My own.', null],
      ['block:b', 'Words of b.', 'Their b.'],
      ['block:c', null, 'Words of c.'],
    ]);
  });

  test('is empty for the same letter', () => {
    expect(differencesOf(theirs, theirs)).toEqual([]);
  });

  test('compares lists and tables by their text', () => {
    expect(
      blockText({
        ...smallBlock('t', ''),
        kind: 'table',
        rows: [
          ['Day', 'Event'],
          ['0', 'Hold'],
        ],
      }),
    ).toBe('Day | Event\n0 | Hold');
  });
});

describe('merging', () => {
  test('applies only the chosen parts of mine to the saved version', () => {
    const merged = withMine(theirs, mine, new Set(['block:a', 'block:mine', 'delivery_method']));
    expect(merged.delivery_method).toBe('By courier');
    expect(merged.blocks.map((block) => block.text)).toEqual(['My a.', 'My own.', 'Their b.', 'Words of c.']);
  });

  test('removes a paragraph when mine, which removed it, is chosen', () => {
    expect(withMine(theirs, mine, new Set(['block:c'])).blocks.map((block) => block.id)).toEqual(['a', 'b']);
  });

  test('leaves no difference when all of mine is chosen', () => {
    const all = new Set(differencesOf(mine, theirs).map((each) => each.key));
    expect(differencesOf(mine, withMine(theirs, mine, all))).toEqual([]);
  });
});
