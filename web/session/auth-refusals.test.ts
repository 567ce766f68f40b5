// @proves auth-refusals
import { describe, expect, it, test } from 'vitest';
import { refusalMessage, waitText } from './auth-refusals.ts';

const refused = (more: Partial<Parameters<typeof refusalMessage>[0]>) =>
  refusalMessage({ status: 400, reason: '', message: '', waitSeconds: Number.NaN, ...more });

describe('refusalMessage', () => {
  it('has a plain message for a known code, whatever Better Auth says', () => {
    expect(refused({ status: 401, reason: 'INVALID_TWO_FACTOR_COOKIE', message: 'Invalid two factor cookie' })).toBe(
      'This sign-in took too long. Start again with your email and password.',
    );
  });

  it('uses the server’s message for anything else, and is empty if there is none', () => {
    expect(refused({ reason: 'PASSWORD_TOO_COMMON', message: 'This password is one of the most used ones.' })).toBe(
      'This password is one of the most used ones.',
    );
    expect(refused({ status: 500 })).toBe('');
    expect(refused({ reason: 'constructor' })).toBe('');
  });

  it('says how long to wait if the server does', () => {
    expect(refused({ status: 429, message: 'Too many requests.', waitSeconds: 61 })).toBe(
      'Too many attempts. Try again in 2 minutes.',
    );
    expect(refused({ status: 429, message: 'Slow down.' })).toBe('Slow down.');
    expect(refused({ status: 429 })).toBe('Too many attempts. Wait a few minutes, then try again.');
  });
});

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
