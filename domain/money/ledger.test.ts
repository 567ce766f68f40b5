// @proves ledger-rules
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeExemptions } from './fee-on.ts';
import { feeFor } from './fee.ts';
import { ledgerTotals, offerInTheWay, offerLapsed, unpaidOf, type LedgerRows } from './ledger.ts';

const cents = fc.integer({ min: 1, max: 10 ** 11 });
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const day = instant.map((at) => at.toISOString().slice(0, 10));
const offer = fc.record({
  amount_cents: cents,
  status: fc.constantFrom('open' as const, 'accepted' as const, 'declined' as const, 'withdrawn' as const),
  created_at: instant,
  answered_at: fc.option(instant),
});
const trancheId = fc.constantFrom('first', 'second', 'third');
const recovery = fc.record({
  amount_cents: cents,
  received_on: day,
  created_at: instant,
  tranche_id: fc.option(trancheId),
  fee_exemption: fc.option(fc.constantFrom(...feeExemptions)),
});
const tranche = fc.record({
  id: trancheId,
  amount_cents: cents,
  promised_release_on: fc.option(day),
  released_on: fc.option(day),
});
const ledger: fc.Arbitrary<LedgerRows> = fc.record({
  held_amount_cents: fc.option(fc.integer({ min: 0, max: 10 ** 12 })),
  percent: fc.integer({ min: 0, max: 100 }),
  letter_sent_on: fc.option(day),
  tranches: fc.array(tranche, { maxLength: 6 }),
  offers: fc.array(offer, { maxLength: 6 }),
  recoveries: fc.array(recovery, { maxLength: 12 }),
  fee_payments: fc.constant([]),
});
const sum = (rows: readonly { amount_cents: number }[]) => rows.reduce((total, row) => total + row.amount_cents, 0);
const empty: LedgerRows = {
  held_amount_cents: 100_00,
  percent: 20,
  letter_sent_on: '2026-03-02',
  tranches: [],
  offers: [],
  recoveries: [],
  fee_payments: [],
};

