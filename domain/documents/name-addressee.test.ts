import { describe, expect, test } from 'vitest';
import { digest } from './digest.ts';
import { addressesIn } from './find-addresses.ts';
import { maskNumbers } from './find-facts.ts';
import { nameAddressee } from './name-addressee.ts';

const addressee = (text: string) =>
  nameAddressee(text.trim().split('\n'))
    .map(({ value }) => value)
    .join(' | ');
const cedar = 'Cedar Lane Soaps LLC | 77 Example Street | Springfield | OR | 97477';
const address = '77 Example Street | Springfield | OR | 97477';

/** A letter of PayPal's with its footer, around the lines that name the merchant. */
const letter = (block: string, greeting: string) => `
PayPal
September 4, 2026
${block}
${greeting}
We have limited your account. You can no longer send or withdraw money.
Sincerely,
PayPal
PayPal, Inc., 2211 North First Street, San Jose, CA 95131`;

describe('the name and address that a notice is written to', () => {
  test.each([
    ['as on an envelope', letter('Cedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477', 'Dear Merchant,')],
    ['with the owner', letter('Noor Haddad\nCedar Lane Soaps LLC\n77 Example Street\nSpringfield OR 97477', 'Hello,')],
    [
      'to the attention of somebody',
      letter(
        'Cedar Lane Soaps LLC\nAttn: Noor Haddad\n77 Example Street\nSpringfield, OR 97477\nUnited States',
        'Hi Noor,',
      ),
    ],
    [
      'right below the processor’s name',
      'PayPal\nCedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nDear Merchant,',
    ],
    [
      'without a greeting, above its subject',
      'Northgate Merchant Services\nJune 5, 2026\nCedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nRe: Merchant number 448812003391',
    ],
    [
      'below the letterhead of somebody unknown',
      'Pelican Group\n500 Main Street\nOmaha, NE 68102\nJune 5, 2026\nCedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nDear Merchant:\nYour account is closed.\nSincerely,\nPelican Group',
    ],
    [
      'by a law firm',
      'Hale & Marsh LLP\n60 State Street\nBoston, MA 02109\nJune 5, 2026\nCedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nRe: Your account with PayPal\nDear Sir or Madam:\nWe write for PayPal, Inc.',
    ],
    [
      'as an account is described',
      'Account holder   Cedar Lane Soaps LLC\nBusiness address   77 Example Street, Springfield, OR 97477\nAmount on hold   $900.00',
    ],
    [
      'without a letterhead, greeted by the same name',
      'Cedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nImportant Notice About Your Account\nDear Cedar Lane Soaps, LLC:',
    ],
  ])('%s', (_, text) => {
    expect(addressee(text).replace('Soaps, LLC', 'Soaps LLC')).toBe(cedar);
  });

  test.each([
    ['Hello Cedar Lane Soaps LLC,\nYour account is limited.', 'Cedar Lane Soaps LLC'],
    ['To: Juniper & Pine Goods, Inc. <owner@juniper.example>\nFrom: PayPal', 'Juniper & Pine Goods, Inc.'],
    // An individual's name or a trade name is not the legal name of the business.
    [letter('Noor Haddad\n77 Example Street\nSpringfield, OR 97477', 'Dear Noor Haddad,'), address],
    [letter('Halcyon Cycles\n77 Example Street\nSpringfield, OR 97477', 'Hello,'), address],
    [
      letter('CEDAR LANE SOAPS LLC\n1200 NW 5TH AVE\nSTE 4\nSPRINGFIELD OR 97477-1234', 'Hello,'),
      'CEDAR LANE SOAPS LLC | 1200 NW 5TH AVE, STE 4 | SPRINGFIELD | OR | 97477-1234',
    ],
  ])('is found as far as the notice has it: %s', (text, found) => {
    expect(addressee(text)).toBe(found);
  });

  test.each([
    ['a footer', letter('Important Notice', 'Dear valued customer,')],
    ['a greeting of anybody', 'Dear Valued Customer LLC Owner,\nDear Merchant,\nDear Owner,'],
    ['the letterhead', 'PayPal, Inc.\n2211 North First Street\nSan Jose, CA 95131\nSeptember 4, 2026\nDear Merchant,'],
    ['a letterhead with a common word', 'Square\n1955 Broadway\nOakland, CA 94612\nDear Seller,\nYour payouts stop.'],
    [
      'the letterhead of somebody unknown',
      'June 5, 2026\nPelican Group LLC\n500 Main Street\nOmaha, NE 68102\nDear Merchant:\nYour account is closed.',
    ],
    [
      'a letterhead below its department',
      'Risk Operations\nPelican Group LLC\n500 Main Street\nOmaha, NE 68102\nDear Merchant:\nYour account is closed.',
    ],
    ['who signs', 'Hello Pelican Group LLC,\nYour account is closed.\nSincerely,\nPelican Group LLC'],
    ['who writes', 'From: Pelican Group LLC\nTo: Pelican Group LLC\nYour account is closed.'],
    [
      'the merchant’s attorney',
      letter('Mary Stone, Esq.\nStone Law PLLC\n12 Elm Street\nSalem, OR 97301', 'Dear Counsel:'),
    ],
    [
      'an agent who only takes the letter in',
      letter('Cedar Lane Soaps LLC\nc/o Harbor Filings Inc.\n9 Dock Street\nDover, DE 19901', 'Hello,'),
    ],
    [
      'who signs for a bank',
      'Harborstone National Bank\nJune 5, 2026\nPelican Group LLC\n500 Main Street\nOmaha, NE 68102\nDear Merchant:\nYour account is closed.\nSincerely,\nPelican Group LLC',
    ],
    ['a sender that nobody can choose', 'To: Elavon, Inc.\nYour account is limited.'],
    [
      'where to appeal, without a greeting',
      'Northgate Merchant Services\nNotice of hold\nSend appeals in writing to\nAppeals Desk\n500 Main Street\nOmaha, NE 68102\nWe hold $900.00.',
    ],
    [
      'a letter that greets the processor',
      'Cedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nAppeals Desk\n500 Main Street\nOmaha, NE 68102\nDear PayPal,',
    ],
    ['where to write', 'Dear Noor,\nSend an appeal to\nAppeals Desk\n500 Main Street\nOmaha, NE 68102'],
    ['a return address', 'PayPal\nReturn Service Requested\n500 Main Street\nOmaha, NE 68102\nDear Merchant,'],
    [
      'the processor’s address in a letter to it',
      letter('PayPal, Inc.\nPO Box 45950\nOmaha, NE 68145', 'Dear PayPal,'),
    ],
    [
      'a merchant’s own letter',
      'Cedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477\nPelican Group LLC\n500 Main Street\nOmaha, NE 68102\nDear Sir:\nyou hold my funds.',
    ],
    [
      'two names',
      'To: Cedar Lane Soaps LLC\nMerchant: Tidal Boards Inc.\nBusiness address: 77 Example Street, Springfield, OR 97477',
    ],
    ['an address in Canada', letter('Maple Goods\n12 Bay Street\nToronto, ON M5J 2R8', 'Hello,')],
    ['an address in Germany', letter('Kiefer Waren\n12 Linden Street\nBerlin, DE 10115\nGermany', 'Hello,')],
    ['an address in Britain', letter('Oak Wares\n12 High Street\nLeeds LS1 4AP', 'Hello,')],
    ['a code that the state has not', letter('Milano Moda\n12 Via Roma\nMilano, MI 20121', 'Hello,')],
  ])('is not taken from %s', (_, text) => {
    expect(addressee(text)).toBe('');
  });
});

