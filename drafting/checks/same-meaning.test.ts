import { describe, expect, test } from 'vitest';
import { citations, difference, readText, sheet } from '../../testing/letters/compare-sentences.ts';
import { writtenOut } from '../text/abbreviations.ts';
import { longDate, months } from '../text/display.ts';
import { inDigits } from '../text/number-words.ts';
import { figuresIn } from './figures.ts';
import { fits, fitsClosely, isThatDay } from './fits.ts';
import { pinpointsIn, withoutCitations } from './cited-places.ts';
import { differs } from './same-meaning.ts';

describe('the same in other words, and what is not the same', () => {
  test.each([
    ['The sum withheld is $36,900.00.', 'The amount on hold is US$36,900.', 'The amount on hold is US$39,600.'],
    ['The hold has lasted 70 days.', 'The hold has now lasted ten weeks.', 'The hold has now lasted twelve weeks.'],
    [
      'Square processed the sales and recorded the proceeds.',
      'The sales were processed by Square, which recorded the proceeds.',
      'The sales were processed by the Merchant, which recorded the proceeds.',
    ],
    [
      'Please produce the complete ledger.',
      'The Merchant asks that you furnish the full ledger.',
      'Square furnished the full ledger.',
    ],
    [
      'Nothing in this letter waives any right.',
      'No right is waived in this letter.',
      'Any right is waived in this letter.',
    ],
    [
      'The Agreement allows arbitration once 60 days have run.',
      'After 60 days have passed, the Agreement permits arbitration.',
      'Before 60 days have passed, the Agreement permits arbitration.',
    ],
    [
      'Proof of fulfillment is Exhibit D. The chargeback report is Exhibit C.',
      'The chargeback report is Exhibit C; proof of fulfillment is Exhibit D.',
      'The chargeback report is Exhibit D; proof of fulfillment is Exhibit C.',
    ],
    [
      'The reserve is $22,140.00 and the settlement is $14,760.00.',
      'The settlement is $14,760 and the reserve is $22,140.',
      'The settlement is $22,140 and the reserve is $14,760.',
    ],
    [
      'The judgment must be exercised in good faith.',
      'The judgment has to be exercised in good faith.',
      'The judgment may be exercised in good faith.',
    ],
    ['That clause does not reach the rest.', 'That clause cannot reach the rest.', 'That clause can reach the rest.'],
    [
      'The Agreement calls for a meeting.',
      'A meeting is required by the Agreement.',
      'A meeting is shortened by the Agreement.',
    ],
    [
      'The loss is that money, and its use until it is paid.',
      'The Merchant loses that money, and its use until it is paid.',
      'Square loses that money, and its use until it is paid.',
    ],
    [
      'No term that permits such a hold has been produced.',
      'You have produced no term that would permit such a hold.',
      'The Merchant has produced no term that would permit such a hold.',
    ],
    [
      'State which clause carries any part still kept.',
      'For any part still kept, state which clause carries it.',
      'For any part still kept, Square states which clause carries it.',
    ],
    [
      'Please preserve everything that bears on this account.',
      'A litigation hold should be placed on everything that bears on this account.',
      'A litigation hold was placed on everything that bears on this account.',
    ],
    [
      'Simple interest on that sum comes to $4.04 a day.',
      'Simple interest on that sum is $4.04 for each day.',
      'Simple interest on that sum is $4.04 for each month.',
    ],
    [
      'Your answer refuses release.',
      'Your answer refuses to release the money.',
      'Your answer refuses to release the documents.',
    ],
    [
      'A reserve clause by itself does not reach it.',
      'A reserve clause does not reach it on its own.',
      'A reserve clause does not reach it.',
    ],
    [
      'We sent our demand on November 24, 2026, by certified mail; it was delivered on November 30, 2026.',
      'By certified mail our demand went out on November 24, 2026, and reached you on November 30, 2026.',
      'By certified mail our demand went out on November 30, 2026, and reached you on November 24, 2026.',
    ],
    [
      'Interest from the day on which payment fell due is claimed.',
      'Interest is claimed since payment fell due.',
      'Interest is claimed until payment fell due.',
    ],
    [
      'This letter demands release of those funds.',
      'The Merchant demands that those funds be released.',
      'The Merchant reports that those funds are released.',
    ],
    [
      'Interest is claimed under Cal. Civ. Code §§ 3287(a), 3289(b).',
      'Interest is claimed under Cal. Civ. Code sections 3287(a) and 3289(b).',
      'Interest is claimed under Cal. Civ. Code sections 3287(a) and 3288(b).',
    ],
    [
      'The sum withheld is $36,900.00, of which the reserve is $22,140.00.',
      'The sum withheld is $36,900.00, of which the reserve is $22,140.00, or 60 percent.',
      'The sum withheld is $36,900.00, of which the reserve is $22,140.00, or 40 percent.',
    ],
  ])('%s', (planned, right, wrong) => {
    expect(difference(right, planned)).toBeNull();
    expect(difference(wrong, planned)).not.toBeNull();
  });

  test('a slip of the keyboard is no other word, another word is', () => {
    expect(difference('The setlement is withheld.', 'The settlement is withheld.')).toBeNull();
    expect(difference('The sediment is withheld.', 'The settlement is withheld.')).not.toBeNull();
  });

  test('words of an office are written out before anything is compared', () => {
    expect(writtenOut('Pls. ID the acct. w/o delay')).toBe('Please Identify the account without delay');
    expect(difference('Acct. stmts. are Exh. B.', 'The account statements are Exhibit B.')).toBeNull();
  });
});

