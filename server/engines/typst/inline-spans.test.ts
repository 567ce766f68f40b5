import { describe, expect, test } from 'vitest';
import { inlineSpans } from './inline-spans.ts';

const shown = (text: string): string =>
  inlineSpans(text, 100)
    .map(({ text: run, bold, italic }) => (bold ? 'B' : '') + (italic ? 'I' : '') + `[${run}]`)
    .join('');

describe('inlineSpans', () => {
  test.each([
    ['plain', '[plain]'],
    ['a **b** c', '[a ]B[b][ c]'],
    ['a _b c_ d', '[a ]I[b c][ d]'],
    ['**a _b_ c**', 'B[a ]BI[b]B[ c]'],
    ['snake_case_name and 2 ** 3 ** 4', '[snake_case_name and 2 ** 3 ** 4]'],
    ['**open', '[**open]'],
    ['____________ to sign', '[____________ to sign]'],
    ['*a* `b` #c $d$ \\e @f <g>', '[*a* `b` #c $d$ \\e @f <g>]'],
    ['one\r\ntwo', '[one][\n][two]'],
    ['', ''],
  ])('inlineSpans splits %j', (text, expected) => expect(shown(text)).toBe(expected));

  test('a long bold word keeps its style and can break', () => {
    const [span] = inlineSpans(`**${'x'.repeat(50)}**`, 40);
    expect(span).toMatchObject({ bold: true });
    expect(span?.text.replaceAll('\u200b', '')).toBe('x'.repeat(50));
    expect(span?.text).toContain('\u200b');
  });

  test('thousands of unpaired marks are text', () => {
    expect(shown(' **a _b'.repeat(2800))).toContain('a _b');
  });
});
