import { describe, expect, test } from 'vitest';
import { isNumbered, paragraphsOf, plainText, segmentsOf, type Mark } from './inline-text.ts';

const red: Mark = { key: 'r', words: '$48,250.00', severity: 'red' };

test('plain text drops the marks and keeps underscores inside words', () => {
  expect(plainText('Pay **$5 _now_** to acct_1Nx_9')).toBe('Pay $5 now to acct_1Nx_9');
});

test('paragraphs and own markers are read as the PDF reads them', () => {
  expect(paragraphsOf('One.\n\n  Two\nlines.\n \n')).toEqual(['One.', 'Two\nlines.']);
  expect([isNumbered(['(a) pay', '(b) explain']), isNumbered(['pay', '(b) explain'])]).toEqual([false, true]);
});

describe('segments', () => {
  test('marks a finding that crosses a change of style', () => {
    const segments = segmentsOf('It holds **$48,250.00**, all of it.', [{ ...red, words: 'holds $48,250.00' }]);
    expect(segments.filter((each) => each.mark).map((each) => [each.text, each.bold])).toEqual([
      ['holds ', false],
      ['$48,250.00', true],
    ]);
  });

  test('finds words given with their marks, and in another case', () => {
    expect(
      segmentsOf('See _Foley v. Interactive Data_.', [
        { key: 'a', words: '_foley v. interactive data_', severity: 'amber' },
      ])[1],
    ).toMatchObject({
      text: 'Foley v. Interactive Data',
      italic: true,
      mark: { key: 'a' },
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
