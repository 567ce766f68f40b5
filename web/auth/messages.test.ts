// @proves auth-messages
import { describe, expect, test } from 'vitest';
import { accountSetup } from '../../domain/intake/steps.ts';
import { authErrors, emailField, fullNameField, minPasswordLength, splitName } from './credentials.ts';
import {
  accountCreated,
  adminCheckFailed,
  adminDenied,
  adminFailure,
  adminGoogleFailure,
  checkYourEmail,
  customerFailure,
  welcomeBack,
} from './messages.ts';

const today = '2026-11-23';
/** A toast as one string, title then description, without a closing period. */
const read = ({ title, description }: { title: string; description: string }) =>
  `${title} ${description}`.replace(/\.$/, '');

describe('messages prescribed by the spec', () => {
  test('customer sign-in', () => {
    expect(customerFailure).toEqual({
      failureTitle: 'Authentication Error',
      failureOtherwise: 'An error occurred during authentication.',
    });
  });

  test('admin sign-in', () => {
    expect(adminFailure).toEqual({
      failureTitle: 'Authentication failed',
      failureOtherwise: 'Invalid credentials or insufficient permissions',
    });
    expect(adminGoogleFailure).toEqual({
      title: 'Google authentication failed',
      otherwise: 'Failed to authenticate with Google',
    });
    expect(adminDenied).toBe('Access denied. This login is for authorized administrators only.');
    expect(adminCheckFailed).toMatch(/^Failed to verify admin access\.?$/);
  });

  test('what follows a sign-up or a sign-in', () => {
    expect(read(checkYourEmail)).toBe(
      "Check your email We've sent you a confirmation link to complete your registration",
    );
    expect(read(accountCreated)).toBe("Account created successfully! Let's continue with your case submission");
    expect(read(welcomeBack)).toBe("Welcome back! Let's continue with your case submission");
  });
});

describe('required fields', () => {
  const missing = (...[mode, fields]: [Parameters<typeof authErrors>[0], Parameters<typeof authErrors>[1]]) =>
    Object.keys(authErrors(mode, fields, {}, today));

  test('creating an account at /auth requires full name, email and password', () => {
    expect(missing('create', [fullNameField, emailField])).toEqual(['fullName', 'email', 'password']);
  });

  test('signing in, also as an admin, requires email and password', () => {
    expect(missing('sign-in', [emailField])).toEqual(['email', 'password']);
  });

  test('signing up in the wizard requires first name, last name, email and password, but no phone', () => {
    expect(missing('create', accountSetup.fields)).toEqual(['firstName', 'lastName', 'email', 'password']);
  });

  test('a new password needs at least 6 characters, and an old one is only compared', () => {
    const errors = (mode: 'create' | 'sign-in', password: string) =>
      authErrors(mode, [emailField], { email: 'ada@shop.example', password }, today);
    expect(minPasswordLength).toBe(6);
    expect([errors('create', '12345'), errors('create', '123456'), errors('sign-in', '12345')]).toEqual([
      { password: 'Password must be 6 characters or more.' },
      {},
      {},
    ]);
  });

  test('a complete form has no errors', () => {
    expect(
      authErrors(
        'create',
        [fullNameField, emailField],
        { fullName: 'Ada Byron', email: 'ada@shop.example', password: 'secret' },
        today,
      ),
    ).toEqual({});
  });
});

test.each([
  ['Ada Byron', 'Ada', 'Byron'],
  ['  Mary Ann  Smith ', 'Mary Ann', 'Smith'],
  ['Ada', 'Ada', ''],
])('the full name %j is split into %j and %j', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
