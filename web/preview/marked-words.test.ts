import { expect, test } from 'vitest';
import { itemsWith } from './marked-words.ts';

const page = ['Account statement', ' ', 'Balance on hold', ' ', '$12,4', '80.00', 'Released', '$0.00'];

test('words are found across pieces, whatever their spaces, hyphens and case', () => {
  expect(itemsWith(page, 'Balance on hold $12,480.00')).toEqual([2, 4, 5]);
  expect(itemsWith(page, '…BALANCE  ON-HOLD…')).toEqual([2]);
});

test('nothing is marked if the page does not contain the words', () => {
  expect(itemsWith(page, 'Balance on hold $12,481.00')).toEqual([]);
  expect(itemsWith(page, '…')).toEqual([]);
  expect(itemsWith([], 'Balance')).toEqual([]);
});
