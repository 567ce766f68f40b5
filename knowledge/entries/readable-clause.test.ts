import { expect, test } from 'vitest';
import { textsOf } from '../clause.ts';
import { clauses } from '../clauses/clauses.ts';
import { readableClause } from './readable-clause.ts';

test('slots read as what they stand for', () => {
  expect(
    readableClause(
      '**The term** is {authority:ucc-1-304}: "{fact:quote_generally}", {fact:term_risk_hold}, over {fact:held_amount}[[ by {date:deadline}]].',
    ),
  ).toBe('The term is U.C.C. § 1-304: "generally", [21 days], over [held amount]‹ by [deadline]›.');
});

test('no clause is left with a mark of its source', () => {
  for (const text of clauses.flatMap(textsOf))
    expect(readableClause(text)).not.toMatch(/\*\*|\{(fact|date|authority):|\[\[|\]\]/);
});
