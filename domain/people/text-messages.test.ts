import { expect, test } from 'vitest';
import { isTextingHour, usPhone } from './text-messages.ts';

test.each([
  ['(415) 555-2671', '+14155552671'],
  ['+1 415.555.2671', '+14155552671'],
  ['1-415-555-2671', '+14155552671'],
  ['4155552671', '+14155552671'],
  ['415-155-2671', null],
  ['+44 20 7946 0958', null],
  ['555-2671', null],
  ['', null],
])('%s is the number %s', (written, phone) => {
  expect(usPhone(written)).toBe(phone);
});

test('text messages leave only while it is day from Hawaii to the East Coast, in summer and in winter', () => {
  const zones = [
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/Los_Angeles',
    'America/Denver',
    'America/Chicago',
    'America/New_York',
  ];
  const hourIn = (timeZone: string, at: Date) =>
    Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));
  const left = [];
  for (const day of ['2026-01-15', '2026-07-15'])
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
      if (!isTextingHour(at)) continue;
      left.push(at);
      expect(zones.map((zone) => [zone, at.toISOString(), hourIn(zone, at) >= 8 && hourIn(zone, at) < 21])).toEqual(
        zones.map((zone) => [zone, at.toISOString(), true]),
      );
    }
  expect(left.length).toBe(2 * 7 * 6);
});
