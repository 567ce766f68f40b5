import { readFileSync } from 'node:fs';
import {
  dayIn,
  found,
  focusedRow,
  json,
  patch,
  refuse,
  rowOf,
  rows,
  toast,
  type List,
  type Row,
} from './admin-lists.ts';
import { rows as sql } from './database.ts';
import { expect } from './expect.ts';
import { demoAccount, expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, send } from './sessions.ts';
import { colleagueOf } from './admin-case.ts';
import { withCase } from './cases.ts';
import { newCases } from './new-cases.ts';
import { caseWithSentLetter } from './sent-letter.ts';
import { test } from './warm-page.ts';

test('the panel works by keyboard: rows, search, the list of keys, and the command menu', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/admin');
  await rows(page).first().waitFor();
  // Read only now, because other journeys add cases to the top of the list.
  const { items } = await read<List>(page, '/admin/cases');
  await expect(rows(page)).toHaveCount(items.length);
  const [first, second] = items as [Row, Row];
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await focusedRow(page)).toContain(second.business);
  await page.keyboard.press('Control+j');
  expect(await focusedRow(page)).toContain(second.business);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('case') === second.id);
  await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor();
  await page.keyboard.press('k');
  await page.waitForURL((url) => url.searchParams.get('case') === first.id);
  await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.searchParams.get('case') === second.id);
  await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByLabel(`Status of ${second.case_number}`)).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Command or case').fill('write a message');
  await expect(page.getByRole('option')).toHaveText([/Write a message or a note/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('jk');
  expect(new URL(page.url()).searchParams.get('case')).toBe(second.id);
  await page.getByRole('textbox', { name: 'Message' }).fill('');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Closing the dialog returns the focus to its row; wait for that, or it would undo the next line's focus.
  await expect.poll(() => focusedRow(page)).toContain(second.business);
  await page.getByRole('link', { name: first.case_number }).focus();
  await page.keyboard.press('e');
  await page.waitForURL((url) => url.searchParams.get('edit') === first.id);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('jjx?e');
  await expect(page.getByLabel('Search')).toHaveValue('jjx?e');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const box = page.getByLabel('Command or case');
  await box.fill('copperf');
  const { id } = await found(page, 'copperfield');
  await expect(page.getByRole('option')).toHaveText([/Copperfield Coffee Roasters LLC/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('case') === id);
  await page.goto('/admin/inquiries');
  await page.getByRole('button', { name: 'Go to…' }).click();
  await box.fill('work');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
});

test('a case list can be saved, opened, removed, restored, and exported with all its rows', async ({ page }) => {
  await enterAs(page, 'staff');
  await sql('delete from saved_views where user_id = (select id from users where email = $1)', [
    demoAccount('staff').email,
  ]);
  await page.goto('/admin?status=in_progress&sort=held_amount_cents&after=nonsense');
  await page.getByRole('button', { name: 'Back to the first page' }).click();
  const { total } = await read<List>(page, '/admin/cases?status=in_progress');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name for the list that is shown').fill('Largest under way');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'View “Largest under way” saved.')).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Views' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Largest under way' }).click();
  await page.waitForURL(
    (url) => url.searchParams.get('status') === 'in_progress' && url.searchParams.get('sort') === 'held_amount_cents',
  );
  await expect(rows(page)).toHaveCount(total);

  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(`All ${total} rows of this list, in this order`)).toBeVisible();
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()]);
  expect(
    readFileSync(await csv.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(total + 1);
  await page.getByRole('button', { name: 'Export' }).click();
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XLSX' }).click(),
  ]);
  expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole('button', { name: 'Largest under way' }).click();
  await page.getByRole('button', { name: 'Remove the view Largest under way' }).click();
  await expect(page.getByRole('link', { name: 'Largest under way' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Largest under way' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Command or case').fill('largest');
  await expect(page.getByRole('option', { name: /Largest under way/ })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the work list is sorted by due date; a case can be taken over and its next action edited in place', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const theCase = await found(page, 'Meridian');
  await patch(page, theCase, { next_action: 'Call the processor', next_action_on: dayIn(-40) });
  // An open case has no owner only if there was no staff when it was submitted.
  const { items } = await read<{ items: { key: string; the_case: Row | null }[] }>(page, '/admin/work?of=everybody');
  let taken = false;
  await page.route('**/api/admin/work?of=nobody*', (route) => {
    const left = taken
      ? []
      : items
          .filter(({ key }) => key === `case:${theCase.id}`)
          .map((each) => ({ ...each, owner: null, the_case: { ...each.the_case, owner: null } }));
    return route.fulfill(
      json({
        items: left,
        next_cursor: null,
        total: left.length,
        total_capped: false,
        overdue: left.length,
        today: dayIn(0),
      }),
    );
  });
  page.on('request', (request) => {
    taken ||= request.method() === 'PATCH';
  });
  await page.goto('/admin/work?of=nobody');
  const row = rowOf(page, 'Meridian').filter({ hasText: 'Task' });
  await expect(row).toContainText('Call the processor');
  await expect(row).toContainText(/Overdue by [\d,]+ days/);
  await page.getByRole('button', { name: `Assign to me: ${theCase.case_number}` }).click();
  await expect(toast(page, 'Robin Ward is now responsible for the case.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Everything has an owner' })).toBeVisible();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page.getByText(/\d+ things? to do, \d+ overdue\./)).toBeVisible();

  const change = page.getByRole('button', { name: `Change the next action of ${theCase.case_number}`, exact: false });
  await change.click();
  await page.getByLabel('Next action', { exact: true }).fill('  ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Say what is to be done next.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Next action', { exact: true }).fill('Ask for the next tranche');
  await page.getByLabel('Due').fill(dayIn(30));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await found(page, 'Meridian')).next_action).toBe('Call the processor');
  await expect(row).toContainText('Call the processor');
  await page.route('**/api/admin/cases/*', (route) =>
    route.request().method() === 'PATCH'
      ? refuse('Somebody was first.', 409, 'VERSION_MISMATCH')(route)
      : route.continue(),
  );
  await change.click();
  await page.getByLabel('Next action', { exact: true }).fill('Something else');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to save the next action.')).toBeVisible();
  await expect(row).toContainText('Call the processor');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('a row opens on what it asks for, beside the list, where j and k, the mouse and the address go from row to row', async ({
  page,
  another,
}) => {
  test.slow();
  const { caseId } = await caseWithSentLetter(page, another);
  const other = await withCase(await another());
  await expect
    .poll(async () => (await read<{ next_action: string }>(page, `/admin/cases/${other}`)).next_action)
    .toBe('Make sure the attorney reviews the letter');
  await page.goto('/admin/work?of=everybody');
  const link = (id: string) => page.locator(`[data-row="case:${id}"]`);
  const panel = page.getByRole('dialog');
  await link(caseId).press('Enter');
  await expect(panel).toHaveAccessibleName('Record the delivery');
  await expect(panel.getByRole('button', { name: 'Record delivery' })).toBeVisible();
  await expectAccessible(page);
  const at = (key: string) => page.waitForURL((url) => url.searchParams.get('row') === key);
  const keys = await page.locator('[data-row]').evaluateAll((links) => links.map((each) => each.dataset['row'] ?? ''));
  const before = keys[keys.indexOf(`case:${caseId}`) - 1] ?? '';
  await page.keyboard.press('k');
  await at(before);
  await page.keyboard.press('j');
  await at(`case:${caseId}`);
  await page.reload();
  await expect(panel).toHaveAccessibleName('Record the delivery');
  // The list stays within reach of the mouse.
  await link(other).click();
  await expect(panel).toHaveAccessibleName('Review the application');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Accept the case' }).click();
  await expect(link(other)).toContainText('Make sure the attorney reviews the letter');
  await panel.getByRole('button', { name: 'Show it' }).click();
  await expect(panel).toHaveAccessibleName('Make sure the attorney reviews the letter');
  await expect(panel.getByRole('button', { name: 'Remind Jordan Avery' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Show all/ })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Open the case' }).click();
  await expect(panel.getByRole('tab', { name: /^Letters/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Make sure the attorney reviews the letter');
  await expect(panel.getByRole('button', { name: 'Remind Jordan Avery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link(other)).toBeFocused();
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1600, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 850 });
    await page.emulateMedia({ colorScheme });
    await link(caseId).press('Enter');
    await expect(panel.getByRole('button', { name: 'Record delivery' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  // A link to a row that is done says so.
  await page.goto('/admin/work?of=everybody&row=case:gone');
  await expect(panel).toHaveAccessibleName('Not in this list');
});

test('the list is searched, narrowed to a kind and to a colleague, and acted on row by row or many at once', async ({
  page,
  another,
}) => {
  test.slow();
  await enterAs(page, 'staff');
  const { email } = await colleagueOf(page, another, 'Mina Many');
  const ids = [await withCase(await another()), await withCase(await another())];
  await sql(
    "update cases set legal_business_name = 'Wallaby ' || right(case_number, 2), owner_id = (select id from users where email = $2) where id = any($1)",
    [ids, email],
  );
  await send(page, 'POST', `/admin/cases/${ids[0]}/tasks`, {
    task_id: crypto.randomUUID(),
    text: 'Call the bank of the wallabies',
    due_on: dayIn(3),
    owner_id: null,
  });
  await page.goto('/admin/work');
  const rows = page.locator('[data-row]');
  await rows.first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('wallaby');
  await expect(page.getByRole('heading', { name: 'No work fits this filter' })).toBeVisible();
  await page.getByLabel('Owner').selectOption('Mina Many');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: "Everybody's" }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Kind').selectOption('Task');
  await page.waitForURL((url) => url.search.includes('kind=task') && url.search.includes('search=wallaby'));
  await page.reload();
  await expect(rows).toHaveText([/^Call the bank of the wallabies/]);
  await expectAccessible(page);
  await page.getByLabel('Kind').selectOption('All kinds');
  await expect(rows).toHaveCount(3);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected').last()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected work' });
  await bar.getByLabel('Due on').fill(dayIn(9));
  await bar.getByRole('button', { name: 'Set the day' }).click();
  await expect(toast(page, 'Day changed: 3')).toBeVisible();
  await expect(page.getByText('In 9 days')).toHaveCount(3);
  await expect(bar).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Assign to me' }).click();
  await expect(toast(page, 'Assigned to you: 3')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Robin Ward' })).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Select Call the bank of the wallabies/ }).check();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows).toHaveCount(3);
  await sql("update cases set status = 'closed' where id = any($1)", [ids]);
  await sql('delete from case_tasks where case_id = any($1)', [ids]);
});

test('a license that lapses is a row of the work, a line on the system page and of its cases, and is looked up in its row', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/admin/attorneys');
  const counsel = items.find(({ name }) => name === 'Jordan Avery')?.id ?? '';
  const license = { state: 'VT', number: '90210', status: 'active', proof: 'https://bar.example/90210' };
  await send(page, 'POST', `/admin/users/${counsel}/licenses`, { ...license, checked_on: dayIn(-45) });
  await page.goto('/admin/system');
  await expect(page.getByRole('region', { name: 'Licenses to look up again' })).toContainText('Jordan Avery, VT');
  await expectAccessible(page);
  await page.goto('/admin/work?kind=license');
  await page.getByRole('link', { name: 'Look up the VT license of Jordan Avery again' }).press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('VT 90210: Active')).toBeVisible();
  await expectAccessible(page);
  await expect(panel.getByLabel('State of the license')).toHaveValue('VT');
  await expect(panel.getByLabel('License number')).toHaveValue(license.number);
  await panel.getByRole('button', { name: 'Record the license' }).click();
  await expect(page.getByRole('heading', { name: 'No work fits this filter' })).toBeVisible();
});

test('staff can set the status of each case in the work list without the mouse, with a max of four keys per case', async ({
  page,
  another,
}) => {
  const client = await another();
  const { email: merchant } = await enterAsNewMerchant(client);
  // The account is created by its first request.
  await read(client, '/me');
  await enterAs(page, 'staff');
  const many = 5;
  // Close the cases left by a failed attempt, which would otherwise be counted too.
  await sql("update cases set status = 'closed' where legal_business_name like 'Triage %'", []);
  await newCases(many, merchant, demoAccount('staff').email);
  await page.goto('/admin/work');
  await expect(rowOf(page, 'Triage')).toHaveCount(many);
  const dialog = page.getByRole('dialog');
  const ids = await page
    .getByRole('row')
    .filter({ hasText: 'Triage' })
    .locator('[data-case]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-case') ?? ''));
  let pressed = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    pressed += keys.length;
  };
  // Goes to the first of them: the list starts with what is most overdue, and these are overdue by more than a year.
  await press('j');
  await expect.poll(() => focusedRow(page)).toContain('Triage');
  await press('s');
  for (const [index, id] of ids.entries()) {
    await page.waitForURL((url) => url.searchParams.get('case') === id);
    const status = dialog.locator('.case-head select[data-status]');
    if (index > 0) await press('s');
    await expect(status).toBeFocused();
    await press('u', 'Escape');
    await expect(status).toHaveValue('under_review');
    await expect(status).not.toBeFocused();
    if (index < ids.length - 1) await press('j');
  }
  console.log(`| sort out ${many} cases by status | 0 | ${pressed} |`);
  expect(pressed).toBeLessThanOrEqual(4 * many);
  // The keyboard goes from the row to the message box, and back to the row.
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focusedRow(page)).toContain('Triage');
  await press('k', 'm');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await press('Escape', 'Escape');
  await expect(dialog).toHaveCount(0);
  // The page shows the change before it is stored.
  const stored = async () => {
    const rows = await sql<{ status: string }>('select status from cases where id = any($1)', [ids]);
    return rows.map(({ status }) => status);
  };
  await expect.poll(stored).toEqual(ids.map(() => 'under_review'));
  await sql("update cases set status = 'closed' where id = any($1)", [ids]);
});

