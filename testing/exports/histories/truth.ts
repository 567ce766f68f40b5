import { bucketOf, type Happening, type HoldKind } from './account.ts';
import { local, type Zone } from './zones.ts';

export interface ShownTranche {
  kind: HoldKind;
  /** The happening that holds. */
  hold: number;
  day: string;
  amount: number;
  released: number;
}

/** What is so, and what the rows shown let see, of one currency at the end of the rows shown; minor units. */
export interface Truth {
  currency: string;
  /** What is truly withheld, with what was held before the first row. */
  actual: { held: number; reserve: number };
  /** What the holds shown still withhold: the least that the rows can be read to say where releases name a payment. */
  shown: { held: number; reserve: number };
  /** The same where releases name nothing: what came and went, and what must have been there before the first row. */
  unnamed: number;
  /** Whether a release is shown whose hold is not. */
  orphans: boolean;
  /** Whether any row of the currency holds or releases. */
  holds: boolean;
  tranches: ShownTranche[];
  /** What the rows shown add to each bucket, and what all but holds, payouts and memos sum to. */
  moved: { held: number; reserve: number; paidOut: number; activity: number };
  /** What the tranches shown withhold at the end of each day on which it changes. */
  days: { day: string; withheld: number }[];
}

function tranchesOf(rows: readonly Happening[], zone: Zone): ShownTranche[] {
  const tranches = new Map<number, ShownTranche>();
  for (const { what, hold, tranche, gross, at, id } of rows) {
    if (hold === null || tranche === null) continue;
    if (what === 'hold')
      tranches.set(tranche, { kind: hold, hold: id, day: local(at, zone).day, amount: -gross, released: 0 });
    const known = tranches.get(tranche);
    if (what === 'release' && known) known.released += gross;
  }
  return [...tranches.values()];
}

/** The least that was withheld at the end: what the rows add up to, above the lowest sum on the way. */
function floorOf(rows: readonly Happening[]): number {
  let sum = 0;
  let lowest = 0;
  for (const { gross, hold } of rows) {
    if (hold === null) continue;
    sum -= gross;
    lowest = Math.min(lowest, sum);
  }
  return sum - lowest;
}

function daysOf(rows: readonly Happening[], zone: Zone): Truth['days'] {
  const days = new Map<string, number>();
  const known = new Set<number>();
  let withheld = 0;
  for (const { what, hold, tranche, gross, at } of rows) {
    if (hold === null || tranche === null) continue;
    if (what === 'hold') known.add(tranche);
    if (!known.has(tranche)) continue;
    withheld -= gross;
    days.set(local(at, zone).day, withheld);
  }
  return [...days].map(([day, sum]) => ({ day, withheld: sum }));
}

/** `shown` are the happenings of `life` that have a row, in the order in which they happened. */
export function truthsOf(life: readonly Happening[], shown: readonly Happening[], zone: Zone): Truth[] {
  const end = shown.reduce((latest, { at }) => Math.max(latest, at), 0);
  return [...new Set(shown.map(({ currency }) => currency))].map((currency) => {
    const rows = shown.filter((each) => each.currency === currency);
    const tranches = tranchesOf(rows, zone);
    const actual = { held: 0, reserve: 0 };
    for (const each of life)
      if (each.hold !== null && each.currency === currency && each.at <= end) actual[bucketOf(each.hold)] -= each.gross;
    const seen = { held: 0, reserve: 0 };
    for (const { kind, amount, released } of tranches) seen[bucketOf(kind)] += amount - released;
    const moved = { held: 0, reserve: 0, paidOut: 0, activity: 0 };
    for (const { what, hold, gross, fee } of rows)
      if (hold !== null) moved[bucketOf(hold)] -= gross;
      else if (what === 'payout') moved.paidOut -= gross;
      else if (what !== 'memo') moved.activity += gross + fee;
    const holding = new Set(tranches.map(({ hold }) => hold));
    return {
      currency,
      actual,
      shown: seen,
      unnamed: floorOf(rows),
      orphans: rows.some(({ what, tranche }) => what === 'release' && tranche !== null && !holding.has(tranche)),
      holds: rows.some(({ hold }) => hold !== null),
      tranches,
      moved,
      days: daysOf(rows, zone),
    };
  });
}
