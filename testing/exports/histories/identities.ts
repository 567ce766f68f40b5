import type { Happening } from './account.ts';
import { aDay } from './live.ts';
import type { Window } from './window.ts';
import { local, type Zone } from './zones.ts';

/** Whether a release gives back just what its hold withheld, and alone: any more would be more than was held. */
export function wholeRelease(happening: Happening, shown: readonly Happening[]): boolean {
  const others = shown.filter(({ tranche, id }) => tranche === happening.tranche && id !== happening.id);
  const isNamed = happening.names === 'its payment';
  return happening.what === 'release' && isNamed && others.length === 1 && others[0]?.gross === -happening.gross;
}

/**
 * The payouts of which all that they carried surely stands in the export, whether the account begins in it or not: what
 * the payout before did not carry was earned, at the longest settling, after the first row.
 */
export function wholePayouts(life: readonly Happening[], { rows }: Window, settleDays: number): Set<number> {
  const payouts = life.filter(({ what }) => what === 'payout');
  const first = rows[0]?.at ?? Number.POSITIVE_INFINITY;
  const inside = payouts.filter((_, place) => (payouts[place - 1]?.at ?? 0) >= first + (settleDays + 2) * aDay);
  return new Set(inside.map(({ id }) => id));
}

/**
 * The same where no column says when a row settled, and days alone what payouts left without it: none where no row shows
 * that it waited, and else those that even the longest settling, three days, leaves whole.
 */
export function wholePayoutsByDay(life: readonly Happening[], window: Window, zone: Zone): Set<number> {
  const payouts = new Map(life.filter(({ what }) => what === 'payout').map((each) => [each.id, each]));
  const order = [...payouts.keys()];
  const dayIn = ({ at }: Happening): string => local(at, zone).day;
  const waits = window.rows.some((each) => {
    const before = payouts.get(order[order.indexOf(each.payout ?? 0) - 1] ?? 0);
    return before !== undefined && each.what !== 'payout' && dayIn(before) >= dayIn(each);
  });
  return waits ? wholePayouts(life, window, 3) : new Set();
}
