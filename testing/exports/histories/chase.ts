/** A Chase checking account: newest first, a running balance, often one empty cell more than there are names. */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, type Happening } from './account.ts';
import { dayIn, money } from './cells.ts';
import { aDay, live } from './live.ts';
import { chained, noGuards, plainSheet, untellable, type Printed, type Row, type Sheet } from './sheet.ts';
import { startOf } from './window.ts';
import { local } from './zones.ts';

const header = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #'.split(',');

const spendings = ['ORIG CO NAME:ACME SUPPLY, INC', 'RENT "UNIT 4"', 'ONLINE PAYMENT 8812'];

/** The bank's file of an account into which the payouts of `life` came. */
export function bankSheet(draw: Draw, life: readonly Happening[]): Sheet {
  const { chance, int, pick } = draw;
  const credits = life
    .filter(({ what }) => what === 'payout')
    .map(({ id, at, gross }) => ({ id, at: at + int(1, 3) * aDay, amount: -gross }));
  const debits = credits.flatMap(({ at }) =>
    chance(0.6) ? [{ id: null, at: at + aDay, amount: -int(500, 30_000) }] : [],
  );
  const extra = chance(0.7);
  let balance = int(0, 2_000_000);
  const booked = [...credits, ...debits].toSorted((a, b) => a.at - b.at);
  const net = header.indexOf('Amount');
  const rows = booked.map(({ id, at, amount }, place): Row => {
    balance += amount;
    const cells = [
      amount < 0 ? 'DEBIT' : 'CREDIT',
      dayIn(local(at, 'UTC').day, 'MDY', '/'),
      amount < 0 ? pick(spendings) : 'ORIG CO NAME:PAYPAL            CO ENTRY DESCR:TRANSFER',
      money(amount, 'USD'),
      amount < 0 ? 'ACH_DEBIT' : 'ACH_CREDIT',
      money(balance, 'USD'),
      '',
      ...(extra ? [''] : []),
    ];
    const guards = chained(place, booked.length, false);
    return { cells, of: id, currency: 'USD', amounts: new Map([[net, amount]]), guards };
  });
  const say = (minor: number): string => money(minor, 'USD');
  return { ...plainSheet, name: 'Chase1180_Activity.CSV', header, rows: rows.toReversed(), net, say };
}

/** The bank's file alone: no account with a processor. */
export function chaseActivity(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const payouts = { every: draw.int(2, 5), much: 'all' } as const;
  const life = live(draw, { ...quiet, days: draw.int(40, 90), payouts, settleDays: 1 }, startOf(draw));
  // Nothing is withheld by a bank, and a file of its own rows proves nothing of a processor.
  const sheet = bankSheet(draw, life);
  const rows = sheet.rows.map((row) => ({ ...row, guards: noGuards }));
  return { format: 'Chase activity', sheets: [{ ...sheet, rows }], truths: [], ...untellable, begins: false };
}