test('an address needs a street, a state of ours and its ZIP code', () => {
  expect(
    addressesIn([
      '77 Example Street, Suite 4, Springfield, OR 97477',
      '180 days after the notice',
      'Springfield, OR 97477',
      '4 September 2026',
      'Springfield, OR 97477',
      'PO Box 12',
      'Salem, OR 97301, USA',
    ]).map(({ street, start, end }) => [street, start, end]),
  ).toEqual([
    ['77 Example Street, Suite 4', 0, 0],
    ['PO Box 12', 5, 6],
  ]);
});

test('the addressee is found in a notice, with its words, and never in a statement', () => {
  const of = (text: string) =>
    digest({
      pages: 1,
      read: [{ number: 1, lines: text.trim().split('\n'), way: 'text', confidence: 1, hidden: 0 }],
    }).findings.filter(({ what }) => what === 'addressee');
  expect(
    of(letter('Cedar Lane Soaps LLC\n77 Example Street\nSpringfield, OR 97477-1234', 'Hello,')).map(
      ({ role, value, snippet }) => [role, value, snippet],
    ),
  ).toEqual([
    ['business_name', 'Cedar Lane Soaps LLC', 'Cedar Lane Soaps LLC'],
    ['street', '77 Example Street', '77 Example Street'],
    ['city', 'Springfield', 'Springfield, OR 97477-1234'],
    ['state', 'OR', 'Springfield, OR 97477-1234'],
    ['zip', '97477-1234', 'Springfield, OR 97477-1234'],
  ]);
  expect(
    of(
      'PayPal\nMerchant statement\nTo: Cedar Lane Soaps LLC\nGross sales: $48,210.50\nStatement period: August 1, 2026 to August 31, 2026',
    ),
  ).toEqual([]);
  expect(maskNumbers('97477-1234 and 123-45-6789')).toBe('97477-1234 and •••6789');
});
