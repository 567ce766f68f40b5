// @proves case-page-journey
import { agreementOf, asStaff, caseOf, today, withCase } from './cases.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { read, requiredFields, send } from './sessions.ts';
import type { Page } from '@playwright/test';
import { test } from './warm-page.ts';

const business = requiredFields.legalBusinessName;

test(
  'a new case says what happens next, and its merchant reads and signs the agreement',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: business, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: business })).toBeVisible();
    // Which of the two depends on how soon its letter is with an attorney.
    await expect(page.getByText(/^(INTAKE|UNDER REVIEW)$/)).toBeVisible();
    const next = page.getByRole('region', { name: 'Your next step' });
    await expect(next).toContainText(/Our team|Your attorney/);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toContainText('You submitted the case.');
    await expect(timeline).toContainText('within 2-3 days of your signing');
    await expect(page.getByText('No letter has gone out yet.')).toBeVisible();
    await expectAccessible(page);

    await next.getByRole('link', { name: 'Read and sign our agreement' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Success-fee agreement' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Text of Success-fee agreement' })).toContainText(business);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Enter: Your full name.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tick the box to agree.' }).click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await page.getByLabel('Your full name').fill('Noor Haddad');
    await page.reload();
    await expect(page.getByLabel('Your full name')).toHaveValue('Noor Haddad');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
    await expect(page.getByText('You have signed: Success-fee agreement')).toBeVisible();
    const signature = page.getByRole('region', { name: 'Signature' });
    await expect(signature).toContainText('Noor Haddad');
    await expect(signature).toContainText((await agreementOf(page, id)).signatures[0]?.sha256 ?? 'no signature');
    await expectAccessible(page);
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Download the signed PDF' }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link', { name: /^UH-/ }).click();
    await expect(timeline).toContainText('You signed the success-fee agreement.');
    await expect(next.getByRole('link', { name: 'Read and sign our agreement' })).toHaveCount(0);
    expect((await caseOf(page, id)).agreement_signed_at).not.toBeNull();
  },
);

/** Changes the amount held. A new case's jobs create new versions, so it retries until the version is current. */
async function changeAmount(page: Page, id: string, amountHeld: string): Promise<void> {
  await expect(async () => {
    const { version, answers } = await read<{ version: number; answers: { fields: Record<string, string> } }>(
      page,
      `/cases/${id}/answers`,
    );
    await send(page, 'PUT', `/cases/${id}/answers`, {
      version,
      answers: { ...answers, fields: { ...answers.fields, amountHeld } },
    });
  }).toPass();
}

for (const live of [true, false])
  test(`an agreement whose text changes ${live ? 'while it is shown' : 'unseen'} is signed only once the new text is shown`, async ({
    page,
  }) => {
    const id = await withCase(page);
    if (!live) await page.route('**/api/events?*', (route) => route.abort());
    await page.goto(`/dashboard/cases/${id}/agreement`);
    await expect(page.getByText('$12,500.00').first()).toBeVisible();
    const box = page.getByRole('checkbox');
    const text = page.getByRole('article', { name: 'Text of Success-fee agreement' });
    await page.getByLabel('Your full name').fill('Noor Haddad');
    await box.check();
    await changeAmount(page, id, '9,000');
    if (live) await expect(text).toContainText('$9,000.00');
    else await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
    await expect(page.getByText('The text has changed since you read it')).toBeVisible();
    await expect(text).toContainText('$9,000.00');
    await expect(box).not.toBeChecked();
    await expect(page.getByLabel('Your full name')).toHaveValue('Noor Haddad');
    await expectAccessible(page);
    await box.check();
    await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
    await expect(page.getByText('You have signed: Success-fee agreement')).toBeVisible();
  });

