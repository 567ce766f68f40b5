import { expect, test } from 'vitest';
import { textsOf } from '../clause.ts';
import { clauses } from '../clauses/clauses.ts';
import { readableClause } from './readable-clause.ts';

test('a slot is shown as the citation, quotation or fact it stands for', () => {
  expect(
    readableClause(
      '**The term** is {authority:ucc-1-304}: "{fact:quote_generally}", {fact:term_risk_hold}, over {fact:held_amount}[[ by {date:deadline}]].',
    ),
  ).toBe(
    'The term is U.C.C. § 1-304: "Risk-based holds generally remain in place for up to 21 days from the date the payment was received into your PayPal account", [21 days], over [held amount]‹ by [deadline]›.',
  );
});

test('no readable clause contains template markup', () => {
  for (const text of clauses.flatMap(textsOf))
    expect(readableClause(text)).not.toMatch(/\*\*|\{(fact|date|authority):|\[\[|\]\]/);
});
