// @proves users-page
import { expect, test, vi } from 'vitest';
import { me, shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  Navigate: ({ to }: { to: string }) => `goes to ${to}`,
}));
const { default: AdminUsersPage } = await import('./users.tsx');

const page = (session: ReturnType<typeof me> | null) => shown(<AdminUsersPage />, { at: '/admin/users', session });

test('the page says what granting does, as the spec prescribes', () => {
  const text = textOf(page(me('internal')));
  for (const said of [
    'The user must already have an account.',
    'They are added to the Internal Staff organization.',
    'Admin access takes effect immediately.',
    'Grant Admin Access',
  ])
    expect(text).toContain(said);
});

test('the panel links to its cases and users, and has Sign Out', () => {
  const links = [...page(me('internal')).matchAll(/<a [^>]*href="(\/admin[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, to, label]) => `${label} ${to}`,
  );
  expect(links).toEqual(expect.arrayContaining(['Cases /admin', 'Users /admin/users']));
  expect(page(me('internal'))).toMatch(/<button[^>]*>Sign Out</);
});

test.each([
  ['merchant', 'goes to /dashboard'],
  ['law_firm', 'goes to /dashboard'],
] as const)('the organization kind internal alone opens it: %s %s', (kind, place) => {
  expect(page(me(kind))).toBe(`<div class="guarded">${place}</div>`);
});

test('a visitor is redirected to the admin sign-in', () => {
  expect(page(null)).toBe('goes to /admin/auth?redirectTo=%2Fadmin%2Fusers');
});
