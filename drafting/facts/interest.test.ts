import { describe, expect, test } from 'vitest';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { Processor } from '../../domain/processors.ts';
import { draftLetter, type Draft, type DraftRequest } from '../draft-letter.ts';
import { redated } from '../redate.ts';
import { letterAsText } from '../text/render-text.ts';
import { verifyLetter } from '../verify-letter.ts';
import { buildFactSheet } from './fact-sheet.ts';
import { simpleInterest } from './interest.ts';

function requestOf(name: string, fields: Partial<CaseFields> = {}, more: Partial<DraftRequest> = {}): DraftRequest {
  const golden = goldens.find((each) => each.name === name);
  if (!golden) throw new Error(name);
  const { caseFile } = golden.request;
  return { ...golden.request, caseFile: { ...caseFile, fields: { ...caseFile.fields, ...fields } }, ...more };
}
const valuesOf = ({ factSheet: { facts } }: Draft) =>
  Object.fromEntries(
    Object.values(facts).flatMap(({ id, value }) => (id.startsWith('interest_') ? [[id, value]] : [])),
  );
const find = (draft: Draft) => draft.document.blocks.find(({ id }) => id.startsWith('closing.interest-day'));
const findings = ({ document, factSheet, plan }: Draft) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;

describe('interest to the day', () => {
  test('simple interest is counted in cents and rounded down', () => {
    expect(simpleInterest(61_400_00, 10, 1)).toBe(16_82);
    expect(simpleInterest(61_400_00, 10, 22)).toBe(370_08);
    expect(simpleInterest(100_00, 10, 365)).toBe(10_00);
  });

  test('interest runs from the day after the first letter’s time to pay, on what is still withheld', () => {
    // Delivered on November 30, so ten business days end on December 14; the letter of November 24 asks for a reply by
    // December 16.
    expect(valuesOf(draftLetter(requestOf('stripe-final')))).toEqual({
      interest_on: 61_400_00,
      interest_rate: 10,
      interest_from_demand: '2026-12-17',
      interest_per_day: 16_82,
      interest_days: 22,
      interest_to_date: 370_08,
    });
  });

  test('a recorded reply day counts before a computed one', () => {
    const request = requestOf('stripe-final');
    const priorLetters = (request.priorLetters ?? []).map((each) => ({ ...each, reply_due_on: '2026-12-21' }));
    expect(valuesOf(draftLetter({ ...request, priorLetters }))).toMatchObject({ interest_from_demand: '2026-12-22' });
  });

  test('where the agreement allows a hold of so many days, interest runs from the day after them', () => {
    expect(valuesOf(draftLetter(requestOf('paypal-follow-up')))).toMatchObject({
      interest_on: 36_250_75,
      interest_rate: 5,
      interest_from_term: '2026-11-08',
    });
  });

  test.each([
    ['such a term still runs', 'paypal-final', { hold_started_on: '2026-10-01' }],
    ['the sum is not on file', 'stripe-final', { held_amount_cents: null }],
    ['all of the sum is a reserve', 'square-final', { rolling_reserves_held_cents: 36_900_00 }],
    ['the hold’s start is not on file and a term counts from it', 'paypal-final', { hold_started_on: null }],
  ] as const)('none is counted while %s', (_why, name, fields) => {
    const draft = draftLetter(requestOf(name, fields));
    expect(valuesOf(draft)).toEqual({});
    expect(find(draft)).toBeUndefined();
    expect(findings(draft)).toEqual([]);
  });

  test.each(['ebay', 'amazon', 'shopify', 'worldpay'] as const)(
    'a letter to %s names no rate, because the knowledge has none for its law',
    (processor: Processor) => {
      const { fields, ...file } = fullCase(processor);
      const draft = draftLetter({ ...requestOf('stripe-final'), replies: [], caseFile: { ...file, fields } });
      expect(valuesOf(draft)).toEqual({});
      expect(letterAsText(draft.document)).not.toMatch(/% a year/);
    },
  );

  test('a first letter counts no interest', () => {
    expect(valuesOf(draftLetter(requestOf('stripe-initial')))).toEqual({});
  });

  test('a retired authority takes its rate with it', () => {
    const draft = draftLetter(
      requestOf('stripe-final', {}, { retired: { authorityIds: ['cal-interest'], clauseIds: [] } }),
    );
    expect(find(draft)).toBeUndefined();
    expect(draft.factSheet.facts['interest_per_day']).toBeUndefined();
  });

  test('the attorney is asked to confirm the day, the rate and that interest is not waived', () => {
    expect(draftLetter(requestOf('stripe-final')).plan.cautions).toContain(
      'Interest is counted from December 17, 2026: confirm the day, the rate, and that no term of the agreement validly waives interest.',
    );
  });

  test.each([
    ['$16.82', '$26.82'],
    ['$370.08', '$376.90'],
    ['10% a year', '12% a year'],
    ['$16.82 a day and, computed before rounding, $370.08', '$370.08 a day and, computed before rounding, $16.82'],
    ['December 17, 2026', 'December 1, 2026'],
  ])('the verifier bars %s written as %s', (right, wrong) => {
    const draft = draftLetter(requestOf('stripe-final'));
    const own = find(draft);
    const blocks = draft.document.blocks.map((block) =>
      block.id === own?.id ? { ...block, text: block.text.replace(right, wrong) } : block,
    );
    expect(blocks).not.toEqual(draft.document.blocks);
    const { ok } = verifyLetter({ ...draft.document, blocks }, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
    });
    expect(ok).toBe(false);
  });

  test.each([
    ['Interest accrues at $16.82 a day.', true],
    ['Interest accrues at $370.08 a day.', false],
    ['Interest to date comes to $370.08.', true],
    ['Interest to date comes to $16.82.', false],
  ])('an attorney’s own words about interest are compared with the facts: %s', (text, right) => {
    const draft = draftLetter(requestOf('stripe-final'));
    const own = { id: 'own', kind: 'paragraph' as const, clause_id: null, text, fact_refs: [], authority_refs: [] };
    const document = { ...draft.document, blocks: [...draft.document.blocks, own] };
    const found = verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
    expect(found.ok).toBe(right);
    if (right) expect(found.findings).toEqual([]);
  });

  test('another letter date changes only the interest to date', () => {
    const request = requestOf('stripe-final');
    const draft = draftLetter(request);
    const dated = '2027-01-11';
    const { caseFile, letterType, priorLetters = [], replies = [], mailingAddress, packet } = request;
    const after = buildFactSheet(caseFile, {
      dated,
      letterType,
      priorLetters,
      replies,
      mailingAddress,
      ...(packet && { packet }),
    });
    const text = letterAsText(redated(draft.document, draft.factSheet, after));
    expect(text).toContain('from December 17, 2026');
    expect(text).toContain('$16.82 a day and, computed before rounding, $420.54 for 25 days');
  });
});
