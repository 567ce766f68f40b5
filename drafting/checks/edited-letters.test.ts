import { describe, expect, test } from 'vitest';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter, type Draft } from '../draft-letter.ts';
import { verifyLetter } from '../verify-letter.ts';
import { folded } from '../text/display.ts';

const drafts = new Map<string, Draft>();
function draftOf(name: string): Draft {
  const golden = goldens.find((each) => each.name === name);
  if (!golden) throw new Error(name);
  const draft = drafts.get(name) ?? draftLetter(golden.request);
  drafts.set(name, draft);
  return draft;
}

/** The letter with `find`, which occurs once in it, replaced by `write`. */
function edited({ document }: Draft, find: string, write: string): LetterDocument {
  const put = (text: string): string => {
    const plain = folded(text);
    return plain.includes(find) ? plain.replace(find, () => write) : text;
  };
  const blocks = document.blocks.map((block): LetterBlock => ({
    ...block,
    text: put(block.text),
    ...(block.items && { items: block.items.map(put) }),
  }));
  if (JSON.stringify(blocks) === JSON.stringify(document.blocks)) throw new Error(`stands nowhere: ${find}`);
  return { ...document, blocks };
}

/**
 * The verdict on an edit: `red` until the text is corrected, `reason` until counsel gives one, or `read` like any other
 * text.
 */
function says(name: string, find: string, write: string): 'red' | 'reason' | 'read' {
  const draft = draftOf(name);
  const { factSheet, plan } = draft;
  const findings = (document: LetterDocument) =>
    verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;
  const known = new Set(findings(draft.document).map(({ key }) => key));
  const fresh = findings(edited(draft, find, write)).filter(
    ({ key, severity }) => severity === 'red' && !known.has(key),
  );
  if (fresh.some(({ settle }) => settle === undefined)) return 'red';
  return fresh.length > 0 ? 'reason' : 'read';
}

describe('the same words with one thing right and one thing wrong', () => {
  test.each<[string, string, string, string]>([
    // A cited place as others print it.
    ['square-initial', '57 Cal. App. 4th 354 (1997)', '(1997) 57 Cal.App.4th 354', '(1979) 57 Cal.App.4th 354'],
    ['venmo-demand', '87 N.Y.2d 384 (1995)', '87 NY2d 384 (1995)', '87 NY2d 348 (1995)'],
    [
      'stripe-initial',
      'Cal. Civ. Code §§ 3287(a), 3289(b)',
      'Cal. Civ. Code § 3287, subdivision (a), and § 3289, subd. (b)',
      'Cal. Civ. Code § 3287, subdivision (b), and § 3289, subd. (b)',
    ],
    // A figure in other forms.
    [
      'square-demand-unsigned',
      'has lasted 70 days.',
      'has lasted exactly ten weeks.',
      'has lasted exactly eleven weeks.',
    ],
    [
      'paypal-notice-2025-10-29',
      '$2,000.00 is booked',
      '$2,000.00, roughly one dollar in five, is booked',
      '$2,000.00, roughly one dollar in three, is booked',
    ],
    // A quotation changed visibly.
    [
      'stripe-notice-2024-11-11',
      'If Stripe establishes a Reserve, Stripe will',
      '[I]f Stripe establishes a Reserve, Stripe will',
      '[When] Stripe establishes a Reserve, Stripe will',
    ],
    // An exhibit with its paper.
    [
      'stripe-final',
      'The notice is Exhibit A.',
      'A copy of the notice is attached as Exhibit A.',
      'A copy of the notice is attached as Exhibit B.',
    ],
  ])('%s: %s', (name, find, right, wrong) => {
    expect([says(name, find, right), says(name, find, wrong)]).toEqual(['read', 'red']);
  });

  test('a mere thought may be struck out, and a sentence that asks or quotes takes a reason', () => {
    expect(says('stripe-initial', 'A hold that secures this exposure should shrink with it.', '')).toBe('read');
    expect(says('stripe-initial', 'Please direct further communication on this matter to the undersigned.', '')).toBe(
      'reason',
    );
    expect(
      says(
        'stripe-initial',
        'The service terms in force since are not on our file; if they govern, please produce them.',
        '',
      ),
    ).toBe('reason');
  });

  test('a page of an opinion is marked as unread, and a page outside the opinion is red', () => {
    expect(says('stripe-initial', '2 Cal. 4th 342 (1992).', '2 Cal. 4th 342 (1992). See id. at 372-74.')).toBe('read');
    expect(says('stripe-initial', '2 Cal. 4th 342 (1992).', '2 Cal. 4th 342 (1992). See id. at 272-74.')).toBe('red');
  });

  test.each([
    ['stripe-initial', 'since August 24, 2026:', 'since August 24, 2026 (Monday):', 'since August 24, 2026 (Sunday):'],
    [
      'stripe-follow-up',
      'certified mail number 9414 7118 9956 0042 1101 27;',
      'certified mail number 9414711899560042110127;',
      'certified mail number 9414711899560042110172;',
    ],
  ])('%s: %s in another form', (letter, find, right, wrong) => {
    expect([says(letter, find, right), says(letter, find, wrong)]).toEqual(['read', 'red']);
  });

  test.each([
    ['stripe-initial', 'over $91,400.00 withheld', 'over some $91,400 withheld', 'over some $94,100 withheld'],
    [
      'stripe-initial',
      'the hold has lasted 91 days.',
      'the hold is in its ninety-first day.',
      'the hold is in its ninety-third day.',
    ],
    [
      'square-final',
      'The chronology is as follows.',
      'The chronology is as follows. The Merchant has written twice.',
      'The chronology is as follows. The Merchant has lost twice the sum.',
    ],
    [
      'stripe-follow-up',
      'Our letter sent on November 24, 2026 asked for the calculation behind the hold, which',
      'We asked for the calculation behind the hold on November 24, 2026, which',
      'The hold on November 24, 2026 is without the calculation that we asked for, which',
    ],
    [
      'paypal-initial',
      'The account statements are Exhibit B.',
      'The account statements are Exhibit B. The hold has run sixteen days past the 180.',
      'The account statements are Exhibit B. The hold has run sixteen days past the 170.',
    ],
  ])('%s: a right figure in these words is not red, another one is', (letter, find, right, wrong) => {
    expect(says(letter, find, right)).not.toBe('red');
    expect(says(letter, find, wrong)).toBe('red');
  });
});
