import { asCsv } from '../../domain/csv.ts';

/** A row of a made-up export: what is left out is empty or derived. Amounts are in cents. */
export interface MadeRow {
  /** 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss'. */
  at: string;
  type: string;
  net: number;
  gross?: number;
  id?: string;
  of?: string;
  memo?: true;
  currency?: string;
  code?: string;
  payout?: string;
  status?: string;
}

const decimal = (cents: number): string => (cents / 100).toFixed(2);
const dayOf = (at: string): string => at.slice(0, 10);
const timeOf = (at: string): string => at.slice(11) || '12:00:00';
const usDay = (at: string): string => dayOf(at).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

/** Formulas are left as they are: these files are read, not opened. */
const csv = (rows: readonly (readonly string[])[]): string => asCsv(rows).replaceAll(/(^|,|")'(?=[-+=@])/gm, '$1');

export const paypalHeader =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID,Balance,Balance Impact,Transaction Event Code';

/** PayPal activity with its running balance; rows without an id get one by their place. */
export function paypalCsv(rows: readonly MadeRow[], { opening = 0 } = {}): string {
  const balances = new Map<string, number>();
  return csv([
    paypalHeader.split(','),
    ...rows.map(({ at, type, net, gross = net, id, of = '', memo, currency = 'USD', code = '' }, place) => {
      const balance = (balances.get(currency) ?? opening) + (memo ? 0 : net);
      balances.set(currency, balance);
      return [
        usDay(at),
        timeOf(at),
        'PST',
        'Buyer',
        type,
        'Completed',
        currency,
        decimal(gross),
        decimal(net - gross),
        decimal(net),
        id ?? `ID${place}`,
        of,
        decimal(balance),
        memo ? 'Memo' : net < 0 ? 'Debit' : 'Credit',
        code,
      ];
    }),
  ]);
}

/** Stripe's itemized balance change. `of` is the charge. */
export const stripeCsv = (rows: readonly MadeRow[]): string =>
  csv([
    'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,charge_id'.split(
      ',',
    ),
    ...rows.map(({ at, type, net, gross = net, id, of = '', currency = 'usd' }, place) => [
      id ?? `txn_${place}`,
      `${dayOf(at)} ${timeOf(at)}`,
      `${dayOf(at)} ${timeOf(at)}`,
      currency,
      decimal(gross),
      decimal(gross - net),
      decimal(net),
      type,
      of,
    ]),
  ]);

/** Shopify's transactions. `of` is the order. */
export const shopifyCsv = (rows: readonly MadeRow[]): string =>
  csv([
    'Transaction Date,Type,Order,Payout Status,Payout Date,Payout ID,Available On,Amount,Fee,Net,Currency'.split(','),
    ...rows.map(({ at, type, net, gross = net, of = '', payout = '', status = 'paid' }) => [
      `${dayOf(at)} ${timeOf(at)} -0400`,
      type,
      of,
      status,
      dayOf(at),
      payout,
      dayOf(at),
      decimal(gross),
      decimal(gross - net),
      decimal(net),
      'USD',
    ]),
  ]);

export interface MadeSettlement {
  id: string;
  from: string;
  to: string;
  previous?: number;
  current?: number;
  principal?: number;
  /** Its orders, refunds and chargebacks, each by its order. */
  orders?: readonly MadeRow[];
  /** As stated; else what the rows make. */
  total?: number;
}

/** Amazon settlements, flat file V2. */
export function amazonTxt(settlements: readonly MadeSettlement[]): string {
  const header =
    'settlement-id settlement-start-date settlement-end-date deposit-date total-amount currency transaction-type order-id amount-type amount-description amount posted-date-time';
  const rows = settlements.flatMap(({ id, from, to, previous = 0, current = 0, principal = 0, orders = [], total }) => {
    const part = (type: string, order: string, kind: string, description: string, amount: number): string[] =>
      amount === 0 ? [] : [[id, '', '', '', '', '', type, order, kind, description, decimal(amount), ''].join('\t')];
    const sold = orders.reduce((all, { net }) => all + net, 0);
    const sum = total ?? previous + principal + sold - current;
    return [
      [id, from, to, to, decimal(sum), 'USD', '', '', '', '', '', ''].join('\t'),
      ...part('other-transaction', '', 'other-transaction', 'Previous Reserve Amount Balance', previous),
      ...part('Order', `order-${id}`, 'ItemPrice', 'Principal', principal),
      ...orders.flatMap(({ at, type, net, gross = net, of = '' }) => [
        [id, '', '', '', '', '', type, of, 'ItemPrice', 'Principal', decimal(gross), dayOf(at)].join('\t'),
        ...(gross === net
          ? []
          : [[id, '', '', '', '', '', type, of, 'ItemFees', 'Commission', decimal(net - gross), dayOf(at)].join('\t')]),
      ]),
      ...part('other-transaction', '', 'other-transaction', 'Current Reserve Amount', -current),
    ];
  });
  return `${[header.replaceAll(' ', '\t'), ...rows].join('\n')}\n`;
}

/** eBay's transaction report with its preamble. `of` is the order; `id` that of the transaction. */
export const ebayCsv = (rows: readonly MadeRow[]): string =>
  `Transaction report,\n\nSeller,shop\n${csv([
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Payout date,Payout ID,Payout status,Transaction ID,Final Value Fee - fixed,Gross transaction amount,Transaction currency'.split(
      ',',
    ),
    ...rows.map(({ at, type, net, gross = net, id = '--', of = '--', payout = '--', status = '--' }) => [
      dayOf(at),
      type,
      of,
      decimal(net),
      'USD',
      '--',
      payout,
      status,
      id,
      gross === net ? '--' : decimal(net - gross),
      decimal(gross),
      'USD',
    ]),
  ])}`;

/** A bank's file, oldest first. */
export function bankCsv(rows: readonly { at: string; net: number }[]): string {
  let balance = 0;
  return csv([
    ['Posting Date', 'Description', 'Amount', 'Balance'],
    ...rows.map(({ at, net }) => [usDay(at), 'TRANSFER', decimal(net), decimal((balance += net))]),
  ]);
}
