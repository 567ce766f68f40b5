import { expect, test } from 'vitest';
import { openFee } from './open-fee.ts';

const invoice = (number: number, voided_at: string | null = null) => ({ number, fee_cents: 100, voided_at });
const next = (invoices: ReturnType<typeof invoice>[], fee_outstanding_cents: number) => {
  const open = openFee({ invoices, totals: { fee_outstanding_cents } });
  return open && [open.cents, ...open.parts.map(({ invoice: { number: no }, cents }) => [no, cents])];
};

test('what was paid is taken for the oldest invoice, and each that is still open has its own part', () => {
  const three = [invoice(1), invoice(2), invoice(3)];
  expect([300, 250, 200, 199, 100, 1, 0].map((open) => next(three, open))).toEqual([
    [300, [1, 100], [2, 100], [3, 100]],
    [250, [1, 50], [2, 100], [3, 100]],
    [200, [2, 100], [3, 100]],
    [199, [2, 99], [3, 100]],
    [100, [3, 100]],
    [1, [3, 1]],
    null,
  ]);
});

test('nothing is due by an invoice that is void, or without one', () => {
  expect(next([invoice(1, '2026-11-01'), invoice(2)], 100)).toEqual([100, [2, 100]]);
  expect(next([invoice(1, '2026-11-01')], 100)).toBeNull();
  expect(next([], 100)).toBeNull();
});
