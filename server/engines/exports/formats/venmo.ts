import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import type { Effect } from '../../../../domain/ledger-of-account/account.ts';
import type { Meaning } from '../../../../domain/ledger-of-account/meaning.ts';
import { meanings, type Format } from '../format.ts';

const types = meanings([
  ['sale', 'payment|charge|merchant transaction'],
  ['refund', 'refund'],
  ['payout', 'standard transfer|instant transfer'],
  ['dispute', 'dispute|chargeback'],
  ['other', 'adjustment|direct deposit|add funds|add money|reward'],
]);
const isVenmo = (account: string): boolean => /^venmo balance$/i.test(account);

/** A payment that leaves is the merchant's own, and so is a refund that arrives. */
function effectOfVenmo(meaning: Meaning | undefined, net: number): Effect {
  if (meaning === 'sale') return net > 0 ? 'sale' : 'other';
  if (meaning === 'refund') return net < 0 ? 'refund' : 'other';
  return meaning === 'payout' || meaning === 'dispute' || meaning === 'other' ? meaning : 'unknown';
}

/** Statement: a row without an id at each end has the balance. */
export const venmo: Format = {
  key: 'venmo.statement',
  processor: 'venmo',
  title: 'Venmo statement',
  columns: {
    id: ['id', 'transaction id'],
    date: ['datetime'],
    type: ['type'],
    status: ['status'],
    total: ['amount (total)'],
    fee: ['amount (fee)'],
    funding: ['funding source'],
    destination: ['destination'],
    opening: ['beginning balance'],
    closing: ['ending balance'],
  },
  required: ['id', 'date', 'type', 'status', 'total', 'funding', 'destination'],
  amounts: ['total', 'fee', 'opening', 'closing'],
  shows: 'no holds',
  hasIds: true,
  cannotShow:
    'Venmo’s statement gives the balance to the cent but names no frozen amount. Add Venmo’s message about the hold.',
  window: disputeWindows.paypal,
  zone: null,
  reader: () => (row) => {
    const currency = 'USD';
    if (row.text('id') === '' && row.text('total') === '') {
      const [opening, closing] = [row.amount('opening', currency), row.amount('closing', currency)];
      return { currency, ...(opening === null ? {} : { opening }), ...(closing === null ? {} : { closing }) };
    }
    const gross = row.amount('total', currency) ?? 0;
    const fee = -Math.abs(row.amount('fee', currency) ?? 0);
    const type = row.text('type');
    const meaning = types.get(type.toLowerCase());
    const isThroughVenmo = meaning === 'payout' || isVenmo(row.text('funding')) || isVenmo(row.text('destination'));
    const moved = isThroughVenmo && !/cancel|fail|declin/i.test(row.text('status'));
    const id = row.text('id') || null;
    return {
      date: row.text('date'),
      time: row.text('date'),
      type,
      effect: moved ? effectOfVenmo(meaning, gross) : 'memo',
      currency,
      gross,
      fee,
      net: gross + fee,
      id,
      payment: gross > 0 ? id : null,
    };
  },
};
