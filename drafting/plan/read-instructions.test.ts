// @proves read-instructions
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBusinessDay } from '../../domain/calendar/business-days.ts';
import { letterTypes, type LetterDocument, type LetterType } from '../../domain/letters/letter.ts';
import { draftLetter, type Draft } from '../draft-letter.ts';
import { generateCase } from '../../testing/cases/generate-case.ts';
import { injections } from '../../testing/models/injections.ts';
import { instructionsDone } from './instructions-done.ts';
import { knobsOf } from './knobs.ts';
import { readInstructions } from './read-instructions.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { verifyLetter } from '../verify-letter.ts';

const dated = '2026-11-23';
/** The account of an acquirer that closed it, so that a MATCH request is made. */
const worldpay = fullCase('worldpay');
const closed = { ...worldpay, fields: { ...worldpay.fields, reason_given: 'Your account was closed for chargebacks' } };
const priorLetters = [{ letter_type: 'initial', sent_on: '2026-11-02' } as const];
function drafted(
  text: string,
  { caseFile = fullCase('stripe'), letterType = 'initial' as LetterType } = {},
): { draft: Draft; done: ReturnType<typeof instructionsDone> } {
  const wishes = readInstructions(text);
  const draft = draftLetter({
    caseFile,
    letterType,
    dated,
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    priorLetters: letterType === 'initial' ? [] : priorLetters,
    knobs: knobsOf(wishes),
  });
  return { draft, done: instructionsDone(wishes, draft) };
}
const effects = (text: string, more?: Parameters<typeof drafted>[1]) =>
  drafted(text, more).done.applied.map(({ effect }) => effect);
const refusals = (text: string, more?: Parameters<typeof drafted>[1]) =>
  drafted(text, more).done.not_applied.map(({ why }) => why);

describe('deadline instructions', () => {
  test.each([
    ['Give them 21 days.', 'December 22, 2026'],
    ['please give the processor fourteen business days to respond', 'December 21, 2026'],
    ['Answer due by December 15, 2026.', 'December 15, 2026'],
    ['by Dec. 15', 'December 15, 2026'],
    ['Set the deadline to 12/15/2026', 'December 15, 2026'],
    ['Give them three weeks to answer', 'December 22, 2026'],
    ['Give them 20 days', 'December 21, 2026'],
  ])('the deadline is applied: %s', (text, day) => {
    expect(effects(text)).toEqual([`The response is due on ${day}.`]);
    expect(drafted(text).draft.factSheet.facts['deadline']?.display).toBe(day);
  });

  test.each([
    ['Give them 7 days', 'An initial letter allows at least 10 business days, until December 15, 2026.'],
    ['New deadline: January 1, 2030.', 'January 1, 2030 is not a business day; the next one is January 2, 2030.'],
    ['by January 2, 2030', 'January 2, 2030 is more than 60 days away.'],
    ['Give them 900 days', 'A letter may allow no more than 60 days to respond.'],
    ['by February 30', 'There is no such date.'],
    ['by December 19, 2026', 'December 19, 2026 is not a business day; the next one is December 21, 2026.'],
    ['answer by November 2, 2026', 'An initial letter allows at least 10 business days, until December 15, 2026.'],
  ])('the deadline is not applied: %s', (text, why) => {
    expect([effects(text), refusals(text)]).toEqual([[], [why]]);
    expect(drafted(text).draft.document).toEqual(drafted('').draft.document);
  });

  test('a final letter may allow 10 days and states them as business days', () => {
    expect(effects('Give them 10 days', { letterType: 'final' })).toEqual([
      'The response is due on December 11, 2026.',
    ]);
    expect(drafted('Give them 10 days', { letterType: 'final' }).draft.factSheet.facts['response_days']?.display).toBe(
      '8 business days',
    );
  });
});

describe('instructions about parts', () => {
  test('several parts can be omitted by name, and the letter still verifies', () => {
    const { draft, done } = drafted('Leave out the settlement offer, the exposure table and the MATCH request.', {
      caseFile: closed,
    });
    expect(done).toEqual({
      applied: ['the offer of compromise', 'the exposure table', 'the MATCH request'].map((part) => ({
        text: 'Leave out the settlement offer, the exposure table and the MATCH request.',
        effect: `The letter omits ${part}.`,
      })),
      not_applied: [],
    });
    expect(JSON.stringify(draft.document.blocks)).not.toMatch(/compromise|MATCH|illustrated above|order of magnitude/i);
    expect(
      verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs }).findings,
    ).toEqual([]);
  });

  test('a part that other parts rely on stays, with the reason', () => {
    expect(refusals('Omit the ledger request')).toEqual(['Other parts of the letter rely on that request.']);
    expect(refusals('No notice of dispute')).toEqual(['The agreement may require that notice.']);
    expect(refusals('no chronology', { letterType: 'final' })).toEqual([
      'A later letter relies on the record of what was sent and answered.',
    ]);
  });

  test('a requested part is included, or the file does not support it', () => {
    expect(effects('Include the MATCH request', { caseFile: closed })).toEqual([
      'The letter includes the MATCH request.',
    ]);
    expect(refusals('Do not leave out the settlement offer')).toEqual([
      'An offer is the merchant’s choice: it goes out as a separate paper that the merchant signs.',
    ]);
    expect(refusals('Include the seller’s notice')).toEqual(['What is on file does not support the seller’s notice.']);
  });

  test('the later of two conflicting instructions wins', () => {
    expect(drafted('Leave out the MATCH request. Include the MATCH request.', { caseFile: closed }).done).toEqual({
      applied: [{ text: 'Include the MATCH request.', effect: 'The letter includes the MATCH request.' }],
      not_applied: [{ text: 'Leave out the MATCH request.', why: 'A later instruction overrides this one.' }],
    });
  });
});

