import { describe, expect, test } from 'vitest';
import { needsClick, type LetterBlock, type LetterDocument } from '../../domain/letters/letter.ts';
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

/** The letter with other words in the place of some, which stand in it once. */
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

/** What the edit changes for who approves: red, a click, or nothing. */
function says(name: string, find: string, write: string): 'red' | 'amber' | 'nothing' {
  const draft = draftOf(name);
  const { factSheet, plan } = draft;
  const findings = (document: LetterDocument) =>
    verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;
  const known = new Set(findings(draft.document).map(({ key }) => key));
  const fresh = findings(edited(draft, find, write)).filter(({ key }) => !known.has(key));
  if (fresh.some(({ severity }) => severity === 'red')) return 'red';
  return fresh.some(needsClick) ? 'amber' : 'nothing';
}

describe('the same words with one thing right and one thing wrong', () => {
  test.each<[string, string, string, string]>([
    // A place as others print it.
    ['square-initial', '57 Cal. App. 4th 354 (1997)', '(1997) 57 Cal.App.4th 354', '(1979) 57 Cal.App.4th 354'],
    ['venmo-demand', '87 N.Y.2d 384 (1995)', '87 NY2d 384 (1995)', '87 NY2d 348 (1995)'],
    [
      'stripe-initial',
      'Cal. Civ. Code §§ 3287(a), 3289(b)',
      'Cal. Civ. Code § 3287, subdivision (a), and § 3289, subd. (b)',
      'Cal. Civ. Code § 3287, subdivision (b), and § 3289, subd. (b)',
    ],
    // A case by its name, where it is the one that is cited for the sentence.
    [
      'square-initial',
      'Discretion must be used honestly',
      'As Locke has it, discretion must be used honestly',
      'As Carma has it, discretion must be used honestly',
    ],
    [
      'paypal-follow-up',
      'Judgment in that case went against',
      'Judgment in Airborne went against',
      'Judgment in Airborne did not go against',
    ],
    // A figure in other forms.
    ['square-demand-unsigned', 'now for 70 days', 'now for exactly ten weeks', 'now for exactly eleven weeks'],
    ['stripe-notice-2024-11-11', 'now for 456 days', 'now for well over a year', 'now for nearly a year'],
    ['stripe-demand-2025-11-18', 'now for 364 days', 'now for all but a year', 'now for over a year'],
    [
      'paypal-notice-2025-10-29',
      '$2,000.00 is booked',
      '$2,000.00, roughly one dollar in five, is booked',
      '$2,000.00, roughly one dollar in three, is booked',
    ],
    [
      'amazon-notice',
      'The sum withheld is $48,250.75.',
      'The sum withheld is $48,250.75, more than three quarters of what the Merchant sells in an average month.',
      'The sum withheld is $48,250.75, more than three quarters of what the Merchant sells in its best month.',
    ],
    [
      'stripe-final',
      'settles nothing as to the rest.',
      'settles nothing as to the remaining $61,400.00.',
      'settles nothing as to the remaining $91,400.00.',
    ],
    // How far a day lies from another of the file, and which way.
    [
      'stripe-follow-up',
      'Your answer of December 3, 2026 is',
      'Your answer of December 3, 2026, three days after our letter reached you, is',
      'Your answer of December 3, 2026, three days before our letter reached you, is',
    ],
    [
      'stripe-escalation',
      'Your answer of January 15, 2027 refuses',
      'Your answer of January 15, 2027, now ten days old, refuses',
      'Your answer of January 15, 2027, now twelve days old, refuses',
    ],
    [
      'square-final',
      'closes on January 18, 2027 for',
      'closes on January 18, 2027, ten days from today, for',
      'closes on January 18, 2027, ten days ago, for',
    ],
    // A request for the same in another form.
    [
      'stripe-escalation',
      'Please name the bank or network, produce its instruction',
      'We would ask you to name the bank or network, to produce its instruction',
      'We would ask you to name no bank or network, to produce its instruction',
    ],
    [
      'amazon-demand',
      ': settlements, reserve entries, debits, fees, refunds and disputes.',
      '. It should show settlements, reserve entries, debits, fees, refunds and disputes.',
      '. It should show settlements and reserve entries only.',
    ],
    [
      'paypal-follow-up',
      'Please identify any sale to which the outer limit of 540 days applies.',
      'If the outer limit of 540 days applies to any sale, please identify it.',
      'If the outer limit of 540 days applies to no sale, please identify it.',
    ],
    // A quotation changed in the open.
    [
      'stripe-notice-2024-11-11',
      'If Stripe establishes a Reserve, Stripe will',
      '[I]f Stripe establishes a Reserve, Stripe will',
      '[When] Stripe establishes a Reserve, Stripe will',
    ],
    // A thought beside the reason, and the reason.
    ['square-initial', 'More sales are not in themselves a loss.', '', 'More sales are a loss.'],
    ['amazon-notice', 'through its registered agent', 'through its reg. agent', 'through its claims agent'],
    // An exhibit with its paper.
    [
      'stripe-final',
      'The notice is Exhibit A.',
      'A copy of the notice is attached as Exhibit A.',
      'A copy of the notice is attached as Exhibit B.',
    ],
  ])('%s: %s', (name, find, right, wrong) => {
    expect([says(name, find, right), says(name, find, wrong) === 'nothing']).toEqual(['nothing', false]);
  });

  test('a quotation trimmed in the open, a page of an opinion: no red, and a look', () => {
    expect(says('venmo-notice', 'against the risk of liability', 'against . . . liability')).toBe('amber');
    expect(says('stripe-initial', '2 Cal. 4th 342 (1992).', '2 Cal. 4th 342 (1992). See id. at 372-74.')).toBe('amber');
    expect(says('stripe-initial', '2 Cal. 4th 342 (1992).', '2 Cal. 4th 342 (1992). See id. at 272-74.')).toBe('red');
  });

  test('what the plan says once and the letter twice asks for a look', () => {
    const once = 'The account statements are Exhibit B.';
    expect(says('paypal-initial', once, `${once} ${once}`)).toBe('amber');
  });

  test('a thought may be struck out; what asks, quotes or says where the letter goes is missed', () => {
    expect(says('stripe-initial', 'A hold that secures this exposure should shrink with it.', '')).toBe('nothing');
    expect(says('stripe-initial', 'Please direct further communication on this matter to the undersigned.', '')).toBe(
      'amber',
    );
    expect(says('stripe-initial', 'The Agreement calls for a meeting: please propose a day, or we will.', '')).toBe(
      'amber',
    );
  });

  test.each([
    ['stripe-initial', 'since August 24, 2026:', 'since August 24, 2026 (Monday):', 'since August 24, 2026 (Sunday):'],
    ['stripe-initial', 'over $91,400.00 withheld', 'over U.S. $91,400.00 withheld', 'over U.S. $94,100.00 withheld'],
    [
      'stripe-initial',
      'over $91,400.00 withheld',
      'over US dollars 91,400.00 withheld',
      'over US dollars 94,100 withheld',
    ],
    ['ebay-demand', 'the version of July 26, 2024', 'the version of 7/26/2024', 'the version of 7/24/2024'],
    [
      'stripe-follow-up',
      'certified mail number 9414 7118 9956 0042 1101 27;',
      'certified mail number 9414711899560042110127;',
      'certified mail number 9414711899560042110172;',
    ],
  ])('%s: %s in another form', (letter, find, right, wrong) => {
    expect([says(letter, find, right), says(letter, find, wrong) === 'nothing']).toEqual(['nothing', false]);
  });

  test('a sentence that takes in the one before it leaves neither behind', () => {
    expect(says('amazon-demand', 'the closing of the account. A closed', 'the closing of the acct. A closed')).toBe(
      'nothing',
    );
  });

  test.each([
    ['stripe-initial', 'over $91,400.00 withheld', 'over some $91,400 withheld', 'over some $94,100 withheld'],
    [
      'stripe-initial',
      'now for 91 days, without',
      'now in its ninety-first day, without',
      'now in its ninety-third day, without',
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
