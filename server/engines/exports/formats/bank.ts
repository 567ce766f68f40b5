import type { Format } from '../format.ts';

/** A bank's list of transactions, Chase's among them: it shows which payouts arrived. */
export const bank: Format = {
  key: 'bank.statement',
  processor: 'bank',
  title: 'Bank statement',
  columns: {
    date: ['posting date', 'posted date', 'date', 'transaction date', 'booking date'],
    description: ['description', 'memo', 'details', 'name'],
    amount: ['amount'],
    debit: ['debit', 'withdrawal', 'withdrawals'],
    credit: ['credit', 'deposit', 'deposits'],
    currency: ['currency'],
    balance: ['balance', 'running balance', 'running bal.'],
  },
  required: ['date', 'description', 'balance'],
  amounts: ['amount', 'debit', 'credit', 'balance'],
  shows: 'bank',
  hasIds: false,
  cannotShow:
    'A bank’s file shows which payouts arrived, not what the processor holds. Add the processor’s own export.',
  window: null,
  zone: null,
  reader: () => (row) => {
    const currency = row.text('currency') === '' ? 'USD' : row.currency('currency');
    const sides = (row.amount('credit', currency) ?? 0) - Math.abs(row.amount('debit', currency) ?? 0);
    const net = row.amount('amount', currency) ?? sides;
    return {
      date: row.text('date'),
      type: 'bank entry',
      effect: 'other',
      currency,
      gross: net,
      fee: 0,
      net,
      balance: row.amount('balance', currency),
    };
  },
};
