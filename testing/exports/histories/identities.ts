import type { Happening } from './account.ts';
import { aDay } from './live.ts';
import type { Window } from './window.ts';

/** Whether a release gives back just what its hold withheld, and alone: any more would be more than was held. */
export function wholeRelease(happening: Happening, shown: readonly Happening[]): boolean {
  const others = shown.filter(({ tranche, id }) => tranche === happening.tranche && id !== happening.id);
  return happening.what === 'release' && others.length === 1 && others[0]?.gross === -happening.gross;
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
