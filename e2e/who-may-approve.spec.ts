import type { Page } from '@playwright/test';
import { vouchFor } from './database.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

/** A new user in their own browser. */
async function newUser(another: Another, name: string): Promise<{ page: Page; email: string; id: string }> {
  const page = await another();
  const { email } = await enterAsNewMerchant(page, name);
  const { user } = await read<{ user: { id: string } }>(page, '/me');
  return { page, email, id: user.id };
}

test('two staff members appoint an attorney, record a license and decide a conflict before they assign a case', async ({
  page,
  another,
}) => {
  await enterAs(page, 'staff');
  const [first, second] = [await newUser(another, 'Olive Brand'), await newUser(another, 'Pia Storm')];
  for (const { email } of [first, second]) await send(page, 'POST', '/rpc/create_admin_user', { p_email: email });
  await vouchFor([second.email]);
  const counsel = await newUser(another, 'Quentin Lowe');
  const { version } = await read<{ version: number }>(first.page, `/admin/users/${counsel.id}`);
  const signs = { bar_number: '246810', bar_state: 'Oregon', firm_name: 'Lowe Law' };
  const patched = { role: 'attorney', attorney: signs };
  await send(first.page, 'PATCH', `/admin/users/${counsel.id}`, patched, { 'if-match': String(version) });

  const users = `/admin?tab=users&user=${counsel.id}`;
  // The user who gave the proposer access cannot be the second approver.
  await page.goto(users);
  const above = page.getByRole('dialog', { name: 'Quentin Lowe' });
  await expect(above).toContainText('One of you has access from the other');
  await expect(above.getByRole('button', { name: 'Confirm the appointment' })).toHaveCount(0);
  await first.page.goto(users);
  const own = first.page.getByRole('dialog', { name: 'Quentin Lowe' });
  await expect(own).toContainText('You proposed this yourself.');
  await expect(own).toContainText('They are no attorney here until then.');
  await expect(own.getByRole('button', { name: 'Confirm the appointment' })).toHaveCount(0);
  await expectAccessible(first.page);

  await second.page.goto(users);
  const dialog = second.page.getByRole('dialog', { name: 'Quentin Lowe' });
  await dialog.getByRole('button', { name: 'Confirm the appointment' }).click();
  await expect(dialog).toContainText('Appointed as Quentin Lowe, Oregon bar number 246810');
  await dialog.getByLabel('State of the license').selectOption('OR');
  await dialog.getByLabel('License number').fill('OSB 246810');
  await dialog.getByLabel('Proof').fill('https://bar.example/246810');
  await expectAccessible(second.page);
  await dialog.getByRole('button', { name: 'Record the license' }).click();
  await expect(dialog).toContainText('OR OSB 246810: Active');

  await counsel.page.goto('/account#standing');
  const standing = counsel.page.getByRole('region', { name: 'Appointment and licenses' });
  await expect(standing).toContainText('OR OSB 246810: Active');
  await expectAccessible(counsel.page);
  await assignAfterConflict(second.page, another);
});

/** The client's name resembles a party on the firm's list. */
async function assignAfterConflict(staff: Page, another: Another): Promise<void> {
  await staff.goto('/admin/users');
  await staff.getByText('Parties the firm knows, searched for conflicts').click();
  await staff.getByLabel('Name of the party').fill('Wexford Kilns Inc.');
  await staff.getByRole('button', { name: 'Add the party' }).click();
  await expect(staff.getByRole('button', { name: 'Remove Wexford Kilns Inc.' })).toBeVisible();
  await expectAccessible(staff);
  const merchant = await another();
  await enterAsNewMerchant(merchant);
  const number = await submitCase(merchant, { ...requiredFields, legalBusinessName: 'Wexfrod Kilns LLC' });
  const { items } = await read<{ items: { id: string }[] }>(staff, `/admin/cases?search=${number}`);
  await staff.goto(`/admin/cases/${items[0]?.id}`);
  const attorney = staff.getByLabel('Attorney', { exact: true });
  await expect(attorney.getByRole('option', { name: /^Quentin Lowe/ })).toBeAttached();
  const value = await attorney.getByRole('option', { name: /^Quentin Lowe/ }).getAttribute('value');
  await attorney.selectOption(value);
  const dialog = staff.getByRole('dialog', { name: 'Conflicts of interest' });
  await expect(dialog).toContainText('Wexfrod Kilns LLC may be Wexford Kilns Inc.');
  await expectAccessible(staff);
  await dialog.getByRole('radio', { name: 'No conflict: these are others' }).check();
  await dialog.getByRole('button', { name: 'Record the decision' }).click();
  await expect(dialog).toBeHidden();
  await attorney.selectOption(value);
  await expect(staff.getByText('Assigned to Quentin Lowe.')).toBeVisible();
}
