/** A Chase checking account: newest first, a running balance, often one empty cell more than there are names. */
import { drawFrom, seeded } from '../../cases/draw.ts';
import { quiet } from './account.ts';
import { dayIn, money } from './cells.ts';
import { aDay, live } from './live.ts';
import type { Printed, Row, Sheet } from './sheet.ts';
import { startOf } from './window.ts';
import { local } from './zones.ts';

const header = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #'.split(',');

const spendings = ['ORIG CO NAME:ACME SUPPLY, INC', 'RENT "UNIT 4"', 'ONLINE PAYMENT 8812'];

export function chaseActivity(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const { chance, int, pick } = draw;
  const start = startOf(draw);
  const life = live(
    draw,
    { ...quiet, days: int(40, 90), payouts: { every: int(2, 5), much: 'all' }, settleDays: 1 },
    start,
  );
  const credits = life
    .filter(({ what }) => what === 'payout')
    .map(({ id, at, gross }) => ({ id, at: at + int(1, 3) * aDay, amount: -gross }));
  const debits = credits.flatMap(({ at }) =>
    chance(0.6) ? [{ id: null, at: at + aDay, amount: -int(500, 30_000) }] : [],
  );
  const extra = chance(0.7);
  let balance = int(0, 2_000_000);
  const booked = [...credits, ...debits].toSorted((a, b) => a.at - b.at);
  const amountColumn = header.indexOf('Amount');
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
    const later = place > 0;
    return {
      cells,
      of: id,
      currency: 'USD',
      amounts: new Map([[amountColumn, amount]]),
      guards: {
        dropped: later && place < booked.length - 1,
        doubled: true,
        changed: later,
        cell: false,
      },
    };
  });
  const sheet: Sheet = {
    name: 'Chase1180_Activity.CSV',
    before: '',
    header,
    rows: rows.toReversed(),
    after: '',
    style: {
      delimiter: ',',
      quote: 'needed',
      bom: false,
      newline: '\n',
    },
    net: amountColumn,
    say: (minor) => money(minor, 'USD'),
  };
  return {
    format: 'Chase activity',
    sheets: [sheet],
    truths: [],
    allows: 'cannot be told',
    begins: false,
    figure: 'below',
    paired: false,
    gap: false,
    bothLegs: false,
  };
}
