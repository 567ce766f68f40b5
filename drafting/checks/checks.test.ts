import { describe, expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { Finding, LetterBlock } from '../../domain/letters/letter.ts';
import { draftLetter } from '../draft-letter.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { verifyLetter } from '../verify-letter.ts';
import { figuresIn } from './figures.ts';
import { numberWordsIn } from '../text/number-words.ts';
import { sentencesOf } from '../text/sentences.ts';

const base = draftLetter({
  caseFile: fullCase('paypal'),
  letterType: 'initial',
  dated: '2026-11-23',
  firm,
  mailingAddress: ['Legal', '1 Example Square'],
});

/** Findings on one attorney sentence in an otherwise clean letter with confirmed authorities. */
function findingsFor(text: string): Finding[] {
  const block: LetterBlock = { id: 'own', kind: 'paragraph', clause_id: null, text, fact_refs: [], authority_refs: [] };
  const document = { ...base.document, blocks: [...base.document.blocks, block] };
  return verifyLetter(document, base.factSheet, { confirmedAuthorityIds: base.plan.authorityRefs }).findings;
}
const redChecks = (text: string): string[] => [
  ...new Set(
    findingsFor(text)
      .filter((each) => each.severity === 'red')
      .map((each) => each.check),
  ),
];

test('an English word in capitals is no name, and an unknown one is red until counsel says it is none', () => {
  for (const text of ['Your account with us is PAST DUE.', 'These are UNSAVED words, and we are UNPAID.'])
    expect(
      findingsFor(text).filter(({ check }) => check === 'name'),
      text,
    ).toEqual([]);
  expect(findingsFor('The money went to WORLDPAY.').filter(({ check }) => check === 'name')).toMatchObject([
    { severity: 'red', words: 'WORLDPAY', settle: 'reason' },
  ]);
  const named = findingsFor('The money went to Zettleman.').filter(({ check }) => check === 'name');
  expect(named).toMatchObject([{ severity: 'red', words: 'Zettleman' }]);
  expect(named[0]?.settle).toBeUndefined();
});

describe('a true sentence by an attorney is read and not flagged', () => {
  test.each([
    'PayPal has withheld $48,250.75 since May 11, 2026.',
    'Of this, a reserve of $12,000.00 has been recorded.',
    'We expect your answer on or before December 15, 2026.',
    'The hold has lasted 196 days, and 180 days is the longest that the term states.',
    'Please call the undersigned, who can speak for Juniper Outfitters LLC.',
    'Maya Okafor will attend any conference on behalf of the Merchant.',
    'The notice, Exhibit A, speaks of a "higher than normal number of disputes."',
    'The rule of Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 434 (Del. 2005), applies.',
    'The Agreement to Arbitrate is no obstacle to an early resolution.',
    'One answer will do; it need not be long.',
    'The Merchant has sold camping equipment since 2016 in Oregon.',
  ])('%s', (text) => {
    expect(findingsFor(text)).toEqual([]);
  });
});

describe('each check catches its own kind of error', () => {
  test.each([
    ['characters', 'The Mer\u200bchant asks for release.'],
    ['characters', 'The M\u0435rchant asks for release.'],
    ['characters', 'The sum is \uff11\uff12 dollars.'],
    ['citation', 'See Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 434 (Del. 2006).'],
    ['citation', 'See Dunlap v. State Farm Fire & Cas. Co., 878 A.2d 435 (Del. 2005).'],
    ['citation', 'See Payco Guild v. Acme, a decision on point.'],
    ['citation', 'Regulation E applies.'],
    ['citation', 'This is contrary to the Fair Payments Act.'],
    ['citation', 'See § 4 of the law.'],
    ['citation', 'Nemec v. Shrader, 991 A.2d 1120 (Del. 2010), is to the contrary.'],
    ['citation', "Square Payment Terms, 'Reserve for Holding Funds' (§ 14; formerly § 13) says so."],
    ['fact', 'The sum withheld is $48,250.57.'],
    ['fact', 'The sum withheld is 48,250 dollars.'],
    ['fact', 'You hold a reserve of $48,250.75.'],
    ['fact', 'The sum withheld is $12,000.00.'],
    ['fact', 'The hold began on May 12, 2026.'],
    ['fact', 'The hold began on 5/12/2026.'],
    ['fact', 'The hold was imposed on December 15, 2026.'],
    ['fact', 'The ratio is 0.4%.'],
    ['fact', 'The hold has lasted 197 days.'],
    ['fact', 'The hold has lasted two hundred days.'],
    ['fact', 'Release half of it at once.'],
    ['fact', 'The account is PP-7731947.'],
    ['fact', 'Write to pay@example.net instead.'],
    ['fact', 'Call (212) 555-0143.'],
    ['fact', 'Your agent wrote: "we will release everything soon."'],
    ['name', 'We spoke with Rupert Vandermeer about this.'],
    ['name', 'The funds were moved to the Meridian Trust Company.'],
    ['threat', 'Otherwise we will report you to the authorities.'],
    ['threat', 'The CFPB will hear of this.'],
    ['threat', 'This is criminal conduct.'],
    ['threat', 'We will post this on social media.'],
    ['structure', 'The refusal is Exhibit K.'],
  ])('%s: %s', (check, text) => {
    expect(redChecks(text)).toContain(check);
  });
});

describe('business names', () => {
  const redsFor = (fields: Partial<CaseFields>) => {
    const full = fullCase('paypal');
    const draft = draftLetter({
      caseFile: { ...full, fields: { ...full.fields, ...fields } },
      letterType: 'initial',
      dated: '2026-11-23',
      firm,
      mailingAddress: ['Legal', '1 Example Square'],
    });
    return verifyLetter(draft.document, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
    }).findings.map((each) => each.check);
  };
  test.each([
    'Кофейня Чайка',
    'مكتبة النور',
    '🕯️ Emberline',
    'Exhibit Z Design LLC',
    'Act One Theater LLC',
    'Eve v. Adam Boutique',
    'Police Supply Co.',
    '24/7 Fitness 2019 LLC',
  ])('a business name may be in any script that is printed: %s', (dba_name) =>
    expect(redsFor({ dba_name })).toEqual([]),
  );
  test.each(['東京文具株式会社', '李明 Trading LLC', '한국 상사'])(
    'a business name that no typeface can print is refused before it is approved: %s',
    (dba_name) => expect(redsFor({ dba_name })).toContain('characters'),
  );
  test('a word mixing two scripts is rejected', () =>
    expect(redsFor({ dba_name: 'Junip\u0435r Goods' })).toContain('characters'));
  test('a founding year before 1900 is recognized as a year', () =>
    expect(redsFor({ year_established: 1776 })).toEqual([]));
});

