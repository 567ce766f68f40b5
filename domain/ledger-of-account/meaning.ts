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

/** A line that states the balance after its row. */
export type Link = AccountLine & { balance: number };

/**
 * What a line's row adds to the balance that its file runs: all of its lines but memos, for a row can be two lines of which
 * one states the balance after both. Only such rows are kept apart: a file has as many rows as lines.
 */
export function addedByRow(lines: readonly AccountLine[]): (line: AccountLine) => number {
  const linesIn = new Uint8Array(lines.reduce((last, { row }) => Math.max(last, row), 0) + 1);
  for (const { row } of lines) linesIn[row] = Math.min(2, (linesIn[row] ?? 0) + 1);
  const sums = new Map<number, number>();
  const isOfSeveral = ({ row }: AccountLine): boolean => (linesIn[row] ?? 0) > 1;
  const added = ({ effect, net }: AccountLine): number => (effect === 'memo' ? 0 : net);
  for (const line of lines) if (isOfSeveral(line)) sums.set(line.row, (sums.get(line.row) ?? 0) + added(line));
  return (line) => (isOfSeveral(line) ? (sums.get(line.row) ?? 0) : added(line));
}
