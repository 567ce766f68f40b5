import { describe, expect, test } from 'vitest';
import { difference } from '../../testing/letters/compare-sentences.ts';

describe('a condition in another form, and turned round', () => {
  test.each([
    [
      'The notice is served once the Merchant has decided on it.',
      'The notice is served if and when the Merchant decides on it.',
      'The notice is served before the Merchant decides on it.',
    ],
    [
      'The form was submitted before our letter was sent.',
      'The form had been submitted by the time our letter was sent.',
      'The form had been submitted after our letter was sent.',
    ],
    [
      'The first day on which its waiting periods allow it is January 30, 2027.',
      'Its waiting periods do not allow it before January 30, 2027.',
      'Its waiting periods do not allow it after January 30, 2027.',
    ],
    [
      'The Merchant does not file before January 30, 2027.',
      'The Merchant will hold off filing until January 30, 2027 at the earliest.',
      'The Merchant will file until January 30, 2027 at the latest.',
    ],
    [
      'The Agreement does not allow arbitration before a meeting.',
      'The Agreement does not allow arbitration until a meeting.',
      'The Agreement allows arbitration until a meeting.',
    ],
    [
      'The period of 60 days from its receipt ended on January 9, 2026.',
      'Sixty days from its receipt had passed by January 9, 2026.',
      'Sixty days from its receipt pass after January 9, 2026.',
    ],
    [
      'If the dispute is not resolved within 30 days of receipt, the Merchant may begin arbitration.',
      'Should 30 days pass after receipt without the dispute being resolved, the Merchant may begin arbitration.',
      'Should 30 days pass after receipt with the dispute resolved, the Merchant may begin arbitration.',
    ],
    [
      'Without them it can be neither tested nor answered.',
      'Until we have them it can be neither tested nor answered.',
      'Now that we have them it can be tested and answered.',
    ],
    [
      'Interest is claimed as allowed by the Agreement.',
      'Interest is claimed to the extent that the Agreement allows it.',
      'Interest is claimed unless the Agreement allows it.',
    ],
    [
      'Identity will be confirmed on request.',
      'We will confirm identity if asked.',
      'We will not confirm identity if asked.',
    ],
    [
      'Please propose a day, or we will.',
      'Please propose a day; failing that, we will.',
      'Please propose a day, as we will.',
    ],
    [
      'Discretion requires that a decision be made.',
      'Discretion means that a decision must be made.',
      'Discretion means that a decision may be made.',
    ],
    [
      'A concern about delivery ends with delivery.',
      'Once delivered, a concern about delivery is over.',
      'Until delivered, a concern about delivery is over.',
    ],
    [
      'If another version was in force, please produce it.',
      'Please produce any other version that was in force.',
      'Please produce the version that was not in force.',
    ],
    [
      'Please state the risk, since when it has been determined, and the end of it.',
      'Please state the risk, when it was determined, and the end of it.',
      'Please state the risk before it was determined, and the end of it.',
    ],
    [
      'A reserve exists only so far as the Agreement grants it.',
      'No reserve exists beyond what the Agreement grants.',
      'A reserve exists beyond what the Agreement grants.',
    ],
    [
      'If there is no resolution, the Merchant will file.',
      'Failing a resolution, the Merchant will file.',
      'If there is a resolution, the Merchant will file.',
    ],
    ['A longer hold needs a reason.', 'A longer hold must have a reason.', 'A longer hold may have a reason.'],
    [
      'Please produce the calculation so that it be tested.',
      'Please produce the calculation so that it can be tested.',
      'Please produce the calculation so that it cannot be tested.',
    ],
    [
      'The Merchant may begin arbitration, save for the notice required.',
      'The Merchant may begin arbitration, subject always to the notice required.',
      'The Merchant may begin arbitration without the notice required.',
    ],
    [
      'Please release the settlement, and then the reserve.',
      'Please release the settlement, and after it the reserve.',
      'Please release the settlement, and before it the reserve.',
    ],
    [
      'State the reason and when the hold ends.',
      'State the reason and when the hold will end.',
      'State the reason and when the hold must end.',
    ],
    ['Only with them can it be tested.', 'Without them it cannot be tested.', 'Without them it can be tested.'],
    [
      'If the notice is not answered, the Merchant will file.',
      'The Merchant will file unless the notice is answered.',
      'The Merchant will file if the notice is answered.',
    ],
    [
      'If the dispute is not resolved, the Merchant may file; that is its right.',
      'The Merchant may file, should the dispute not be resolved; that is its right.',
      'The Merchant may file, should the dispute be resolved; that is its right.',
    ],
    [
      'The sum and its interest are claimed.',
      'Not only the sum but also its interest is claimed.',
      'Not the sum but its interest is claimed.',
    ],
    [
      '$36,900.00 has been withheld for 70 days.',
      'After 70 days $36,900.00 is still withheld.',
      'Before 70 days $36,900.00 is withheld.',
    ],
    ['The waiting periods have run.', 'The waiting periods have all run.', 'The waiting periods have not all run.'],
    [
      'A reserve has a percentage and a period.',
      'Every reserve has a percentage and a period.',
      'No reserve has a percentage and a period.',
    ],
    [
      'An order shipped in full leaves nothing to secure.',
      'Once an order has been shipped in full, it leaves nothing to secure.',
      'Until an order has been shipped in full, it leaves nothing to secure.',
    ],
    [
      'The Agreement calls for a meeting: please propose a day.',
      'Since the Agreement calls for a meeting, please propose a day.',
      'Unless the Agreement calls for a meeting, please propose a day.',
    ],
    [
      'If a discretion to hold is claimed, it has been used to hold the sum.',
      'Where a discretion to hold is claimed, it has been used to hold the sum.',
      'A discretion to hold is claimed, and has been used to hold the sum.',
    ],
    [
      'Once identity is verified, it is no ground for a hold.',
      'When identity is verified, it is no ground for a hold.',
      'Before identity is verified, it is no ground for a hold.',
    ],
    [
      'No more could be held than was needed.',
      'Only what was needed could be held.',
      'More could be held than was needed.',
    ],
    ['Please list every item.', 'Please list each item.', 'Please list some item.'],
  ])('%s', (was, right, wrong) => {
    expect(difference(right, was)).toBeNull();
    expect(difference(wrong, was)).not.toBeNull();
  });

  test('what will end on a day to come ends then; a day that is past is not to come', () => {
    const future = 'The period of 60 days ends on January 29, 2030.';
    expect(difference('The period of 60 days will end on January 29, 2030.', future)).toBeNull();
    const past = 'The period of 60 days ends on January 29, 2020.';
    expect(difference('The period of 60 days will end on January 29, 2020.', past)).not.toBeNull();
  });
});
