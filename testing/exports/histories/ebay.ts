/**
 * eBay's transaction report: a preamble, `--` for nothing, days without a time, newest first. Hold rows repeat the
 * order's transaction id; a payout closes the rows with its Payout ID.
 */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { netOf, quiet, type Habits, type Happening } from './account.ts';
import { idOf, shortDay } from './cells.ts';
import { wholePayoutsByDay } from './identities.ts';
import { live } from './live.ts';
import { overlapping } from './overlap.ts';
import { noGuards, summed, tellable, type Printed, type Row, type Sheet } from './sheet.ts';
import { truthsOf, type Truth } from './truth.ts';
import { startOf, windowOf } from './window.ts';
import { local } from './zones.ts';

const header =
  'Transaction creation date,Type,Order number,Legacy order ID,Buyer username,Buyer name,Ship to city,Ship to province/region/state,Ship to zip,Ship to country,Net amount,Payout currency,Payout date,Payout ID,Payout method,Payout status,Reason for hold,Item ID,Transaction ID,Item title,Custom label,Quantity,Item subtotal,Shipping and handling,Seller collected tax,eBay collected tax,Final Value Fee - fixed,Final Value Fee - variable,Regulatory operating fee,Very high "item not as described" fee,Below standard performance fee,International fee,Charity donation,Deposit processing fee,Gross transaction amount,Transaction currency,Exchange rate,Reference ID,Description'.split(
    ',',
  );

const zone = 'America/Los_Angeles';
const digits = '0123456789';

/** Without trailing zeros, thousands grouped: `19.4`, `1,200`. */
function plain(minor: number): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.');
  const rest = cents.replace(/0+$/, '');
  return `${minor < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ? `.${rest}` : ''}`;
}

const types = {
  sale: 'Order',
  refund: 'Refund',
  dispute: 'Payment dispute',
  'dispute won': 'Payment dispute',
  fee: 'Other fee',
  payout: 'Payout',
  hold: 'Hold',
  release: 'Hold',
  conversion: 'Adjustment',
  memo: '--',
} as const;

interface About {
  seed: number;
  end: number;
  payout: Happening | undefined;
  /** Money of the order is still on hold. */
  held: boolean;
}

const orderNumber = (order: number): string => `${10 + (order % 20)}-${10_000 + order}-${40_000 + order}`;

function namedOf(each: Happening, { seed, end, payout, held }: About): Record<string, string> {
  const { what, id } = each;
  const order = each.names === 'another payment' ? id + 500_000 : (each.payment ?? id);
  const isOfNone = what === 'fee' || what === 'payout' || each.names === 'nothing';
  const number = isOfNone ? '--' : each.names === 'a case' ? `Case ${id}` : orderNumber(order);
  const status = payout ? 'Funds sent' : each.settles > end ? 'Funds processing' : 'Funds available';
  const item = what === 'sale' || each.hold !== null;
  const subtotal = each.gross - (each.gross > 1_000 ? 595 : 0);
  return {
    'Transaction creation date': shortDay(local(each.at, zone).day),
    Type: types[what],
    'Order number': number,
    'Legacy order ID': number,
    'Buyer username': item ? `buyer_${order}` : '--',
    'Net amount': plain(netOf(each)),
    'Payout currency': 'USD',
    'Payout date': payout ? shortDay(local(payout.at, zone).day) : '--',
    'Payout ID': payout ? idOf(seed, payout.id, 10, digits) : '--',
    'Payout method': payout ? 'Checking ****1180' : '--',
    'Payout status': what === 'fee' || each.hold !== null ? '--' : what === 'sale' && held ? 'Funds on hold' : status,
    'Reason for hold': what === 'sale' && held ? 'Buyer opened a case' : '--',
    'Item ID': item ? idOf(seed, order, 12, digits) : '--',
    'Transaction ID': item ? idOf(seed, order, 13, digits) : '--',
    'Item title': what === 'sale' ? 'Vinyl record, "Blue"' : '--',
    Quantity: what === 'sale' ? '1' : '--',
    'Item subtotal': what === 'sale' ? plain(subtotal) : '--',
    'Shipping and handling': what === 'sale' ? plain(each.gross - subtotal) : '--',
    'Final Value Fee - fixed': what === 'sale' && each.fee < -40 ? '-0.4' : '--',
    'Final Value Fee - variable': what === 'sale' ? plain(each.fee < -40 ? each.fee + 40 : each.fee) : '--',
    'Gross transaction amount': plain(each.gross),
    'Transaction currency': 'USD',
    'Reference ID': each.hold === null ? '--' : `Case ID ${idOf(seed, id, 10, digits)}`,
    Description: what === 'hold' ? 'Hold placed' : what === 'release' ? 'Hold released' : '--',
  };
}

