// @proves dashboard-parts
import { expect, test, vi } from 'vitest';
import { me, shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { default: DashboardPage } = await import('./dashboard.tsx');

const page = (session: Parameters<typeof me> | null) =>
  textOf(shown(<DashboardPage />, { at: '/dashboard', ...(session && { session: me(...session) }) }));

test('the dashboard shows that it is loading until the session and the cases are known', () => {
  expect(page(null)).toBe('Loading…');
  expect(page(['merchant'])).toContain('Loading your cases…');
});

test('the profile shows the phone if there is one', () => {
  expect(page(['merchant', '(555) 555-0142'])).toMatch(
    /Profile Email ada@shop\.example Phone \(555\) 555-0142 Member since/,
  );
  expect(page(['merchant'])).toMatch(/Profile Email ada@shop\.example Member since/);
});
