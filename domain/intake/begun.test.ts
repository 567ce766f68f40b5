import { expect, test } from 'vitest';
import { emptyAnswers } from './answers.ts';
import { isBegun } from './begun.ts';

test('an application begins with an answer about the hold, an upload or a passed step, not on opening', () => {
  const known = { email: 'ada@shop.example', firstName: 'Ada', legalBusinessName: 'Lind Goods LLC' };
  const draft = (fields: Record<string, string>, step = 1, uploads = 0) =>
    isBegun({ step, uploads, answers: { ...emptyAnswers(), fields } });
  expect([draft(known), draft({ ...known, amountHeld: ' ' })]).toEqual([false, false]);
  expect([draft({ ...known, processor: 'paypal' }), draft(known, 2), draft(known, 1, 1)]).toEqual([true, true, true]);
});
