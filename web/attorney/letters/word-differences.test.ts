import { expect, test } from 'vitest';
import { wordDifferences } from './word-differences.ts';

test('words that were taken out and put in stand next to each other, the others once', () => {
  expect(wordDifferences('Pay within ten days.', 'Pay within seven days.')).toEqual([
    { words: 'Pay within ', change: 'same' },
    { words: 'ten', change: 'removed' },
    { words: 'seven', change: 'added' },
    { words: ' days.', change: 'same' },
  ]);
});

test('a part that one version lacks is whole on one side', () => {
  expect(wordDifferences(null, 'New words.')).toEqual([{ words: 'New words.', change: 'added' }]);
  expect(wordDifferences('Old words.', null)).toEqual([{ words: 'Old words.', change: 'removed' }]);
  expect(wordDifferences(null, '')).toEqual([]);
});

test('nothing but the words themselves is shown: joined, each side is its text', () => {
  const [before, after] = ['One,  two\n• three', 'One, two\n• four **five**'];
  const runs = wordDifferences(before, after);
  const side = (left: 'added' | 'removed') =>
    runs.flatMap(({ words, change }) => (change === left ? [] : [words])).join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});
