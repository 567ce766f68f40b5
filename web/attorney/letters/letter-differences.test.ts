import { describe, expect, test } from 'vitest';
import { blockText, differencesOf, withMine } from './letter-differences.ts';
import { smallBlock, smallLetter } from '../../../testing/letters/small-letter.ts';

const theirs = smallLetter({ blocks: [smallBlock('a'), smallBlock('b', 'Their b.'), smallBlock('c')] });
const mine = smallLetter({
  delivery_method: 'By courier',
  blocks: [smallBlock('a', 'My a.'), smallBlock('mine', 'My own.'), smallBlock('b')],
});

describe('differences', () => {
  test('names each part that differs, also what one side lacks', () => {
    expect(differencesOf(mine, theirs).map((each) => [each.key, each.mine, each.theirs])).toEqual([
      ['delivery_method', 'By courier', 'By certified mail'],
      ['block:a', 'My a.', 'Words of a.'],
      ['block:mine', 'My own.', null],
      ['block:b', 'Words of b.', 'Their b.'],
      ['block:c', null, 'Words of c.'],
    ]);
  });

  test('the same letter has none', () => {
    expect(differencesOf(theirs, theirs)).toEqual([]);
  });

  test('lists and tables are compared by their words', () => {
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
  test('takes only the chosen parts of mine into the saved version', () => {
    const merged = withMine(theirs, mine, new Set(['block:a', 'block:mine', 'delivery_method']));
    expect(merged.delivery_method).toBe('By courier');
    expect(merged.blocks.map((block) => block.text)).toEqual(['My a.', 'My own.', 'Their b.', 'Words of c.']);
  });

  test('choosing mine where I removed a paragraph removes it', () => {
    expect(withMine(theirs, mine, new Set(['block:c'])).blocks.map((block) => block.id)).toEqual(['a', 'b']);
  });

  test('all of mine leaves no difference of mine', () => {
    const all = new Set(differencesOf(mine, theirs).map((each) => each.key));
    expect(differencesOf(mine, withMine(theirs, mine, all))).toEqual([]);
  });
});