/** An order of several items is one row with its net, and a row of `--` for each item. */
function itemsOf(named: Record<string, string>, { chance }: Draw): Record<string, string>[] {
  if (named['Type'] !== 'Order' || !chance(0.1)) return [named];
  const order = { ...named, 'Item ID': '--', 'Transaction ID': '--', 'Item title': '--', Quantity: '2' };
  const item = { ...named, 'Net amount': '--', 'Payout status': '--', 'Reason for hold': '--' };
  const nothing = { 'Final Value Fee - fixed': '--', 'Final Value Fee - variable': '--' };
  return [order, { ...item, ...nothing, 'Gross transaction amount': '--', 'Item subtotal': '1' }];
}

function preamble({ chance }: Draw, from: number, end: number): string {
  const [first, last] = [from, end].map((at) => shortDay(local(at, zone).day));
  return [
    'Transaction report,',
    '',
    'Seller account information,',
    `Start date,"${first} 12:00:00 AM PDT"`,
    `End date,"${last} 11:59:59 PM PDT"`,
    '',
    '"Amounts are shown in the payout currency. Times may not match other eBay pages."',
    ...(chance(0.5) ? ['"Fees may be billed, later."'] : []),
    `Report created,"${last}"`,
    '',
    'Seller,ridgeline.resale',
    '',
  ].join('\r\n');
}

const habitsOf = ({ chance, int, pick }: Draw): Habits => ({
  ...quiet,
  days: int(30, 80),
  feePercent: 13,
  feeFixed: 40,
  disputes: 0.04,
  settleDays: int(1, 3),
  vague: chance(0.3) ? 0.3 : 0,
  paymentHolds: chance(0.8) ? 0.25 : 0,
  payouts: { every: pick([1, 7]), much: 'all' },
});

/** The orders with money still on hold. */
function heldOrders(truths: readonly Truth[], shown: readonly Happening[]): Set<number | null> {
  const open = truths.flatMap(({ tranches }) => tranches.filter(({ amount, released }) => amount > released));
  const holds = new Set(open.map(({ hold }) => hold));
  return new Set(shown.filter(({ id }) => holds.has(id)).map(({ payment }) => payment));
}

export function ebayTransactions(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const start = startOf(draw);
  const habits = habitsOf(draw);
  const life = live(draw, habits, start);
  const window = windowOf(draw, life, start, zone);
  const { begins, rows: shown, from } = window;
  const end = shown.at(-1)?.at ?? start;
  const payouts = life.filter(({ what }) => what === 'payout');
  const whole = wholePayoutsByDay(life, window, zone);
  const truths = truthsOf(life, shown, zone, true);
  const held = heldOrders(truths, shown);
  const [net, gross] = [header.indexOf('Net amount'), header.indexOf('Gross transaction amount')];
  const rows = shown.toReversed().flatMap((each): Row[] => {
    const payout = payouts.find(({ id }) => id === each.payout);
    const closed = each.payout !== null && whole.has(each.payout);
    // Where a row names no fee, as only orders do, its gross may have a tax that its net has not.
    const isExposed = closed || each.what === 'sale' || each.hold !== null || each.what === 'payout';
    const named = namedOf(each, { seed, end, payout, held: held.has(each.id) });
    return itemsOf(named, draw).map((cells, place) => ({
      cells: header.map((name) => cells[name] ?? '--'),
      of: place === 0 ? each.id : null,
      currency: 'USD',
      amounts: new Map([
        [gross, each.gross],
        [net, netOf(each)],
      ]),
      guards: place > 0 ? noGuards : { ...summed(closed, isExposed), dropped: closed && each.what !== 'payout' },
    }));
  });
  const sheet: Sheet = {
    name: 'Transaction_report.csv',
    before: preamble(draw, from, end),
    header,
    rows,
    after: '',
    net,
    say: plain,
    style: {
      delimiter: ',',
      quote: 'needed',
      bom: true,
      newline: '\r\n',
    },
  };
  return {
    format: 'eBay transaction report',
    sheets: seed % 5 === 0 ? overlapping(sheet) : [sheet],
    truths,
    ...tellable,
    begins,
  };
}
