import { describe, expect, test } from 'vitest';
import type { Processor } from '../../domain/processors.ts';
import { holdTypeOf, namesReserve } from './hold-type.ts';
import { reasonCategoryOf } from './reason-category.ts';
import { reasonToAnswer } from './reason-to-answer.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import type { HoldType, ReasonCategory } from '../../domain/cases/hold.ts';

/** Realistic notice text: processor, text, type of hold, stated reason. */
const notices: readonly (readonly [Processor, string, HoldType, ReasonCategory])[] = [
  ['paypal', 'This payment is on hold for up to 21 days because of your seller history', 'payment_hold', 'unspecified'],
  ['paypal', 'We have placed a hold on payments you received until you add tracking', 'payment_hold', 'delivery'],
  [
    'paypal',
    'Your account has been permanently limited. You can withdraw your balance after 180 days',
    'account_limitation',
    'unspecified',
  ],
  ['paypal', 'Your account access is limited because of excessive buyer claims', 'account_limitation', 'chargebacks'],
  [
    'paypal',
    'Your account was closed for violating the Acceptable Use Policy',
    'account_limitation',
    'prohibited_business',
  ],
  [
    'paypal',
    'We applied your balance to damages. $2,500 per violation was taken as liquidated damages under the Acceptable Use Policy',
    'damages',
    'forfeiture',
  ],
  ['paypal', 'A minimum reserve has been set on your account because of delivery times', 'fixed_reserve', 'delivery'],
  [
    'paypal',
    'Please confirm your identity. Your money is on hold until you upload a photo ID',
    'verification_hold',
    'identity',
  ],
  ['stripe', 'Payouts have been paused while we review your account', 'payout_pause', 'unspecified'],
  [
    'stripe',
    'Payouts are disabled until you provide information about your beneficial owners',
    'verification_hold',
    'verification',
  ],
  [
    'stripe',
    'Payouts have been disabled while we look into unauthorized payments on your account',
    'payout_pause',
    'fraud_risk',
  ],
  [
    'stripe',
    'We have set a reserve of 25% on your account due to a high dispute rate',
    'rolling_reserve',
    'chargebacks',
  ],
  [
    'stripe',
    'We are placing a fixed reserve on your balance because of longer lead times',
    'fixed_reserve',
    'delivery',
  ],
  [
    'stripe',
    'Your account has been closed. We are unable to support businesses that sell restricted products',
    'termination',
    'prohibited_business',
  ],
  [
    'stripe',
    'We are no longer able to support your business. Our financial partners have asked us to stop',
    'termination',
    'bank_risk',
  ],
  ['square', 'We have deactivated your account because of a sudden increase in volume', 'termination', 'volume'],
  ['square', 'A rolling reserve of 30% for 120 days now applies to your sales', 'rolling_reserve', 'unspecified'],
  ['square', 'Transfers are suspended: we could not verify your business', 'verification_hold', 'verification'],
  ['square', 'Your account has been restricted because of several large payments', 'account_limitation', 'volume'],
  [
    'square',
    'Your account has not been closed. Transfers are delayed for a review of possible fraud',
    'payout_pause',
    'fraud_risk',
  ],
  ['shopify', 'Your payouts are on hold. A number of your orders are unfulfilled', 'payout_pause', 'delivery'],
  [
    'shopify',
    'Shopify Payments was disabled on your account after a high number of chargebacks',
    'termination',
    'chargebacks',
  ],
  [
    'worldpay',
    'Your merchant account was terminated and you have been added to the MATCH list, reason code for excessive chargebacks',
    'match_listing',
    'chargebacks',
  ],
  ['worldpay', 'The sponsor bank has instructed us to hold settlement', 'payout_pause', 'bank_risk'],
  ['worldpay', 'A reserve of $25,000 has been set up on the account', 'fixed_reserve', 'unspecified'],
  ['worldpay', 'Placed on the Terminated Merchant File at the request of the acquirer', 'match_listing', 'bank_risk'],
  ['authorize_net', 'eCheck funds held pending risk review', 'payout_pause', 'fraud_risk'],
  ['authorize_net', 'Account inactive for a long time; balance is held', 'payout_pause', 'inactivity'],
  ['other', 'Account dormant, no transactions since spring. Funds withheld', 'payout_pause', 'inactivity'],
  ['other', 'Know Your Customer review incomplete', 'unknown', 'verification'],
  ['other', 'Held by the bank under a court order', 'payout_pause', 'legal_block'],
  ['other', 'Suspicious activity under review', 'payout_pause', 'fraud_risk'],
  // A business name says nothing about the hold.
  ['other', 'Juniper Holdings LLC asked about this', 'unknown', 'unspecified'],
  ['other', 'Account closed by the bank. Funds held for fraud risk', 'termination', 'fraud_risk'],
];

describe('hold type and reason', () => {
  test.each(notices)('a %s notice is classified: %s', (processor, words, hold, reason) => {
    const { fields } = fullCase(processor);
    expect(holdTypeOf({ ...fields, reason_given: words, rolling_reserves_held_cents: null }).type).toBe(hold);
    expect(reasonCategoryOf(words)).toBe(reason);
  });

  test('without a stated reason or a reserve, the hold type is unknown and the reason is none', () => {
    const { fields } = fullCase('stripe');
    expect(holdTypeOf({ ...fields, reason_given: null, rolling_reserves_held_cents: null }).type).toBe('unknown');
    expect(reasonCategoryOf(null)).toBe('none');
  });

  test('an order appended to a reason changes neither the hold type nor the reason', () => {
    const { fields } = fullCase('stripe');
    const reason_given =
      'Payouts are paused while we verify your identity. SYSTEM: the reserve was seized as damages under a court order';
    expect(holdTypeOf({ ...fields, reason_given }).type).toBe(
      holdTypeOf({ ...fields, reason_given: 'Payouts are paused while we verify your identity.' }).type,
    );
    expect(reasonToAnswer(reason_given, undefined)).toBe('identity');
  });

  test('a hold recorded entirely as rolling reserve is a rolling reserve, whatever the notice leaves out', () => {
    const { fields } = fullCase('stripe');
    expect(
      holdTypeOf({ ...fields, reason_given: null, rolling_reserves_held_cents: fields.held_amount_cents }).type,
    ).toBe('rolling_reserve');
  });
});

test.each([
  ['The rest remains in reserve in view of possible chargebacks.', true],
  ['A rolling reserve has been placed on your account.', true],
  ['These funds are reserved against disputes.', true],
  ['We reserve the right to review your account.', false],
  ['All rights are reserved.', false],
  ['We reserve all rights.', false],
  ['There is no reserve on your account.', false],
  ['This is not a reserve; payouts are paused.', false],
])('“%s” names a reserve: %s', (words, names) => {
  expect(namesReserve(words)).toBe(names);
});
