import type { Page, Request } from '@playwright/test';
import { rows as sql } from './database.ts';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

type Thread = {
  items: { subject: string; body: string; visibility: string; read_at: string | null }[];
  unread: number;
};
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const entries = (page: Page) => page.locator('.entry');
const written = (page: Page) => page.locator('.entry:not(.entry--program)');
const threadOf = (page: Page, id: string) => read<Thread>(page, `/cases/${id}/messages`);
const body = (page: Page) => page.getByLabel('Message', { exact: true });

/** A merchant with a case, in their own browser, who has sent `messages`; and staff on its Messages tab. */
async function atMessages(
  page: Page,
  another: Another,
  messages: readonly string[] = [],
): Promise<{ id: string; merchant: Page }> {
  const merchant = await another();
  const id = await withCase(merchant);
  await Promise.all(messages.map((each) => say(merchant, id, each)));
  await enterAs(page, 'staff');
  // The analysis is the last entry that arrives by itself.
  await expect.poll(async () => (await threadOf(page, id)).items.length).toBe(messages.length + 1);
  return { id, merchant };
}
const say = (by: Page, id: string, text: string) =>
  send(by, 'POST', `/cases/${id}/messages`, { message_id: crypto.randomUUID(), body: text });

test('staff see a merchant’s messages as they arrive, and the merchant never sees an internal note', async ({
  page,
  another,
}) => {
  const { id, merchant } = await atMessages(page, another, ['=1+1 <b>Is my letter out?</b>\nשלום']);
  // Delays the page's next fetch of the thread until the second message has arrived, when the unread count is already
  // right.
  let release = () => {};
  let late = Promise.resolve();
  const hold = () => {
    late = new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  await page.route(`**/api/cases/${id}/messages?*`, async (route) => {
    await late;
    await route.continue();
  });
  // The page's first requests for the users who can be mentioned fail; typing the first @ requests them again.
  await page.route(`**/api/cases/${id}/mentionable`, (route) => route.abort());
  const askedInVain = page.waitForEvent('requestfailed', {
    predicate: (() => {
      let failed = 0;
      return (request: Request) => request.url().endsWith('/mentionable') && ++failed === 2;
    })(),
  });
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/events?')),
    page.goto(`/admin/cases/${id}?show=messages`),
  ]);
  await askedInVain;
  await page.unroute(`**/api/cases/${id}/mentionable`);
  await expect(written(page)).toHaveCount(1);
  await expect(written(page).first()).toContainText('From the merchant');
  await expect(written(page).first()).toContainText('=1+1 <b>Is my letter out?</b>');
  await expect(written(page).first()).toContainText('New');
  hold();
  await expect.poll(async () => (await threadOf(page, id)).unread).toBe(0);

  await say(merchant, id, 'And one thing more.');
  release();
  await expect(written(page)).toHaveCount(2);
  await expect(written(page).first()).toContainText('And one thing more.');
  await expect.poll(async () => (await threadOf(page, id)).unread).toBe(0);

  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Enter: Message.')).toBeVisible();
  await expect(body(page)).toBeFocused();
  await expectAccessible(page);
  await body(page).fill('Call the processor first.');
  hold();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Internal note saved.')).toBeVisible();
  await expect(body(page)).toHaveValue('');

  // The next note can be started before the thread shows the previous one. The message box keeps the focus while the
  // list below it offers the users to mention.
  await body(page).pressSequentially('Please look, @');
  const offered = page.getByRole('listbox', { name: 'Mention' }).getByRole('option');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(written(page).first()).toContainText('Internal note');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('@');
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveValue(/^Please look, @\S.* $/);
  await page.keyboard.press('Control+Enter');
  await expect(written(page).first()).toContainText('Please look, @');
  expect(await sql('select 1 from message_mentions where case_id = $1', [id])).toHaveLength(1);
  expect((await threadOf(merchant, id)).items.map((each) => each.visibility)).not.toContain('internal');
  await page.getByRole('button', { name: 'Open AI Analysis' }).click();
  await page.waitForURL((url) => url.searchParams.get('show') === 'analysis');
});