test('messages go both ways, no draft is lost, and Enter does not send', async ({ page, another }) => {
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}`);
  const thread = page.getByRole('region', { name: 'With the team' });
  await expect(thread).toContainText('No messages yet.');
  const box = thread.getByRole('textbox', { name: 'Write to us' });
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText('Enter: Message.')).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill('PayPal called me today.');
  await box.press('Enter');
  await box.pressSequentially('Should I answer?');
  await expect(thread.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(box).toHaveValue('PayPal called me today.\nShould I answer?');

  await page.route('**/api/cases/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('alert')).toContainText('Your message was not sent');
  await expect(box).toHaveValue('PayPal called me today.\nShould I answer?');
  await expectAccessible(page);
  await page.unroute('**/api/cases/*/messages');
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/api/cases/*/messages', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await thread.getByRole('button', { name: 'Send again' }).click();
  await expect(thread.getByRole('button', { name: 'Sending…' })).toBeVisible();
  open();
  await expect(thread.getByRole('listitem').filter({ hasText: 'Should I answer?' })).toContainText('You');
  await expect(box).toHaveValue('');
  await expect(thread.getByText('Your message was sent.')).toBeVisible();

  // Leaves the thread, which would mark an incoming message as read.
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: business, exact: true })).toBeVisible();
  await asStaff(another, async (staff) => {
    await send(staff, 'POST', `/cases/${id}/messages`, {
      message_id: crypto.randomUUID(),
      body: 'No need. We answer them for you.',
    });
    await send(staff, 'POST', `/cases/${id}/messages`, {
      message_id: crypto.randomUUID(),
      body: 'Merchant sounds worried.',
      visibility: 'internal',
    });
  });
  await page.getByRole('link', { name: new RegExp(`^Read the message of ${business}`) }).click();
  const answer = thread.getByRole('listitem').filter({ hasText: 'No need. We answer them for you.' });
  await expect(answer.getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText('Merchant sounds worried.')).toHaveCount(0);
  await expect.poll(async () => (await read<{ unread: number }>(page, `/cases/${id}/messages`)).unread).toBe(0);
  await expectAccessible(page);
  await box.fill('Thank you.');
  await box.press('Control+Enter');
  await expect(thread.getByRole('listitem').filter({ hasText: 'Thank you.' })).toBeVisible();
});

test(
  'a file added later joins the case under its kind, survives a failed call, and a wrong one is rejected at once',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    const { notice, statements } = await realDocuments(page);
    await page.goto(`/dashboard/cases/${id}`);
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files).toContainText('No files yet.');
    await files.getByRole('button', { name: 'Add files' }).click();
    const picker = files.getByLabel('Files to upload');
    await files.getByLabel('What is it?').selectOption('hold_notice');
    await picker.setInputFiles(notice);
    await expect(files.getByRole('link', { name: 'hold-notice.pdf' })).toBeVisible();
    await expect(files).toContainText('Termination or hold notice');
    await picker.setInputFiles({ name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(files.getByRole('alert')).toContainText('tool.exe');
    await expectAccessible(page);
    await files.getByRole('button', { name: 'Dismiss' }).click();

    await page.route('**/api/cases/*/files', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await files.getByLabel('What is it?').selectOption('merchant_statements');
    await picker.setInputFiles(statements);
    await expect(files.getByRole('alert')).toContainText('The service cannot be reached.');
    await expectAccessible(page);
    await page.unroute('**/api/cases/*/files');
    // The tab was killed between upload and adding: the next page adds it.
    await page.reload();
    await expect(files.getByRole('link', { name: 'merchant-statements.pdf' })).toBeVisible();
    expect((await caseOf(page, id)).case_files.map((file) => [file.filename, file.document_type]).sort()).toEqual([
      ['hold-notice.pdf', 'hold_notice'],
      ['merchant-statements.pdf', 'merchant_statements'],
    ]);
    const download = await page.request.get(
      (await files.getByRole('link', { name: 'hold-notice.pdf' }).getAttribute('href')) ?? '',
    );
    expect((await download.body()).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test(
  'an offer is accepted in a dialog with its own URL that repeats it in dollars, and another is declined',
  { tag: '@phone' },
  async ({ page, another }) => {
    const id = await withCase(page);
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const offer = (entry_id: string, amount_cents: number) => ({
      entry_id,
      amount_cents,
      kind: 'offer',
      letter_id: null,
      words: null,
      file_id: null,
      terms: 'Release within 5 days.',
      received_on: today(),
      expires_on: null,
    });
    await asStaff(another, async (staff) => {
      await send(staff, 'POST', `/cases/${id}/processor-answers`, offer(first, 5_000_00));
      await send(staff, 'POST', `/cases/${id}/processor-answers`, offer(second, 7_500_01));
      await send(staff, 'POST', `/cases/${id}/processor-answers`, offer(third, 1_00));
    });
    await page.goto(`/dashboard/cases/${id}`);
    const money = page.getByRole('region', { name: 'Money' });
    await money.getByRole('link', { name: 'Decline the offer of $5,000.00' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Decline this offer?');
    await expectAccessible(page);
    const name = dialog.getByLabel('Your full name, typed as your signature');
    await dialog.getByRole('button', { name: 'Decline $5,000.00' }).click();
    await expect(dialog).toContainText('Enter: Your full name.');
    await name.fill('Noor Haddad');
    await dialog.getByRole('button', { name: 'Decline $5,000.00' }).click();
    await expect(dialog).toBeHidden();
    await expect(money).toContainText('You declined this offer');

    await page.goto(`/dashboard/cases/${id}?dialog=accept&offer=${second}`);
    for (const text of ['$7,500.01', '$1,500.00', '$6,000.01', 'Release within 5 days.'])
      await expect(dialog).toContainText(text);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await money.getByRole('link', { name: 'Accept the offer of $7,500.01' }).click();
    await name.fill('Noor Haddad');
    await dialog.getByRole('button', { name: 'Accept $7,500.01' }).click();
    await expect(dialog).toContainText('$6,000.01 is yours once $7,500.01 has come.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(money).toContainText('You accepted this offer');
    await expectAccessible(page);

    // Withdrawn while the dialog was open and without a live update: the server refuses, and the page shows the
    // withdrawal.
    await page.route('**/api/events?*', (route) => route.abort());
    await page.goto(`/dashboard/cases/${id}?dialog=accept&offer=${third}`);
    await expect(dialog.getByRole('button', { name: 'Accept $1.00' })).toBeVisible();
    await asStaff(another, (staff) => send(staff, 'POST', `/cases/${id}/offers/${third}/withdraw`, {}));
    await name.fill('Noor Haddad');
    await dialog.getByRole('button', { name: 'Accept $1.00' }).click();
    await expect(dialog).toContainText('This offer was withdrawn.');
    await expectAccessible(page);
    await page.goto(`/dashboard/cases/${id}?dialog=accept&offer=${crypto.randomUUID()}`);
    await expect(dialog).toContainText('There is no such offer on this case.');
  },
);

test('a case is canceled in a dialog with its own URL, which keeps the reason until it is done', async ({ page }) => {
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}`);
  await page.getByRole('link', { name: 'Cancel this case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this case' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Why, if you like to say').fill('PayPal paid after all.');
  await page.reload();
  await expect(dialog.getByLabel('Why, if you like to say')).toHaveValue('PayPal paid after all.');
  await dialog.getByRole('button', { name: 'Keep the case' }).click();
  await expect(dialog).toBeHidden();
  expect((await caseOf(page, id)).status).toBe('intake');
  await page.goto(`/dashboard/cases/${id}?dialog=cancel`);
  await dialog.getByRole('button', { name: 'Cancel the case' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('CLOSED', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('You cancelled the case.');
  await expect(page.getByRole('link', { name: 'Cancel this case' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your next step' }).getByRole('link')).toHaveText([
    'See the record of the case',
  ]);
  await expectAccessible(page);
  await page.goto(`/dashboard/cases/${id}?dialog=cancel`);
  await expect(dialog).toContainText('This case has been cancelled.');
});
