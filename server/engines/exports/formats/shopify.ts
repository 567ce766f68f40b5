import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import { effectOf } from '../../../../domain/ledger-of-account/meaning.ts';
import { meanings, type Format } from '../format.ts';

/** Source: Shopify's ShopifyPaymentsTransactionType, which gives no direction. */
const types = meanings([
  ['sale', 'charge'],
  ['refund', 'refund|refund_failure'],
  ['dispute', 'dispute_withdrawal|dispute_reversal|chargeback|chargeback_reversal'],
  ['fee', 'chargeback_fee|chargeback_fee_refund|fee|application_fee_refund|tax_adjustment_debit|tax_adjustment_credit'],
  ['reserve', 'reserved_funds|reserved_funds_reversal|reserved_funds_withdrawal|risk_withdrawal|risk_reversal'],
  ['dispute hold', 'chargeback_hold|chargeback_hold_release'],
  ['payout', 'payout|transfer|transfer_failure|transfer_cancel|transfer_refund|payout_failure|payout_cancellation'],
  ['other', 'adjustment|advance|advance_funding|charge_adjustment|marketplace_tax'],
]);

/** Transactions of Shopify Payments. They have no ids, so equal rows can both be right. */
export const shopify: Format = {
  key: 'shopify.transactions_csv',
  processor: 'shopify',
  title: 'Shopify Payments transactions',
  columns: {
    date: ['transaction date'],
    type: ['type'],
    order: ['order'],
    brand: ['card brand'],
    status: ['payout status'],
    payoutDate: ['payout date'],
    payout: ['payout id'],
    available: ['available on'],
    gross: ['amount'],
    fee: ['fee'],
    net: ['net'],
    currency: ['currency'],
  },
  required: ['date', 'type', 'status', 'gross', 'fee', 'net', 'currency'],
  amounts: ['gross', 'fee', 'net'],
  shows: 'holds',
  hasIds: false,
  cannotShow: null,
  window: disputeWindows.cards,
  zone: 'as written',
  reader: () => (row) => {
    const currency = row.currency('currency');
    const net = row.amount('net', currency) ?? 0;
    const type = row.text('type');
    const status = row.text('status').toLowerCase();
    return {
      date: row.text('date'),
      time: row.text('date'),
      type,
      ...effectOf(types.get(type.toLowerCase().replaceAll(' ', '_')), net),
      bucket: status === 'paid' || status === 'in_transit' ? 'paidOut' : status === 'pending' ? 'pending' : 'available',
      currency,
      gross: row.amount('gross', currency) ?? 0,
      fee: -(row.amount('fee', currency) ?? 0),
      net,
      payment: row.text('order') || null,
      payout: row.text('payout') || null,
      brand: row.text('brand'),
      availableOn: row.text('payoutDate') || row.text('available'),
    };
  },
};
