// @proves wizard-looks-journey
import type { Page } from '@playwright/test';
import { steps } from '../domain/intake/steps.ts';
import type { Step } from '../domain/intake/steps.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, fillDraft, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn } from './wizard-steps.ts';

/**
 * For each step, one answer that Continue rejects, to show the error state, and one that it accepts. A step without an
 * entry has no such answer.
 */
const spoiled: Record<string, { label: string; wrong: string; right: string }> = {
  'case-details': { label: 'Amount held', wrong: 'twelve', right: '12,500' },
  contact: { label: 'Email', wrong: 'not an address', right: 'noor@merchant.example' },
  business: { label: 'EIN', wrong: '12', right: '' },
  ownership: { label: 'Ownership percentage', wrong: '120', right: '' },
  financial: { label: 'Merchant category code', wrong: '1', right: '' },
  fulfillment: { label: 'Average delivery days', wrong: 'soon', right: '' },
};

/** A wide screen, a phone, the narrowest width in WCAG, and 1280 x 1024 at 400 percent. */
const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };
const zoomed = { width: 320, height: 256 };

async function expectFineEverywhere(page: Page): Promise<void> {
  for (const [colorScheme, size] of [
    ['light', wide],
    ['dark', narrow],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  for (const size of [phone, zoomed]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${size.width} x ${size.height}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

test('axe finds nothing on the account step with errors, in light and dark mode', async ({ page }) => {
  await page.goto('/apply');
  await atStep(page, 'Account Setup');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByText('Please fill in all required fields before continuing')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Account Setup/);
  await expectFineEverywhere(page);
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expectFineEverywhere(page);
});

// Two walks of four steps: continuing is far cheaper than loading a page for each.
for (const walk of [steps.slice(1, 5), steps.slice(5)]) {
  test(`${walk.map((step) => step.title).join(', ')}: axe finds nothing and nothing scrolls sideways, with an error where there can be one`, async ({
    page,
  }) => {
    await enterAsNewMerchant(page);
    await fillDraft(page, { fields: requiredFields });
    await page.goto(`/apply?step=${walk[0]?.key}`);
    for (const step of walk) await test.step(step.title, () => lookAtStep(page, step));
  });
}

/**
 * Enters an invalid answer if the step has one, checks the page, and continues. The error state also shows everything
 * else on the page.
 */
async function lookAtStep(page: Page, { key, title }: Step): Promise<void> {
  await atStep(page, title);
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
  const answer = spoiled[key];
  if (!answer) await expectFineEverywhere(page);
  else {
    const field = page.getByLabel(answer.label);
    await field.fill(answer.wrong);
    await goOn(page);
    await expect(page).toHaveTitle(new RegExp(`^Error: ${title}`));
    await expect(page.getByText('Something needs another look').first()).toBeVisible();
    await expectFineEverywhere(page);
    await field.fill(answer.right);
  }
  await goOn(page);
}

test('axe finds nothing on Check your answers when the submission fails', async ({ page }) => {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=check');
  await atStep(page, 'Check your answers');
  await page.route('**/api/applications', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":"INTERNAL","message":""}' }),
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByText('There was an error submitting your application. Please try again.')).toBeVisible();
  await expectFineEverywhere(page);
});

test('an answer that only the server rejects is listed, linked, and can be corrected', async ({ page }) => {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: { ...requiredFields, ein: '12-3456789' } });
  await page.goto('/apply?step=check');
  await atStep(page, 'Check your answers');
  const refusal = {
    code: 'INVALID_INPUT',
    message: 'Some answers need another look before the application can be submitted.',
    fields: { ein: 'Enter the EIN as nine digits, like 12-3456789.' },
  };
  await page.route(
    '**/api/applications',
    (route) => route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify(refusal) }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Some answers have to be changed first' })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Check your answers/);
  await expectFineEverywhere(page);
  await page.getByRole('link', { name: 'Enter the EIN as nine digits, like 12-3456789.' }).click();
  await expect(page.getByLabel('EIN')).toBeFocused();
  await page.getByLabel('EIN').fill('12-3456780');
  await goOn(page);
  await atStep(page, 'Check your answers');
  await expect(page).toHaveTitle(/^Check your answers/);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/thank-you?case=UH-*');
});
