// @proves second-step
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Me } from '../../contract/people.ts';
import { codeError, plainCode } from './code-rules.ts';
import { dashboardOf, deskOf, homeOf } from '../session/home-of.ts';
import { googleMessage } from './messages.ts';
import { passkeyMessage } from './passkeys.ts';

describe('second-factor codes as typed', () => {
  test('accepts six digits however they are grouped', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6}$/),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(' ', '-', '  ', '\u00a0'),
        (code, at, gap) => {
          const typed = `${code.slice(0, at)}${gap}${code.slice(at)}`;
          expect([plainCode('totp', typed), codeError('totp', typed)]).toEqual([code, '']);
        },
      ),
    );
  });

  test('reports any other format before sending', () => {
    expect([
      codeError('totp', ' '),
      codeError('totp', '12345'),
      codeError('totp', '1234567'),
      codeError('totp', '12345a'),
    ]).toEqual(['Enter: 6-digit code.', 'The code has 6 digits.', 'The code has 6 digits.', 'The code has 6 digits.']);
    expect([codeError('backup', ''), codeError('backup', 'Ab3dE-fG5hI'), plainCode('backup', ' Ab3dE-fG5hI ')]).toEqual(
      ['Enter: Backup code.', '', 'Ab3dE-fG5hI'],
    );
  });
});

const user = (role: Me['user']['role'], kind: Me['user']['org']['kind']) => ({ user: { role, org: { kind } } }) as Me;

test.each([
  [user('client', 'merchant'), null, '/dashboard', '/dashboard'],
  [user('admin', 'internal'), '/admin', '/dashboard', '/admin'],
  [user('attorney', 'law_firm'), '/attorney', '/attorney', '/attorney'],
] as const)('each role has its place (%#)', (me, desk, home, dashboard) => {
  expect([deskOf(me), homeOf(me), dashboardOf(me)]).toEqual([desk, home, dashboard]);
});

describe('redirect targets and error codes from outside', () => {
  it.each([
    ['access_denied', /You cancelled/],
    ['email_not_verified', /has not verified/],
    ['state_mismatch', /too long/],
    ['<script>', /^otherwise$/],
    ['', /^otherwise$/],
  ])('Google’s %j has a message', (code, message) => {
    expect(googleMessage(code, 'otherwise')).toMatch(message);
  });

  it.each([
    [{ name: 'NotAllowedError' }, /cancelled, or the time ran out/],
    [{ name: 'InvalidStateError' }, /already/],
    [{ code: 'ERROR_INVALID_RP_ID', name: 'SecurityError' }, /under this address/],
    [{ name: 'UnknownError' }, /could not use a passkey/],
  ])('a browser’s %j has a message', (error, message) => {
    expect(passkeyMessage(error)).toMatch(message);
  });
});
