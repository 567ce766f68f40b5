import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../domain/calendar/business-days.ts';
import { axisDays, firstSent, holdDays, type HoldFacts } from './hold-days.ts';

const started = '2026-09-14';
const money = (days: number) =>
  fc.record({
    amount_cents: fc.integer({ min: 1, max: 5_000_000 }),
    on: fc.integer({ min: -30, max: days }).map((day) => addDays(started, day)),
  });
const facts: fc.Arbitrary<HoldFacts> = fc.integer({ min: 0, max: 500 }).chain((now) =>
  fc.record({
    startedOn: fc.constant(started),
    today: fc.constant(addDays(started, now)),
    heldCents: fc.integer({ min: 0, max: 10_000_000 }),
    received: fc.array(money(now), { maxLength: 6 }),
    promised: fc.array(money(700), { maxLength: 4 }),
    ends: fc.array(
      fc.integer({ min: -30, max: 700 }).map((day) => addDays(started, day)),
      { maxLength: 4 },
    ),
  }),
);

test('the spans are contiguous from day 0 to today, and the amount held never grows', () => {
  fc.assert(
    fc.property(facts, (hold) => {
      const { spans, today } = holdDays(hold);
      expect(spans[0]?.from).toBe(0);
      expect(spans.at(-1)?.to).toBe(today);
      for (const [index, span] of spans.entries()) {
        const next = spans[index + 1];
        expect(span.cents).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeGreaterThanOrEqual(span.from);
        if (next) expect([next.from, next.cents <= span.cents]).toEqual([span.to, true]);
      }
    }),
  );
});

test('the amount held today is the initial amount less all payments, and never negative', () => {
  fc.assert(
    fc.property(facts, (hold) => {
      const back = hold.received.reduce((sum, each) => sum + each.amount_cents, 0);
      expect(holdDays(hold).spans.at(-1)?.cents).toBe(Math.max(0, hold.heldCents - back));
    }),
  );
});

test('everything drawn lies within the axis, which is never shorter than 180 days', () => {
  fc.assert(
    fc.property(facts, (hold) => {
      const { lastDay, today, received, promised, marked } = holdDays(hold);
      expect(lastDay).toBeGreaterThanOrEqual(180);
      for (const day of [today, ...received.map((each) => each.day), ...promised.map((each) => each.day), ...marked])
        expect(day >= 0 && day <= lastDay).toBe(true);
    }),
  );
});

test('a hold of 68 days with half of it back on day 40', () => {
  const hold = holdDays({
    startedOn: started,
    today: '2026-11-21',
    heldCents: 1_250_000,
    received: [{ amount_cents: 600_000, on: '2026-10-24' }],
    promised: [],
    ends: ['2026-10-05', '2027-03-13', '2027-03-13'],
  });
  expect(hold.today).toBe(68);
  expect(hold.marked).toEqual([21, 180]);
  expect(hold.spans).toEqual([
    { from: 0, to: 40, cents: 1_250_000 },
    { from: 40, to: 68, cents: 650_000 },
  ]);
});

test('day labels are left out where they would overlap', () => {
  expect(axisDays({ lastDay: 180, marked: [21, 180] }, 15)).toEqual([0, 21, 180]);
  expect(axisDays({ lastDay: 420, marked: [21, 90, 180] }, 40)).toEqual([0, 90, 180, 420]);
  expect(axisDays({ lastDay: 180, marked: [] }, 15)).toEqual([0, 180]);
});

test('the demand is the first letter that was sent, in whatever order the letters are listed', () => {
  const sent = (...at: (string | null)[]) => firstSent(at.map((sent_at) => ({ sent_at })));
  expect(sent(null, '2026-11-09T15:00:00.000Z', '2026-10-16T15:00:00.000Z')).toBe('2026-10-16T15:00:00.000Z');
  expect(sent(null)).toBeNull();
});
