import { demoCase, tabTo, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { moveTo } from './move-to.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';

const business = requiredFields.legalBusinessName;

test(
  'the record shows every answer under its label and prints without the page’s frame',
  { tag: '@phone' },
  async ({ page }) => {
    await enterAs(page, 'merchant');
    await page.goto(`/dashboard/cases/${await demoCase(page, 'Copperfield')}/record`);
    await expect(page.getByRole('heading', { name: 'Compliance' })).toBeVisible();
    for (const text of [
      'acct_1P3demoCopper',
      'Coffee subscriptions, roasted weekly.',
      'Daniel Okafor',
      'hold-notice.pdf',
      'You submitted the case.',
    ])
      await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('main')).not.toContainText(/98-76543\d\d/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print this record' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Compliance' })).toBeVisible();
  },
);

test('another merchant’s case, a missing one and an invalid id show the same not-found page', async ({
  page,
  another,
}) => {
  const id = await withCase(await another());
  await enterAsNewMerchant(page);
  const texts: string[] = [];
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  for (const path of [id, crypto.randomUUID(), 'x', `${id}/details`, `${id}/agreement`, `${id}/record`]) {
    await moveTo(page, `/dashboard/cases/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    texts.push(await page.getByRole('main').innerText());
    await moveTo(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  }
  expect(new Set(texts).size).toBe(1);
  await page.goto(`/dashboard/cases/${id}`);
  await expect(page).toHaveTitle('Page not found · Unhold');
  await expectAccessible(page);
});

test('data that fails to load is reported with the spec’s message, and Try again loads it', async ({ page }) => {
  // A case that no job changes: a change would refetch it, and the notice would disappear.
  await enterAs(page, 'merchant');
  const id = await demoCase(page, 'Juniper');
  const address = `/dashboard/cases/${id}`;
  const notices = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Error - Failed to load your data. Please try again.' });
  const failing = async (parts: string[], open: () => Promise<unknown>) => {
    for (const part of parts) await page.route(`**/api/cases/${id}${part}`, (route) => route.abort());
    await open();
    await expect(notices).toHaveCount(parts.length);
    // The notice is the same on every page.
    if (parts[0] === '/papers') await expectAccessible(page);
    for (const [index, part] of parts.entries()) {
      await page.unroute(`**/api/cases/${id}${part}`);
      // One part loads, and the others still report their failure.
      await notices.first().getByRole('button', { name: 'Try again' }).click();
      await expect(notices).toHaveCount(parts.length - index - 1);
    }
  };
  // The parts are in the order of the page, because the first notice is retried each time.
  await test.step('parts of the page', () => failing(['/ledger', '/messages*'], () => page.goto(address)));
  await test.step('agreement', () => failing(['/papers'], () => page.goto(`${address}/agreement`)));
  await test.step('details', () => failing(['/answers'], () => moveTo(page, `${address}/details`)));
  await test.step('record', () => failing(['/answers'], () => page.goto(`${address}/record`)));
  await test.step('the case itself', () => failing([''], () => page.goto(address)));
});

test('agreement, message, details and cancellation work with the keyboard alone', async ({ page }) => {
  const id = await withCase(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: business, exact: true })).toBeVisible();
  await tabTo(page, /^Read and sign our agreement/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Text of Success-fee agreement' })).toBeVisible();
  await tabTo(page, /^Your full name/);
  await page.keyboard.type('Noor Haddad');
  await tabTo(page, /^I have read the agreement/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Sign: Success-fee agreement/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have signed: Success-fee agreement')).toBeVisible();
  await moveTo(page, `/dashboard/cases/${id}`);
  await expect(page.getByRole('textbox', { name: 'Write to us' })).toBeVisible();
  await tabTo(page, /^Write to us/);
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'By keyboard.' })).toBeVisible();
  await tabTo(page, /^Application details/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Application details' })).toBeVisible();
  await tabTo(page, /^Change Refund policy/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Refund policy')).toBeFocused();
  await page.keyboard.type('30 days');
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Products & Fulfillment' })).toContainText('30 days');
  await moveTo(page, `/dashboard/cases/${id}`);
  await expect(page.getByRole('textbox', { name: 'Write to us' })).toBeVisible();
  await tabTo(page, /^Cancel this case/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, /^Cancel this case/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Cancel the case/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('CLOSED', { exact: true })).toBeVisible();
});

// screens.spec.ts, case-page.spec.ts and case-details.spec.ts run axe in light mode.
test('at 400 % zoom in dark mode, no case page scrolls sideways and axe finds nothing', async ({ page }) => {
  await enterAs(page, 'merchant');
  const [offered, drafted, recovering] = [
    await demoCase(page, 'Finch'),
    await demoCase(page, 'Juniper'),
    await demoCase(page, 'Meridian'),
  ];
  const { offers } = await read<{ offers: { id: string }[] }>(page, `/cases/${offered}/ledger`);
  // No two in a row have the same heading, which shows that the next page has loaded.
  const looks: [path: string, heading: RegExp | 'dialog'][] = [
    [offered, /^Finch/],
    [recovering, /^Meridian/],
    [drafted, /^Juniper/],
    [`${drafted}/agreement`, /^Success-fee/],
    [`${drafted}/details`, /^Application details/],
    [`${offered}/record`, /^Record of/],
    [`${offered}?dialog=accept&offer=${offers[0]?.id}`, 'dialog'],
    [`${drafted}/details?step=case-details`, /^Case Details/],
    [`${offered}/agreement`, /^Success-fee/],
    [`${drafted}/details?step=ownership`, /^Ownership/],
    [`${drafted}?dialog=cancel`, 'dialog'],
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  for (const [index, [path, heading]] of looks.entries()) {
    await test.step(path, async () => {
      await moveTo(page, `/dashboard/cases/${path}`);
      await expect(
        heading === 'dialog' ? page.getByRole('dialog') : page.getByRole('heading', { level: 1, name: heading }),
      ).toBeVisible();
      await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
      // The header was checked on the first one.
      await expectAccessible(page, index === 0 ? [] : ['.app-header']);
    });
  }
});

test('with forced colors the stage bar, its dots and the timeline still show what is done', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterAs(page, 'merchant');
  await page.goto(`/dashboard/cases/${await demoCase(page, 'Copperfield')}`);
  const looks = (state: string) =>
    page
      .locator(`.stage-track > [data-state='${state}']`)
      .first()
      .evaluate((step) => {
        const { backgroundColor, borderInlineStartWidth } = getComputedStyle(step);
        return `${backgroundColor} ${borderInlineStartWidth}`;
      });
  const [done, now, ahead] = [await looks('done'), await looks('now'), await looks('ahead')];
  expect(new Set([done, now, ahead]).size).toBe(3);
});
