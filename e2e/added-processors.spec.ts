import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, newAccount, read } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn, openMore } from './wizard-steps.ts';

test(
  'a merchant whose payouts eBay holds applies on a phone, and staff find the case among eBay’s',
  { tag: '@phone' },
  async ({ page, another }) => {
    await page.goto('/processors/ebay');
    await page.getByRole('heading', { level: 2, name: 'In its own words' }).click();
    const words = page.getByRole('region', { name: 'In its own words' });
    await expect(words.getByText(/read on November 23, 2026\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.locator('a[href="/apply?processor=ebay"]').first().click();
    await atStep(page, 'Account Setup');
    const { email, password } = newAccount();
    for (const [label, value] of [
      ['First name', 'Noor'],
      ['Last name', 'Haddad'],
      ['Email', email],
      ['Password', password],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Create account and continue' }).click();

    await atStep(page, 'Case Details');
    const choices = page.getByRole('group', { name: /Payment processor/ }).getByRole('radio');
    await expect(choices).toHaveCount(10);
    await expect(page.getByRole('radio', { name: 'eBay' })).toBeChecked();
    await page.getByLabel('Amount held').fill('8,400');
    await openMore(page);
    await page.getByLabel('Account name or username').fill('tallow_and_wick');
    await page.getByLabel('Email of the account').fill('shop@tallow.example');
    await expectAccessible(page);
    await goOn(page);
    await atStep(page, 'Contact Info');
    await goOn(page);
    await atStep(page, 'Business Info');
    await page.getByLabel('Legal business name').fill('Tallow & Wick Goods LLC');
    await page.getByLabel('Street address').fill('77 Example Street');
    await page.getByRole('button', { name: 'Check and submit now' }).click();
    await atStep(page, 'Check your answers');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.waitForURL('**/thank-you?case=UH-*');
    const { items } = await read<{ items: { processor: string; account_name: string }[] }>(page, '/cases');
    expect(items).toMatchObject([{ processor: 'ebay' }]);

    const desk = await another();
    await enterAs(desk, 'staff');
    await desk.goto('/admin');
    await desk.getByLabel('Processor', { exact: true }).selectOption('eBay');
    await expect(desk).toHaveURL(/processor=ebay/);
    await expect(desk.getByText('Tallow & Wick Goods LLC').first()).toBeVisible();
    await expect(desk.getByText('Bluegate Tutoring LLC')).toHaveCount(0);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(desk.getByText('Bluegate Tutoring LLC').first()).toBeVisible();
  },
);