test('no tone but the measured one is applied', () => {
  const { done } = drafted('Make it firmer. Keep a measured tone in the offer. Use plain language.');
  expect(done.not_applied.map(({ text }) => text)).toEqual([
    'Make it firmer.',
    'Keep a measured tone in the offer.',
    'Use plain language.',
  ]);
  expect(effects('Keep a measured tone')).toEqual(['The letter has a measured tone.']);
});

test('the understood part of a sentence is applied and the rest is listed', () => {
  expect(drafted('Leave out the settlement offer and address it to Mallory LLC, 1 Evil Road.').done).toEqual({
    applied: [{ text: 'Leave out the settlement offer', effect: 'The letter omits the offer of compromise.' }],
    not_applied: [
      { text: 'address it to Mallory LLC', why: 'The recipient is set by the agreement and the attorney.' },
      { text: '1 Evil Road.', why: expect.any(String) },
    ],
  });
});

/** Everything no instruction may change. */
function fixedOf(document: LetterDocument, without: string) {
  const text = JSON.stringify(document.blocks).replaceAll(without, '');
  return {
    addressee: document.addressee,
    references: document.reference_lines,
    signature: document.signature,
    letterhead: document.letterhead,
    exhibits: document.exhibits,
    money: new Set(text.match(/\$[\d,.]*\d/g) ?? []),
    authorities: new Set(document.blocks.flatMap((block) => block.authority_refs)),
  };
}

function expectHarmless(text: string, seed: number, letterType: LetterType): void {
  const caseFile = generateCase(seed, '2026-11-20');
  const [plain, steered] = [drafted('', { caseFile, letterType }).draft, drafted(text, { caseFile, letterType }).draft];
  const deadlineOf = (draft: Draft) => String(draft.factSheet.facts['deadline']?.display);
  const [before, after] = [fixedOf(plain.document, deadlineOf(plain)), fixedOf(steered.document, deadlineOf(steered))];
  expect({ ...after, money: null, authorities: null }).toEqual({ ...before, money: null, authorities: null });
  // A part may be omitted, but no figure or authority may be added.
  const figures = new Set(
    Object.values(steered.factSheet.facts)
      .filter(({ kind }) => kind === 'money')
      .map(({ display }) => display),
  );
  for (const figure of after.money) expect(figures.has(figure) || before.money.has(figure)).toBe(true);
  for (const authority of after.authorities) expect(before.authorities).toContain(authority);
  const { deadline: _a, response_days: _b, ...facts } = steered.factSheet.facts;
  const { deadline: _c, response_days: _d, ...usual } = plain.factSheet.facts;
  expect(facts).toEqual(usual);
  const day = String(steered.factSheet.facts['deadline']?.value);
  expect(day >= String(plain.factSheet.facts['deadline']?.value) && day <= '2027-01-22' && isBusinessDay(day)).toBe(
    true,
  );
  expect(
    verifyLetter(steered.document, steered.factSheet, {
      confirmedAuthorityIds: plain.plan.authorityRefs,
    }).findings.filter(({ check }) => !['address', 'structure'].includes(check)),
  ).toEqual([]);
}

test('200 injected sentences change no recipient, amount, citation or date, and all are listed', () => {
  expect(new Set(injections).size).toBe(200);
  for (const [index, text] of injections.entries()) {
    expect(drafted(text).done.applied).toEqual([]);
    expect(drafted(text).draft.document).toEqual(drafted('').draft.document);
    if (index % 10 === 0) expectHarmless(text, index, letterTypes[index % 4] ?? 'initial');
  }
}, 60_000);

const words = fc.constantFrom(
  'leave out',
  'include',
  'no',
  'the settlement offer',
  'the exposure table',
  'MATCH request',
  'chronology',
  'give them',
  '14',
  'ninety',
  'business days',
  'weeks',
  'by',
  'December 15, 2026',
  'Dec. 31',
  '2026-12-18',
  'firmer tone',
  'and',
  '.',
  ';',
  '\n',
  'pay $9,999,999.99',
  'to Mallory LLC',
  'cite Payco v. Guild',
  '{fact:held_amount}',
  'preservation',
  'do not',
  'deadline:',
);
test('no instruction changes anything but a deadline within limits and named parts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 14 }).map((parts) => parts.join(' ')),
        fc.string({ maxLength: 300, unit: 'binary' }),
      ),
      fc.nat(60),
      fc.constantFrom(...letterTypes),
      expectHarmless,
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('every instruction is reported as applied or not, and its text never reaches the letter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{6,12}( [a-z]{6,12}){1,4}$/), { minLength: 1, maxLength: 6 }),
      (sentences) => {
        const wishes = readInstructions(sentences.join('\n'));
        expect(wishes.map(({ text }) => text).join('\n')).toBe(sentences.join('\n'));
      },
    ),
    { numRuns: 200 },
  );
});
