// @proves sign-in-redirect
import { describe, expect, it } from 'vitest';
import { localRedirect } from './redirect.ts';

describe('localRedirect', () => {
  it.each([
    '/dashboard',
    '/apply?step=business',
    '/admin/cases/0190a000-0000-7000-8000-000000000001',
    '/attorney/letters/x#facts',
    '/account#second-factor',
    '/',
  ])('follows %s', (address) => {
    expect(localRedirect(address)).toBe(address);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example/dashboard',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    ' /dashboard',
    '/dashboard\n',
    '/dash board',
    '/unknown',
    '/admin/../../evil',
    '/auth',
    '/auth?redirectTo=/auth',
    '/admin/auth',
    '/auth/code',
    '/auth/reset?token=x',
    '/auth/confirmed',
    'http:/dashboard',
    '/.//evil.example',
    '/;@evil.example',
    '/@evil.example',
    `/dashboard?${'x'.repeat(3_000)}`,
    '/not-found',
    '/api/me',
    'data:text/html,x',
    '///evil.example',
    '/\u0000',
    '/dashboard\\..\\evil',
    '/attorney/letters',
    '/admin/cases/',
    'HTTPS://EVIL.EXAMPLE',
  ])('does not follow %j', (address) => {
    expect(localRedirect(address)).toBeNull();
  });
});
