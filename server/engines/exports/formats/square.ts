import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import type { Format } from '../format.ts';

/** Transactions: sales, refunds and fees. Cash and other tender never pass through Square, and are memos. */
export const square: Format = {
  key: 'square.transactions_csv',
  processor: 'square',
  title: 'Square transactions',
  columns: {
    date: ['date'],
    time: ['time'],
    zone: ['time zone'],
    collected: ['total collected'],
    card: ['card'],
    cashApp: ['cash app'],
    fees: ['fees'],
    net: ['net total'],
    transaction: ['transaction id'],
    payment: ['payment id'],
    event: ['event type'],
    deposit: ['deposit id'],
    deposited: ['deposit date'],
  },
  required: ['date', 'time', 'collected', 'card', 'fees', 'net', 'transaction', 'payment'],
  amounts: ['collected', 'card', 'cashApp', 'fees', 'net'],
  shows: 'no holds',
  // A payment and its refund can share an id.
  hasIds: true,
  cannotShow:
    'This Square file lists sales, refunds and fees. Square keeps no held or reserved amount in it, so it cannot prove what is held. Add the transfer report, or a picture of the Balance page.',
  window: disputeWindows.cards,
  zone: null,
  reader: () => (row) => {
    const currency = 'USD';
    const collected = row.amount('collected', currency) ?? 0;
    const gross = (row.amount('card', currency) ?? 0) + (row.amount('cashApp', currency) ?? 0);
    const type = row.text('event') || (collected < 0 ? 'Refund' : 'Payment');
    const isCash = gross === 0 && collected !== 0;
    const isRefund = /refund/i.test(type);
    const payment = row.text('payment') || null;
    const other = isCash ? 0 : collected - gross;
    return {
      date: row.text('date'),
      time: row.text('time'),
      zone: row.text('zone'),
      type,
      effect: isCash ? 'memo' : isRefund ? 'refund' : 'sale',
      bucket: row.text('deposit') === '' ? 'available' : 'paidOut',
      currency,
      gross: isCash ? collected : gross,
      fee: row.amount('fees', currency) ?? 0,
      net: (row.amount('net', currency) ?? 0) - other,
      id: payment,
      // A refund has ids of its own and does not name its sale.
      payment: isRefund ? null : payment,
      payout: row.text('deposit') || null,
      availableOn: row.text('deposited'),
    };
  },
};
