import { expect, test } from 'vitest';
import { cases, days, fromFirstFigure, monthName, percent, seconds, shareOf } from './figure-text.ts';

test('shares, days and times have at most one decimal', () => {
  expect([percent(0), percent(2 / 3), percent(1)]).toEqual(['0%', '66.7%', '100%']);
  expect([days(0.3), days(1), days(15.5), days(1_200)]).toEqual(['0.3 days', '1 day', '15.5 days', '1,200 days']);
  expect([cases(1), cases(12_345)]).toEqual(['1 case', '12,345 cases']);
  expect([seconds(420), seconds(9_400), seconds(12_600)]).toEqual(['0.4 s', '9.4 s', '13 s']);
});

test('a month is a calendar month, regardless of time zone', () => {
  expect([monthName('2026-01'), monthName('2024-12')]).toEqual(['Jan 2026', 'Dec 2024']);
});

test('a share is shown as a percentage from ten cases on, and as its two numbers below that', () => {
  expect([shareOf(2, 2), shareOf(8, 12)]).toEqual(['2 of 2', '66.7% (8 of 12)']);
});

test('the axis of months starts with the first figure, and has a minimum of six months', () => {
  const months = Array.from({ length: 24 }, (_, index) => ({ month: `m${index}`, submitted: 0, closed: 0 }));
  const names = (figures: Record<number, number>) =>
    fromFirstFigure(months.map((row, index) => ({ ...row, submitted: figures[index] ?? 0 }))).map(({ month }) => month);
  expect(names({ 14: 1 })).toEqual(months.slice(14).map(({ month }) => month));
  expect([names({}).length, names({ 22: 3 }).length, names({ 0: 1 }).length]).toEqual([6, 6, 24]);
});
