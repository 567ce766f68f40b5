import type { AccountLine, Bucket, Effect, HoldKind } from './account.ts';
import type { KindEffect } from './mapping.ts';

/** What a type of row does: its effect, or what withholds; whether it withholds or releases says the sign alone. */
export type Meaning = Exclude<Effect, 'hold' | 'release' | 'unknown'> | HoldKind;

const kinds: readonly string[] = [
  'reserve',
  'payment hold',
  'dispute hold',
  'review hold',
  'general hold',
  'network reserve',
] satisfies HoldKind[];
const isKind = (meaning: Meaning): meaning is HoldKind => kinds.includes(meaning);

/** The effect of a row by the meaning of its type, undefined for a type that no table knows, and the sign of its net. */
export function effectOf(meaning: Meaning | undefined, net: number): { effect: Effect; kind: HoldKind | null } {
  if (meaning === undefined) return { effect: 'unknown', kind: null };
  if (!isKind(meaning)) return { effect: meaning, kind: null };
  if (net === 0) return { effect: 'memo', kind: null };
  return { effect: net < 0 ? 'hold' : 'release', kind: meaning };
}

/** What the rows of a kind do, by the mapping; undefined for a kind that it does not have. */
export function meaningOfKind(does: KindEffect | undefined): Meaning | undefined {
  // One kind of hold for all, for a release ends only holds of its own; which of the two a row is, its sign says.
  if (does === 'hold' || does === 'release') return 'general hold';
  return does === 'nothing' ? 'memo' : does;
}

/** What a row adds to each bucket. They sum to its net, except that a payout's sum to 0. */
export function movesOf({ effect, kind, net, bucket }: AccountLine): Partial<Record<Bucket, number>> {
  if (effect === 'memo') return {};
  if (effect === 'payout') return { available: net, paidOut: -net };
  if (effect === 'hold' || effect === 'release')
    return { [bucket]: net, [kind === 'reserve' ? 'reserve' : 'held']: -net };
  return { [bucket]: net };
}

/** A line that states the balance after its row; `adds`: what all lines of its row add to that balance. */
export type Link = AccountLine & { balance: number; adds: number };

/**
 * The rows of a file with a balance, and what each adds to it: all of its lines but memos, for a row can be two lines of
 * which one states the balance after both.
 */
export function linksOf(lines: readonly AccountLine[], currency: string): Link[] {
  const added = new Map<number, number>();
  for (const { effect, net, row } of lines) if (effect !== 'memo') added.set(row, (added.get(row) ?? 0) + net);
  return lines.flatMap((line) =>
    line.currency === currency && line.balance !== null
      ? [{ ...line, balance: line.balance, adds: added.get(line.row) ?? 0 }]
      : [],
  );
}
