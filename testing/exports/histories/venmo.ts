/**
 * Venmo's statement: two lines, a header whose first name is empty, the balance at both ends. No hold stands in it. Rows
 * funded by a card, charges that were only issued and what was cancelled never moved the balance.
 */
import { drawFrom, seeded } from '../../cases/draw.ts';
import { quiet, bucketsAt, type Happening } from './account.ts';
import { dollars, idOf, money } from './cells.ts';
import { live } from './live.ts';
import { noGuards, plainSheet, summed, untellable, type Printed, type Row, type Sheet } from './sheet.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf } from './window.ts';
import { local } from './zones.ts';

const header =
  ',ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance,Statement Period Venmo Fees,Terminal Location,Year to Date Venmo Fees,Disclaimer'.split(
    ',',
  );

/** `+ $85.00`, `- $1,000.00` */
const signed = (minor: number): string => `${minor < 0 ? '-' : '+'} $${money(Math.abs(minor), 'USD', ',')}`;

const empty = (named: Record<string, string>): string[] => header.map((name) => named[name] ?? '');

const disclaimer =
  'In case of errors or questions about your\nelectronic transfers:\n- Write "Venmo", or telephone us.';

function namedOf(seed: number, each: Happening, kind: number): Record<string, string> {
  const { day, time } = local(each.at, 'UTC');
  const common = {
    ID: idOf(seed, each.id, 19, '0123456789'),
    Datetime: `${day}T${time}`,
    Status: 'Complete',
    Type: 'Payment',
    Note: 'Repair, "urgent"',
    'Amount (total)': signed(each.gross),
    'Terminal Location': 'Venmo',
    'Amount (fee)': each.fee === 0 ? '' : signed(each.fee),
  };
  const shop = { To: 'Made Up Shop', From: `Buyer ${each.id}`, Destination: 'Venmo balance' };
  switch (each.what) {
    case 'payout':
      return {
        ...common,
        Type: 'Standard Transfer',
        Status: 'Issued',
        From: 'Made Up Shop',
        Note: '',
        Destination: 'TEST BANK Checking *0000',
      };
    case 'memo':
      return (
        [
          {
            ...common,
            From: 'Made Up Shop',
            To: 'Supplier',
            'Funding Source': 'Visa Debit *0040',
            'Amount (total)': signed(-each.gross),
          },
          { ...common, Type: 'Charge', Status: 'Issued', From: 'Made Up Shop', To: 'Late payer' },
          { ...common, Status: 'Cancelled', From: 'Late payer', To: 'Made Up Shop' },
        ][kind] ?? {}
      );
    case 'refund':
    case 'fee':
    case 'dispute':
      return { ...common, From: 'Made Up Shop', To: 'Buyer', 'Funding Source': 'Venmo balance' };
    default:
      return { ...common, ...shop };
  }
}

export function venmoStatement(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const start = startOf(draw);
  const fees = draw.chance(0.3);
  const life = live(
    draw,
    {
      ...quiet,
      days: draw.int(20, 60),
      feePercent: fees ? 2 : 0,
      feeFixed: 0,
      memos: 0.1,
      payouts: { every: 9, much: 'share' },
    },
    start,
  );
  const { rows: shown, begins, from } = windowOf(draw, life, start, 'UTC');
  const opening = bucketsAt(life, 'USD', from - 1).available;
  const end = shown.reduce((latest, { at }) => Math.max(latest, at), from);
  const closing = bucketsAt(life, 'USD', end).available;
  const net = header.indexOf('Amount (total)');
  const balance = (named: Record<string, string>): Row => ({
    cells: empty(named),
    of: null,
    currency: 'USD',
    amounts: new Map(),
    guards: noGuards,
  });
  const rows = shown.map((each): Row => {
    const moves = each.what !== 'memo';
    return {
      cells: empty(namedOf(seed, each, draw.int(0, 2))),
      of: each.id,
      currency: 'USD',
      amounts: new Map([[net, each.gross]]),
      guards: summed(moves, false),
    };
  });
  const last = { 'Ending Balance': dollars(closing), 'Statement Period Venmo Fees': '$0.00', Disclaimer: disclaimer };
  const sheet: Sheet = {
    ...plainSheet,
    name: 'VenmoStatement.csv',
    header,
    net,
    say: signed,
    before: `Account Statement - (@made-up-shop) \nAccount Activity\n${draw.chance(0.2) ? '\n' : ''}`,
    rows: [balance({ 'Beginning Balance': dollars(opening) }), ...rows, balance(last)],
  };
  return {
    format: 'Venmo statement',
    sheets: [sheet],
    truths: truthsOf(life, shown, 'UTC'),
    begins,
    ...untellable,
  };
}
