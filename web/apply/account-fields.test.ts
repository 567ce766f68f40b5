import { expect, test } from 'vitest';
import { authErrors } from '../auth/credentials.ts';
import { accountTrouble, fieldsOf } from './account-fields.ts';

test('step 0 reports only blank fields as missing; an invalid email or password needs another look', () => {
  const given = { firstName: 'Ada', lastName: 'Lind', email: 'ada@shop.example', password: 'a long enough pass' };
  const titleOf = (values: Record<string, string>) =>
    accountTrouble('create', values, authErrors('create', fieldsOf('create'), values, '2026-03-04')).title;
  expect(titleOf({ ...given, email: 'ada@' })).toBe('Something needs another look');
  expect(titleOf({ ...given, password: 'short' })).toBe('Something needs another look');
  expect(titleOf({ ...given, email: '' })).toBe('Missing Information');
  expect(titleOf({ ...given, email: 'ada@', password: '' })).toBe('Missing Information');
});
