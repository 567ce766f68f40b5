import { describe, expect, test } from 'vitest';
import { plainText, runsOf, segmentsOf, type Mark } from './inline-text.ts';

const red: Mark = { key: 'r', words: '$48,250.00', severity: 'red' };

describe('runs', () => {
  test('reads bold and italic, also one inside the other', () => {
    expect(runsOf('Pay **$5 _now_** or _later_.')).toEqual([
      { text: 'Pay ', bold: false, italic: false },
      { text: '$5 ', bold: true, italic: false },
      { text: 'now', bold: true, italic: true },
      { text: ' or ', bold: false, italic: false },
      { text: 'later', bold: false, italic: true },
      { text: '.', bold: false, italic: false },
    ]);
  });

  test('leaves underscores inside words and lone marks as typed', () => {
    expect(plainText('acct_1Nx_9 and ops_team@example.com')).toBe('acct_1Nx_9 and ops_team@example.com');
    expect(plainText('2 ** 3 and a _ b')).toBe('2 ** 3 and a _ b');
  });
});

describe('segments', () => {
  test('marks a finding that crosses a change of style', () => {
    const segments = segmentsOf('It holds **$48,250.00**, all of it.', [{ ...red, words: 'holds $48,250.00' }]);
    expect(segments.filter((each) => each.mark).map((each) => [each.text, each.bold])).toEqual([['holds ', false], ['$48,250.00', true]]);
  });

  test('finds words given with their marks, and in another case', () => {
    expect(segmentsOf('See _Foley v. Interactive Data_.', [{ key: 'a', words: '_foley v. interactive data_', severity: 'amber' }])[1]).toMatchObject({
      text: 'Foley v. Interactive Data', italic: true, mark: { key: 'a' },
    });
  });

  test('where two findings share words the red one is shown', () => {
    const amber: Mark = { key: 'a', words: 'holds $48,250.00 today', severity: 'amber' };
    const marks = segmentsOf('It holds $48,250.00 today', [amber, red]).flatMap((each) => each.mark?.key ?? []);
    expect(marks).toEqual(['r']);
  });

  test('words that are not there mark nothing, and no text is lost', () => {
    const text = 'Nothing **to** see';
    const segments = segmentsOf(text, [red, { ...red, key: 'empty', words: '  ' }]);
    expect(segments.every((each) => each.mark === null)).toBe(true);
    expect(segments.map((each) => each.text).join('')).toBe(plainText(text));
  });
});
