import { sameValue } from './fits.ts';
import { describe, expect, test } from 'vitest';
import type { Finding, LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter, type Draft } from '../draft-letter.ts';
import { verifyLetter } from '../verify-letter.ts';
import { inDigits } from '../text/number-words.ts';
import { cutSentences } from './cut.ts';
import { figuresIn } from './figures.ts';
import { factWordsOf } from './mask.ts';

function golden(name: string): Draft {
  const found = goldens.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return draftLetter(found.request);
}
const square = golden('square-final');
const findingsOf = (document: LetterDocument, { factSheet, plan }: Draft = square): Finding[] =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;

/** The findings on a sentence that an attorney added to the letter. */
function added(text: string, draft: Draft = square): Finding[] {
  const block: LetterBlock = { id: 'own', kind: 'paragraph', clause_id: null, text, fact_refs: [], authority_refs: [] };
  return findingsOf({ ...draft.document, blocks: [...draft.document.blocks, block] }, draft);
}
const red = (text: string): boolean =>
  added(text).some(({ severity, settle }) => severity === 'red' && settle === undefined);

/** Each pair has the same words: the first is proven by the facts, the second is not. */
describe('what a sentence says of the facts is read by its relations', () => {
  test.each([
    [
      'Of the $36,900 that Square keeps, $22,140 is a reserve.',
      'Of the $22,140 that Square keeps, $36,900 is a reserve.',
    ],
    ['A reserve accounts for $22,140.', 'A reserve accounts for $14,760.'],
    ['$14,760 stands outside any reserve.', '$22,140 stands outside any reserve.'],
    ['Unreserved is $14,760; reserved is $22,140.', 'Unreserved is $22,140; reserved is $14,760.'],
    ['$36,900 less $22,140 leaves $14,760.', '$36,900 less $14,760 leaves $14,760.'],
    ['$22,140 and $14,760 add up to $36,900.', '$22,140 and $36,900 add up to $14,760.'],
    [
      'Square is withholding thirty-six thousand nine hundred dollars.',
      'Square is withholding thirty-six thousand dollars.',
    ],
    [
      'Square is holding $36,900 that belongs to the Merchant.',
      'The Merchant is holding $36,900 that belongs to Square.',
    ],
    ['The funds are still withheld.', 'The funds are no longer withheld.'],
    ['The hold has run since 14 September 2026.', 'The hold has run since 15 September 2026.'],
    ['The hold began on Monday, September 14, 2026.', 'The hold began on Tuesday, September 14, 2026.'],
    ['Please answer by 2027-01-25.', 'Please answer by 2026-09-14.'],
    ['Square has until January 25, 2027 to answer.', 'The Merchant has until January 25, 2027 to answer.'],
    ['As of this letter the hold is 116 days old.', 'As of this letter the hold is 126 days old.'],
    ['The hold has now lasted more than 115 days.', 'The hold has now lasted fewer than 115 days.'],
    ['The hold is at least 14 times the illustrated loss.', 'The hold is at most 14 times the illustrated loss.'],
    [
      'Our first letter was sent on November 24, 2026 and delivered on November 30, 2026.',
      'Our first letter was sent on November 30, 2026 and delivered on November 24, 2026.',
    ],
    [
      'It has been 45 days since our first letter of November 24, 2026.',
      'It has been 46 days since our first letter of November 24, 2026.',
    ],
    ['California law governs, as the Agreement chooses it.', 'Delaware law governs, as the Agreement chooses it.'],
    ['The notice of the hold is Exhibit A.', 'The notice of the hold is Exhibit B.'],
    ['Ms. Okafor can speak for the Merchant.', 'Ms. Okafor can speak for Square.'],
    ['This letter is written for Juniper Outfitters.', 'This letter is written for Square.'],
    ['We ask Square to pay the Merchant.', 'We ask the Merchant to pay Square.'],
    ['Square processed the sales of the Merchant.', 'The Merchant processed the sales of Square.'],
    ['The Merchant maintains its claim to the money.', 'The Merchant no longer maintains its claim to the money.'],
    ['The account in question is LQ83NT7V2.', 'The account in question is not LQ83NT7V2.'],
    ['The Merchant sells $62,000 in an average month.', 'The Merchant sells $36,900 in an average month.'],
  ])('%s', (right, wrong) => {
    expect(added(right)).toEqual([]);
    expect(red(wrong)).toBe(true);
  });

  test('what is computed from the facts is not red, and another figure is', () => {
    expect(red('Sixty percent of it has a label.')).toBe(false);
    expect(red('Sixty-one percent of it has a label.')).toBe(true);
  });
});

