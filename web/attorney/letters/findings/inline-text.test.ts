import { describe, expect, test } from 'vitest';
import { paragraphsOf } from '../../../../domain/letters/block-pieces.ts';
import { isNumbered, plainText, segmentsOf, type Mark } from './inline-text.ts';

const red: Mark = { key: 'r', words: '$48,250.00', severity: 'red' };

test('plain text drops the markup and keeps underscores inside words', () => {
  expect(plainText('Pay **$5 _now_** to acct_1Nx_9')).toBe('Pay $5 now to acct_1Nx_9');
});

test('paragraphs and item markers are parsed as in the PDF', () => {
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

  test('finds text given with its markup, and in a different case', () => {
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

  test('shows the red finding where two overlap', () => {
    const amber: Mark = { key: 'a', words: 'holds $48,250.00 today', severity: 'amber' };
    const marks = segmentsOf('It holds $48,250.00 today', [amber, red]).flatMap((each) => each.mark?.key ?? []);
    expect(marks).toEqual(['r']);
  });

  test('marks nothing for text that is not there, and loses no text', () => {
    const text = 'Nothing **to** see';
    const segments = segmentsOf(text, [red, { ...red, key: 'empty', words: '  ' }]);
    expect(segments.every((each) => each.mark === null)).toBe(true);
    expect(segments.map((each) => each.text).join('')).toBe(plainText(text));
  });
});
