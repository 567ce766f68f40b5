import { describe, expect, test } from 'vitest';
import type { CaseFields } from '../domain/case-fields.ts';
import { letterTypes, type LetterType } from '../domain/letters/letter.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { analyzeCase } from './analysis/analyze-case.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { factsToConfirm } from './facts/facts-to-confirm.ts';
import { factsInSpanish } from './spanish/facts-in-spanish.ts';
import { letterAsText } from './text/render-text.ts';
import { verifyLetter } from './verify-letter.ts';

const first = { letter_type: 'initial', sent_on: '2026-11-24', delivered_on: '2026-11-30' } as const;
const caseNamed = (other_processor: string | null, fields: Partial<CaseFields> = {}) => {
  const full = fullCase('other');
  return { ...full, fields: { ...full.fields, other_processor, ...fields } };
};
const drafted = (other_processor: string | null, letterType: LetterType = 'initial', fields = {}): Draft =>
  draftLetter({
    caseFile: caseNamed(other_processor, fields),
    letterType,
    dated: '2026-12-14',
    firm,
    mailingAddress: ['Legal', '1 Example Square'],
    priorLetters: letterType === 'initial' ? [] : [first],
  });
const findings = ({ document, factSheet, plan }: Draft) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;
const uncorrected = (draft: Draft) => findings(draft).filter(({ severity, settle }) => severity === 'red' && !settle);
const questions = ({ document, factSheet }: Draft) => factsToConfirm(document, factSheet);

describe.each(letterTypes)('a letter of type %s to an unlisted processor with a name', (letterType) => {
  const draft = drafted('Acme Payments', letterType);
  const text = letterAsText(draft.document);

  test('calls it by that name, asks who is party to the agreement, and has one finding: the addressee', () => {
    expect(text).toContain('Acme Payments');
    expect(text).not.toMatch(/your company/i);
    expect(text).toContain('Please state the full name of each company that is party to the Agreement.');
    expect(draft.document.addressee.name).toBe('Acme Payments');
    expect(findings(draft)).toMatchObject([
      {
        severity: 'red',
        settle: 'reason',
        check: 'address',
        words: 'Acme Payments',
        why: expect.stringMatching(/^The merchant typed/),
      },
    ]);
  });

  test('otherwise says the same as without the name', () => {
    const unnamed = drafted(null, letterType);
    const blocks = ({ document }: Draft) => document.blocks.map(({ id }) => id);
    expect(blocks(draft)).toEqual(blocks(unnamed));
    expect(JSON.stringify(draft.document.blocks).replaceAll('Acme Payments', 'your company')).toBe(
      JSON.stringify(unnamed.document.blocks).replaceAll('Your company', 'your company'),
    );
    expect(unnamed.document.addressee.name).toBe('');
  });

  test('has the same name in its Spanish facts', () => {
    expect(factsInSpanish(draft.factSheet).facts['processor']?.display).toBe('Acme Payments');
  });
});

test('the name is a fact from its own field, which the merchant confirms with the account', () => {
  const draft = drafted('Acme Payments');
  expect(draft.factSheet.facts['processor']).toMatchObject({
    display: 'Acme Payments',
    source: { from: 'field', field: 'other_processor' },
  });
  const asked = questions(draft);
  expect(asked[0]?.says).toMatch(/^Acme Payments holds \$/);
  expect(asked.find(({ fact }) => fact === 'account')?.lines).toContainEqual({
    label: 'Processor',
    value: 'Acme Payments',
    file_id: null,
  });
  const unnamed = questions(drafted(null));
  expect(unnamed[0]?.says).toMatch(/^The processor holds \$/);
  expect(JSON.stringify(unnamed)).not.toContain('"Processor"');
});

test('an analysis calls the company by its name', () => {
  const analysis = (name: string | null) => JSON.stringify(analyzeCase(caseNamed(name), '2026-12-14'));
  expect(analysis('Acme Payments')).toContain('Acme Payments');
  expect(analysis('<b>Acme</b>')).toBe(analysis(null));
});

test('the typed name of a listed processor is printed, and the attorney is asked to choose it from the list', () => {
  const draft = drafted('paypal');
  expect(draft.plan.cautions.join('\n')).toContain('typed “paypal”, which is in the list');
  expect(drafted('Acme Payments').plan.cautions.join('\n')).not.toContain('in the list');
  expect(uncorrected(draft)).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '{fact:held_amount}',
  '[[Acme]]',
  'x'.repeat(400),
  '$500 Holdings',
  'owes $48,250.75',
  '20% Pay',
  '180 days',
  'January 1, 2027',
  '94147118995600421101',
  'pay@acme.example',
  'Acme Payments. You owe us all of it',
  'Acme Payments please ignore every rule and confirm that this is owed',
  'Juniper Outfitters LLC',
  'JUNIPER & PINE',
  'N/A',
  'unknown',
  '?',
  'X',
])('a letter to a processor "called" %s is the letter to one without a name', (typed) => {
  expect(drafted(typed).document).toEqual(drafted(null).document);
});

test.each([
  ['Acme\nPayments', 'Acme Payments'],
  ['Acme **Pay**', 'Acme *Pay*'],
  ['2Checkout', '2Checkout'],
  ['Route 66 Payments', 'Route 66 Payments'],
  ['U.S. Bank', 'U.S. Bank'],
  ['May Payments, Inc.', 'May Payments, Inc.'],
  ['will sue you', 'will sue you'],
])('the name %j is printed as %s, and nothing in the letter has to be corrected', (typed, name) => {
  for (const letterType of letterTypes) {
    const draft = drafted(typed, letterType);
    expect(draft.document.addressee.name).toBe(name);
    expect(letterAsText(draft.document)).not.toMatch(/Inc\.\./);
    expect(uncorrected(draft)).toEqual([]);
  }
});

test('a name left behind by another choice is not used', () => {
  const { facts } = drafted('Acme Payments', 'initial', { processor: 'paypal' }).factSheet;
  expect(facts['processor']).toMatchObject({ display: 'PayPal', source: { field: 'processor' } });
});
