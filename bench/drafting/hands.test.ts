import { expect, test } from 'vitest';
import { countsOf, examplesOf, goldenDraft, judge, twinsOf, type Example } from './hands.ts';
import { editLetter } from './letter-edit.ts';

const { draft } = goldenDraft('stripe-follow-up');
const one: Example = {
  id: 'x',
  letter: 'stripe-follow-up',
  find: 'The demand stands.',
  write: 'The demand does not stand.',
  right: false,
  kind: 'k',
  why: 'w',
};

test('an edit whose text is not found, or that changes nothing, fails with its id', () => {
  expect(() => judge({ ...one, find: 'Nowhere in this letter.' })).toThrow(/^x \(stripe-follow-up\) cannot be applied/);
  expect(() => judge({ ...one, write: one.find })).toThrow(/changes nothing/);
});

test('an edit reaches paragraphs, items, rows and the frame as they are printed', () => {
  const edited = (find: string, write: string) => editLetter(draft.document, { find, write });
  expect(edited('Oregon Bar No. 000000', 'Texas Bar No. 1').signature).toMatchObject({
    bar_state: 'Texas',
    bar_number: '1',
  });
  expect(edited('1. Release $91,400.00 to the bank account on file.', '').blocks).not.toEqual(draft.document.blocks);
  expect(JSON.stringify(edited('the hold has lasted 112 days', 'the hold has lasted 3 days').blocks)).toContain(
    'lasted 3 days',
  );
  expect(edited('December 14, 2026', 'December 15, 2026').dated).toBe('2026-12-15');
});

test('counts tell right from wrong, and twins are counted in pairs', () => {
  const judged = [
    { id: 'a', right: true, kind: 'k', says: 'reason' as const },
    { id: 'b', right: false, kind: 'k', twin: 'a', says: 'nothing' as const },
  ];
  expect(countsOf(judged)).toEqual({
    wrong: 1,
    caught: 0,
    red: 0,
    reason: 0,
    right: 1,
    rightRed: 0,
    rightReason: 1,
    rightMarked: 0,
  });
  expect(twinsOf(judged)).toEqual({ pairs: 1, wrong: 0, right: 1 });
  expect(judge(one).says).not.toBe('nothing');
});

test('the generated hand has 300 right and 300 wrong letters', () => {
  const all = examplesOf('grammar');
  expect(all.filter(({ right }) => right).length).toBeGreaterThanOrEqual(300);
  expect(all.filter(({ right }) => !right).length).toBeGreaterThanOrEqual(300);
});
