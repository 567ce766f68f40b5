/** A hold in days counted from its first: the amounts held over time, and the promised dates. Pure. */
import { daysBetween, type IsoDate } from '../../../../domain/calendar/business-days.ts';
import type { Cents } from '../../../../domain/money/cents.ts';

type Money = { amount_cents: Cents; on: IsoDate };
export type HoldFacts = {
  startedOn: IsoDate;
  today: IsoDate;
  heldCents: Cents;
  received: readonly Money[];
  promised: readonly Money[];
  /** The last day of each of the agreement's terms on the hold. */
  ends: readonly IsoDate[];
};

/** `cents` were held from day `from` until day `to`. */
type HeldSpan = { from: number; to: number; cents: Cents };
export type HoldDays = {
  /** Days since the hold began. */
  today: number;
  lastDay: number;
  spans: readonly HeldSpan[];
  received: readonly { day: number; cents: Cents }[];
  promised: readonly { day: number; cents: Cents }[];
  /** Days on which a term of the agreement ends, each once, in order. */
  marked: readonly number[];
};

/** Payments before the hold began count from its first day; payments beyond the amount held leave nothing held. */
export function holdDays({ startedOn, today, heldCents, received, promised, ends }: HoldFacts): HoldDays {
  const dayOf = (on: IsoDate) => Math.max(0, daysBetween(startedOn, on));
  const now = dayOf(today);
  const back = received
    .map((each) => ({ day: Math.min(dayOf(each.on), now), cents: each.amount_cents }))
    .sort((one, other) => one.day - other.day);
  const ahead = promised
    .map((each) => ({ day: dayOf(each.on), cents: each.amount_cents }))
    .sort((one, other) => one.day - other.day);
  const marked = [...new Set(ends.map(dayOf))].filter((day) => day > 0).sort((one, other) => one - other);
  return {
    today: now,
    lastDay: Math.max(180, now, ...ahead.map((each) => each.day), ...marked),
    spans: spansOf(heldCents, back, now),
    received: back,
    promised: ahead,
    marked,
  };
}

function spansOf(heldCents: Cents, received: readonly { day: number; cents: Cents }[], today: number): HeldSpan[] {
  const spans: HeldSpan[] = [];
  let from = 0;
  let left = heldCents;
  for (const { day, cents } of received) {
    if (day > from) spans.push({ from, to: day, cents: left });
    from = day;
    left = Math.max(0, left - cents);
  }
  spans.push({ from, to: today, cents: left });
  return spans;
}

/** When the first letter, which is the demand, was sent; null if none was. */
export const firstSent = (letters: readonly { sent_at: string | null }[]): string | null =>
  letters
    .flatMap(({ sent_at }) => sent_at ?? [])
    .toSorted()
    .at(0) ?? null;

/** Days to label on the axis, at least `gap` days apart: the first, the last, and the marked ones between that fit. */
export function axisDays({ lastDay, marked }: Pick<HoldDays, 'lastDay' | 'marked'>, gap: number): number[] {
  const between = marked.reduce<number[]>(
    (kept, day) => (day - (kept.at(-1) ?? 0) < gap || lastDay - day < gap ? kept : [...kept, day]),
    [],
  );
  return [0, ...between, lastDay];
}
