import { expect, test } from 'vitest';
import type { Finding } from './extraction.ts';
import { proofsOf } from './proofs.ts';

const amount = (value: number, page: number, confidence: number): Finding => ({
  what: 'amount',
  role: 'held',
  value,
  page,
  snippet: `on page ${page}`,
  confidence,
});
const file = (name: string, findings: Finding[]) => ({ file_id: name, filename: `${name}.pdf`, findings });
const held = { kind: 'money', value: 1_248_000 };

test('a fact is proved by the files that say the same to the cent, surest first', () => {
  const files = [
    file('a', [amount(1_248_000, 4, 0.7), amount(1_248_001, 1, 0.9)]),
    file('b', [amount(1_248_000, 2, 0.9), amount(1_248_000, 2, 0.8)]),
  ];
  expect(proofsOf(held, files)).toEqual([
    { file_id: 'b', filename: 'b.pdf', page: 2, words: 'on page 2' },
    { file_id: 'a', filename: 'a.pdf', page: 4, words: 'on page 4' },
  ]);
});

test('at most three places are named, and an amount proves no day and no count', () => {
  const files = [
    file(
      'a',
      [1, 2, 3, 4].map((page) => amount(12, page, 0.9)),
    ),
  ];
  expect(proofsOf({ kind: 'money', value: 12 }, files)).toHaveLength(3);
  expect(proofsOf({ kind: 'date', value: '2026-11-24' }, files)).toEqual([]);
  expect(proofsOf({ kind: 'count', value: 12 }, files)).toEqual([]);
});
