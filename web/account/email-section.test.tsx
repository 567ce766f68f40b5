import { expect, test, vi } from 'vitest';
import { me, shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { EmailSection } = await import('./email-section.tsx');

test.each([
  ['merchant', true],
  ['law_firm', false],
  ['internal', false],
] as const)('an unconfirmed email of %s: that it hides cases of a merchant is said: %s', (kind, said) => {
  const { user, profile } = me(kind);
  const text = textOf(shown(<EmailSection me={{ profile, user: { ...user, email_verified: false } }} />));
  expect(text).toContain('Not confirmed');
  expect(text.includes('only the cases that you submitted yourself')).toBe(said);
});
