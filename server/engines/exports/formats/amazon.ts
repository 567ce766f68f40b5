import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import type { Effect, HoldKind } from '../../../../domain/ledger-of-account/account.ts';
import type { Format } from '../format.ts';

interface Part {
  type: string;
  amountType: string;
  description: string;
}
type Does = { effect: Effect; kind?: HoldKind };

/** What a part of a settlement does; a kind of amount that Amazon adds is counted like any other. */
function doesOf({ type, amountType, description }: Part, amount: number): Does {
  if (description === 'Current Reserve Amount' || description === 'Previous Reserve Amount Balance')
    return { effect: amount < 0 ? 'hold' : 'release', kind: 'reserve' };
  if (/chargeback|a-to-z/i.test(type)) return { effect: 'dispute' };
  if (amountType === 'ItemPrice') return { effect: /refund/i.test(type) ? 'refund' : 'sale' };
  return { effect: /fee|commission/i.test(`${type} ${amountType} ${description}`) ? 'fee' : 'other' };
}

/** Settlement, flat file V2: its first row is the payout, and its reserve is stated whole at both ends. */
export const amazon: Format = {
  key: 'amazon.settlement_v2',
  processor: 'amazon',
  title: 'Amazon settlement, flat file V2',
  columns: {
    settlement: ['settlement-id'],
    start: ['settlement-start-date'],
    end: ['settlement-end-date'],
    deposited: ['deposit-date'],
    total: ['total-amount'],
    currency: ['currency'],
    type: ['transaction-type'],
    order: ['order-id'],
    amountType: ['amount-type'],
    description: ['amount-description'],
    amount: ['amount'],
    posted: ['posted-date-time', 'posted-date'],
  },
  required: ['settlement', 'end', 'total', 'currency', 'type', 'amountType', 'description', 'amount'],
  amounts: ['total', 'amount'],
  shows: 'restated reserve',
  hasIds: false,
  cannotShow: null,
  window: disputeWindows.cards,
  zone: 'as written',
  reader: () => {
    // Only a settlement's first row has its currency and its days.
    let of = { currency: 'USD', start: '', end: '' };
    return (row) => {
      const payout = row.text('settlement');
      if (row.text('total') !== '') {
        of = { currency: row.currency('currency'), start: row.text('start'), end: row.text('end') };
        const total = row.amount('total', of.currency) ?? 0;
        const summary = { type: 'settlement total', effect: 'payout', currency: of.currency, fee: 0, payout } as const;
        return {
          ...summary,
          date: of.end,
          time: of.end,
          gross: -total,
          net: -total,
          availableOn: row.text('deposited'),
        };
      }
      const { currency } = of;
      const amount = row.amount('amount', currency) ?? 0;
      const part = {
        type: row.text('type'),
        amountType: row.text('amountType'),
        description: row.text('description'),
      };
      const does = doesOf(part, amount);
      // The reserve stands at the settlement's ends, whatever its row says.
      const at = does.effect === 'release' ? of.start : does.kind ? of.end : row.text('posted') || of.end;
      return {
        date: at,
        time: at,
        type: part.description || part.amountType || part.type,
        ...does,
        currency,
        gross: amount,
        fee: 0,
        net: amount,
        payment: row.text('order') || null,
        payout,
      };
    };
  },
};
