// @proves fee-texts
import { describe, expect, test } from 'vitest';
import { feePercentFor, homeFeeTiers, percentIn, pricingFeeTiers } from '../domain/money/fee.ts';
import { homeTiers, pricingPage, pricingTiers, pricingTiersText } from './fees.ts';

const feeRules = [
  ['home', homeTiers, homeFeeTiers],
  ['pricing', pricingTiers, pricingFeeTiers],
] as const;
const cents = (dollars: number) => dollars * 100;

describe.each(feeRules)('the %s reading as shown', (_name, shown, rule) => {
  test('has the rule’s percentage at both ends of each tier', () => {
    for (const { from, upTo, percent } of shown) {
      expect(percentIn(rule, cents(from))).toBe(percent);
      expect(percentIn(rule, upTo === null ? Number.MAX_SAFE_INTEGER : cents(upTo))).toBe(percent);
    }
  });

  test('has no gaps, and ends where the rule ends', () => {
    expect(shown.map(({ upTo }) => (upTo === null ? null : cents(upTo)))).toEqual(rule.map(({ to }) => to));
    shown.forEach(({ from }, index) => expect(from).toBe(index === 0 ? 1 : (shown[index - 1]?.upTo ?? 0) + 1));
  });

  test('describes its limits in text', () => {
    for (const { held, upTo, from } of shown) {
      const amounts = [...held.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
      const borders = [from, from - 1, upTo];
      for (const amount of amounts) expect(borders).toContain(amount);
      if (upTo !== null) expect(amounts).toContain(upTo);
    }
  });
});

test('the home page’s schedule is equal or lower at every limit, as the pricing page says', () => {
  for (const { to } of [...homeFeeTiers, ...pricingFeeTiers]) {
    for (const held of to === null ? [1, Number.MAX_SAFE_INTEGER] : [to - 1, to, to + 1])
      expect(feePercentFor(held)).toBe(percentIn(homeFeeTiers, held));
  }
});

test('the worked examples cover every limit of both schedules', () => {
  for (const { upTo } of [...homeTiers, ...pricingTiers]) {
    if (upTo !== null) expect(pricingPage.calculator.examples).toEqual(expect.arrayContaining([upTo, upTo + 1]));
  }
});

test('the pricing tiers read as one sentence', () => {
  expect(pricingTiersText).toBe(
    '20% of recoveries up to $50,000 held; 18% for $50,000-$250,000 (most popular); 15% above $250,000',
  );
});