test('a quotation cut by an ellipsis is never the same, nor is a party that takes another’s part', () => {
  expect(difference('It says “held for . . . days.”', 'It says “held for many days.”')).not.toBeNull();
  expect(
    difference(
      'The sales to Square’s customers, which the Merchant processed.',
      'The sales to the Merchant’s customers, which Square processed.',
    ),
  ).not.toBeNull();
});

describe('laws of values', () => {
  const days = ['2026-09-14', '2026-11-03', '2027-01-31', '2028-02-29'];
  const forms = (day: string): string[] => {
    const [year = '', month = '', date = ''] = day.split('-');
    const name = months[Number(month) - 1] ?? '';
    const plain = String(Number(date));
    const suffix = /1[123]$/.test(plain) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(plain.at(-1))] ?? 'th');
    return [
      longDate(day),
      day,
      `${plain} ${name} ${year}`,
      `the ${plain}${suffix} of ${name}, ${year}`,
      `${name} ${plain}${suffix}, ${year}`,
      `${name.slice(0, 3)}. ${plain}, ${year}`,
      `${Number(month)}/${plain}/${year}`,
      `${month}/${date}/${year.slice(2)}`,
      `${plain}-${name.slice(0, 3)}-${year.slice(2)}`,
    ];
  };
  test('a day is the same day in every form, and no other', () => {
    for (const day of days)
      for (const form of forms(day)) {
        const [figure, ...more] = figuresIn(`on ${form}.`);
        expect([form, figure?.kind, figure?.value, more.length]).toEqual([form, 'date', day, 0]);
        for (const other of days) expect(isThatDay(figure?.value ?? '', other)).toBe(other === day);
      }
  });

  test('an amount is the same in every form', () => {
    for (const form of [
      '$48,250.75',
      'US$48,250.75',
      'USD 48,250.75',
      '48,250.75 dollars',
      '$48250.75',
      'forty-eight thousand two hundred fifty dollars and seventy-five cents',
      'forty-eight thousand two hundred fifty and 75/100 dollars',
    ])
      expect(figuresIn(inDigits(`It is ${form}.`)).map(({ kind, value }) => `${kind}:${value}`)).toEqual([
        'money:4825075',
      ]);
  });

  test('a figure is rounded only where its words say so', () => {
    const months5 = { kind: 'count', value: 5, unit: 'months' } as const;
    const held = 147 / (365.25 / 12);
    expect(fits(months5, held)).toBe(false);
    expect(fits({ ...months5, bound: 'under' }, held)).toBe(true);
    expect(fits({ ...months5, bound: 'over' }, held)).toBe(false);
    expect(fits({ kind: 'money', value: 48_000_00, bound: 'about' }, 48_250_75)).toBe(true);
    expect(fits({ kind: 'money', value: 47_000_00, bound: 'about' }, 48_250_75)).toBe(false);
    expect(fitsClosely({ ...months5, value: 2, bound: 'over' }, held)).toBe(false);
  });

  test('a case may be cited in short at its own page only', () => {
    const ids = (text: string): readonly string[] => withoutCitations(text, citations).ids;
    for (const text of [
      'Locke, 57 Cal. App. 4th at 354',
      'Locke, supra',
      'Locke v. Warner Bros., Inc., 57 Cal.App.4th 354 (1997)',
    ])
      expect(ids(text)).toEqual(['locke-v-warner']);
    expect(ids('Locke, 57 Cal. App. 4th at 336')).toEqual([]);
  });

  test('a page within the opinion is looked up, one before it is no place of it', () => {
    const pages = (text: string): string[] => pinpointsIn(text, citations).map(({ id }) => id);
    for (const text of [
      'Locke, 57 Cal. App. 4th at 361–62',
      'Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354, 361-62 (1997)',
    ])
      expect([pages(text), withoutCitations(text, citations)]).toEqual([
        ['locke-v-warner'],
        { rest: ' '.repeat(text.length), ids: ['locke-v-warner'] },
      ]);
    for (const text of [
      'Locke, 57 Cal. App. 4th at 336',
      'Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354, 336–37 (1997)',
      'Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354, 361-62 (1979)',
    ])
      expect(pages(text)).toEqual([]);
  });
});

test('a word that the paragraph has beside the same word may be added, and no other', () => {
  const block = [readText('The sum withheld is $36,900.00.')];
  const was = readText('Square owes that sum.');
  expect(differs(readText('Square owes that sum withheld.'), was, sheet, { block })).toBeNull();
  expect(differs(readText('Square owes that sum withheld.'), was, sheet)).not.toBeNull();
  expect(differs(readText('Square owes that sum reserved.'), was, sheet, { block })).not.toBeNull();
});