test('a saved reply names what this case lacks, is taken back by Ctrl+Z, survives a reload and a failure, and is sent once', async ({
  page,
  another,
}) => {
  const { id, merchant } = await atMessages(page, another);
  const { case_number: number } = await read<{ case_number: string }>(page, `/admin/cases/${id}`);
  await page.goto(`/admin/cases/${id}?show=messages`);
  await body(page).fill('Something of my own.');
  const replies = page.getByRole('button', { name: 'Saved replies' });
  const pick = async (name: string | RegExp) => {
    await replies.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(body(page)).toBeFocused();
  };
  await pick('The agreement is not signed');
  await expect(body(page)).toHaveValue(
    /^Something of my own\.\n\nHello Noor,\n\nThe success-fee agreement for Cedar Lane Soaps LLC waits for your signature\. No letter goes to PayPal/,
  );
  await expect(page.getByRole('radio', { name: 'Internal note' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(body(page)).toHaveValue('Something of my own.');

  // Saving a text of our own sends nothing of the message around its dialog.
  await page.getByRole('radio', { name: 'To the merchant' }).check();
  await replies.click();
  await page.getByRole('menuitem', { name: /^Add or change texts/ }).click();
  await page.getByRole('button', { name: 'New text' }).click();
  const text = page.getByRole('form', { name: 'A saved text' });
  await text.getByLabel('Name').fill('Good day');
  await text.getByLabel('Text').fill('Good day to you.');
  await text.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '“Good day” saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(body(page)).toHaveValue('Something of my own.');
  expect((await threadOf(merchant, id)).items.map((each) => each.body)).not.toContain('Something of my own.');
  await page.getByRole('radio', { name: 'Internal note' }).check();

  // In an empty box a saved reply also sets its subject and its audience, and undoing it removes them again.
  await body(page).fill('');
  await body(page).blur();
  await page.keyboard.press('r');
  await expect(replies).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Everything that waits for them/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveValue(/\n- Read and sign the success-fee agreement\./);
  await expect(page.getByRole('radio', { name: 'To the merchant' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(body(page)).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Internal note' })).toBeChecked();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await pick('The agreement is not signed');
  await expect(page.getByLabel('Subject')).toHaveValue(`The success-fee agreement of case ${number}`);
  await page.reload();
  await expect(body(page)).toHaveValue(/waits for your signature/);

  // The message arrives but the response is lost: a retry must not duplicate it.
  await page.route('**/api/cases/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Send to the merchant' }).click();
  await expect(toast(page, 'Message not sent.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('What you wrote is kept here.');
  await expect(body(page)).toHaveValue(/waits for your signature/);
  await expectAccessible(page);
  await page.unroute('**/api/cases/*/messages');
  await page.reload();
  await page.getByRole('button', { name: 'Send to the merchant' }).click();
  await expect(toast(page, 'Message sent to the merchant.')).toBeVisible();
  await expect(written(page)).toHaveCount(1);
  await expect(written(page).first()).toContainText('Not read by the merchant yet');
  await expect(body(page)).toHaveValue('');
  const { items } = await threadOf(merchant, id);
  expect(items.map(({ subject, visibility }) => [subject, visibility])).toEqual([
    [`The success-fee agreement of case ${number}`, 'merchant'],
  ]);
  await send(merchant, 'POST', `/cases/${id}/messages/read`, {});
  await expect(written(page).first()).toContainText('Read by the merchant');
});

test('older messages load on demand, and the thread fits a phone', async ({ page, another }) => {
  const messages = Array.from({ length: 24 }, (_, index) => `Message ${index + 1}`);
  const { id } = await atMessages(page, another, messages);
  // Everything is marked as read and live updates are off: either would refetch the thread in between.
  await send(page, 'POST', `/cases/${id}/messages/read`, {});
  await page.route('**/api/events?*', (route) => route.abort());
  await page.goto(`/admin/cases/${id}?show=messages`);
  await expect(entries(page)).toHaveCount(20);
  await expect(entries(page).first()).toContainText(/Message \d+/);
  await page.route('**/api/cases/*/messages?*cursor=*', (route) => route.abort());
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(page.getByRole('alert')).toContainText('The older messages could not be loaded.');
  await page.unroute('**/api/cases/*/messages?*cursor=*');
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect(entries(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
