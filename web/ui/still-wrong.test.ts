import { expect, test, vi } from 'vitest';
import { stillWrong } from './still-wrong.ts';

const found = { amount: 'It cannot be negative.', name: 'Enter: Name.' };

test('a corrected error disappears and is forgotten, and no new error appears', () => {
  const forget = vi.fn();
  const now = { name: 'Name must be 200 characters or fewer.', city: 'Enter: City.' };
  expect(stillWrong(found, now, forget)).toEqual({ name: now.name });
  expect(forget).toHaveBeenCalledExactlyOnceWith({ name: now.name });
});

test('nothing is forgotten while every error remains', () => {
  const forget = vi.fn();
  expect(stillWrong(found, found, forget)).toEqual(found);
  expect(stillWrong({}, found, forget)).toEqual({});
  expect(forget).not.toHaveBeenCalled();
});
