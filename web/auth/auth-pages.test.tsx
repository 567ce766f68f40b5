// @proves auth-pages
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orpc } from '../../testing/web/quiet-api.ts';
import { me, shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  Navigate: ({ to }: { to: string }) => `goes to ${to}`,
}));
const { default: AdminAuth } = await import('./admin-auth.tsx');
const { default: Auth } = await import('./auth.tsx');

beforeEach(
  () => void vi.stubGlobal('window', { sessionStorage: { getItem: () => null, removeItem: () => undefined } }),
);
afterEach(() => void vi.unstubAllGlobals());

const offering = (page: ReactNode, at: string, google: boolean, filling: { done: number; of: number } | null = null) =>
  shown(page, { at, session: null, known: [[orpc.system.signInOptions.queryKey(), { google, filling }]] });

describe.each([
  ['/auth', <Auth key="auth" />],
  ['/admin/auth', <AdminAuth key="admin" />],
])('%s', (at, page) => {
  test('asks a visitor for email and password, offers Google, and links to the home page', () => {
    const html = offering(page, at, true);
    expect(html).toContain('<a href="/">Back to Home</a>');
    expect(html).toMatch(/<input[^>]* type="email"/);
    expect(html).toMatch(/<input[^>]* type="password"/);
    expect(textOf(html)).toContain('Continue with Google');
  });

  test('offers no Google where it is not configured', () => {
    expect(textOf(offering(page, at, false))).not.toMatch(/Google/);
  });

  test('shows how many sample cases a demo has, until it has all', () => {
    expect(textOf(offering(page, at, false, { done: 3, of: 17 }))).toContain('still being filled in: 3 of 17');
    expect(textOf(offering(page, at, false))).not.toContain('filled in');
  });
});

test.each([
  ['internal', '/admin'],
  ['merchant', '/dashboard'],
  ['law_firm', '/attorney'],
] as const)('/admin/auth with a session of the organization kind %s goes to %s', (kind, place) => {
  expect(shown(<AdminAuth />, { at: '/admin/auth', session: me(kind) })).toBe(`goes to ${place}`);
});

test('only internal staff are redirected to the requested page', () => {
  const at = '/admin/auth?redirectTo=%2Fadmin%2Fusers';
  expect(shown(<AdminAuth />, { at, session: me('internal') })).toBe('goes to /admin/users');
  expect(shown(<AdminAuth />, { at, session: me('merchant') })).toBe('goes to /dashboard');
});

test('/auth with a session redirects to the remembered URL, or else to /dashboard', () => {
  expect(shown(<Auth />, { at: '/auth', session: me() })).toBe('goes to /dashboard');
  expect(shown(<Auth />, { at: '/auth?redirectTo=%2Fapply', session: me() })).toBe('goes to /apply');
});
