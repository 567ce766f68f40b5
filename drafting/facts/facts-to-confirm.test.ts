import { expect, test } from 'vitest';
import { caseFields } from '../../domain/case-fields.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { draftLetter, type DraftRequest } from '../draft-letter.ts';
import { factsToConfirm } from './facts-to-confirm.ts';

const requestOf = (name: string): DraftRequest => {
  const found = goldens.find((each) => each.name === name);
  if (!found) throw new Error(`no golden letter ${name}`);
  return found.request;
};
const questionsOf = (request: DraftRequest) => {
  const { document, factSheet } = draftLetter(request);
  return factsToConfirm(document, factSheet);
};
const initial = requestOf('paypal-initial');
const says = (request: DraftRequest) => Object.fromEntries(questionsOf(request).map((each) => [each.fact, each.says]));

test('the merchant is asked about sum, account, day, reason and enclosures in plain words', () => {
  expect(says(initial)).toMatchObject({
    amount: 'PayPal holds $48,250.75. Of the $48,250.75 held, $12,000.00 is a reserve and $36,250.75 is not.',
    account: 'Your account is PP-7731946.',
    hold_start: 'Your money was held on May 11, 2026.',
    reason: 'The reason that PayPal gave you',
    enclosed: 'Enclosed with the letter',
  });
  const amount = questionsOf(initial).find(({ fact }) => fact === 'amount');
  expect(amount?.lines).toContainEqual({ label: 'Rolling reserve', value: '$12,000.00', file_id: null });
  const enclosed = questionsOf(initial).find(({ fact }) => fact === 'enclosed');
  expect(enclosed?.lines[0]).toMatchObject({ label: 'Exhibit A', value: 'Notice of the hold or termination' });
  expect(enclosed?.lines[0]?.file_id).toEqual(expect.any(String));
});

test('a processor without a name is the merchant’s processor, not the letter’s "your company"', () => {
  const unnamed = draftLetter({ ...initial, caseFile: fullCase('other') });
  const asked = factsToConfirm(unnamed.document, unnamed.factSheet).map((each) => each.says);
  expect(asked[0]).toMatch(/^The processor (?:still )?holds \$/);
  expect(asked.join()).not.toMatch(/your company/i);
});

test('the merchant confirms in words any sum outside a reserve before a letter states it', () => {
  const { rolling_reserves_held_cents: asked } = caseFields;
  expect(asked.hint).toBe('The part of the amount above that is kept as a reserve.');
  for (const { name, request } of goldens) {
    const { document, factSheet } = draftLetter(request);
    const rest = factSheet.facts['unreserved']?.display;
    if (rest === undefined || !JSON.stringify(document).includes(rest)) continue;
    expect(says(request)['amount'], name).toContain(`is a reserve and ${rest} is not.`);
  }
  const more = { ...initial.caseFile.fields, rolling_reserves_held_cents: 48_250_75 };
  expect(says({ ...initial, caseFile: { ...initial.caseFile, fields: more } })['amount']).toBe(
    'PayPal holds $48,250.75.',
  );
});

test.each(goldens)('$name asks at most eight questions, each with something to read', ({ request }) => {
  const questions = questionsOf(request);
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.length).toBeLessThanOrEqual(8);
  expect(new Set(questions.map(({ fact }) => fact)).size).toBe(questions.length);
  for (const { says: sentence, lines } of questions) expect(sentence.endsWith('.') || lines.length > 0).toBe(true);
});

test.each(goldens)(
  '$name asks for every amount, day and name of the merchant that the letter states',
  ({ request }) => {
    const { document, factSheet } = draftLetter(request);
    const asked = factsToConfirm(document, factSheet)
      .flatMap(({ says: sentence, lines }) => [sentence, ...lines.map(({ value }) => value)])
      .join('\n');
    const referred = new Set(document.blocks.flatMap(({ fact_refs }) => fact_refs));
    for (const { id, display, source } of Object.values(factSheet.facts))
      if (referred.has(id) && source.from === 'field' && source.field !== 'case_number' && id !== 'processor')
        expect(asked, id).toContain(display);
  },
);

test('nothing of ours is asked: no law, no deadline, no day of an earlier letter', () => {
  const asked = JSON.stringify(questionsOf(requestOf('paypal-final')));
  for (const ours of ['Response due', 'Date of the letter', 'Earlier letter', 'U.C.C.', 'Our reference'])
    expect(asked).not.toContain(ours);
});

test('the same facts give the same questions on any day, and a changed fact changes only its own question', () => {
  expect(questionsOf({ ...initial, dated: '2026-11-25' })).toEqual(questionsOf(initial));
  const fields = { ...initial.caseFile.fields, held_amount_cents: 48_250_76 };
  const changed = questionsOf({ ...initial, caseFile: { ...initial.caseFile, fields } });
  const before = questionsOf(initial);
  expect(
    changed.filter((each, index) => JSON.stringify(each) !== JSON.stringify(before[index])).map(({ fact }) => fact),
  ).toEqual(['amount']);
});

test('the merchant is also asked about a sum that an attorney types without a reference', () => {
  const { document, factSheet } = draftLetter(initial);
  const bare = { ...document, blocks: document.blocks.map((block) => ({ ...block, fact_refs: [], text: '' })) };
  const [first, ...rest] = bare.blocks;
  const ticket = factSheet.facts['ticket']?.display ?? '?';
  const typed = { ...bare, blocks: first ? [{ ...first, text: `The average sale is ${ticket}.` }, ...rest] : rest };
  const sales = (document_: typeof bare) => factsToConfirm(document_, factSheet).find(({ fact }) => fact === 'sales');
  expect(sales(typed)?.lines.map(({ value }) => value)).toContain(ticket);
});
