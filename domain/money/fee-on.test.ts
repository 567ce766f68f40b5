// @proves fee-on
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeFor } from './fee.ts';
import { feeExemptions, feeOn, proposedExemption } from './fee-on.ts';

const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map(dayOf);
const part = fc.record({
  amount_cents: fc.integer({ min: 1, max: 10 ** 11 }),
  received_on: day,
  fee_exemption: fc.option(fc.constantFrom(...feeExemptions)),
});
const terms = fc.record({ percent: fc.integer({ min: 0, max: 100 }), letter_sent_on: fc.option(day) });
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

test('a part of the money bears the fee of its percentage exactly when nothing says otherwise, and none before the letter', () => {
  fc.assert(
    fc.property(part, terms, (money, { percent, letter_sent_on }) => {
      const { fee_cents, no_fee } = feeOn(money, { percent, letter_sent_on });
      const isFree = money.fee_exemption !== null || letter_sent_on === null || money.received_on < letter_sent_on;
      expect(fee_cents).toBe(isFree ? 0 : feeFor(money.amount_cents, percent));
      expect(no_fee !== null).toBe(isFree);
    }),
  );
});

test('money that was announced before the engagement, or due by the agreement’s own date, bears no fee whenever it came', () => {
  fc.assert(
    fc.property(part, terms, fc.constantFrom(...feeExemptions), (money, of, fee_exemption) => {
      expect(feeOn({ ...money, fee_exemption }, of)).toEqual({ fee_cents: 0, no_fee: fee_exemption });
    }),
  );
});

test.each([
  ['2026-03-01', '2026-03-02', null, 'announced_before'],
  ['2026-03-02', '2026-03-02', null, 'announced_before'],
  ['2026-03-03', '2026-03-02', null, null],
  ['2026-03-01', null, null, null],
  [null, '2026-03-02', '2026-04-01', 'due_by_agreement'],
  [null, '2026-03-02', '2026-04-02', null],
  [null, null, null, null],
  ['2026-03-01', '2026-03-02', '2026-04-01', 'announced_before'],
])(
  'of money received on April 1, announced on %s, engaged on %s and due on %s, the file’s dates propose %s',
  (announced_on, engaged_on, due_on, proposed) => {
    expect(proposedExemption({ received_on: '2026-04-01', announced_on, engaged_on, due_on })).toBe(proposed);
  },
);
