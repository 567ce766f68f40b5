import { bucketOf, netOf, type Happening, type HoldKind } from './account.ts';
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
  /** What the holds shown still withhold at least, where releases name a payment: `minimumOf`. */
  shown: { held: number; reserve: number };
  /** Of this, what may have come back in rows that by chance bring just as much as a hold: a figure may leave it out. */
  chance: number;
  /** Whether a release refers to something else than its payment, or seems to, so that nobody can pair it. */
  vague: boolean;
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

/**
 * The least that the holds shown can still withhold, by kind: each less the releases that refer to its payment, and all
 * together less the releases that may be of any. These refer to nothing that could be an older payment, or are just as
 * much as one of the holds or as all; no more than was withheld by then was theirs.
 */
function minimumOf(rows: readonly Happening[]) {
  const sums = { held: 0, reserve: 0 };
  const rest: number[] = [];
  const amounts = new Set<number>();
  let guessed = false;
  for (const kind of new Set(rows.flatMap(({ hold }) => hold ?? []))) {
    const own = rows.filter(({ hold }) => hold === kind);
    const holds = new Map(own.filter(({ what }) => what === 'hold').map((each) => [each.tranche, -each.gross]));
    const others = own.filter(({ what, tranche, names, payment, gross }) => {
      if (what !== 'release') return false;
      const left = holds.get(tranche);
      if (left === undefined || names !== 'its payment' || payment === null) return true;
      holds.set(tranche, left - gross);
      return false;
    });
    for (const each of own) amounts.add(-each.gross);
    let pool = 0;
    const open = new Set<number>();
    for (const { what, tranche, names, payment, gross } of own.filter(
      (each) => each.what === 'hold' || others.includes(each),
    )) {
      const left = holds.get(tranche) ?? 0;
      if (what === 'hold') {
        pool += left;
        amounts.add(left);
        if (left > 0) open.add(left);
        continue;
      }
      const isOlder = payment !== null && (names === 'its payment' || names === 'another payment');
      const ends = isOlder && !open.has(gross) && gross !== pool ? 0 : Math.min(pool, gross);
      pool -= ends;
      if (isOlder && ends > 0) guessed = true;
      if (ends < gross) rest.push(gross - ends);
    }
    sums[bucketOf(kind)] += pool;
  }
  return { sums, rest, amounts, guessed };
}

/** What disputes returned without a row that took it. */
function returnedIn(rows: readonly Happening[]): number[] {
  const taken = new Set(rows.filter(({ what }) => what === 'dispute').map(({ payment }) => payment));
  return rows.filter(({ what, payment }) => what === 'dispute won' && !taken.has(payment)).map(netOf);
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

/** As rows of a day alone can be read: what holds on it may come before what releases. */
const byDay = (rows: readonly Happening[], zone: Zone): Happening[] =>
  [...Map.groupBy(rows, ({ at }) => local(at, zone).day).values()].flatMap((day) =>
    day.toSorted((a, b) => Number(a.what === 'release') - Number(b.what === 'release')),
  );

/** `shown` are the happenings of `life` that have a row, in the order in which they happened; `inDays` without a time. */
export function truthsOf(
  life: readonly Happening[],
  shown: readonly Happening[],
  zone: Zone,
  inDays: boolean = false,
): Truth[] {
  const end = shown.reduce((latest, { at }) => Math.max(latest, at), 0);
  return [...new Set(shown.map(({ currency }) => currency))].map((currency) => {
    const rows = shown.filter((each) => each.currency === currency);
    const tranches = tranchesOf(rows, zone);
    const actual = { held: 0, reserve: 0 };
    for (const each of life)
      if (each.hold !== null && each.currency === currency && each.at <= end) actual[bucketOf(each.hold)] -= each.gross;
    const { sums, rest, amounts, guessed } = minimumOf(inDays ? byDay(rows, zone) : rows);
    const byChance = [...rest, ...returnedIn(rows)].filter((amount) => amounts.has(amount));
    const moved = { held: 0, reserve: 0, paidOut: 0, activity: 0 };
    for (const { what, hold, gross, fee } of rows)
      if (hold !== null) moved[bucketOf(hold)] -= gross;
      else if (what === 'payout') moved.paidOut -= gross;
      else if (what !== 'memo') moved.activity += gross + fee;
    const holding = new Set(tranches.map(({ hold }) => hold));
    return {
      currency,
      actual,
      shown: sums,
      chance: byChance.reduce((sum, amount) => sum + amount, 0),
      unnamed: floorOf(rows),
      vague: guessed || rows.some(({ names }) => names !== 'its payment'),
      orphans: rows.some(({ what, tranche }) => what === 'release' && tranche !== null && !holding.has(tranche)),
      holds: rows.some(({ hold }) => hold !== null),
      tranches,
      moved,
      days: daysOf(rows, zone),
    };
  });
}