describe('the totals of a ledger', () => {
  test('ledger totals reconcile to the cent: net + fee = recovered, held + over = recovered + outstanding, due = paid + outstanding', () => {
    fc.assert(
      fc.property(ledger, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
        const { fee_due_cents } = ledgerTotals(rows);
        const paid = Math.floor(fee_due_cents * share);
        const totals = ledgerTotals({ ...rows, fee_payments: paid > 0 ? [{ amount_cents: paid }] : [] });
        expect(totals.recovered_cents).toBe(sum(rows.recoveries));
        expect(totals.net_to_merchant_cents + totals.fee_due_cents).toBe(totals.recovered_cents);
        expect(totals.fee_paid_cents + totals.fee_outstanding_cents).toBe(totals.fee_due_cents);
        if (rows.held_amount_cents !== null)
          expect(rows.held_amount_cents + totals.over_held_cents).toBe(
            totals.recovered_cents + totals.outstanding_cents,
          );
      }),
    );
  });

  test('ledger totals are nonnegative whole cents', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        for (const total of Object.values(ledgerTotals(rows)))
          expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
      }),
    );
  });

  test('ledger totals do not depend on row order', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const turned = {
          ...rows,
          tranches: rows.tranches.toReversed(),
          offers: rows.offers.toReversed(),
          recoveries: rows.recoveries.toReversed(),
        };
        // Offers accepted in the same millisecond have no order.
        fc.pre(new Set(rows.offers.map((each) => each.answered_at?.getTime() ?? 0)).size === rows.offers.length);
        expect(ledgerTotals(turned)).toEqual(ledgerTotals(rows));
      }),
    );
  });

  test('the fee never exceeds the percentage of what was recovered, and is zero before a letter is sent', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const { fee_due_cents, recovered_cents } = ledgerTotals(rows);
        expect(BigInt(fee_due_cents) * 100n <= BigInt(recovered_cents) * BigInt(rows.percent)).toBe(true);
        expect(ledgerTotals({ ...rows, letter_sent_on: null }).fee_due_cents).toBe(0);
      }),
    );
  });

  test('another recovery lowers neither the net nor the fee', () => {
    fc.assert(
      fc.property(ledger, recovery, (rows, more) => {
        const [before, after] = [ledgerTotals(rows), ledgerTotals({ ...rows, recoveries: [...rows.recoveries, more] })];
        expect(after.fee_due_cents).toBeGreaterThanOrEqual(before.fee_due_cents);
        expect(after.net_to_merchant_cents).toBeGreaterThanOrEqual(before.net_to_merchant_cents);
        expect(after.outstanding_cents).toBeLessThanOrEqual(before.outstanding_cents);
      }),
    );
  });

  test('the fee is rounded down on each part: three times 33 cents at 20 percent is 18, not 19', () => {
    const recoveries = ['2026-03-03', '2026-03-04', '2026-03-05'].map((received_on) => ({
      amount_cents: 33,
      received_on,
      created_at: new Date(received_on),
      tranche_id: null,
      fee_exemption: null,
    }));
    expect(ledgerTotals({ ...empty, recoveries }).fee_due_cents).toBe(18);
    expect(3 * feeFor(33, 20)).toBe(18);
  });

  test('ledger totals separate money received before the letter and money beyond the amount held', () => {
    const recoveries = [
      {
        amount_cents: 60_00,
        received_on: '2026-03-01',
        created_at: new Date('2026-03-01'),
        tranche_id: null,
        fee_exemption: null,
      },
      {
        amount_cents: 70_00,
        received_on: '2026-03-02',
        created_at: new Date('2026-03-02'),
        tranche_id: null,
        fee_exemption: null,
      },
    ];
    expect(ledgerTotals({ ...empty, recoveries })).toMatchObject({
      recovered_cents: 130_00,
      outstanding_cents: 0,
      over_held_cents: 30_00,
      fee_due_cents: 14_00,
      net_to_merchant_cents: 116_00,
    });
  });

  test('an accepted offer and its installments are counted once, at the larger amount', () => {
    const offers = [
      {
        amount_cents: 80_00,
        status: 'accepted' as const,
        created_at: new Date('2026-03-05'),
        answered_at: new Date('2026-03-06'),
      },
    ];
    const tranches = [
      { id: 'first', amount_cents: 30_00, promised_release_on: '2026-04-01', released_on: null },
      { id: 'second', amount_cents: 30_00, promised_release_on: '2026-05-01', released_on: null },
      { id: 'third', amount_cents: 9_00, promised_release_on: null, released_on: null },
    ];
    expect(ledgerTotals({ ...empty, offers }).promised_cents).toBe(80_00);
    expect(ledgerTotals({ ...empty, tranches }).promised_cents).toBe(60_00);
    expect(ledgerTotals({ ...empty, offers, tranches }).promised_cents).toBe(80_00);
    const recoveries = [
      {
        amount_cents: 50_00,
        received_on: '2026-04-01',
        created_at: new Date('2026-04-01'),
        tranche_id: null,
        fee_exemption: null,
      },
    ];
    // When part of an installment has come, the rest is still promised.
    const part = [{ ...recoveries[0]!, amount_cents: 10_00, tranche_id: 'second', fee_exemption: null }];
    expect(ledgerTotals({ ...empty, tranches, recoveries: part }).promised_cents).toBe(50_00);
    expect(
      ledgerTotals({
        ...empty,
        offers,
        tranches: [{ ...tranches[0]!, released_on: '2026-04-01' }, tranches[1]!],
        recoveries,
      }).promised_cents,
    ).toBe(30_00);
  });
});

describe('accepted offers', () => {
  const accepted = {
    amount_cents: 50_00,
    status: 'accepted' as const,
    created_at: new Date('2026-03-05'),
    answered_at: new Date('2026-03-10'),
  };
  const paid = (amount_cents: number, on: string) => ({
    amount_cents,
    received_on: on,
    created_at: new Date(on),
    tranche_id: null,
    fee_exemption: null,
  });

  test('only one offer is accepted at a time, until it is paid or superseded', () => {
    const beside = { ...accepted, status: 'open' as const, created_at: new Date('2026-03-06'), answered_at: null };
    const newer = { ...beside, created_at: new Date('2026-03-11') };
    expect(offerInTheWay(beside, [accepted], [])).toBe(accepted);
    expect(offerInTheWay(beside, [accepted], [paid(49_99, '2026-03-12')])).toBe(accepted);
    expect(offerInTheWay(beside, [accepted], [paid(50_00, '2026-03-12')])).toBeNull();
    expect(offerInTheWay(beside, [accepted], [paid(50_00, '2026-03-09')])).toBe(accepted);
    expect(offerInTheWay(newer, [accepted], [])).toBeNull();
    for (const status of ['open', 'declined', 'withdrawn'] as const)
      expect(offerInTheWay(beside, [{ ...accepted, status }], [])).toBeNull();
  });

  test('the unpaid part of an offer is never negative', () => {
    expect(unpaidOf(accepted, [paid(80_00, '2026-03-12')])).toBe(0);
  });
});

test.each([
  [null, '2026-11-21T12:00:00Z', false],
  ['2026-11-21', '2026-11-21T23:59:00Z', false],
  ['2026-11-21', '2026-11-22T09:59:59Z', false],
  ['2026-11-21', '2026-11-22T10:00:00Z', true],
])('an offer to be answered by %s has lapsed at %s: %s', (answerBy, now, lapsed) => {
  expect(offerLapsed(answerBy, new Date(now))).toBe(lapsed);
});