test('a case’s tasks are added in one line each, and ticked off in the case and in the list of work, with Undo', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const { id } = await found(page, 'Meridian');
  await page.goto(`/admin/cases/${id}`);
  const tasks = page.getByRole('region', { name: /^Tasks/ });
  await expect(tasks).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByLabel('New task', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Say what is to be done.')).toBeVisible();
  await page.keyboard.type('Call the bank');
  await page.reload();
  await expect(page.getByLabel('New task', { exact: true })).toHaveValue('Call the bank');
  await page.getByLabel('New task', { exact: true }).press('Enter');
  await expect(tasks.getByRole('checkbox', { name: 'Call the bank' })).toBeVisible();
  await expect(page.getByLabel('New task', { exact: true })).toHaveValue('');
  await page.keyboard.type('Order the transcript');
  await page.keyboard.press('Enter');
  await expect(tasks.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await tasks.getByRole('checkbox', { name: 'Order the transcript' }).click();
  await expect(tasks.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByLabel('New task', { exact: true })).toBeFocused();
  await expect(tasks.getByText('Done: 1')).toBeVisible();

  await page.goto('/admin/work');
  const row = page.getByRole('row', { name: /Call the bank/ });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: /^Call the bank/ }).focus();
  await page.keyboard.press('d');
  await expect(row).toHaveCount(0);
  await expect(toast(page, 'Done: Call the bank')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Done: Call the bank' }).click();
  await expect(row).toHaveCount(0);
});

test('every row of the work list opens on something that can be done there', async ({ page }) => {
  test.slow();
  await enterAs(page, 'staff');
  await page.goto('/admin/work?of=everybody');
  const links = page.locator('.work-what > a');
  await expect(links.first()).toBeVisible();
  const rowsSeen = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', what: link.textContent })),
  );
  const inPanel = rowsSeen.filter(({ href }) => href.includes('row='));
  expect(inPanel.length).toBeGreaterThan(5);
  for (const { href, what } of inPanel) {
    await page.goto(href);
    const act = page.locator('.work-panel__act');
    await expect(act.locator('button:enabled, a[href]').first(), what).toBeVisible();
  }
});
