import { expect, test } from 'vitest';
import { cases, days, monthName, percent, seconds } from './figure-text.ts';

test('shares, days and times have at most one decimal', () => {
  expect([percent(0), percent(2 / 3), percent(1)]).toEqual(['0 %', '66.7 %', '100 %']);
  expect([days(0.3), days(1), days(15.5), days(1_200)]).toEqual(['0.3 days', '1 day', '15.5 days', '1,200 days']);
  expect([cases(1), cases(12_345)]).toEqual(['1 case', '12,345 cases']);
  expect([seconds(420), seconds(9_400), seconds(12_600)]).toEqual(['0.4 s', '9.4 s', '13 s']);
});

test('a month is a calendar month, regardless of time zone', () => {
  expect([monthName('2026-01'), monthName('2024-12')]).toEqual(['Jan 2026', 'Dec 2024']);
});
