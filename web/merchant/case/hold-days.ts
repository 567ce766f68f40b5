/** A hold in days counted from its first: the amounts held over time, and the promised dates. Pure. */
import { daysBetween, type IsoDate } from '../../../domain/calendar/business-days.ts';
import type { Cents } from '../../../domain/money/cents.ts';

type Money = { amount_cents: Cents; on: IsoDate };
export type HoldFacts = {
  startedOn: IsoDate;
  today: IsoDate;
  heldCents: Cents;
  received: readonly Money[];
  promised: readonly Money[];
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
};

/** The most common ends of a hold; the public pages cite the source of each. */
export const markedDays = [21, 90, 180] as const;

/** Payments before the hold began count from its first day; payments beyond the amount held leave nothing held. */
export function holdDays({ startedOn, today, heldCents, received, promised }: HoldFacts): HoldDays {
  const dayOf = (on: IsoDate) => Math.max(0, daysBetween(startedOn, on));
  const now = dayOf(today);
  const back = received
    .map((each) => ({ day: Math.min(dayOf(each.on), now), cents: each.amount_cents }))
    .sort((one, other) => one.day - other.day);
  const ahead = promised
    .map((each) => ({ day: dayOf(each.on), cents: each.amount_cents }))
    .sort((one, other) => one.day - other.day);
  return {
    today: now,
    lastDay: Math.max(180, now, ...ahead.map((each) => each.day)),
    spans: spansOf(heldCents, back, now),
    received: back,
    promised: ahead,
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

/** Days to label on the axis, at least `gap` days apart; the first and last marked days are always labeled. */
export function axisDays(lastDay: number, gap: number): number[] {
  const wanted = [0, ...markedDays, ...(lastDay > 180 ? [lastDay] : [])];
  return wanted.reduce<number[]>(
    (kept, day) => (kept.length > 0 && day - (kept.at(-1) ?? 0) < gap ? kept : [...kept, day]),
    [],
  );
}
