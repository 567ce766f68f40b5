/** Shopify Payments transactions, newest first, without an id or a payout's row; by seed with the payouts' own file. */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { netOf, quiet, type Habits, type Happening } from './account.ts';
import { money } from './cells.ts';
import { aDay, live } from './live.ts';
import { overlapping } from './overlap.ts';
import { payoutsFile } from './shopify-payouts.ts';
import { plainSheet, summed, type Printed, type Row, type Sheet } from './sheet.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf } from './window.ts';
import { local } from './zones.ts';

const header =
  'Transaction Date,Type,Order,Card Brand,Card Source,Payout Status,Payout Date,Payout ID,Available On,Amount,Fee,Net,Checkout,Payment Method Name,Presentment Amount,Presentment Currency,Currency'.split(
    ',',
  );

const zone = 'America/New_York';

function typeOf({ what, hold }: Happening): string {
  if (what === 'hold') return hold === 'reserve' ? 'reserved_funds' : 'chargeback_hold';
  if (what === 'release') return hold === 'reserve' ? 'reserved_funds_reversal' : 'chargeback_hold_release';
  const types = {
    sale: 'charge',
    refund: 'refund',
    dispute: 'dispute_withdrawal',
    'dispute won': 'dispute_reversal',
    fee: 'chargeback_fee',
    payout: 'transfer',
    conversion: 'adjustment',
    memo: 'adjustment',
  } as const;
  return types[what];
}

function cellsOf(each: Happening, paid: Happening | undefined, prefix: string): string[] {
  const { day, time, offset } = local(each.at, zone);
  const settles = local(each.settles, zone).day;
  const order = each.what === 'sale' || each.what === 'refund';
  const number = each.payment ?? each.id;
  return [
    `${day} ${time} ${offset}`,
    typeOf(each),
    order ? `#${1_000 + number}` : '',
    order ? 'visa' : '',
    order ? 'online' : '',
    paid ? 'paid' : 'pending',
    paid ? local(paid.at, zone).day : settles,
    paid ? `${prefix}${140_000_000_000 + paid.id}` : '',
    settles,
    money(each.gross, 'USD'),
    // Its fee is what it takes: positive, and Net is Amount less Fee.
    money(each.fee === 0 ? 0 : -each.fee, 'USD'),
    money(netOf(each), 'USD'),
    order ? `#${20_433_218_000_000 + number}` : '',
    order ? 'card' : '',
    // Of a refund it can be positive: it enters no sum.
    order ? money(Math.abs(each.gross), 'USD') : '',
    order ? 'USD' : '',
    'USD',
  ];
}

const habitsOf = ({ chance, int, pick }: Draw): Habits => ({
  ...quiet,
  payouts: { every: pick([1, 7]), much: 'all' },
  days: int(30, 80),
  rolling: chance(0.8) ? { percent: int(10, 25), days: int(10, 30) } : null,
  disputes: 0.04,
  disputeHolds: chance(0.3),
  settleDays: int(1, 3),
});

export function shopifyTransactions(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const { chance } = draw;
  const start = startOf(draw);
  const life = live(draw, habitsOf(draw), start);
  const window = windowOf(draw, life, start, zone);
  const shown = window.rows.filter(({ what }) => what !== 'payout');
  const payouts = new Map(life.filter(({ what }) => what === 'payout').map((each) => [each.id, each]));
  // Payouts from two weeks on: all that they carried surely stands in the file.
  const listed = [...payouts.values()].filter(({ at }) => at >= window.from + 14 * aDay);
  const beside = chance(0.4) && listed.length > 0;
  // One that left after the last row can carry rows that the file does not have; the last row can be the one left out.
  const until = local(shown.at(-2)?.at ?? start, zone).day;
  const closing = new Set(beside ? listed.filter(({ at }) => local(at, zone).day <= until).map(({ id }) => id) : []);
  const prefix = chance(0.2) ? 'pout_' : '';
  const [amount, net] = [header.indexOf('Amount'), header.indexOf('Net')];
  const rows = shown.map((each): Row => {
    const closed = each.payout !== null && closing.has(each.payout);
    return {
      cells: cellsOf(each, each.payout === null ? undefined : payouts.get(each.payout), prefix),
      of: each.id,
      currency: 'USD',
      amounts: new Map([
        [amount, each.gross],
        [net, netOf(each)],
      ]),
      guards: summed(closed, true),
    };
  });
  const sheet: Sheet = {
    name: 'payment_transactions_export_1.csv',
    header,
    rows: rows.toReversed(),
    net,
    ...plainSheet,
    say: (minor) => money(minor, 'USD'),
  };
  return {
    format: 'Shopify Payments transactions',
    sheets: beside ? [sheet, payoutsFile(listed, life)] : seed % 5 === 0 ? overlapping(sheet) : [sheet],
    truths: truthsOf(life, shown, zone),
    allows: 'at least',
    begins: window.begins,
    figure: 'unnamed',
    paired: false,
    gap: false,
    bothLegs: false,
    monthFirst: true,
  };
}
