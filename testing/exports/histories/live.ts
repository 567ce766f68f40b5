import type { Draw } from '../../cases/draw.ts';
import type { Habits, Happening, HoldKind } from './account.ts';
import { payOut } from './pay-out.ts';

export const aDay = 86_400;

type Piece = readonly [at: number, amount: number];

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

/** The whole life of an account from `start`, sorted by instant, with an id for each happening. */
export function live(draw: Draw, habits: Habits, start: number): Happening[] {
  const { chance, int, pick } = draw;
  let ids = 0;
  const happens = (at: number, what: Happening['what'], gross: number, more: Partial<Happening> = {}): Happening => {
    ids += 1;
    const currency = habits.currencies[0] ?? 'USD';
    return {
      id: ids,
      at,
      what,
      currency,
      gross,
      fee: 0,
      hold: null,
      payment: null,
      tranche: null,
      settles: at,
      payout: null,
      ...more,
    };
  };

  /** A hold `after` seconds after a sale and what comes back of it; a refund at `refundedAt` frees the rest. */
  function holdOn(sale: Happening, kind: HoldKind, amount: number, after: number, days: number, refundedAt: number) {
    if (amount <= 0) return [];
    const same = { currency: sale.currency, payment: sale.id, hold: kind };
    const hold = happens(sale.at + after, 'hold', -amount, same);
    hold.tranche = hold.id;
    const pieces = releasesOf(draw, hold.at + days * aDay - int(0, 3) * 600, amount).filter(
      ([at, piece]) => piece > 0 && at > hold.at && at < refundedAt,
    );
    const left = amount - pieces.reduce((sum, [, piece]) => sum + piece, 0);
    if (left > 0 && refundedAt < Number.POSITIVE_INFINITY) pieces.push([refundedAt + 1, left]);
    return [hold, ...pieces.map(([at, piece]) => happens(at, 'release', piece, { ...same, tranche: hold.id }))];
  }

  function disputeOf(sale: Happening): Happening[] {
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

  function lifeOf(sale: Happening): Happening[] {
    const out: Happening[] = [sale];
    const refunded = chance(habits.refunds);
    const refundedAt = refunded ? sale.at + int(1, 25) * aDay + int(60, 30_000) : Number.POSITIVE_INFINITY;
    const { rolling } = habits;
    if (rolling)
      out.push(
        ...holdOn(sale, 'reserve', Math.round((sale.gross * rolling.percent) / 100), 1, rolling.days, refundedAt),
      );
    const rest = sale.gross + sale.fee + (out[1]?.gross ?? 0);
    if (chance(habits.paymentHolds)) out.push(...holdOn(sale, 'payment hold', rest, 2, int(5, 21), refundedAt));
    else if (chance(habits.reviewHolds)) out.push(...holdOn(sale, 'review hold', rest, 3, int(1, 4), refundedAt));
    if (refunded) {
      const part = chance(0.4) ? Math.max(1, Math.floor(sale.gross / int(2, 5))) : sale.gross;
      out.push(happens(refundedAt, 'refund', -part, { currency: sale.currency, payment: sale.id }));
    } else if (chance(habits.disputes)) out.push(...disputeOf(sale));
    return out;
  }

  /** Two equal fees at one second are lawful. */
  const feesAt = (at: number, amount: number): Happening[] =>
    Array.from({ length: chance(0.2) ? 2 : 1 }, () => happens(at, 'fee', amount));

  const until = start + habits.days * aDay;
  const planned = Array.from({ length: habits.days }, (_, day) =>
    Array.from({ length: int(...habits.salesADay) }, () => {
      const gross = int(500, 45_000);
      const at = start + day * aDay + int(0, aDay - 10);
      return lifeOf(
        happens(at, 'sale', gross, {
          currency: chance(0.8) ? (habits.currencies[0] ?? 'USD') : pick(habits.currencies),
          fee: -(Math.round((gross * habits.feePercent) / 100) + habits.feeFixed),
          settles: at + habits.settleDays * aDay,
        }),
      );
    }),
  ).flat(2);
  for (let at = start + 20 * aDay; at < until; at += 30 * aDay)
    planned.push(...feesAt(at + int(0, 5_000), -int(300, 3_000)));
  for (let day = 0; day < habits.days; day += 1)
    if (chance(habits.memos)) planned.push(happens(start + day * aDay + int(0, aDay - 1), 'memo', int(500, 20_000)));

  const lived = planned.filter(({ at }) => at < until).toSorted((a, b) => a.at - b.at || a.id - b.id);
  return payOut(draw, habits, start, lived, happens);
}
