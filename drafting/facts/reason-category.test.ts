import { expect, test } from 'vitest';
import { reasonCategoryOf } from './reason-category.ts';

test.each([
  ['Thank you for the invoices, they were not the issue. Your website is down.', 'website'],
  ['My ID they already have, that wasn’t it. It was a chargeback.', 'chargebacks'],
  ['Your license was fine; your website has no refund policy.', 'website'],
  ['Thanks for the tracking numbers. No reason was given.', 'undisclosed'],
  ['Your chargeback record is excellent.', 'unspecified'],
] as const)('a topic that is set aside is no reason: %s', (words, reason) => {
  expect(reasonCategoryOf(words)).toBe(reason);
});

test.each([
  ['Once your ID is verified we will pay you.', 'identity'],
  ['Disputes are not the only issue.', 'chargebacks'],
  ['Thank you for your patience while we verify your identity.', 'identity'],
  ['We need to confirm that your tracking numbers are complete.', 'delivery'],
  ['We have received your passport and it does not match.', 'identity'],
] as const)('a topic that is asked for or denied is not set aside: %s', (words, reason) => {
  expect(reasonCategoryOf(words)).toBe(reason);
});

test('what may not be said is a reason only where no other is given', () => {
  expect(reasonCategoryOf('For your protection we put transfers on pause.')).toBe('undisclosed');
  expect(reasonCategoryOf('For your protection we put the stolen card on pause.')).toBe('fraud_risk');
});

test('an order that may hold the money outweighs whatever else is said', () =>
  expect(
    reasonCategoryOf('Sales volume doubled, orders are unfulfilled, and a creditor obtained a levy on the balance.'),
  ).toBe('legal_block'));
