import { afterEach, expect, test, vi } from 'vitest';
import { todayHere } from './dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['America/New_York', 'Jan 5, 2026, 7:30 PM EST'],
  ['Europe/Paris', 'Jan 6, 2026, 1:30 AM GMT+1'],
])('a moment is written in the time of %s, with its zone', async (zone, written) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { momentOf } = await import('./dates.ts');
  expect(momentOf('2026-01-06T00:30:00Z').replaceAll('\u202f', ' ')).toBe(written);
});

test('today is the date in the user’s time zone', () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
