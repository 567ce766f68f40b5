import { disputeWindows } from '../../../../domain/ledger-of-account/dispute-windows.ts';
import { effectOf } from '../../../../domain/ledger-of-account/meaning.ts';
import { meanings, type Entry, type Format } from '../format.ts';

const types = meanings([
  ['sale', 'order'],
  ['refund', 'refund'],
  ['dispute', 'claim|payment dispute|dispute'],
  ['payment hold', 'hold'],
  ['fee', 'other fee|fee|shipping label|charge'],
  ['payout', 'payout'],
  ['other', 'adjustment|transfer|credit'],
]);
const fees = [
  'fixed',
  'variable',
  'regulatory',
  'notAsDescribed',
  'belowStandard',
  'international',
  'donation',
  'deposit',
];

/** Transaction report. Rows of holds repeat the order's ids, so no id tells a double. */
export const ebay: Format = {
  key: 'ebay.transaction_report',
  processor: 'ebay',
  title: 'eBay transaction report',
  columns: {
    date: ['transaction creation date'],
    type: ['type'],
    order: ['order number'],
    net: ['net amount'],
    currency: ['payout currency'],
    payoutDate: ['payout date'],
    payout: ['payout id'],
    status: ['payout status'],
    id: ['transaction id'],
    fixed: ['final value fee - fixed'],
    variable: ['final value fee - variable'],
    regulatory: ['regulatory operating fee'],
    notAsDescribed: ['very high "item not as described" fee'],
    belowStandard: ['below standard performance fee'],
    international: ['international fee'],
    donation: ['charity donation'],
    deposit: ['deposit processing fee'],
    gross: ['gross transaction amount'],
    grossCurrency: ['transaction currency'],
  },
  required: ['date', 'type', 'order', 'net', 'currency', 'status', 'gross'],
  amounts: ['net', 'gross', ...fees],
  shows: 'holds',
  hasIds: false,
  cannotShow: null,
  window: disputeWindows.cards,
  zone: 'as eBay shows it',
  reader: () => {
    // A hold and the status of its order are one sum: whichever row comes first counts.
    const withheld = { byRow: new Set<string>(), byStatus: new Set<string>() };
    return (row) => {
      const currency = row.currency('currency');
      const net = row.amount('net', currency);
      // An order of several items: their rows have no net, which stands in a row of its own.
      if (net === null) return null;
      const given = (column: string): string => row.text(column).replace(/^--$/, '');
      const type = row.text('type');
      const charged = fees.flatMap((fee) => row.amount(fee, currency) ?? []);
      const sameCurrency = given('grossCurrency') === '' || row.currency('grossCurrency') === currency;
      const gross = (sameCurrency ? row.amount('gross', currency) : null) ?? net;
      const order = given('order');
      const does = effectOf(types.get(type.toLowerCase()), net);
      const isHold = does.kind !== null;
      const entry: Entry = {
        date: row.text('date'),
        type,
        ...(isHold && withheld.byStatus.has(order) ? { effect: 'memo' } : does),
        bucket: /processing/i.test(given('status')) ? 'pending' : 'available',
        currency,
        // Where a row names no fee, gross and net differ by tax alone, of which holds and payouts have none.
        gross: charged.length > 0 || isHold || does.effect === 'payout' ? gross : net,
        fee: charged.reduce((sum, fee) => sum + fee, 0),
        net,
        id: given('id') || null,
        payment: order || null,
        payout: given('payout') || null,
        availableOn: given('payoutDate'),
      };
      if (isHold) withheld.byRow.add(order);
      if (!/on hold/i.test(given('status')) || isHold || net <= 0 || withheld.byRow.has(order)) return entry;
      withheld.byStatus.add(order);
      const hold = { effect: 'hold', kind: 'payment hold', gross: -net, fee: 0, net: -net } as const;
      return [entry, { ...entry, type: `${type}: ${given('status')}`, ...hold, payout: null, availableOn: '' }];
    };
  },
};
