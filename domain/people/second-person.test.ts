import { expect, test } from 'vitest';
import { appointmentBarredText, barredText, sameAsYours } from './second-person.ts';

const own = 'You began it.';

test('a barred user learns why, and a new colleague from which day on they may act', () => {
  expect(barredText({ why: 'self', until: null }, own)).toBe(own);
  expect(barredText({ why: 'chain', until: null }, own)).toMatch(/^One of you has access from the other/);
  expect(barredText({ why: 'phone', until: null }, own)).toBe(
    'Your account and that of who began this have one phone number, so they count as one person. Somebody else confirms this.',
  );
  // Five in the afternoon of December 4 at the firm: the whole of December 5 is after it.
  expect(barredText({ why: 'new', until: new Date('2026-12-04T22:00:00Z') }, own)).toBe(
    'You have had access for less than a week. You can be the second person from December 5, 2026.',
  );
});

test('a barred appointment says whose account is also the attorney’s', () => {
  const until = null;
  expect(appointmentBarredText({ who: 'confirmer', why: 'self', until })).toMatch(/^Nobody confirms their own/);
  expect(appointmentBarredText({ who: 'second', why: 'self', until })).toMatch(/^You proposed this yourself/);
  expect(appointmentBarredText({ who: 'confirmer', why: 'browser', until })).toBe(
    `${sameAsYours('browser')} Another member of staff confirms this.`,
  );
  expect(appointmentBarredText({ who: 'proposer', why: 'address', until })).toMatch(/that of who proposed them/);
  expect(appointmentBarredText({ who: 'second', why: 'chain', until })).toMatch(/^One of you has access/);
});
