import { expect, test } from 'vitest';
import { wordDifferences } from './word-differences.ts';

const plain = { bold: false, italic: false };

test('removed and added words are next to each other, and unchanged words appear once', () => {
  expect(wordDifferences('Pay within ten days.', 'Pay within seven days.')).toEqual([
    { words: 'Pay within ', change: 'same', ...plain },
    { words: 'ten', change: 'removed', ...plain },
    { words: 'seven', change: 'added', ...plain },
    { words: ' days.', change: 'same', ...plain },
  ]);
});

test('a part that one version lacks is shown whole as removed or added', () => {
  expect(wordDifferences(null, 'New words.')).toEqual([{ words: 'New words.', change: 'added', ...plain }]);
  expect(wordDifferences('Old words.', null)).toEqual([{ words: 'Old words.', change: 'removed', ...plain }]);
  expect(wordDifferences(null, '')).toEqual([]);
});

test('bold and italic text is shown as it is printed, without its marks', () => {
  expect(
    wordDifferences('Answer by **December 18, 2026** to _us_.', 'Answer by **December 21, 2026** to _us_.'),
  ).toEqual([
    { words: 'Answer by ', change: 'same', ...plain },
    { words: 'December ', change: 'same', bold: true, italic: false },
    { words: '18', change: 'removed', bold: true, italic: false },
    { words: '21', change: 'added', bold: true, italic: false },
    { words: ', 2026', change: 'same', bold: true, italic: false },
    { words: ' to ', change: 'same', ...plain },
    { words: 'us', change: 'same', bold: false, italic: true },
    { words: '.', change: 'same', ...plain },
  ]);
  expect(wordDifferences('Pay now.', 'Pay **now**.')).toEqual([
    { words: 'Pay ', change: 'same', ...plain },
    { words: 'now', change: 'removed', ...plain },
    { words: 'now', change: 'added', bold: true, italic: false },
    { words: '.', change: 'same', ...plain },
  ]);
});

test('the runs of each side, joined, are exactly its text', () => {
  const [before, after] = ['One,  two\n• three * 3', 'One, two\n• four **five*'];
  const runs = wordDifferences(before, after);
  const side = (left: 'added' | 'removed') =>
    runs.flatMap(({ words, change }) => (change === left ? [] : [words])).join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});

test('texts that differ in too many words to follow are shown as one replaced by the other', () => {
  const [before, after] = [Array(1_200).fill('old').join(' '), Array(1_200).fill('new').join('\n')];
  expect(wordDifferences(before, after).map(({ words, change }) => [words, change])).toEqual([
    [before, 'removed'],
    [after, 'added'],
  ]);
});
