// @proves promised-days
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, isBusinessDay } from './business-days.ts';
import { firmDayOf } from './firm-day.ts';
import { draftBy, letterBy, negotiationWindow, promised, replyBy, reviewBy } from './promises.ts';

const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
});

/** Spec, section 9. */
test('the promised periods are the spec’s', () => {
  expect(promised).toEqual({
    replyHours: 24,
    reviewHours: 48,
    draftBusinessDays: 2,
    letterDays: 3,
    negotiationDays: { from: 10, to: 45 },
    followUpBusinessDays: 10,
  });
});

test('hour promises do not depend on the time zone', () => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(replyBy(at).getTime() - at.getTime()).toBe(24 * 3_600_000);
      expect(reviewBy(at).getTime() - at.getTime()).toBe(48 * 3_600_000);
    }),
  );
});

test('a business-day deadline falls on a later business day', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const day = firmDayOf(at);
      for (const [due, min] of [[draftBy(at), 2]] as const) {
        expect(isBusinessDay(due)).toBe(true);
        expect(daysBetween(day, due)).toBeGreaterThanOrEqual(min);
      }
    }),
  );
});

test('a letter has no due date before the signature, then a business day from day three on, after its draft', () => {
  expect(letterBy(new Date('2026-11-20T23:59:59Z'), null)).toBeNull();
  fc.assert(
    fc.property(instants, instants, (submitted, signed) => {
      const due = letterBy(submitted, signed) ?? '';
      expect(isBusinessDay(due)).toBe(true);
      expect(due >= draftBy(submitted)).toBe(true);
      expect(daysBetween(firmDayOf(signed > submitted ? signed : submitted), due)).toBeGreaterThanOrEqual(3);
    }),
  );
  const signedOn = (day: string) => letterBy(new Date(`${day}T15:00:00Z`), new Date(`${day}T16:00:00Z`));
  expect(signedOn('2026-11-16')).toBe('2026-11-19');
  // Three days after Thanksgiving is a Sunday.
  expect(signedOn('2026-11-26')).toBe('2026-11-30');
  // Two business days after the Friday before Labor Day, when three days have run.
  expect(signedOn('2026-09-04')).toBe('2026-09-09');
});

test('what begins at 8 p.m. in New York is counted from that day at the firm, not from the next in UTC', () => {
  const evening = new Date('2026-11-17T01:00:00Z');
  expect([draftBy(evening), letterBy(evening, evening), negotiationWindow(evening).from]).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-26',
  ]);
});

test('negotiation runs from day 10 to day 45', () => {
  expect(negotiationWindow(new Date('2026-12-31T23:30:00Z'))).toEqual({ from: '2027-01-10', to: '2027-02-14' });
});
