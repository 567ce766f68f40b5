import { expect, test } from 'vitest';
import { interestRates } from './interest.ts';
import { authorityOf } from './load.ts';

test.each(Object.entries(interestRates))('the rate of %s is the one that its usable authority states', (law, rate) => {
  const authority = authorityOf(rate.authority_id);
  expect(authority).toMatchObject({ usable: true, do_not_cite: false, jurisdiction: law });
  expect(authority.proposition).toContain(`${rate.percent}%`);
  expect(/discount rate/.test(authority.proposition)).toBe(rate.over_discount_rate);
});
