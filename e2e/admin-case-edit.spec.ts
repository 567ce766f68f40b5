// @proves admin-case-edit-journey
import { change, colleagueOf, dialog, ownCase, show, stored, toast, waits } from './admin-case.ts';
import { tabTo } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { test } from './warm-page.ts';

test('client and business fields are edited in place, edits survive switching tabs, and only changes are sent', async ({
  page,
  another,
}) => {
  const id = await ownCase(page, another);
  await page.goto(`/admin?case=${id}&show=letters`);
  const box = dialog(page, 'Cedar Lane Soaps LLC');
  await box.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(box.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await box.getByLabel('Phone', { exact: true }).fill('(555) 555-0142');
  await show(page, 'Financial');
  await box.getByLabel('Card-present percentage').fill('140');
  await show(page, 'Business');
  await box.getByLabel('Website').fill('www.cedar-lane.example');
  await box.getByLabel('Owner name').fill('Noor Haddad');
  await expectAccessible(page);
  await show(page, 'Overview');
  await expect(box.getByLabel('Phone', { exact: true })).toHaveValue('(555) 555-0142');
  await box.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(box.getByRole('alert')).toContainText('Card-present percentage must be a number from 0 to 100.');
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Card-present percentage must be a number from 0 to 100.' }).click();
  await expect(box.getByLabel('Card-present percentage')).toBeFocused();
  await box.getByLabel('Card-present percentage').fill('40');

  await page.route(`**/api/admin/cases/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await box.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Failed to save changes.')).toBeVisible();
  await page.unroute(`**/api/admin/cases/${id}`);
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'PATCH'),
    box.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    phone: '(555) 555-0142',
    website: 'www.cedar-lane.example',
    business_owners: [{ owner_name: 'Noor Haddad', ownership_percentage: null, role_title: null }],
    card_present_percentage: 40,
  });
  await expect(toast(page, 'Case details updated successfully.')).toBeVisible();
  await expect(box.getByRole('group', { name: 'Edit of the case' })).toBeHidden();
  await expect(box.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(box.getByRole('tabpanel')).toContainText('40%');
  await show(page, 'History');
  await expect(box.getByRole('row').nth(1)).toContainText('staff@demo.example');
  await expect(box.getByRole('row').filter({ hasText: 'Phone changed' }).first()).toContainText('(555) 555-0142');
  expect(await stored(page, id)).toMatchObject({
    phone: '(555) 555-0142',
    website: 'www.cedar-lane.example',
    card_present_percentage: 40,
  });
});

test('no edit is lost: Esc prompts, Back stores it, and a reload restores it', async ({ page, another }) => {
  const id = await ownCase(page, another);
  const { case_number } = await stored(page, id);
  await page.goto(`/admin?search=${case_number}`);
  const view = page.getByRole('link', { name: case_number });
  await view.click();
  const box = dialog(page, 'Cedar Lane Soaps LLC');
  const ask = dialog(page, 'Your changes are not saved');
  const name = box.getByLabel('First name');
  await box.getByRole('button', { name: 'Edit', exact: true }).click();
  await name.fill('Nora "=1+1"');
  await page.keyboard.press('Escape');
  await expect(ask).toContainText('Not saved: First name.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(name).toHaveValue('Nora "=1+1"');
  await page.mouse.click(6, 450);
  await ask.getByRole('button', { name: 'Close, keep for later' }).click();
  await waits(page, { case: null });

  await view.click();
  await page.reload();
  await expect(box.getByText('You have changes to this case that are not saved')).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Continue editing' }).click();
  await expect(name).toHaveValue('Nora "=1+1"');
  await page.goBack();
  await expect(toast(page, 'Your unsaved changes are stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the case' }).click();
  await page.waitForURL(`**/admin/cases/${id}`);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nora "=1+1"');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Noor');
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Noor');
  await expect(page.getByText('You have changes to this case that are not saved')).toBeHidden();
});

test('the edit dialog can change every part of a case with the keyboard alone', async ({ page, another }) => {
  const id = await ownCase(page, another);
  const { case_number } = await stored(page, id);
  await change(page, id, { year_established: 2015, rolling_reserves_held_cents: 500 });
  // Routed before the page loads: a request sent while the route is being added would bypass it.
  let refusing = false;
  await page.route(`**/api/admin/cases/${id}`, (route) =>
    refusing && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong on our side.' } })
      : route.continue(),
  );
  await page.goto(`/admin?search=${case_number}`);
  const opener = page.getByRole('button', { name: `Actions for ${case_number}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const box = dialog(page, 'Edit case');
  for (const name of [
    'Client Information',
    'Business Information',
    'Case Details',
    'Financial Information',
    'Additional Information',
  ])
    await expect(box.getByRole('region', { name })).toBeVisible();
  await expect(box.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(box.getByLabel('Amount held')).toHaveAttribute('step', '0.01');
  await expect(box.getByLabel('Entity type').getByRole('option')).toHaveText([
    'Not provided',
    'Sole Proprietorship',
    'Partnership',
    'LLC',
    'Corporation',
    'S Corporation',
    'Other',
  ]);
  await expectAccessible(page);

  const type = async (label: RegExp, text: string) => {
    await tabTo(page, label);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await tabTo(page, /^Last name/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await type(/^DBA name/, 'Cedar & Sons 🧼');
  await type(/^EIN/, '123456789');
  await tabTo(page, /^Not providedSole/);
  await page.keyboard.type('Corp');
  await type(/^Year established/, 'e');
  await tabTo(page, /^IntakeUnder Review/);
  await page.keyboard.type('U');
  await type(/^Amount held/, '12500.555');
  await type(/^Rolling reserves held/, '0');
  await type(/^Card-present percentage/, '101');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('alert')).toBeFocused();
  await tabTo(page, /^Card-present percentage must be/);
  await page.keyboard.press('Enter');
  await expect(box.getByLabel('Card-present percentage')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('55');

  refusing = true;
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to save case.')).toBeVisible();
  refusing = false;
  await tabTo(page, /^Save Changes$/);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Case updated successfully.')).toBeVisible();
  await waits(page, { edit: null, search: case_number });
  await expect(opener).toBeFocused();
  const saved = {
    last_name: '',
    status: 'under_review',
    dba_name: 'Cedar & Sons 🧼',
    business_entity_type: 'c_corp',
    held_amount_cents: 1_250_056,
    rolling_reserves_held_cents: null,
    card_present_percentage: 55,
    year_established: null,
  };
  expect(await stored(page, id)).toMatchObject({ ...saved, ein: expect.stringMatching(/6789$/) });
});

test('two staff members editing one case resolve the fields both changed, and all other changes are merged', async ({
  page,
  another,
}) => {
  const id = await ownCase(page, another);
  const { page: colleague, email } = await colleagueOf(page, another, 'Dana Frost');

  // With live updates, fields not edited here follow silently.
  await page.goto(`/admin?edit=${id}`);
  const box = dialog(page, 'Edit case');
  await box.getByLabel('Phone', { exact: true }).fill('(555) 555-0111');
  await change(colleague, id, { merchant_account_id: 'acct-of-dana' });
  await expect(box.getByLabel('Merchant account ID')).toHaveValue('acct-of-dana');
  await expect(box.getByLabel('Phone', { exact: true })).toHaveValue('(555) 555-0111');

  // Without live updates, the server detects the conflict on save.
  await page.route('**/api/events?*', (route) => route.abort());
  await page.reload();
  await expect(box.getByLabel('Phone', { exact: true })).toHaveValue('(555) 555-0111');
  await box.getByLabel('Amount held').fill('9000');
  await box.getByLabel('DBA name').fill('Ours');
  await change(colleague, id, { phone: '(555) 555-0222', held_amount_cents: 800_000, website: 'www.danas.example' });
  await box.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Failed to save case.')).toBeVisible();
  const panel = box.getByRole('region', { name: 'Somebody else changed 2 fields that you are changing' });
  await expect(panel).toBeFocused();
  const phone = panel.getByRole('group', { name: 'Phone' });
  const amount = panel.getByRole('group', { name: 'Amount held' });
  await expect(phone).toContainText(new RegExp(`Yours.*555-0111.*Theirs ${email}.*555-0222`));
  await expect(amount).toContainText('$8,000.00');
  await expect(phone.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await amount.getByRole('radio', { name: /^Theirs/ }).check();
  await expect(box.getByLabel('Amount held')).toHaveValue('8000.00');
  await box.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Case updated successfully.')).toBeVisible();
  expect(await stored(page, id)).toMatchObject({
    phone: '(555) 555-0111',
    dba_name: 'Ours',
    held_amount_cents: 800_000,
    website: 'www.danas.example',
  });

  // A newer version that differs only in other fields is not a conflict.
  await page.goto(`/admin/cases/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Last name').fill('Hadad');
  await change(colleague, id, { website: 'www.other.example' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Case details updated successfully.')).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ last_name: 'Hadad', website: 'www.other.example' });

  // A conflict that arrives while typing is only announced; the first Save moves to it.
  await page.unroute('**/api/events?*');
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await show(page, 'Business');
  await page.getByLabel('DBA name').fill('Typed here');
  await change(colleague, id, { dba_name: 'Saved there' });
  const live = page.getByRole('region', { name: 'Somebody else changed a field that you are changing' });
  await expect(live).toContainText(email);
  await expect(page.getByLabel('DBA name')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(live).toBeFocused();
  expect((await stored(page, id)).dba_name).toBe('Saved there');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Case details updated successfully.')).toBeVisible();
  expect((await stored(page, id)).dba_name).toBe('Typed here');
});
