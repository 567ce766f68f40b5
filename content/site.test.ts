// @proves site-texts
import { expect, test } from 'vitest';
import { frameTexts } from '../server/email/brand.ts';
import { cancelRule, feePromises, filingCostsRule } from './fees.ts';
import { disclaimer } from './site.ts';

// Copied from the spec (application.txt and public-site.txt, section 1).
test.each([disclaimer, frameTexts.en.disclaimer])('the disclaimer matches the spec: %s', (said) => {
  expect(said).toMatch(/is not a law firm\./);
  expect(said).toMatch(/legal services come from independent licensed attorneys/i);
  expect(said).toMatch(/no outcome is guaranteed\.$/i);
});

test('the fee is promised as worded in the spec', () => {
  expect(feePromises).toEqual(['$0 upfront', 'No hourly fees', 'No retainers', 'A fee only when funds are recovered']);
  expect(cancelRule).toBe('Cancel anytime before the demand letter is sent.');
  expect(filingCostsRule).toBe('Attorney filing costs, if any, are disclosed upfront and need your approval.');
});
