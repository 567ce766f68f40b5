// @proves admin-case-journey
import { colleagueOf, dialog, ownCase, pretend, saltmarsh, show, stored, toast, waits } from './admin-case.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs } from './sessions.ts';
import { test } from './warm-page.ts';

test('a case opens over the list with eight tabs in its URL, and closing it restores the list and the focus', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const id = await saltmarsh(page);
  const { case_number } = await stored(page, id);
  await page.goto('/admin?search=saltmarsh');
  const link = page.getByRole('link', { name: case_number });
  await link.click();
  await waits(page, { case: id, search: 'saltmarsh' });
  const box = dialog(page, 'Saltmarsh Outfitters LLC');
  await expect(box.getByRole('tab')).toHaveText([
    'Overview',
    'Business',
    'Financial',
    'AI Analysis',
    /^Letters\d+$/,
    /^Files\d+$/,
    /^Messages\d+$/,
    /^History\d+$/,
  ]);
  await expect(box.getByRole('tabpanel')).toContainText('Hannah');
  await expectAccessible(page);
  await box.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await waits(page, { show: 'business' });
  for (const [tab, part] of [
    ['Business', 'EIN'],
    ['Financial', 'Merchant category code'],
    ['AI Analysis', 'Executive Summary'],
    ['Letters', 'Demand'],
    ['Files', 'KB'],
    ['Messages', 'AI'],
    ['History', 'Case submitted'],
  ] as const) {
    await show(page, tab);
    await expect(box.getByRole('tabpanel', { name: tab }), tab).toContainText(part);
    await expectAccessible(page);
  }
  await waits(page, { case: id, show: 'history' });
  await page.reload();
  await expect(box.getByRole('tab', { name: /^History/ })).toHaveAttribute('aria-selected', 'true');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await waits(page, { case: null, show: null, search: 'saltmarsh' });
  // After the reload there is no link that opened the dialog, so the focus goes to the row's first link to the case.
  await expect(page.getByRole('rowheader').getByRole('link', { name: /Hannah/ })).toBeFocused();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  // The URL updates just after the dialog closes; only a test is fast enough to notice.
  await waits(page, { case: null });
  await page.keyboard.press('Enter');
  await waits(page, { case: id });
  await page.goBack();
  await expect(box).toBeHidden();
  await waits(page, { case: null, search: 'saltmarsh' });
});

