import type { Draw } from '../../cases/draw.ts';
import type { Habits, Happening, HoldKind } from './account.ts';
import { payOut } from './pay-out.ts';

export const aDay = 86_400;

type Happens = (at: number, what: Happening['what'], gross: number, more?: Partial<Happening>) => Happening;
type Piece = readonly [at: number, amount: number];

interface Living {
  draw: Draw;
  habits: Habits;
  happens: Happens;
}

/** Happenings with ids that count up, in the main currency unless it is said. */
function happeningsIn(currency: string): Happens {
  let ids = 0;
  return (at, what, gross, more = {}) => {
    ids += 1;
    const plain = { fee: 0, hold: null, payment: null, tranche: null, settles: at, payout: null };
    return { id: ids, at, what, currency, gross, ...plain, names: 'its payment', ...more };
  };
}

/** When a hold comes back: on its day, early, late, in parts, only in part, or not at all. */
function releasesOf({ pick, int }: Draw, due: number, amount: number): Piece[] {
  const half = Math.floor(amount / 2);
  switch (pick(['on its day', 'on its day', 'on its day', 'early', 'late', 'in parts', 'only in part', 'never'])) {
    case 'early':
      return [[due - int(1, 5) * aDay, amount]];
    case 'late':
      return [[due + int(1, 12) * aDay, amount]];
    case 'in parts':
      return [
        [due, half],
        [due + int(1, 9) * aDay, amount - half],
      ];
    case 'only in part':
      return [[due, half]];
    case 'never':
      return [];
    default:
      return [[due, amount]];
  }
}

interface Hold {
  kind: HoldKind;
  amount: number;
  /** Seconds after the sale. */
  after: number;
  days: number;
}

/** A hold on a sale and what comes back of it; a refund at `refundedAt` frees the rest. */
function holdOn(living: Living, sale: Happening, hold: Hold, refundedAt: number): Happening[] {
  const { draw, happens } = living;
  const { kind, amount, after, days } = hold;
  if (amount <= 0) return [];
  const same = { currency: sale.currency, payment: sale.id, hold: kind };
  const held = happens(sale.at + after, 'hold', -amount, same);
  held.tranche = held.id;
  const pieces = releasesOf(draw, held.at + days * aDay - draw.int(0, 3) * 600, amount).filter(
    ([at, piece]) => piece > 0 && at > held.at && at < refundedAt,
  );
  const left = amount - pieces.reduce((sum, [, piece]) => sum + piece, 0);
  if (left > 0 && refundedAt < Number.POSITIVE_INFINITY) pieces.push([refundedAt + 1, left]);
  const names = namesOf(living, pieces.length === 1 && pieces[0]?.[1] === amount);
  return [held, ...pieces.map(([at, piece]) => happens(at, 'release', piece, { ...same, tranche: held.id, names }))];
}

/** What the releases of a hold refer to. */
function namesOf({ draw: { chance, pick }, habits }: Living, isWhole: boolean): Happening['names'] {
  if (habits.vague === 0 || !chance(habits.vague)) return 'its payment';
  // What is like a payment's id and is none can be told only by its sum.
  return pick(isWhole ? ['nothing', 'a case', 'another payment'] : ['nothing', 'a case']);
}

function disputeOf({ draw: { chance, int }, habits, happens }: Living, sale: Happening): Happening[] {
  const at = sale.at + int(8, 40) * aDay + int(0, 40_000);
  const same = { currency: sale.currency, payment: sale.id };
  const decided = at + int(6, 30) * aDay;
  const won = chance(0.4);
  if (!habits.disputeHolds)
    return [
      happens(at, 'dispute', -sale.gross, { ...same, fee: -habits.disputeFee }),
      ...(won ? [happens(decided, 'dispute won', sale.gross, same)] : []),
    ];
  const hold = happens(at, 'hold', -sale.gross, { ...same, hold: 'dispute hold' });
  hold.tranche = hold.id;
  const end = happens(decided, 'release', sale.gross, { ...same, hold: 'dispute hold', tranche: hold.id });
  if (won) return [hold, end];
  const lost = happens(decided + 2, 'dispute', -sale.gross, same);
  return [hold, end, lost, happens(decided + 3, 'fee', -habits.disputeFee, same)];
}

/** A sale and all that comes of it: holds and releases, a refund or a dispute. */
function lifeOf(living: Living, sale: Happening): Happening[] {
  const { draw, habits, happens } = living;
  const { chance, int } = draw;
  const refunded = chance(habits.refunds);
  const refundedAt = refunded ? sale.at + int(1, 25) * aDay + int(60, 30_000) : Number.POSITIVE_INFINITY;
  const { percent, days } = habits.rolling ?? { percent: 0, days: 0 };
  const kept = Math.round((sale.gross * percent) / 100);
  const after = chance(0.3) ? 0 : 1;
  const out = [sale, ...holdOn(living, sale, { kind: 'reserve', amount: kept, after, days }, refundedAt)];
  const rest = sale.gross + sale.fee - kept;
  if (chance(habits.paymentHolds))
    out.push(...holdOn(living, sale, { kind: 'payment hold', amount: rest, after: 2, days: int(5, 21) }, refundedAt));
  else if (chance(habits.reviewHolds))
    out.push(...holdOn(living, sale, { kind: 'review hold', amount: rest, after: 3, days: int(1, 4) }, refundedAt));
  if (refunded) {
    const part = chance(0.4) ? Math.max(1, Math.floor(sale.gross / int(2, 5))) : sale.gross;
    out.push(happens(refundedAt, 'refund', -part, { currency: sale.currency, payment: sale.id }));
  } else if (chance(habits.disputes)) out.push(...disputeOf(living, sale));
  return out;
}

function salesOn({ draw, habits, happens }: Living, day: number): Happening[] {
  const { chance, int, pick } = draw;
  const [main = 'USD'] = habits.currencies;
  return Array.from({ length: int(...habits.salesADay) }, () => {
    const gross = int(500, 45_000);
    const at = day + int(0, aDay - 10);
    return happens(at, 'sale', gross, {
      currency: chance(0.8) ? main : pick(habits.currencies),
      fee: -(Math.round((gross * habits.feePercent) / 100) + habits.feeFixed),
      settles: at + habits.settleDays * aDay,
    });
  });
}

/** The whole life of an account from `start`, sorted by instant, with an id for each happening. */
export function live(draw: Draw, habits: Habits, start: number): Happening[] {
  const { chance, int } = draw;
  const happens = happeningsIn(habits.currencies[0] ?? 'USD');
  const living = { draw, habits, happens };
  const until = start + habits.days * aDay;
  const days = Array.from({ length: habits.days }, (_, day) => start + day * aDay);
  const planned = days.flatMap((day) => salesOn(living, day).flatMap((sale) => lifeOf(living, sale)));
  for (let at = start + 20 * aDay; at < until; at += 30 * aDay) {
    const [second, amount] = [at + int(0, 5_000), -int(300, 3_000)];
    planned.push(happens(second, 'fee', amount));
    // Two equal fees at one second are lawful.
    if (chance(0.2)) planned.push(happens(second, 'fee', amount));
  }
  for (const day of days)
    if (chance(habits.memos)) planned.push(happens(day + int(0, aDay - 1), 'memo', int(500, 20_000)));
  const lived = planned.filter(({ at }) => at < until).toSorted((a, b) => a.at - b.at || a.id - b.id);
  return payOut(draw, habits, start, lived, happens);
}
