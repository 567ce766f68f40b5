import { expect, test } from 'vitest';
import { english } from './language.ts';

test('English needs no catalog', () => {
  expect(english.t('Step {step} of {all}', { step: 3, all: 9 })).toBe('Step 3 of 9');
});
