import { describe, expect, test } from 'vitest';
import { judge } from '../../bench/drafting/hands.ts';
import { difference, readText, sheet } from '../../testing/letters/compare-sentences.ts';
import { differs } from './same-meaning.ts';

const holds = (was: string, right: string, wrong: string): void => {
  expect(difference(right, was)).toBeNull();
  expect(difference(wrong, was)).not.toBeNull();
};

describe('a verb that only carries its noun', () => {
  test.each([
    [
      'A party that holds a discretion may not exercise it irrationally.',
      'A party with a discretion may not exercise it irrationally.',
      'A party with a discretion may exercise it irrationally.',
    ],
    [
      'A contract of this kind imposes a duty of honest performance.',
      'There is a duty of honest performance in a contract of this kind.',
      'There is no duty of honest performance in a contract of this kind.',
    ],
    [
      'Refusing to look at the ledger can be a breach.',
      'Refusing to look at the ledger can amount to a breach.',
      'Refusing to look at the ledger cannot amount to a breach.',
    ],
    [
      'The Merchant is ready for the meeting.',
      'The Merchant is prepared to attend the meeting.',
      'The Merchant is prepared to attend the hearing.',
    ],
    [
      'An election follows after the conference has been held.',
      'An election follows after the conference has taken place.',
      'An election follows before the conference has taken place.',
    ],
    ['The hold has lasted 70 days.', 'The hold is now 70 days old.', 'The hold is now 80 days old.'],
    [
      'The form goes by certified mail to that address.',
      'The form is being sent by certified mail to that address.',
      'The form was sent by certified mail to that address.',
    ],
    ['The report is Exhibit C.', 'We attach the report as Exhibit C.', 'We attach the report as Exhibit D.'],
    [
      'The Merchant reserves an earlier start.',
      'The Merchant reserves the right to an earlier start.',
      'The Merchant waives the right to an earlier start.',
    ],
    [
      'Your answer of December 30, 2026 refuses release.',
      'On December 30, 2026 you answered that you would not release the money.',
      'On December 30, 2026 you answered that you would release the money.',
    ],
  ])('%s', holds);
});

describe('periods, windows and where they lead', () => {
  test.each([
    [
      'The day set above does not shorten the period.',
      'The deadline set above leaves the period untouched.',
      'The deadline set above does not leave the period untouched.',
    ],
    [
      'The day set above does not shorten the period.',
      'That period is unaffected by the day set above.',
      'That period is shortened by the day set above.',
    ],
    [
      'Once that period has run, the Agreement allows arbitration.',
      'When that period is over, the Agreement allows arbitration.',
      'While that period is not over, the Agreement allows arbitration.',
    ],
    [
      'If the dispute is not resolved within 30 days of receipt, the Merchant may begin arbitration.',
      'If 30 days pass from receipt and the dispute is not resolved, the Merchant may begin arbitration.',
      'If 30 days pass from receipt and the dispute is resolved, the Merchant may begin arbitration.',
    ],
    [
      'If the dispute is not resolved, the Merchant may begin individual arbitration.',
      'Unless the dispute is resolved, individual arbitration is open to the Merchant.',
      'If the dispute is resolved, individual arbitration is open to the Merchant.',
    ],
    [
      'If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
      'Absent a resolution, the Merchant will take the dispute to the forum that the Agreement provides.',
      'Absent a resolution, the Merchant will take the dispute to a forum of its own choice.',
    ],
    [
      'The last sales left that window on November 23, 2026.',
      'That window closed on November 23, 2026 for the last sales.',
      'That window opened on November 23, 2026 for the last sales.',
    ],
    [
      'The Agreement calls for a meeting.',
      'The Agreement provides for a meeting.',
      'The Agreement provides for no meeting.',
    ],
    [
      'The waiting periods do not allow it before January 30, 2027.',
      'The waiting periods allow it from January 30, 2027 on.',
      'The waiting periods allow it until January 30, 2027.',
    ],
  ])('%s', holds);
});

