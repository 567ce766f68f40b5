import { describe, expect, it } from 'vitest';
import { dateFrom, datePartsFrom, leavesCents, maskEin, maskMoney, maskPhone, moneyEcho, pastedDate } from './masks.ts';

describe('masks', () => {
  it.each([
    ['123456789', '12-3456789'],
    ['12-3456789', '12-3456789'],
    ['12 345 6789', '12-3456789'],
    ['12345', '12345'],
    ['12345678X', '12345678X'],
  ])('formats the EIN %s', (typed, shown) => {
    expect(maskEin(typed)).toBe(shown);
  });

  it.each([
    ['5555550100', '(555) 555-0100'],
    ['555.555.0100', '(555) 555-0100'],
    ['+1 555 555 0100', '(555) 555-0100'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['555-555-0100 x12', '555-555-0100 x12'],
    ['555', '555'],
  ])('formats the phone number %s', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
  });

  it.each([
    ['12500', '12,500'],
    ['$12,500.00', '12,500'],
    ['1 250', '1,250'],
    ['12.500', '12,500'],
    ['1.234.567', '1,234,567'],
    ['12.500,50', '12,500'],
    ['12.50', '12'],
    ['0.99', '0.99'],
    ['12k', '12k'],
    ['-5', '-5'],
    ['', ''],
  ])('formats the amount %s', (typed, shown) => {
    expect(maskMoney(typed)).toBe(shown);
  });

  it('echoes the amount that will be recorded, and nothing for invalid input', () => {
    expect(moneyEcho('$12,500.75')).toBe('$12,500');
    expect(moneyEcho('$12.500')).toBe('$12,500');
    for (const typed of ['twelve', '12,50', '1.23.456', '0.99', '.50', '€500']) {
      expect(moneyEcho(typed)).toBe('');
      expect(maskMoney(typed)).toBe(typed);
    }
    expect(moneyEcho('')).toBe('');
  });
});

describe('dates in three boxes', () => {
  it('keeps partial input', () => {
    expect(datePartsFrom('3//')).toEqual({ month: '3', day: '', year: '' });
    expect(dateFrom({ month: '3', day: '14', year: '2026' })).toBe('3/14/2026');
    expect(dateFrom({ month: '', day: '', year: '' })).toBe('');
  });

  it.each(['3/14/2026', '03-14-2026', '2026-03-14'])('accepts %s pasted into one box', (text) => {
    expect(
      Object.values(pastedDate(text) ?? {})
        .map(Number)
        .sort(),
    ).toEqual([14, 2026, 3].sort());
  });

  it('leaves other pasted text alone', () => expect(pastedDate('14')).toBeNull());
});

it.each([
  ['18,420.50', true],
  ['18.420,50', true],
  ['18,420.00', false],
  ['18,420', false],
  ['12k', false],
])('whether cents of %s are left out: %s', (typed, left) => {
  expect(leavesCents(typed)).toBe(left);
});
