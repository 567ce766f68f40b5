import { expect, test } from 'vitest';
import { firmDayOf, letterDateOf } from './firm-day.ts';

test.each([
  ['a Tuesday noon', '2026-11-24T17:00:00Z', '2026-11-24'],
  ['late in the evening, when it is tomorrow in UTC', '2026-11-25T04:30:00Z', '2026-11-24'],
  ['just after midnight in winter', '2026-11-25T05:00:00Z', '2026-11-25'],
  ['just after midnight in summer', '2026-07-01T04:00:00Z', '2026-07-01'],
])('the firm’s day: %s', (_, instant, day) => {
  expect(firmDayOf(new Date(instant))).toBe(day);
});

test.each([
  ['on a business day: that day', '2026-11-24T17:00:00Z', '2026-11-24'],
  ['on a Saturday: Monday', '2026-11-21T17:00:00Z', '2026-11-23'],
  ['on Thanksgiving: the Friday after it', '2026-11-26T17:00:00Z', '2026-11-27'],
  ['on Friday evening, Saturday in UTC: still Friday', '2026-11-21T03:00:00Z', '2026-11-20'],
  ['on the Saturday before a Monday holiday: Tuesday', '2026-09-05T17:00:00Z', '2026-09-08'],
])('a letter approved %s', (_, instant, day) => {
  expect(letterDateOf(new Date(instant))).toBe(day);
});
