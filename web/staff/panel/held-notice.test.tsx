import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { HeldNotice } = await import('./held-notice.tsx');

test('staff see that nothing is sent, and the time of the restored state', () => {
  const html = renderToStaticMarkup(<HeldNotice restoredTo="2026-11-24T10:15:00Z" />);
  expect(html).toContain('Emails and letters are held');
  expect(html).toContain('Nov 24, 2026');
  expect(html).toContain('role="alert"');
});