describe('days of sending and arrival, and the state whose law governs', () => {
  const number = '9414 7118 9956 0042 1187 55';
  test.each([
    [
      `We sent the letter on December 15, 2026, by certified mail number ${number}; it was delivered on December 18, 2026.`,
      `The letter was sent by certified mail (number ${number}) on December 15, 2026, and was delivered on December 18, 2026.`,
      `The letter was sent by certified mail (number ${number}) on December 18, 2026, and was delivered on December 15, 2026.`,
    ],
    [
      `We sent the letter on December 15, 2026, by certified mail number ${number}; it was delivered on December 18, 2026.`,
      `The letter, sent on December 15, 2026 by certified mail number ${number}, was delivered on December 18, 2026.`,
      `The letter, delivered on December 15, 2026 by certified mail number ${number}, was sent on December 18, 2026.`,
    ],
  ])('%s', holds);

  test('“there” is the state that the sentence before names, and no other', () => {
    const before = readText('The Agreement chooses New York law.');
    const was = readText('There, discretion must be used honestly.');
    expect(differs(readText('In New York, discretion must be used honestly.'), was, sheet, { before })).toBeNull();
    expect(differs(readText('In Delaware, discretion must be used honestly.'), was, sheet, { before })).not.toBeNull();
    expect(differs(readText('In New York, discretion must be used honestly.'), was, sheet)).not.toBeNull();
  });
});

describe('what is asked for in other forms', () => {
  test.each([
    ['Please produce the calculation.', 'The calculation should be produced.', 'The calculation was produced.'],
    ['Please produce the calculation.', 'We need to see the calculation.', 'We have seen the calculation.'],
    [
      'Please preserve everything that bears on this account.',
      'Everything that bears on this account must be preserved.',
      'Everything that bears on this account was preserved.',
    ],
    [
      'Please state whether the power to suspend payouts is used.',
      'Please state whether you are using the power to suspend payouts.',
      'Please state whether the Merchant is using the power to suspend payouts.',
    ],
    [
      'Please identify any sale to which the outer limit applies.',
      'If there is a sale to which the outer limit applies, it should be identified.',
      'There is a sale to which the outer limit applies.',
    ],
  ])('%s', holds);

  test('what is to be paid is no such request', () => {
    expect(difference('The reserve should be released.', 'Release the reserve.')).not.toBeNull();
  });
});

describe('one thing under two names', () => {
  test.each([
    [
      'Send the complete ledger of the account.',
      'Send the complete ledger of account LQ83NT7V2.',
      'Send the complete ledger of account LQ83NT7V3.',
    ],
    [
      'The Agreement chooses California law.',
      'The Agreement is governed by California law.',
      'The Agreement is governed by Delaware law.',
    ],
    ['The demand stands.', 'The demand remains in force.', 'The demand no longer remains in force.'],
    [
      'Please place this letter before whoever in your legal department can decide it.',
      'We ask that this letter be put before whoever in your legal dept. can decide it.',
      'We ask that this letter be put before whoever in your legal dept. cannot decide it.',
    ],
    [
      'This firm represents the Merchant in its dispute with Square over $36,900.00.',
      'This firm represents the Merchant in its dispute with Square concerning $36,900.00.',
      'This firm represents the Merchant in its dispute with Square concerning $39,600.00.',
    ],
    [
      'This firm represents the Merchant in its dispute with Square over $36,900.00.',
      'This firm represents the Merchant in its dispute with Square, regarding $36,900.00.',
      'This firm represents the Merchant in its dispute with Square, over $30,000.00.',
    ],
    [
      'We propose a telephone conference before then.',
      'We propose a telephone conference before then and will fit in with your calendar.',
      'We propose a telephone conference before then and will fit in with our calendar.',
    ],
    [
      'It makes exceptions for disputed payments, court orders and other legal process.',
      'It makes exceptions for (i) disputed payments, (ii) court orders and (iii) other legal process.',
      'It makes exceptions for (i) disputed payments and (ii) other legal process.',
    ],
    [
      'Please state whether acceptance gives up any right.',
      'Please state whether acceptance would give up any right.',
      'Please state whether acceptance would not give up any right.',
    ],
  ])('%s', holds);

  test('what a question asks need not be asked for once more, and nothing else is', () => {
    const says = (write: string) =>
      judge({
        id: 'one',
        letter: 'ebay-demand',
        right: true,
        kind: 'one',
        why: '',
        write,
        find: 'Please identify the sales said to be unfulfilled or abnormal.',
      }).says;
    expect(says('Which sales are said to be unfulfilled or abnormal? Pls identify.')).toBe('nothing');
    expect(says('Which sales are said to be unfulfilled or abnormal? Pls identify every buyer.')).not.toBe('nothing');
  });
});