describe('a changed slot', () => {
  test('a finding on a changed amount names the slot', () => {
    const blocks = base.document.blocks.map((block) =>
      block.id === 'demand.split-settled-without-match'
        ? { ...block, items: (block.items ?? []).map((item) => item.replace('$36,250.75', '$12,000.00')) }
        : block,
    );
    const { findings } = verifyLetter({ ...base.document, blocks }, base.factSheet, { confirmedAuthorityIds: [] });
    const whys = findings
      .filter((each) => each.block_id === 'demand.split-settled-without-match' && each.severity === 'red')
      .map((each) => each.why);
    expect(whys).toContain('The clause calls for Withheld outside any reserve here: $36,250.75.');
  });

  test('swapping amounts between table rows is red', () => {
    const blocks = base.document.blocks.map((block) =>
      block.id === 'facts.amount-split'
        ? {
            ...block,
            rows: [
              ['Part of the sum', 'Amount'],
              ['Rolling reserve', '$36,250.75'],
              ['Settlement not paid out, outside any reserve', '$12,000.00'],
            ],
          }
        : block,
    );
    expect(verifyLetter({ ...base.document, blocks }, base.factSheet, { confirmedAuthorityIds: [] }).ok).toBe(false);
  });

  test('leaving out an outcome that must be disclosed takes a reason', () => {
    const blocks = base.document.blocks.map((block) =>
      block.id === 'grounds.covenant-de' ? { ...block, text: block.text.replace(/Judgment there[^.]*\. /, '') } : block,
    );
    const { findings } = verifyLetter({ ...base.document, blocks }, base.factSheet, {
      confirmedAuthorityIds: base.plan.authorityRefs,
    });
    expect(findings.map((each) => each.key)).toEqual([
      expect.stringMatching(/^dropped:/),
      'disclosure:airborne-v-squid-soap',
    ]);
  });
});

test('figures are normalized by kind', () => {
  expect(figuresIn('$1.5 million, 12%, May 3, 2026, 3 May 2026 and 21-day').map((each) => each.value)).toEqual([
    '2026-05-03',
    '2026-05-03',
    150_000_000,
    12,
    21,
  ]);
});

test('number words are parsed into values and units', () => {
  expect(
    numberWordsIn('forty-eight thousand two hundred fifty dollars within twenty-one days').map(({ value, unit }) => [
      value,
      unit,
    ]),
  ).toEqual([
    [48_250, 'dollars'],
    [21, 'days'],
  ]);
});

test('citations and initials do not end a sentence', () => {
  expect(
    sentencesOf(
      'See Airborne Health, Inc. v. Squid Soap, LP, 984 A.2d 126 (Del. Ch. 2009). The rule holds. Is it so? Yes.',
    ),
  ).toHaveLength(4);
});