test('a case that cannot be loaded says so and can be retried, and a missing one is not found', async ({ page }) => {
  await enterAs(page, 'staff');
  const id = await saltmarsh(page);
  for (const [parameter, text, there] of [
    ['case', 'Failed to load case details.', 'Saltmarsh Outfitters LLC'],
    ['edit', 'Failed to load case data.', 'Edit case'],
  ] as const) {
    await page.route(`**/api/admin/cases/${id}`, (route) => route.abort());
    await page.goto(`/admin?${parameter}=${id}`);
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(text);
    await expectAccessible(page);
    await page.unroute(`**/api/admin/cases/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page, there).getByText(/UH-\d/)).toBeVisible();
    await page.goto(`/admin?${parameter}=01900000-0000-7000-8000-000000000000`);
    await expect(dialog(page, 'Case not found')).toContainText('There is no such case.');
  }
  await page.goto('/admin/cases/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Case not found' })).toBeVisible();
});

test('AI Overview opens the analysis, runs it if there is none, and reports a failure', async ({ page, another }) => {
  const id = await ownCase(page, another);
  await page.goto(`/admin?case=${id}`);
  const box = dialog(page, 'Cedar Lane Soaps LLC');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('comprehensive') && asked.push(request.url()));
  await box.getByRole('button', { name: 'AI Overview' }).click();
  await waits(page, { show: 'analysis' });
  await expect(box.getByRole('tabpanel', { name: 'AI Analysis' })).toContainText('Executive Summary');
  expect(asked).toEqual([]);

  await pretend(page, id, { analysis: null, analysis_text: null });
  await page.route('**/ai-comprehensive-case-analyzer', (route) => route.abort());
  await page.goto(`/admin?case=${id}`);
  await box.getByRole('button', { name: 'AI Overview' }).click();
  await expect(toast(page, 'Failed to generate AI analysis. Please try again.')).toBeVisible();
  await page.unroute('**/ai-comprehensive-case-analyzer');
  const held = Promise.withResolvers<void>();
  await page.route('**/ai-comprehensive-case-analyzer', async (route) => {
    await held.promise;
    await route.continue();
  });
  await box.getByRole('button', { name: 'AI Overview' }).click();
  await expect(box.getByText('Analyzing the case…')).toBeVisible();
  await page.unroute(`**/api/admin/cases/${id}`);
  held.resolve();
  await expect(toast(page, 'Comprehensive AI analysis generated')).toBeVisible();
  await expect(box.getByRole('tabpanel', { name: 'AI Analysis' })).toContainText('Executive Summary');
});

test('the next action, owner, attorney and legal hold can be changed in the case’s header', async ({
  page,
  another,
}) => {
  const id = await ownCase(page, another);
  await page.goto(`/admin?case=${id}`);
  const box = dialog(page, 'Cedar Lane Soaps LLC');
  await box.getByRole('button', { name: 'Change the next action' }).click();
  await box.getByRole('textbox', { name: 'Next action' }).fill('Ring the merchant');
  await page.keyboard.press('Escape');
  await expect(box.getByRole('button', { name: 'Change the next action' })).toBeFocused();
  await page.keyboard.press('Enter');
  await box.getByRole('textbox', { name: 'Next action' }).fill('Ring the merchant');
  await page.reload();
  await expect(box.getByRole('textbox', { name: 'Next action' })).toHaveValue('Ring the merchant');
  await expectAccessible(page);
  await box.getByRole('textbox', { name: 'Next action' }).press('Enter');
  await expect(toast(page, 'Next action saved.')).toBeVisible();
  expect((await stored(page, id)).next_action).toBe('Ring the merchant');

  await colleagueOf(page, another, 'Kim Vale');
  await page.reload();
  const owner = box.getByLabel('Case owner');
  const before = await owner.inputValue();
  await owner.selectOption({ label: 'Kim Vale' });
  await expect(toast(page, 'is now responsible for the case.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(owner).toHaveValue(before);

  await box.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Set legal hold' }).click();
  await waits(page, { case: id, hold: id });
  await expect(dialog(page, /^Set legal hold/)).toBeVisible();
  await page.keyboard.press('Escape');
  await waits(page, { case: id, hold: null });
  await expect(box).toBeVisible();
});

test('the next action in a case’s head opens its act beside the case, and Esc returns to it', async ({ page }) => {
  await enterAs(page, 'staff');
  const [sent] = (await (await page.request.get('/api/admin/cases?search=copperfield')).json()).items;
  for (const address of [`/admin/cases/${sent.id}`, `/admin?case=${sent.id}`]) {
    await page.goto(address);
    const next = page.getByRole('link', { name: 'Record the delivery' });
    await next.focus();
    await page.keyboard.press('Enter');
    await waits(page, { act: 'next' });
    const act = dialog(page, 'Record the delivery');
    await expect(act.getByRole('button', { name: 'Record delivery' })).toBeVisible();
    // The focus that was moved there is not shown around the whole panel.
    await expect(act.getByRole('group', { name: 'Content' })).toBeFocused();
    await expect(act.getByRole('group', { name: 'Content' })).toHaveCSS('outline-style', 'none');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await waits(page, { act: null });
    await expect(next).toBeFocused();
  }
});

test('links in emails open the same view on a page, including older ones with a hash', async ({ page }) => {
  await enterAs(page, 'staff');
  const id = await saltmarsh(page);
  await page.goto(`/admin/cases/${id}#letters`);
  await page.waitForURL((url) => url.hash === '' && url.searchParams.get('show') === 'letters');
  await expect(page.getByRole('heading', { level: 1, name: 'Saltmarsh Outfitters LLC' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Letters/ })).toHaveAttribute('aria-selected', 'true');
  await page.route('**/history*', (route) =>
    route.continue({ url: `${route.request().url()}${route.request().url().includes('?') ? '&' : '?'}limit=3` }),
  );
  await show(page, 'History');
  const rows = page.getByRole('region', { name: 'Changes of this case' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(rows).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Open on its own page' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('unusual names are rendered as text and stay within the window', async ({ page }) => {
  await enterAs(page, 'staff');
  const id = await saltmarsh(page);
  const name = `"><img src=x onerror="window.broken=1"> =1+1 'שלום' 🧼 ${'longword'.repeat(1_250)}`;
  await pretend(page, id, {
    legal_business_name: name,
    first_name: name,
    reason_given: name,
    next_action: `=HYPERLINK("x") ${'a'.repeat(250)}`,
    owner: { id, name },
    business_owners: [{ id, owner_name: name, ownership_percentage: 50, role_title: name }],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    `/admin?case=${id}`,
    `/admin?case=${id}&show=business`,
    `/admin?edit=${id}`,
    `/admin/cases/${id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByText('longwordlongword').first()).toBeVisible();
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.dialog__body')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    );
    expect(
      wide.every((pixels) => pixels <= 0),
      `${address}: ${wide.join()}`,
    ).toBe(true);
  }
  await expectAccessible(page);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
