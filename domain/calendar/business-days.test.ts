import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  addYears,
  daysBetween,
  federalHolidays,
  isBusinessDay,
  isIsoDate,
} from './business-days.ts';

describe('calendar', () => {
  test('days are added and counted across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });

  test('an invalid date is rejected', () => {
    expect(isIsoDate('2026-02-30')).toBe(false);
    expect(isIsoDate('02/03/2026')).toBe(false);
    expect(() => addDays('soon', 1)).toThrow(RangeError);
  });
});

describe('business days', () => {
  test('the federal holidays of 2026 match the published list', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test('a Saturday New Year’s Day is observed on Friday of the prior year', () => {
    expect(isBusinessDay('2027-12-31')).toBe(false);
  });

  test('ten business days skip Thanksgiving', () => {
    expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-07');
  });

  test('business days exclude the starting day', () => {
    expect(addBusinessDays('2026-11-23', 0)).toBe('2026-11-23');
    expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23');
  });
});
