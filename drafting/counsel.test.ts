import { describe, expect, test } from 'vitest';
import type { CaseFields } from '../domain/case-fields.ts';
import { processors, type Processor } from '../domain/processors.ts';
import { profiles } from '../knowledge/processors/profiles.ts';
import { letterTypes, type LetterType } from '../domain/letters/letter.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { letterAsText } from './text/render-text.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { goldens, thinCase } from '../testing/goldens/scenarios.ts';

/** What counsel would strike out when reading the letter aloud, or could be quoted against us. */
const dated = '2026-11-23';
function drafted(
  processor: Processor,
  fields: Partial<CaseFields> = {},
  letterType: LetterType = 'initial',
  on = dated,
): Draft {
  const full = fullCase(processor);
  return draftLetter({
    caseFile: { ...full, fields: { ...full.fields, ...fields } },
    letterType,
    dated: on,
    firm,
    mailingAddress: ['Legal', '1 Example Square'],
    ...(letterType !== 'initial' && { priorLetters: [{ letter_type: 'initial' as const, sent_on: '2026-11-24' }] }),
  });
}
const idsOf = ({ document }: Draft): string[] => document.blocks.map(({ id }) => id);
const textOf = (draft: Draft): string => letterAsText(draft.document);
const alternative = ({ document }: Draft): string =>
  document.blocks.find(({ id }) => id.startsWith('demand.') && !id.endsWith('heading'))?.items?.[1] ?? '';

describe('the first page says the sum, the breach and the day', () => {
  test.each(processors.filter((each) => !['authorize_net', 'other'].includes(each)))('%s', (processor) => {
    const draft = drafted(processor);
    const [salutation, opening = '', breach = ''] = draft.document.blocks.map(({ text }) => text);
    expect(salutation).toBe('To the Legal Department:');
    expect(opening).toContain(draft.factSheet.facts['held_amount']?.display);
    expect(opening).toContain(draft.factSheet.facts['deadline']?.display);
    expect(breach).toMatch(/^The breach in short: /);
  });

  test('a gateway, which may hold nothing, is not charged with a breach at the outset', () => {
    expect(idsOf(drafted('authorize_net')).some((id) => id.startsWith('opening.breach'))).toBe(false);
  });

  test('a last day that the agreement states is the breach once it has passed, and not before', () => {
    expect(idsOf(drafted('paypal'))).toContain('opening.breach-last-day');
    expect(idsOf(drafted('venmo'))).toContain('opening.breach-venmo-last-day');
    expect(idsOf(drafted('paypal', { hold_started_on: '2026-08-24' }))).toContain('opening.breach');
  });
});

describe('no letter volunteers what helps the other side', () => {
  const admissions =
    /We acknowledge|We expect the Agreement|validly waived|earns no interest|no reasonableness wording|withheld for good|We do not quote it|holds no copy|No document is enclosed|file does not show/;

  test.each(goldens)('$name admits no adverse term and no gap of our own', ({ request }) => {
    expect(textOf(draftLetter(request))).not.toMatch(admissions);
  });

  test.each(processors)('a letter to %s with few known facts admits none either', (processor) => {
    for (const letterType of letterTypes)
      expect(
        textOf(
          draftLetter({
            caseFile: thinCase(processor),
            letterType,
            dated: '2026-12-14',
            firm,
            mailingAddress: null,
            priorLetters: letterType === 'initial' ? [] : [{ letter_type: 'initial', sent_on: '2026-11-24' }],
          }),
        ),
      ).not.toMatch(admissions);
  });

  test('an account is mentioned if it is a year older than its hold, and otherwise not', () => {
    expect(textOf(drafted('stripe'))).toContain('The account was opened on March 4, 2019.');
    expect(textOf(drafted('stripe', { account_opened_on: '2026-02-02' }))).not.toContain('The account was opened');
  });
});

describe('the alternative fits the exposure', () => {
  test('before the window is over it is a release in steps', () => {
    const draft = drafted('stripe');
    expect(idsOf(draft)).toContain('exposure.window-open');
    expect(alternative(draft)).toContain('in steps as each such transaction passes 120 days');
  });

  test.each([
    ['2026-07-20', '2026-11-23', 'exposure.window-closing'],
    ['2026-08-11', '2026-12-15', 'exposure.window-closing'],
    ['2026-06-15', '2026-10-19', 'exposure.window-closed'],
  ])('a hold since %s leaves the window on %s: by the reply day only open disputes are left', (start, end, id) => {
    const draft = drafted('stripe', { hold_started_on: start });
    expect(draft.factSheet.facts['window_end']?.value).toBe(end);
    expect(idsOf(draft)).toContain(id);
    expect(alternative(draft)).toContain('in an open dispute');
    expect(alternative(draft)).not.toContain('120 days');
  });

  test('a window that closes the day after the reply is due is still open', () => {
    expect(idsOf(drafted('stripe', { hold_started_on: '2026-08-12' }))).toContain('exposure.window-open');
  });
});

test('only a processor with a program of its own for buyers is asked for the claims under it', () => {
  const program = /^exposure\.(buyer-claims|venmo-program)/;
  const asked = processors.filter((each) => idsOf(drafted(each)).some((id) => program.test(id)));
  expect(asked).toEqual(processors.filter((each) => profiles[each].buyer_claims));
  expect(asked).toContain('paypal');
});

