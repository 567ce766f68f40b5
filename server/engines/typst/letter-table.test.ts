import { expect, test } from 'vitest';
import { tableData } from './letter-table.ts';

const texts = (cells: { text: string }[][]): string[] => cells.map((spans) => spans.map((span) => span.text).join(''));

test('money and counts are right-aligned, a total is ruled off, and the text column takes the rest', () => {
  const table = tableData([
    ['Item', 'Count', 'Amount'],
    ['Sales', '1,106', '$84,310.27'],
    ['Refunds', '', '($1,022.40)'],
    ['**Total held**', '1,089', '$83,287.87'],
  ]);
  expect(table.columns).toEqual([
    { align: 'left', share: 1 },
    { align: 'right', share: null },
    { align: 'right', share: null },
  ]);
  expect(table.total).toBe(true);
  expect(texts(table.header)).toEqual(['Item', 'Count', 'Amount']);
});

test('dates and names are text', () => {
  const table = tableData([
    ['Date', 'Event'],
    ['Aug 3, 2026', 'Last settlement paid in the ordinary course'],
  ]);
  expect(table.columns).toEqual([
    { align: 'left', share: null },
    { align: 'left', share: 43 },
  ]);
  expect(table.total).toBe(false);
});

test('short rows are padded', () => {
  expect(tableData([['a'], ['b', 'c'], []]).rows.map((row) => row.length)).toEqual([2, 2]);
  expect(tableData([[]]).columns).toHaveLength(1);
});
