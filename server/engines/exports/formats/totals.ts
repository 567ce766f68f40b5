import { totalTypes } from '../../../../domain/ledger-of-account/match-totals.ts';
import type { Format } from '../format.ts';

const shared = { shows: 'totals', hasIds: false, window: null, zone: null, cannotShow: null } as const;

/** Stripe's balance summary: what the rows of the itemized file have to make. */
export const stripeSummary: Format = {
  ...shared,
  key: 'stripe.balance_summary',
  processor: 'stripe',
  title: 'Stripe balance summary',
  columns: { category: ['category'], amount: ['net_amount'], currency: ['currency'] },
  required: ['category', 'amount', 'currency'],
  amounts: ['amount'],
  alone: {
    says: 'This is Stripe’s balance summary. Its balances include reserved money and do not name it.',
    asksFor: 'On the same page, choose “Balance change from activity”, then the itemized CSV.',
  },
  reader: () => (row) => {
    const currency = row.currency('currency');
    const net = row.amount('amount', currency) ?? 0;
    return { date: null, type: row.text('category').toLowerCase(), effect: 'memo', currency, gross: net, fee: 0, net };
  },
};

/** Shopify's payouts: what was paid on each day. */
export const shopifyPayouts: Format = {
  ...shared,
  key: 'shopify.payouts_csv',
  processor: 'shopify',
  title: 'Shopify payouts',
  columns: {
    date: ['payout date'],
    status: ['status'],
    charges: ['charges'],
    total: ['total'],
    currency: ['currency'],
  },
  required: ['date', 'status', 'charges', 'total', 'currency'],
  amounts: ['total'],
  alone: {
    says: 'This is the list of Shopify payouts. It shows only what changed in each payout.',
    asksFor: 'On the same page, export the transactions: they list each reserved amount and its return.',
  },
  reader: () => (row) => {
    const currency = row.currency('currency');
    const net = row.amount('total', currency) ?? 0;
    return { date: row.text('date'), type: totalTypes.day, effect: 'memo', currency, gross: net, fee: 0, net };
  },
};
