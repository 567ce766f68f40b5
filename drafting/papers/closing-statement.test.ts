// @proves closing-statement-text
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents } from '../../domain/money/cents.ts';
import { feeExemptions, feeOn } from '../../domain/money/fee-on.ts';
import { ledgerTotals } from '../../domain/money/ledger.ts';
import { paperRow } from '../../domain/papers/kinds.ts';
import { closingStatement, type ClosingFacts } from './closing-statement.ts';

type Part = { amount_cents: number; received_on: string; fee_exemption: (typeof feeExemptions)[number] | null };

function facts(percent: number, held: number | null, parts: Part[], more: Partial<ClosingFacts> = {}): ClosingFacts {
  const terms = { percent, letter_sent_on: '2026-03-02' };
  const recoveries = parts.map((each) => ({ ...each, created_at: new Date(), tranche_id: null }));
  return {
    case_number: 'UH-2026-001004',
    business: 'Saltmarsh Outfitters LLC',
    processor: 'PayPal',
    attorney_id: '1',
    counsel: { name: 'Jordan Avery', firm: 'Avery Sample Law, P.C.', bar_number: '123456', bar_state: 'CA' },
    charged_by: 'Avery Sample Law, P.C.',
    held_amount_cents: held,
    percent,
    recoveries: parts.map((each) => ({ ...each, ...feeOn(each, terms) })),
    totals: ledgerTotals({
      ...terms,
      held_amount_cents: held,
      recoveries,
      tranches: [],
      offers: [],
      fee_payments: [],
    }),
    ...more,
  };
}

const sample = facts(18, 10_000_00, [
  { amount_cents: 3_333_33, received_on: '2026-03-20', fee_exemption: null },
  { amount_cents: 1_000_00, received_on: '2026-03-25', fee_exemption: 'announced_before' },
  { amount_cents: 2_000_00, received_on: '2026-04-02', fee_exemption: 'due_by_agreement' },
  { amount_cents: 500_00, received_on: '2026-02-02', fee_exemption: null },
]);

test('a closing statement is signed by counsel alone, after the case has ended, and goes to nobody but the client', () => {
  expect(paperRow('closing_statement')).toMatchObject({ signers: ['counsel'], asked: 'after_end', enclosed: false });
});

test.each([
  ['the outcome', 'Of the $10,000.00 held, as you stated it, **$6,833.33** came back, and $3,166.67 did not.'],
  ['the fee on a part, by its tier', '$3,333.33, which reached you on March 20, 2026: 18% of it is **$599.99**.'],
  ['an announced part', 'no fee, because its release was announced before the engagement.'],
  ['a part that was due', 'no fee, because it was due by the agreement’s own date.'],
  ['an early part', 'no fee, because it came before the demand letter was sent.'],
  ['no costs', 'No costs were charged to you or deducted: **$0.00**.'],
  [
    'the remittance and its method',
    'Recovered $6,833.33, less the fee of $599.99, less costs of $0.00: **$6,233.34**.',
  ],
  ['who charges', '**Avery Sample Law, P.C.** charges it, by invoice.'],
])('a closing statement states %s (Model Rule 1.5(c))', (_what, words) => {
  expect(closingStatement(sample).text).toContain(words);
});

test('a closing statement says in both languages which service charges, when it is the service', () => {
  const { text, spanish } = closingStatement({ ...sample, charged_by: 'Unhold Operations LLC' });
  expect(text).toContain('**Unhold Operations LLC** charges it');
  expect(spanish).toContain('Los cobra **Unhold Operations LLC**');
});

test('whatever came back, the parts’ fees add up to the fee that is deducted, and every amount stands in Spanish, too', () => {
  const part = fc.record({
    amount_cents: fc.integer({ min: 1, max: 10 ** 9 }),
    received_on: fc.constantFrom('2026-02-01', '2026-03-02', '2026-06-30'),
    fee_exemption: fc.option(fc.constantFrom(...feeExemptions)),
  });
  const held = fc.option(fc.integer({ min: 0, max: 10 ** 10 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), held, fc.array(part, { minLength: 1, maxLength: 6 }), (...given) => {
      const of = facts(...given);
      const { text, spanish = '' } = closingStatement(of);
      const fee = of.recoveries.reduce((sum, { fee_cents }) => sum + fee_cents, 0);
      const { recovered_cents: recovered } = of.totals;
      expect(text).toContain(
        `Recovered ${formatCents(recovered)}, less the fee of ${formatCents(fee)}, less costs of $0.00: **${formatCents(recovered - fee)}**.`,
      );
      const amounts = (words: string) => words.match(/\$[\d,]+\.\d{2}/g)?.toSorted();
      expect(amounts(spanish)).toEqual(amounts(text));
      expect(spanish.split('\n\n')).toHaveLength(text.split('\n\n').length);
    }),
  );
});
