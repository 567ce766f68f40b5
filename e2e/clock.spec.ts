import type { Page } from '@playwright/test';
import { addDays } from '../domain/calendar/business-days.ts';
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import { dayIn } from './admin-lists.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { caseWithLetter } from './sent-letter.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test } from './warm-page.ts';

const american = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;

/** A PayPal case whose hold began so many days ago. */
async function withHold(page: Page, daysAgo: number): Promise<string> {
  const { email } = await enterAsNewMerchant(page);
  await submitCase(page, {
    ...requiredFields,
    email,
    holdStartDate: american(addDays(firmDayOf(new Date()), -daysAgo)),
  });
  return (await read<{ items: { id: string }[] }>(page, '/cases')).items[0]?.id ?? '';
}

const clock = (page: Page) => page.getByRole('region', { name: /^What .+ allows, and until when$/ });

/** Checks light and dark mode at both widths: axe finds nothing, and nothing is wider than the window. */
async function expectEveryLook(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await clock(page).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      if (process.env.PICTURES)
        await clock(page).screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` });
    }
}

test('a merchant sees each term of the hold as a day with its clause, and staff add what a term is counted from', async ({
  page,
  another,
}) => {
  const id = await withHold(page, 60);
  await page.goto(`/dashboard/cases/${id}#clock`);
  // The term itself: its last day is listed again below, among the days that somebody waits for.
  const limitation = clock(page)
    .getByRole('listitem')
    .filter({ hasText: 'after restricted activities or limitation' })
    .first();
  await expect(limitation).toContainText('Day 60 of 180.');
  await clock(page)
    .getByText(/^Terms that are over/)
    .click();
  await expect(clock(page).getByRole('listitem').filter({ hasText: 'Payment hold (risk)' }).first()).toContainText(
    'The term ended on',
  );
  await expect(clock(page).getByRole('listitem').filter({ hasText: 'Waiting period' }).first()).toContainText(
    'No complete notice of dispute has been given',
  );
  await expect(clock(page)).toContainText('not yet. No complete notice of dispute has been given');
  await limitation.getByText('Clause').click();
  await expect(limitation).toContainText('for up to 180 days if reasonably needed');
  await expect(clock(page)).toContainText('Your attorney tells you the day once they have confirmed it');
  await expect(clock(page)).not.toContainText('Time to file a claim');
  await expectEveryLook(page, 'merchant');

  const staff = await another();
  await enterAs(staff, 'staff');
  await send(staff, 'POST', `/cases/${id}/tranches`, {
    entry_id: crypto.randomUUID(),
    label: 'June sales',
    amount_cents: 100_000,
    promised_release_on: null,
  });
  await staff.goto(`/admin/cases/${id}`);
  await expect(clock(staff)).toContainText('Time to file a claim, by law');
  await expect(clock(staff).getByText(/^An attorney must confirm it\./)).toBeVisible();
  await expect(clock(staff)).not.toContainText('Your attorney tells you the day');
  const box = staff.getByLabel('Payments received: June sales');
  await box.fill(addDays(firmDayOf(new Date()), -10));
  await staff.getByRole('button', { name: 'Save the day: Payments received: June sales' }).click();
  await expect(clock(staff).getByRole('listitem').filter({ hasText: 'June sales' }).first()).toContainText(
    'Day 10 of 21.',
  );
  await expectEveryLook(staff, 'staff');
  // The merchant's open page updates too.
  await expect(clock(page).getByRole('listitem').filter({ hasText: 'June sales' }).first()).toContainText(
    'Day 10 of 21.',
  );
});

test('a merchant makes a calendar feed, which a program reads without a session, and ends it', async ({
  page,
  playwright,
}) => {
  const id = await withHold(page, 60);
  await page.goto('/account#calendar');
  const part = page.getByRole('region', { name: 'Calendar', exact: true });
  await part.getByRole('button', { name: 'Create a feed' }).click();
  await expect(part).toContainText('it is not shown again');
  const url = await part.getByLabel('Address of your feed').inputValue();
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      if (process.env.PICTURES)
        await part.screenshot({ path: `${process.env.PICTURES}/feed-${width}-${colorScheme}.png` });
    }
  const program = await playwright.request.newContext();
  const address = new URL(url.replace(new URL(url).origin, ''), page.url()).href;
  const feed = await program.get(address);
  expect(feed.status()).toBe(200);
  expect(feed.headers()['cache-control']).toBe('private, no-cache');
  expect((await feed.text()).replaceAll('\r\n ', '')).toContain(id);
  const same = await program.get(address, { headers: { 'if-none-match': feed.headers().etag ?? '' } });
  expect(same.status()).toBe(304);
  await page.reload();
  await expect(part).toContainText('Your feed was made on');
  await expect(part.getByLabel('Address of your feed')).toHaveCount(0);
  await part.getByRole('button', { name: 'End the feed' }).click();
  await expect(part).toContainText('The feed has ended.');
  expect((await program.get(address)).status()).toBe(404);
  await program.dispose();
});

test('the attorney pauses a day from the desk with a reason and an end, and sees how long a license check is valid', async ({
  page,
  another,
}) => {
  const { caseId, letterId, desk } = await caseWithLetter(page, another);
  const promised = addDays(dayIn(0), 9);
  await send(page, 'POST', `/cases/${caseId}/tranches`, {
    entry_id: crypto.randomUUID(),
    label: 'First part',
    amount_cents: 100_000,
    promised_release_on: promised,
  });
  await desk.goto(`/attorney/letters/${letterId}?view=case`);
  const days = clock(desk).getByRole('list', { name: 'Days that somebody waits for' });
  const license = days.getByRole('listitem').filter({ hasText: 'license counts' }).first();
  await expect(license).toContainText('watched by the attorney');
  await expect(license.getByRole('button')).toHaveCount(0);
  const day = days.getByRole('listitem').filter({ hasText: 'Promised release: First part' });
  await day.getByRole('button', { name: 'Pause Promised release: First part.' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Pause this day?' });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByLabel('Until').fill(addDays(dayIn(0), 20));
  await dialog.getByLabel('Reason').fill('They pay in December.');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await expect(day).toContainText('They pay in December.');
  await expect(dialog).toBeHidden();
  await expectEveryLook(desk, 'desk');
  // Staff see the same pause.
  await page.goto(`/admin/cases/${caseId}`);
  await expect(clock(page)).toContainText('They pay in December.');
});
