import { expect, test } from 'vitest';
import { inlineRuns } from './inline-runs.ts';

test('a long row of asterisks is not taken for nested marks', () => {
  expect(
    inlineRuns('*'.repeat(20_000))
      .map(({ text }) => text)
      .join('').length,
  ).toBeGreaterThan(19_000);
  expect(inlineRuns('**a _b_** _c **d**_')).toEqual([
    { text: 'a ', bold: true, italic: false },
    { text: 'b', bold: true, italic: true },
    { text: ' ', bold: false, italic: false },
    { text: 'c ', bold: false, italic: true },
    { text: 'd', bold: true, italic: true },
  ]);
});
