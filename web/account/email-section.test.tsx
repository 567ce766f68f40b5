import { expect, test, vi } from 'vitest';
import { me, shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { EmailSection } = await import('./email-section.tsx');

test.each([
  ['merchant', true],
  ['law_firm', false],
  ['internal', false],
] as const)(
  'with an unconfirmed email, a user of a %s organization sees that they cannot ask for others’ applications: %s',
  (kind, said) => {
    const { user, profile } = me(kind);
    const text = textOf(shown(<EmailSection me={{ profile, user: { ...user, email_verified: false } }} />));
    expect(text).toContain('Not confirmed');
    expect(text.includes('you cannot ask to see applications of others')).toBe(said);
  },
);
