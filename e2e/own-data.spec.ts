import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readZip } from '../testing/files/read-zip.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, submitCase } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

async function staffPage(another: Another): Promise<Page> {
  const staff = await another();
  await enterAs(staff, 'staff');
  return staff;
}

test('a user can download their own data as an archive', async ({ page }) => {
  const { email } = await enterAsNewMerchant(page, 'Zoe Archive');
  const number = await submitCase(page);
  await page.goto('/account#your-data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^unhold-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(readFileSync(await download.path()));
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.txt',
      'account.json',
      'profile.json',
      `cases/${number}/case.json`,
      `cases/${number}/ledger.csv`,
    ]),
  );
  expect(files.get('account.json')?.toString()).toContain(email);
});

test('an erasure request is blocked by a legal hold, then confirmed, which signs the user out and removes the case', async ({
  page,
  another,
}) => {
  const name = `Ines ${test.info().workerIndex} Gone`;
  const account = await enterAsNewMerchant(page, name);
  const number = await submitCase(page, {
    ...requiredFields,
    legalBusinessName: `Gone ${test.info().workerIndex} LLC`,
  });
  await page.goto('/account#your-data');
  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByLabel(/Anything we should know/).fill('I have closed my shop.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();

  const staff = await staffPage(another);
  await staff.goto('/admin');
  await staff.getByRole('button', { name: 'More' }).click();
  await staff.getByRole('menuitem', { name: 'Erasures' }).click();
  const item = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name }) });
  await expect(item).toContainText('I have closed my shop.');
  await expect(item).toContainText('Erased entirely');
  await expectAccessible(staff);

  await item.getByRole('button', { name: `Set legal hold: ${number}` }).click();
  await expect(staff).toHaveURL(/[?&]hold=/);
  const hold = staff.getByRole('dialog');
  await hold.getByRole('button', { name: 'Set legal hold' }).click();
  await expect(hold.getByText('Enter: Reason.')).toBeVisible();
  await expectAccessible(staff);
  await hold.getByLabel('Reason').fill('A subpoena of today.');
  await hold.getByRole('button', { name: 'Set legal hold' }).click();
  await expect(item).toContainText('Blocks erasure: under legal hold');
  await expect(item.getByRole('button', { name: /^Erase/ })).toHaveCount(0);
  await expectAccessible(staff);
  await item.getByRole('button', { name: `Lift legal hold: ${number}` }).click();
  await staff.getByRole('dialog').getByLabel('Reason').fill('Settled.');
  await staff.getByRole('dialog').getByRole('button', { name: 'Lift legal hold' }).click();

  // By keyboard alone: open, cancel, open again, confirm.
  const erase = item.getByRole('button', { name: `Erase the data of ${name}` });
  await erase.focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('dialog')).toContainText('This cannot be undone.');
  await expect(staff.getByRole('dialog')).toContainText(`${number}: Erased entirely`);
  await expectAccessible(staff);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await expect(erase).toBeFocused();
  await staff.keyboard.press('Enter');
  await staff.reload();
  await staff.getByRole('dialog').getByRole('button', { name: 'Erase the data' }).focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('The data is erased. The user is notified by email.')).toBeVisible();
  await expect(staff.getByText(name)).toHaveCount(0);
  await expect(staff.getByRole('heading', { name: 'Erased user' }).first()).toBeVisible();
  const { total } = await read<{ total: number }>(staff, `/admin/cases?search=${encodeURIComponent(number)}`);
  expect(total).toBe(0);

  await page.goto('/dashboard');
  await page.waitForURL(/\/auth/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Authentication Error').first()).toBeVisible();
});

test('a rejected erasure request says why, on the page and by email', async ({ page, another }) => {
  const name = `Rosa ${test.info().workerIndex} Stays`;
  await enterAsNewMerchant(page, name);
  await page.goto('/account#your-data');
  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  const staff = await staffPage(another);
  await staff.goto('/admin/erasures');
  const item = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name }) });
  await expect(item).toContainText('No cases.');
  await item.getByRole('button', { name: `Refuse the request of ${name}` }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse the request' }).click();
  await expect(dialog.getByText('Enter: Reason.')).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByLabel('Reason').fill('A court asks us to wait.');
  await dialog.getByRole('button', { name: 'Refuse the request' }).click();
  await expect(item).toContainText('Refused');
  await expect(item).toContainText('A court asks us to wait.');
  await page.reload();
  await expect(page.getByText('A court asks us to wait.')).toBeVisible();
});