describe('the grounds', () => {
  test.each(['final', 'escalation'] as const)('a %s letter keeps the last day as its ground', (letterType) => {
    for (const processor of ['paypal', 'venmo'] as const) {
      const draft = drafted(processor, {}, letterType, '2027-01-08');
      const contract = draft.document.blocks.find(({ id }) => /^grounds\.later-contract-.*last-day-/.test(id));
      expect(contract?.text, processor).toContain('November 7, 2026');
    }
  });

  test('the law is cited to the clause that chooses it', () => {
    expect(textOf(drafted('square'))).toContain(
      'The Agreement chooses California law (Square General Terms of Service, § 23).',
    );
    expect(textOf(drafted('stripe'))).toContain('(Stripe Services Agreement, General Terms, § 13.1 (United States))');
  });

  test('the first letter to Stripe quotes what a reserve is and the widest ground of a suspension', () => {
    const text = textOf(drafted('stripe'));
    expect(text).toContain('“collateral funds which Stripe holds and controls to satisfy any liabilities');
    expect(text).toContain(
      '“otherwise presents an unacceptable risk to Stripe” (Stripe Services Agreement, General Terms § 10.1(b)(i))',
    );
  });

  test('Stripe’s terms on costs are told to the merchant with the statute that makes them mutual', () => {
    const [newest] = profiles.stripe.agreements;
    const costs = newest?.adverse.filter(({ anchor }) => anchor === '§ 11.5').map(({ plain }) => plain);
    expect(costs).toEqual([expect.stringContaining('§ 1717'), expect.stringContaining('§ 1717')]);
  });

  test('no use of the money is claimed before it fell due', () => {
    for (const processor of processors) expect(textOf(drafted(processor))).not.toMatch(/its use since [A-Z]/);
  });
});

describe('interest', () => {
  test('a first letter counts it only where a term of the agreement has run out', () => {
    expect(textOf(drafted('paypal'))).toContain(
      'comes, rounded down, to $4.96 a day, or $74.48 for 15 days, computed before rounding',
    );
    expect(drafted('stripe').factSheet.facts['interest_per_day']).toBeUndefined();
    expect(drafted('paypal', { hold_started_on: '2026-08-24' }).factSheet.facts['interest_per_day']).toBeUndefined();
  });

  test.each(processors)('a letter to %s claims interest, whatever the law', (processor) => {
    for (const letterType of letterTypes)
      expect(textOf(drafted(processor, {}, letterType, '2026-12-14'))).toMatch(/\bInterest\b.* (?:claimed|accrue)/);
  });
});

test('the part on a proposal is labeled once', () => {
  const escalation = goldens.find(({ name }) => name === 'paypal-escalation');
  const text = escalation ? textOf(draftLetter(escalation.request)) : '';
  expect(text.split('Fed. R. Evid. 408')).toHaveLength(2);
});

describe('whom a letter charges', () => {
  test.each(letterTypes)('a gateway is asked who holds the money (%s)', (letterType) => {
    const { document } = drafted('authorize_net', {}, letterType, '2026-12-14');
    const demand = document.blocks.find(({ id }) => id.startsWith('demand.gateway'));
    expect(demand?.items?.[0]).toMatch(/holds?\b.*\$48,250\.75.*under which/i);
    expect(demand?.items?.[1]).toMatch(/part (?:of|that)/);
    expect(demand?.items?.some((item) => item.startsWith('In the alternative'))).toBe(true);
  });

  test('a sole proprietor is named as an individual', () => {
    const text = textOf(
      drafted('paypal', {
        legal_business_name: 'Lena Katz',
        legal_business_name_full: 'Lena Katz',
        dba_name: 'Happy Paws',
        business_entity_type: 'sole_proprietor',
      }),
    );
    expect(text).toContain('This firm represents Lena Katz, doing business as Happy Paws (the “Merchant”)');
  });

  test.each([
    ['Your business has been added to the MATCH list', 'a MATCH listing was made', 'Withdraw the MATCH listing'],
    [
      'Your account is terminated and may be placed on the MATCH list',
      'was or may be made',
      'has been or will be listed',
    ],
    [
      'Your account is terminated; it was not added to the MATCH list',
      'was or may be made',
      'has been or will be listed',
    ],
  ])('a MATCH listing was made when the notice says so: %s', (reason_given, understood, asked) => {
    const text = textOf(drafted('worldpay', { reason_given }));
    expect(text).toContain(understood);
    expect(text).toContain(asked);
  });

  test.each([
    ['a processor that is no acquirer', 'stripe', 'Your account is terminated because of chargebacks'],
    ['an acquirer that did not close the account', 'worldpay', 'A rolling reserve of 10% applies to your settlement'],
  ] as const)('no MATCH request is made of %s', (_who, processor, reason_given) => {
    const { document } = drafted(processor, { reason_given });
    expect(document.blocks.filter(({ id }) => id.startsWith('demand.')).length).toBeGreaterThan(0);
    expect(JSON.stringify(document.blocks.filter(({ id }) => id.startsWith('demand.')))).not.toContain('MATCH');
  });
});

test('a letter that goes by e-mail alone allows no days for the post', () => {
  const lead = (name: string): string | undefined => {
    const found = goldens.find((each) => each.name === name);
    return found && /which allows (.*?),/.exec(textOf(draftLetter(found.request)))?.[1];
  };
  expect(lead('stripe-initial')).toBe('15 business days to answer');
  expect(lead('paypal-initial')).toBe('5 business days for delivery and 10 business days to answer');
});

test('a waiting period that is over is never said to run', () => {
  const escalation = goldens.find(({ name }) => name === 'ebay-escalation');
  const text = escalation ? textOf(draftLetter(escalation.request)) : '';
  expect(text).toContain(
    'The period of 45 days, counted at the latest from November 30, 2026, ended on January 14, 2027.',
  );
  expect(text).not.toContain('runs from its receipt');
});
