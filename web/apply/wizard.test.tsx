// @proves wizard-frame
import { describe, expect, test, vi } from 'vitest';
import { steps } from '../../domain/intake/steps.ts';
import { me, shown, textOf } from '../../testing/web/shown.tsx';
import { unsavedStore } from '../unsaved/store.ts';
import { DraftKeeper } from './draft-keeper.ts';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  Navigate: ({ to }: { to: string }) => `goes to ${to}`,
}));
const { default: Apply } = await import('./apply.tsx');
const { Wizard } = await import('./wizard.tsx');

const fields = {
  processor: 'paypal',
  amountHeld: '12,500',
  firstName: 'Ada',
  lastName: 'Lind',
  email: 'ada@shop.example',
  legalBusinessName: 'Lind Soaps LLC',
  businessStreet: '1 Example Way',
};
const never = () => new Promise<never>(() => undefined);

function page(wanted: number): string {
  const draft = {
    version: 1,
    answers: { fields, owners: [{}], previousProcessors: [{}], files: [] },
    step: wanted,
    uploads: [],
    updated_at: null,
    ai: null,
    last_submitted: null,
  };
  const keeper = new DraftKeeper({
    draft,
    withKnown: (answers) => answers,
    unsaved: unsavedStore(null, 'application', null),
    store: { load: never, save: never },
  });
  return shown(<Wizard me={me()} keeper={keeper} wanted={wanted} />, {
    at: `/apply?step=${steps[wanted]?.key}`,
    session: me(),
  });
}

describe.each(steps.map((step, index) => [index, step.title] as const))('step %i, %s', (index, title) => {
  const html = page(index);

  test('shows its progress', () => {
    expect(html).toContain(
      `role="progressbar" aria-label="Step ${index + 1} of 9" aria-valuenow="${Math.round(((index + 1) / 9) * 100)}"`,
    );
    expect(textOf(/<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? '')).toBe(title);
  });

  test(index === 0 ? 'has Continue and no Previous' : 'has Continue, and Previous leads to the step before', () => {
    expect(html).toMatch(/<button[^>]* type="submit"[^>]*>Continue</);
    const previous = /<a [^>]*href="([^"]*)"[^>]*>Previous</.exec(html)?.[1];
    expect(previous).toBe(index === 0 ? undefined : `/apply?step=${steps[index - 1]?.key}`);
  });
});

test('step 0 of a signed-in user confirms the account, with Sign Out', () => {
  expect(textOf(page(0))).toContain('You are signed in as Ada Lind (ada@shop.example).');
  expect(page(0)).toMatch(/<button[^>]*>Sign Out</);
});

test.each(steps.map((step) => step.key))(
  'a visitor who requests ?step=%s gets step 0, and can continue only with an account',
  (key) => {
    const text = textOf(shown(<Apply />, { at: `/apply?step=${key}`, session: null }));
    expect(text).toContain('Step 1 of 9');
    expect(text).toContain('Create account and continue');
    expect(text).not.toMatch(/\bPrevious\b|Continue(?! with Google)/);
  },
);