describe('what gives something up is red until counsel takes it', () => {
  test.each([
    'The Merchant gives up its claim to the remainder.',
    'We accept that the disputes were too many.',
    'We do not dispute the calculation.',
    'You were entitled to place the hold.',
    'The hold may well be justified.',
  ])('%s', (text) => expect(added(text)).toEqual([expect.objectContaining({ check: 'concession', settle: 'reason' })]));
  test.each([
    'Thank you for your attention to this matter.',
    'We acknowledge receipt of your email.',
    'Square is not entitled to keep it.',
    'The number is “higher than we can accept.”',
    'We would welcome a conversation with someone authorized to decide.',
  ])('%s gives nothing up', (text) => expect(added(text).filter(({ check }) => check === 'concession')).toEqual([]));
});

describe('an approximate sum', () => {
  test.each(['Square keeps about $36,900.', 'Some $37,000 is withheld.', 'It comes to roughly $36,900.'])(
    'is red until counsel takes it: %s',
    (text) => expect(added(text).map(({ check, settle }) => [check, settle])).toEqual([['approximation', 'reason']]),
  );
  test('is not an approximation where it is exact, or where a time is meant', () => {
    expect(added('Square keeps $36,900.')).toEqual([]);
    expect(added('This has gone on for about three months.')).toEqual([]);
  });
});

describe('the letter is held against its plan', () => {
  const without = (pattern: RegExp): LetterDocument => ({
    ...square.document,
    blocks: square.document.blocks.filter(({ clause_id }) => !pattern.test(clause_id ?? '')),
  });
  const structure = (document: LetterDocument) => findingsOf(document).filter(({ check }) => check === 'structure');

  test('a planned paragraph, item or row that is gone is red until counsel takes it', () => {
    expect(structure(square.document)).toEqual([]);
    expect(structure(without(/^grounds\.final-covenant-ca$/)).length).toBeGreaterThan(0);
    const shorter = square.document.blocks.map((block) => ({
      ...block,
      ...(block.items && !block.enclosure && { items: block.items.slice(1) }),
    }));
    expect(findingsOf({ ...square.document, blocks: shorter })).toEqual([
      expect.objectContaining({ check: 'locked', settle: 'reason' }),
    ]);
  });

  test('a sentence moved within its letter, or written in place of another, is not missing', () => {
    const others = square.document.blocks.filter(({ kind }) => kind !== 'heading');
    const blocks = square.document.blocks.map((block) => (block.kind === 'heading' ? block : (others.pop() ?? block)));
    expect(structure({ ...square.document, blocks })).toEqual([]);
  });

  test('what the letter calls enclosed and does not bring is red', () => {
    const stripe = golden('stripe-initial');
    const blocks = stripe.document.blocks.filter(({ enclosure }) => !enclosure);
    const found = findingsOf({ ...stripe.document, blocks, exhibits: [] }, stripe);
    expect(found.map(({ key }) => key)).toContain('structure:promise');
  });

  test.each([
    ['bar number', { signature: { ...square.document.signature, bar_number: '000001' } }],
    ['state of admission', { signature: { ...square.document.signature, bar_state: 'Texas' } }],
    ['attorney', { signature: { ...square.document.signature, name: 'Helena Lindqvist' } }],
    ['title', { title: 'Notice of Arbitration' }],
    ['delivery', { delivery_method: 'By facsimile' }],
    ['letterhead', { letterhead: { ...square.document.letterhead, firm_name: 'Lindqvist & Forst LLP' } }],
    ['certified', { certified_mail_number: '9414 7118 9956 0042 1101 28' }],
    ['exhibit', { exhibits: square.document.exhibits.slice(0, -1) }],
  ])('the frame is compared with its record: %s', (_what, change) =>
    expect(structure({ ...square.document, ...change }).length).toBeGreaterThan(0),
  );
});

