// @proves wizard-keyboard-journey
import type { Locator, Page } from '@playwright/test';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { newAccount, read } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep } from './wizard-steps.ts';

/** Presses Tab until the control is focused; fails if the keyboard cannot reach it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  let element = await control.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    const reached = await element?.evaluate((each) => (each.isConnected ? each === document.activeElement : null));
    if (reached) return;
    // An uploaded file gets a new row.
    if (reached === null) element = await control.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${control}`);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goOn = (page: Page) => press(page, button(page, 'Continue'));

test('an application can be completed and submitted with the keyboard alone', async ({ page }) => {
  await page.goto('/apply');
  await atStep(page, 'Account Setup');
  const { email, password } = newAccount();
  await type(page, page.getByLabel('First name'), 'Noor');
  await type(page, page.getByLabel('Last name'), 'Haddad');
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  // Enter in a field means Continue.
  await page.keyboard.press('Enter');

  await atStep(page, 'Case Details');
  await goOn(page);
  // The summary has the focus; its first link goes to the first field.
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Stripe' })).toBeChecked();
  await type(page, page.getByLabel('Amount held'), '4800');
  await press(page, page.locator('summary', { hasText: 'More about the account' }));
  const started = page.getByRole('group', { name: 'Hold start date' });
  await type(page, started.getByLabel('Month'), '9');
  await type(page, started.getByLabel('Day'), '14');
  await type(page, started.getByLabel('Year'), '2026');
  await goOn(page);
  await atStep(page, 'Contact Info');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goOn(page);
  await atStep(page, 'Business Info');
  await type(page, page.getByLabel('Legal business name'), 'Cedar Lane Soaps LLC');
  await type(page, page.getByLabel('Street address'), '77 Example Street');
  await tabTo(page, page.getByLabel('State', { exact: true }));
  await page.keyboard.type('OR');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('OR');
  await press(page, page.getByRole('button', { name: 'Same as the address: OR' }));
  await expect(page.getByLabel('State of incorporation')).toBeFocused();
  await goOn(page);

  await atStep(page, 'Ownership');
  await rowsByKeyboard(page);
  await goOn(page);
  await atStep(page, 'Financial Data');
  await goOn(page);
  await atStep(page, 'Products & Fulfillment');
  await press(page, page.getByRole('checkbox', { name: 'Verifi' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /same as the business address/ }), 'Space');
  await goOn(page);
  await atStep(page, 'Compliance');
  await goOn(page);
  await atStep(page, 'Upload Documents');
  await fileByKeyboard(page);
  await goOn(page);

  await atStep(page, 'Check your answers');
  await press(page, page.getByRole('link', { name: 'Change Amount held' }));
  await expect(page.getByLabel('Amount held')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('5200');
  await goOn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Case Details' })).toBeFocused();
  await press(page, button(page, 'Submit application'));
  await page.waitForURL('**/thank-you?case=UH-*');
  const { items } = await read<{ items: object[] }>(page, '/cases');
  expect(items).toMatchObject([{ processor: 'stripe', held_amount_cents: 520_000 }]);
});

async function rowsByKeyboard(page: Page): Promise<void> {
  const names = page.getByLabel('Owner name');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await type(page, names.first(), 'Noor Haddad');
  await press(page, button(page, 'Add another owner'));
  await expect(names.nth(1)).toBeFocused();
  await expect(page.getByText('Owner 2 added. 2 rows in the list.')).toBeAttached();
  await page.keyboard.type('Sami Haddad');
  await press(page, button(page, 'Add another owner'));
  await page.keyboard.type('Leila Haddad');
  // The second is removed: the third takes its place and the focus; Undo restores it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Remove owner 2' }));
  await page.keyboard.press('Enter');
  await expect(names.nth(1)).toHaveValue('Leila Haddad');
  await expect(names.nth(1)).toBeFocused();
  await expect(page.getByText('Owner 2 removed. 2 rows in the list.')).toBeAttached();
  await press(page, button(page, 'Undo'));
  await expect(names.nth(1)).toHaveValue('Sami Haddad');
  await expect(names.nth(1)).toBeFocused();
  await expect(names).toHaveCount(3);
}

async function fileByKeyboard(page: Page): Promise<void> {
  const { notice } = await realDocuments(page);
  // A listener suppresses the native file dialog; adding it only on the press may be too late.
  page.on('filechooser', () => undefined);
  await tabTo(page, button(page, 'Choose files'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(notice);
  const kind = page.getByLabel('What hold-notice.pdf is');
  await expect(kind).toBeVisible();
  await tabTo(page, kind);
  // Its row changes after the upload; the focus stays where it was.
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0);
  await expect(kind).toBeFocused();
  await page.keyboard.type('Term');
  await expect(page.getByText('1 of 8 added')).toBeVisible();
}
