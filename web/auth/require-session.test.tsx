// @proves require-session
import { expect, test, vi } from 'vitest';
import { me, shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  Navigate: ({ to }: { to: string }) => `goes to ${to}`,
}));
const { RequireSession } = await import('./require-session.tsx');

const guarded = <RequireSession>{(user) => <p>The desk of {user.profile.display_name}</p>}</RequireSession>;

test('a spinner is shown while the session is being determined', () => {
  const html = shown(guarded);
  expect(html).toContain('class="spinner spinner--page" role="status"');
  expect(textOf(html)).toBe('Loading…');
});

test('a signed-in user gets the content; a visitor gets the sign-in page, which remembers where they were going', () => {
  expect(textOf(shown(guarded, { session: me() }))).toBe('The desk of Ada Lind');
  expect(textOf(shown(guarded, { at: '/dashboard?from=letter#top', session: null }))).toBe(
    'goes to /auth?redirectTo=%2Fdashboard%3Ffrom%3Dletter%23top',
  );
});