test('a citation, a quotation, a fact or an exhibit’s letter ends no sentence', () => {
  const words = factWordsOf(square.factSheet);
  expect(
    cutSentences(
      'See Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354 (1997). It says "No. Yes. No." here. See Exhibit A. We ask.',
      words,
    ),
  ).toEqual([
    'See Locke v. Warner Bros., Inc., 57 Cal. App. 4th 354 (1997).',
    'It says "No. Yes. No." here.',
    'See Exhibit A.',
    'We ask.',
  ]);
});

describe('a citation is read as its place', () => {
  test.each([
    ['Interest is claimed under N.Y. CPLR §§ 5001, 5004.', 'Interest is claimed under N.Y. CPLR §§ 5001, 5005.'],
    [
      'Interest is claimed under Cal. Civil Code sections 3287(a) and 3289(b).',
      'Interest is claimed under Cal. Civil Code sections 3287(a) and 3299(b).',
    ],
    [
      'See Restatement (Second) of Contracts §205 (Am. Law Inst. 1981).',
      'See Restatement (Second) of Contracts §206 (Am. Law Inst. 1981).',
    ],
    ['The outcome in Locke is set out above.', 'The outcome in Lockhart is set out above.'],
  ])('%j is in order, %j is not', (right, wrong) => {
    expect([red(right), red(wrong)]).toEqual([false, true]);
  });
});

test('a day is read in the forms in which others write it', () => {
  const day = (text: string): unknown[] => figuresIn(inDigits(text)).map(({ kind, value }) => [kind, value]);
  for (const text of [
    "August 24 '26",
    "8/24/'26",
    '24/08/2026',
    '24.08.2026',
    'August the 24th, 2026',
    'August twenty-fourth, 2026',
    'Aug-24-2026',
  ])
    expect(day(text), text).toEqual([['date', '2026-08-24']]);
  expect(day('8/12/2026')).toEqual([['date', '2026-08-12']]);
  expect(day('the first may be late')).toEqual([]);
  expect(day('ninety-one thousand four hundred US dollars')).toEqual([['money', 91_400_00]]);
  expect(day('USD91,400')).toEqual([['money', 91_400_00]]);
});

test('a slot has its value in another spelling of its days, sections and abbreviations, and no other value', () => {
  const versions = 'the versions of October 7 and November 11, 2024';
  const terms = 'Stripe Payments Terms §§ 5.7, 12 (last modified Nov. 11, 2024)';
  expect(sameValue('the versions of Oct. 7 and Nov. 11, 2024', versions)).toBe(true);
  expect(sameValue('Stripe Payments Terms, secs. 5.7 and 12 (last modified November 11, 2024)', terms)).toBe(true);
  expect(sameValue('the versions of Oct. 7 and Nov. 12, 2024', versions)).toBe(false);
  expect(sameValue('the versions of Nov. 11, 2024 and Oct. 7', versions)).toBe(false);
  for (const [words, expected] of [
    ['180 months', '180 days'],
    ['within 10 days', 'within 10 business days'],
    ['a third', '33 percent'],
  ] as const)
    expect(sameValue(words, expected), words).toBe(false);
  expect(sameValue('Stripe Payments Terms, secs. 5.7 and 13 (last modified November 11, 2024)', terms)).toBe(false);
});
