import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import { effectOf } from '../../../../domain/ledger-of-account/meaning.ts';
import { meanings, type Format } from '../format.ts';

/** Reporting categories and, in the balance history, types. A platform's reserve cannot be told from one's own: asked. */
const types = meanings([
  ['sale', 'charge|payment'],
  ['refund', 'refund|payment_refund|refund_failure|payment_failure_refund|partial_capture_reversal|payment_reversal'],
  ['dispute', 'dispute|dispute_reversal'],
  ['fee', 'fee|stripe_fee|stripe_fx_fee|application_fee|application_fee_refund|network_cost|tax_fee|tax'],
  ['payout', 'payout|payout_reversal|payout_failure|payout_cancel'],
  ['reserve', 'risk_reserved_funds|reserved_funds|reserve_hold|reserve_release'],
  ['network reserve', 'payment_network_reserve_hold|payment_network_reserve_release'],
  // Pairs inside of payouts that always cancel out; and a platform's own reserve for its accounts.
  ['other', 'payout_minimum_balance_hold|payout_minimum_balance_release|connect_reserved_funds'],
  ['other', 'adjustment|other_adjustment|transfer|transfer_reversal|topup|topup_reversal|advance|advance_funding'],
  ['other', 'contribution|climate_order_purchase|climate_order_refund|financing_paydown|financing_payout'],
  ['conversion', 'currency_conversion'],
]);

/** The ids that name a payment; those of refunds, disputes and reserves do not. */
const paymentId = /^(?:ch|py)_/;

const columns = {
  id: ['balance_transaction_id'],
  created: ['created_utc', 'created'],
  utc: ['created_utc'],
  available: ['available_on_utc', 'available_on'],
  currency: ['currency'],
  gross: ['gross'],
  fee: ['fee'],
  net: ['net'],
  category: ['reporting_category'],
  charge: ['charge_id'],
  source: ['source_id'],
  description: ['description'],
  payout: ['automatic_payout_id'],
  brand: ['card_brand'],
};

/** Balance change from activity, itemized; which columns it has is chosen. */
export const stripe: Format = {
  key: 'stripe.balance_change_itemized',
  processor: 'stripe',
  title: 'Stripe balance change, itemized',
  columns,
  required: ['id', 'created', 'currency', 'gross', 'fee', 'net', 'category'],
  amounts: ['gross', 'fee', 'net'],
  shows: 'holds',
  hasIds: true,
  mayHaveBothLegs: true,
  cannotShow: null,
  window: disputeWindows.cards,
  zone: null,
  reader: () => (row) => {
    const currency = row.currency('currency');
    const net = row.amount('net', currency) ?? 0;
    const type = row.text('category');
    const isChargeback = type === 'adjustment' && /\bchargeback|dispute/i.test(row.text('description'));
    const source = row.text('charge') || row.text('source');
    return {
      date: row.text('created'),
      time: row.text('created'),
      zone: row.text('utc') === '' ? 'the report’s zone' : 'UTC',
      type,
      ...effectOf(isChargeback ? 'dispute' : types.get(type.toLowerCase()), net),
      currency,
      gross: row.amount('gross', currency) ?? 0,
      fee: -(row.amount('fee', currency) ?? 0),
      net,
      id: row.text('id') || null,
      payment: paymentId.test(source) ? source : null,
      payout: row.text('payout') || null,
      brand: row.text('brand'),
      availableOn: row.text('available'),
    };
  },
};

/** Balance history: the same rows by other names. */
export const stripeHistory: Format = {
  ...stripe,
  key: 'stripe.balance_history',
  title: 'Stripe balance history',
  columns: {
    ...columns,
    id: ['id'],
    created: ['created (utc)'],
    utc: ['created (utc)'],
    available: ['available on (utc)'],
    gross: ['amount'],
    category: ['type'],
    source: ['source'],
    payout: ['transfer'],
  },
};
