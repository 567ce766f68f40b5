// @proves admin-users-journey
import type { Locator, Page } from '@playwright/test';
import { makeStaff } from './database.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, send, submitCase, type Account } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

type Known = { id: string; version: number; role: string; org: { name: string; kind: string } };

/** Another user in their own browser. */
async function newUser(another: Another, name: string): Promise<{ theirs: Page; account: Account; id: string }> {
  const theirs = await another();
  const account = await enterAsNewMerchant(theirs, name);
  const { user } = await read<{ user: { id: string } }>(theirs, '/me');
  return { theirs, account, id: user.id };
}
const userOf = (page: Page, id: string) => read<Known>(page, `/admin/users/${id}`);
const patch = async (page: Page, id: string, data: object) => {
  const { version } = await userOf(page, id);
  const answer = await page.request.fetch(`/api/admin/users/${id}`, {
    method: 'PATCH',
    data,
    headers: { origin: test.info().project.use.baseURL ?? '', 'if-match': String(version) },
  });
  expect(answer.status()).toBe(200);
};
const table = (page: Page) => page.getByRole('region', { name: 'Table of users' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

test('users can be found by search and role in the URL, and viewed with their cases, sessions and access history', async ({
  page,
  another,
}) => {
  const { theirs, account, id } = await newUser(another, 'Wanda Quell');
  const number = await submitCase(theirs);
  await enterAs(page, 'staff');
  await page.goto('/admin?tab=users');
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Email',
    'Role',
    'Organization',
    'Type',
    'Created',
    'Actions',
  ]);
  const { total } = await read<{ total: number }>(page, '/admin/users');
  await expect(page.getByText(`1–${Math.min(total, 50)} of ${total} users`)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Search').fill('wanda QUELL');
  await page.waitForURL('**/admin?tab=users&search=wanda+QUELL');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell')).toContainText(['Client', 'Cedar Lane Soaps LLC', 'Merchant']);
  await page.getByLabel('Role', { exact: true }).selectOption('attorney');
  await expect(page.getByRole('heading', { name: 'No user matches these filters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('');

  const view = rows(page).getByRole('button', { name: `View ${account.email}` });
  await press(view);
  await page.waitForURL(`**/admin?*user=${id}*`);
  const dialog = page.getByRole('dialog', { name: 'Wanda Quell' });
  await expect(dialog.getByRole('region', { name: 'Cases of this user' })).toContainText(number);
  await expect(dialog.getByRole('link', { name: number })).toHaveAttribute('href', /^\/admin\?case=[0-9a-f-]{36}$/);
  await expect(dialog.getByText('Nothing has changed since the account was created.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();

  await page.goto(`/admin?tab=users&search=quell&user=${id}`);
  await dialog.getByRole('button', { name: /^End session: / }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await expect(dialog.getByText('Not signed in anywhere.')).toBeVisible();
  expect((await theirs.request.get('/api/me')).status()).toBe(401);
  await send(theirs, 'POST', '/auth/sign-in/email', account);
  await page.reload();
  await press(dialog.getByRole('button', { name: 'End all sessions' }));
  await press(dialog.getByRole('button', { name: 'End 1 session' }));
  await expect(page.getByText('All sessions ended.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Changes of access of this user' })).toContainText('A session ended');
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();

  await page.route('**/api/admin/users*', (route) => route.abort());
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText('Failed to load users.')).toBeVisible();
  await expect(toast.getByText('Error', { exact: true })).toBeVisible();
  await page.unroute('**/api/admin/users*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('editing a user shows errors at the fields, survives another user’s change, and an attorney’s role begins once another confirms it', async ({
  page,
  another,
}) => {
  const { theirs, id } = await newUser(another, 'Otto Lamm');
  await enterAs(page, 'staff');
  await page.goto(`/admin?tab=users&search=otto+lamm&edituser=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Otto Lamm' });
  await dialog.getByLabel('Role').selectOption('attorney');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog.getByRole('alert')).toContainText('This cannot be saved yet');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Enter: Bar number.' }).click();
  await expect(dialog.getByLabel('Bar number')).toBeFocused();
  await page.keyboard.type('OR-1234');
  await dialog.getByLabel('State of the bar').fill('Oregon');
  await dialog.getByLabel('Firm', { exact: true }).fill('Lamm & Sons "Law"');
  await dialog.getByLabel('Phone').fill('12');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Phone').fill('(415) 555-0134');

  await patch(page, id, { org_name: 'Meanwhile Inc' });
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog.getByText('Somebody else changed this user while you were editing')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Meanwhile Inc');
  await expect(dialog.getByLabel('Bar number')).toHaveValue('OR-1234');
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(page.getByText('User updated.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).getByRole('button', { name: /^Edit / })).toBeFocused();
  await expect(rows(page).getByRole('cell')).toContainText(['Client', 'Meanwhile Inc', 'Merchant']);
  expect((await theirs.request.get('/api/attorney/queue')).status()).toBe(403);
  const { theirs: colleague, id: secondId } = await newUser(another, 'Sven Second');
  await makeStaff(secondId);
  await colleague.goto(`/admin?tab=users&user=${id}`);
  await colleague.getByRole('button', { name: 'Confirm the appointment' }).click();
  await expect(colleague.getByText('Appointment confirmed.')).toBeVisible();
  await page.reload();
  await expect(rows(page).getByRole('cell')).toContainText(['Attorney', 'Lamm & Sons "Law"', 'Law firm']);
  expect((await theirs.request.get('/api/attorney/queue')).status()).toBe(200);

  await rows(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await dialog.getByLabel('Role').selectOption('client');
  await dialog.getByLabel('An organization that is there').check();
  await dialog.getByLabel('Find an organization').fill('meanwhile');
  await expect(dialog.getByLabel('Found').getByRole('option')).toHaveText(['Choose one', 'Meanwhile Inc']);
  await dialog.getByLabel('Found').selectOption({ label: 'Meanwhile Inc' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rows(page).getByRole('cell')).toContainText(['Client', 'Meanwhile Inc', 'Merchant']);
  expect((await theirs.request.get('/api/attorney/queue')).status()).toBe(403);
});

test('unusual names neither break the tables nor run as code, even on a phone', async ({ page, another }) => {
  const { theirs, id } = await newUser(another, 'Eve Long');
  const hostile = `=1+1 "><img src=x onerror=alert(1)> متجر النور 🧵 ${'Wolfeschlegel'.repeat(20)}`;
  await theirs.request.fetch('/api/me', {
    method: 'PATCH',
    data: { display_name: hostile.slice(0, 200) },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  });
  await enterAs(page, 'staff');
  await patch(page, id, { org_name: hostile.slice(0, 300) });
  const alerts: string[] = [];
  page.on('dialog', (each) => {
    alerts.push(each.message());
    void each.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin?tab=users&search=wolfeschlegel');
  await expect(rows(page)).toHaveCount(1);
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(45);
  await noOverflow(page);
  await page.goto(`/admin?tab=users&user=${id}`);
  await expect(page.getByRole('dialog')).toContainText('=1+1 "><img src=x');
  await noOverflow(page);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Role')).toBeVisible();
  await noOverflow(page);
  expect(alerts).toEqual([]);
});

test('granting and revoking admin access explains the consequences first and is logged', async ({ page, another }) => {
  const { theirs, account, id } = await newUser(another, 'Sam Hill');
  await enterAs(page, 'staff');
  // The earlier access log, delivered after access was granted: it must be discarded.
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route(
    '**/api/admin/access-log',
    async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  await page.goto('/admin/users');
  // Held, so that the state between press and response can be checked.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/rpc/create_admin_user', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Grant Admin Access' }).click();
  await expect(page.getByRole('button', { name: 'Creating Admin Access...' })).toBeDisabled();
  answer();
  await expect(page.getByText(`${account.email} has been granted admin access.`)).toBeVisible();
  answerNow();
  await expect(page.getByRole('button', { name: 'Grant Admin Access' })).toBeEnabled();
  const staff = page
    .getByRole('region', { name: 'Table of staff' })
    .getByRole('row')
    .filter({ hasText: account.email });
  const changes = page
    .getByRole('region', { name: 'Table of changes of access' })
    .getByRole('row')
    .filter({ hasText: account.email });
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText(/Admin access granted.*staff@demo\.example/);
  await theirs.goto('/admin/work');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  const revoke = staff.getByRole('button', { name: `Revoke access: ${account.email}` });
  await press(revoke);
  await page.waitForURL(`**/admin/users?revoke=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Revoke access: Sam Hill' });
  await expect(dialog).toContainText('Their session ends. This cannot be undone');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(revoke).toBeFocused();
  expect(await userOf(page, id)).toMatchObject({ role: 'admin' });
  await press(revoke);
  await press(dialog.getByRole('button', { name: 'Revoke access' }));
  await expect(page.getByText(`${account.email} no longer has admin access.`)).toBeVisible();
  await expect(staff).toHaveCount(0);
  await expect(changes.first()).toContainText('Admin access revoked');
  expect(await userOf(page, id)).toMatchObject({ role: 'client', org: { kind: 'merchant' } });
  expect((await theirs.request.get('/api/me')).status()).toBe(401);

  // A failed grant shows the server's message, or the spec's if there is none.
  await page.unroute('**/api/rpc/create_admin_user');
  await page.route('**/api/rpc/create_admin_user', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }),
  );
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Grant Admin Access' }).click();
  await expect(page.getByText('Failed to create admin user')).toBeVisible();
});
