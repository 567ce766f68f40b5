// @proves dashboard-parts
import { expect, test, vi } from 'vitest';
import { emptyAnswers } from '../../../domain/intake/answers.ts';
import { me, shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { default: DashboardPage } = await import('./dashboard.tsx');
const { draftText } = await import('./draft-card.tsx');

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

test('an unsubmitted application says what it is about, where it stands and when it was saved', () => {
  const draft = (fields: Record<string, string>, updated_at: string | null) =>
    draftText({
      version: 1,
      step: 3,
      uploads: [],
      updated_at,
      ai: null,
      last_submitted: null,
      answers: { ...emptyAnswers(), fields },
    });
  expect(draft({ processor: 'paypal', amountHeld: '12,500' }, '2026-11-20T18:34:00.000Z')).toMatch(
    /^PayPal, \$12,500 held\. Step 4 of 9, saved .*2026.*\.$/,
  );
  expect(draft({ processor: 'other', otherProcessor: 'Acme Payments' }, null)).toBe('Acme Payments. Step 4 of 9.');
  expect(draft({ processor: 'other' }, null)).toBe('Other. Step 4 of 9.');
  expect(draft({ processor: '', amountHeld: 'lots' }, null)).toBe('Step 4 of 9.');
});

test('staff and attorneys are redirected to their own pages', () => {
  expect([page(['internal']), page(['law_firm'])]).toEqual(['', '']);
});
