import { describe, expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';
import { isSameLine, isSameTitle } from './same-line.ts';
import { asPrinted, spacedNumbers, withoutRightWeekdays } from './printed-forms.ts';

describe('a line of the frame in another spelling', () => {
  test.each([
    [
      '1 Example Square\nSpringfield, OR 97477',
      'One Example Sq.\nSpringfield, Oregon 97477',
      '7 Example Square\nSpringfield, OR 97477',
    ],
    ['1955 Broadway\nSuite 600', '1955 Broadway, Ste. 600', '1955 Broadway, Ste. 606'],
    ['Legal Department', 'Legal Dept.', 'Risk Dept.'],
    [
      'By certified mail, return receipt requested',
      'By certified mail (return receipt requested)',
      'By certified mail',
    ],
    ['Oregon', 'OR', 'CA'],
  ])('%s', (planned, right, wrong) => {
    expect(isSameLine(right, planned)).toBe(true);
    expect(isSameLine(wrong, planned)).toBe(false);
  });

  test('a title names what the letter demands, and no other letter', () => {
    expect(isSameTitle('Demand for Release, and Notice of Dispute', 'Demand and Notice of Dispute')).toBe(true);
    expect(isSameTitle('Notice of Dispute and Formal Demand', 'Demand and Notice of Dispute')).toBe(true);
    expect(isSameTitle('Demand for Release', 'Demand and Notice of Dispute')).toBe(false);
    expect(isSameTitle('Final Demand', 'Demand')).toBe(false);
  });
});

describe('a text as our letters print it', () => {
  test.each([
    ['on Monday, August 24, 2026, the hold', 'on August 24, 2026, the hold'],
    ['on August 24, 2026 (Monday) the hold', 'on August 24, 2026 the hold'],
    ['Aug. 24, 2026 (Mon.)', 'Aug. 24, 2026'],
    ['on August 24, 2026, a Monday.', 'on August 24, 2026.'],
    ['on Tuesday, August 24, 2026', 'on Tuesday, August 24, 2026'],
    ['on August 24, 2026 (Sunday)', 'on August 24, 2026 (Sunday)'],
  ])('%s', (text, plain) => {
    expect(withoutRightWeekdays(text)).toBe(plain);
  });

  test('a number in another grouping is the file’s number, and one with another digit is not', () => {
    const fact = { id: 'n', label: 'n', source: { kind: 'case' }, role: 'account', value: '' } as const;
    const numbers = spacedNumbers([
      { ...fact, kind: 'id', display: '9414 7118 9956 0042 1101 27' },
      { ...fact, kind: 'contact', display: '(212) 555-0142' },
    ] as never);
    expect(asPrinted('no. 9414711899560042110127', numbers)).toBe('no. 9414 7118 9956 0042 1101 27');
    expect(asPrinted('call 212.555.0142 or +1 212-555-0142', numbers)).toBe('call (212) 555-0142 or (212) 555-0142');
    expect(asPrinted('no. 9414711899560042110172', numbers)).toBe('no. 9414711899560042110172');
  });
});

describe('a line of the frame as others write it', () => {
  test.each([
    ['Held since: August 24, 2026', 'Held since: Monday, August 24, 2026', 'Held since: Sunday, August 24, 2026'],
    ['Merchant: Juniper Outfitters LLC', 'Merchant: Juniper Outfitters, L.L.C.', 'Merchant: Juniper Outfitters'],
    ['1 Example Square', 'One Example Square', '7 Example Square'],
    ['Oregon Bar No. 000000', 'OR Bar No. 000000', 'CA Bar No. 000000'],
    ['A Notice of the hold or termination', 'A Notice of the hold, or termination', 'A Notice of the reserve'],
    ['DEMAND AND NOTICE OF DISPUTE', 'NOTICE OF DISPUTE AND DEMAND', 'NOTICE OF DISPUTE'],
  ])('%s', (find, right, wrong) => {
    const says = (write: string) =>
      judge({ id: 'one', letter: 'stripe-initial', find, write, right: true, kind: 'one', why: '' }).says;
    expect([says(right), says(wrong) === 'nothing']).toEqual(['nothing', false]);
  });
});
