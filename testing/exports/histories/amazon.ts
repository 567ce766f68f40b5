/**
 * Amazon's settlements, flat file V2. Each begins with its total, gives back the whole reserve of the one before and
 * withholds a new one: `total = previous + sales - fees - current`. Equal rows are lawful. European files write
 * `1141,18` and `14.03.2026 07:49:55 UTC`.
 */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, netOf, type Happening } from './account.ts';
import { dayIn, money } from './cells.ts';
import { aDay, live } from './live.ts';
import { again } from './overlap.ts';
import { noGuards, summed, type Printed, type Row, type Sheet } from './sheet.ts';
import type { Truth } from './truth.ts';
import { startOf } from './window.ts';
import { local } from './zones.ts';

const header =
  'settlement-id,settlement-start-date,settlement-end-date,deposit-date,total-amount,currency,transaction-type,order-id,merchant-order-id,adjustment-id,shipment-id,marketplace-name,amount-type,amount-description,amount,fulfillment-id,posted-date,posted-date-time,order-item-code,merchant-order-item-id,merchant-adjustment-item-id,sku,quantity-purchased,promotion-id'.split(
    ',',
  );

interface Look {
  european: boolean;
  currency: string;
}

const dateOf = (at: number, { european }: Look): string => {
  const { day, time } = local(at, 'UTC');
  return european ? `${dayIn(day, 'DMY', '.')} ${time} UTC` : `${day}T${time}+00:00`;
};

interface Part {
  type: string;
  order: string;
  amountType: string;
  description: string;
  amount: number;
  at: number;
}

/** The rows of one happening: price, fees; of two equal items, each row twice. */
function partsOf(each: Happening, { chance }: Draw): Part[] {
  const { what, at, gross, fee } = each;
  const order = `112-${5_000_000 + (each.payment ?? each.id)}-3262570`;
  const part = (type: string, amountType: string, description: string, amount: number): Part => ({
    type,
    order: what === 'fee' ? '' : order,
    amountType,
    description,
    amount,
    at,
  });
  if (what === 'fee') return [part('ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', gross)];
  const type = what === 'sale' ? 'Order' : what === 'refund' ? 'Refund' : 'Chargeback Refund';
  const twice = what === 'sale' && gross % 2 === 0 && chance(0.4);
  const prices = twice ? [gross / 2, gross / 2] : [gross];
  return [
    ...prices.map((price) => part(type, 'ItemPrice', 'Principal', price)),
    ...(fee === 0 ? [] : [part(type, 'ItemFees', what === 'sale' ? 'Commission' : 'RefundCommission', fee)]),
  ];
}

/** The rows of a settlement: what comes back, what happened, what is withheld. */
function settled(draw: Draw, previous: number, own: Happening[], from: number, until: number) {
  const earned = own.reduce((sum, each) => sum + netOf(each), 0);
  const reserve = Math.max(100, Math.round(((previous + earned) * draw.int(10, 60)) / 100));
  const other = (description: string, amount: number, at: number): Part => ({
    type: 'other-transaction',
    order: '',
    amountType: 'other-transaction',
    description,
    amount,
    at,
  });
  const parts = [
    ...(previous > 0 ? [other('Previous Reserve Amount Balance', previous, from)] : []),
    ...own.flatMap((each) => partsOf(each, draw)),
    other('Current Reserve Amount', -reserve, until),
  ];
  return { reserve, parts };
}

function rowOf(look: Look, named: Record<string, string>, amount: number | null): Row {
  return {
    cells: header.map((name) => named[name] ?? ''),
    of: null,
    currency: look.currency,
    amounts: new Map(amount === null ? [] : [[14, amount]]),
    guards: amount === null ? noGuards : summed(true, false),
  };
}

function settlementOf(draw: Draw, look: Look, number: number, start: number, previous: number, life: Happening[]) {
  const [from, until] = [start + number * 14 * aDay, start + (number + 1) * 14 * aDay];
  const own = life.filter(({ at }) => at >= from && at < until);
  const { reserve, parts } = settled(draw, previous, own, from, until);
  const say = (minor: number): string => money(minor, 'EUR', '', look.european ? ',' : '.');
  const id = String(21_487_731_641 + number);
  const summary = {
    'settlement-id': id,
    'settlement-start-date': dateOf(from, look),
    'settlement-end-date': dateOf(until, look),
    'deposit-date': dateOf(until + 2 * aDay, look),
    'total-amount': say(parts.reduce((sum, { amount }) => sum + amount, 0)),
    currency: look.currency,
  };
  const rows = parts.map(({ type, order, amountType, description, amount, at }) => {
    const posted = dateOf(at, look);
    const about = { 'settlement-id': id, 'transaction-type': type, 'order-id': order, amount: say(amount) };
    const kind = { 'amount-type': amountType, 'amount-description': description };
    const when = { 'posted-date': posted.slice(0, 10), 'posted-date-time': posted };
    return rowOf(look, { ...about, ...kind, ...when, 'marketplace-name': order ? 'Amazon' : '' }, amount);
  });
  const style = { delimiter: '\t', quote: 'none', bom: false, newline: draw.chance(0.5) ? '\n' : '\r\n' } as const;
  const all = [rowOf(look, summary, null), ...rows];
  const sheet: Sheet = { name: `${id}.txt`, before: '', header, rows: all, after: '', style, net: 14, say };
  return { sheet, previous, reserve, day: local(until, 'UTC').day };
}

function amazon(seed: number, count: number): Printed {
  const draw = drawFrom(seeded(seed));
  const { chance, int } = draw;
  const start = startOf(draw) + 7 * 3_600;
  const look = chance(0.4) ? { european: true, currency: 'EUR' } : { european: false, currency: 'USD' };
  const life = live(
    draw,
    { ...quiet, currencies: [look.currency], days: count * 14, feePercent: 15, feeFixed: 99, disputes: 0.04 },
    start,
  );
  const settlements: ReturnType<typeof settlementOf>[] = [];
  for (let number = 0; number < count; number += 1) {
    const previous = settlements.at(-1)?.reserve ?? (chance(0.7) ? int(1_000, 90_000) : 0);
    settlements.push(settlementOf(draw, look, number, start, previous, life));
  }
  const reserve = settlements.at(-1)?.reserve ?? 0;
  const days = settlements.map(({ day, reserve: withheld }) => ({ day, withheld }));
  const sums = { held: 0, reserve };
  const truth: Truth = {
    currency: look.currency,
    actual: sums,
    shown: sums,
    chance: 0,
    vague: false,
    unnamed: reserve,
    orphans: false,
    holds: true,
    tranches: [],
    moved: { held: 0, reserve: reserve - (settlements[0]?.previous ?? 0), paidOut: 0, activity: 0 },
    days,
  };
  const once = settlements.map(({ sheet }) => sheet);
  const sheets = seed % 5 === 0 ? [...once, ...once.slice(0, 1).map((sheet) => again(sheet, 'kept'))] : once;
  return {
    format: count === 1 ? 'Amazon settlement' : 'Amazon settlements',
    sheets,
    truths: [truth],
    allows: 'proven',
    begins: false,
    figure: 'shown',
    paired: false,
    gap: false,
    bothLegs: false,
    monthFirst: true,
  };
}

export const amazonSettlement = (seed: number): Printed => amazon(seed, 1);
/** Two to four that follow each other. */
export const amazonSettlements = (seed: number): Printed => amazon(seed, 2 + (seed % 3));
