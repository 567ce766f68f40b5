import { expect, test } from 'vitest';
import { postalAddress } from './postal-address.ts';

test.each([
  [
    ['Attn: Legal Specialists', 'Re: Notice of Dispute', 'P.O. Box 45950', 'Omaha, NE 68145-0950'],
    'Attn: Legal Specialists|Re: Notice of Dispute|P.O. Box 45950|Omaha|NE|68145-0950',
  ],
  [['1955 Broadway, Suite 600', 'Oakland, CA 94612'], '|1955 Broadway|Suite 600|Oakland|CA|94612'],
  [['100 Example Plaza, Suite 400, Oakland, CA 94607'], '|100 Example Plaza|Suite 400|Oakland|CA|94607'],
  [['410 Front Street', 'Traverse City, Michigan 49684'], '|410 Front Street||Traverse City|MI|49684'],
])('the lines %j are read as the parts of an address', (address_lines, expected) => {
  const read = postalAddress({ name: 'PayPal, Inc.', address_lines });
  expect(
    [
      read?.company,
      read?.address_line1,
      read?.address_line2,
      read?.address_city,
      read?.address_state,
      read?.address_zip,
    ]
      .map((part) => part ?? '')
      .join('|'),
  ).toBe(expected);
});

test.each([
  [['1 High Street', 'London SW1A 1AA']],
  [['Legal Department', 'Oakland, CA 94612']],
  [['1 Main Street', 'Oakland, Atlantis 94612']],
  [[`1 ${'Long '.repeat(20)}Street`, 'Oakland, CA 94612']],
  [[]],
])('the lines %j are no address that could be handed to a mailhouse', (address_lines) => {
  expect(postalAddress({ name: 'PayPal, Inc.', address_lines })).toBeNull();
});
