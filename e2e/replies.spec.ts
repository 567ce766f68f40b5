import { firmDayOf } from '../domain/calendar/firm-day.ts';
import type { Page } from '@playwright/test';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { caseWithLetter, caseWithSentLetter, lettersOf } from './sent-letter.ts';
import { enterAs, read, send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

test('staff record a partial release in reply to a sent letter, the follow-up cites it, and a wrong reply is withdrawn', async ({
  page,
  another,
}) => {
  const { caseId, desk } = await caseWithSentLetter(page, another);
  await page.goto(`/admin/cases/${caseId}?show=letters`);
  const section = page.getByRole('region', { name: 'Processor replies' });
  await expect(section.getByText(/^No reply is on record\./)).toBeVisible();
  await expectRefusedTooEarly(page);
  await section.getByRole('button', { name: 'Record a reply' }).press('Enter');
  const form = page.getByRole('form', { name: 'Record a reply' });
  await expect(form.getByLabel('Kind of reply')).toBeFocused();
  const save = form.getByRole('button', { name: 'Record the reply' });
  await save.press('Enter');
  await expect(form.getByText('Choose the kind of reply.')).toBeVisible();
  await expect(form.getByLabel('Kind of reply')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Kind of reply').selectOption('partial_release');
  await typeDay(form.getByRole('group', { name: 'Received on' }), '2099-01-02');
  await form.getByLabel('Text of the reply').fill('We have released part of your balance. =1+1');
  await save.press('Enter');
  await expect(form.getByText('This day is in the future.')).toBeVisible();
  await expect(form.getByText('Enter a sum in dollars, such as 2,513.37.')).toBeVisible();
  await form.getByLabel('Sum released').fill('2,513.37');
  await typeDay(form.getByRole('group', { name: 'Received on' }), firmDayOf(new Date()));
  await page.route('**/processor-answers', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await save.press('Enter');
  await expect(form.getByText('What you typed is still here.')).toBeVisible();
  await expect(form.getByLabel('Text of the reply')).toHaveValue('We have released part of your balance. =1+1');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.unroute('**/processor-answers');
  await save.press('Enter');
  await expect(section.getByText('$2,513.37')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Record a reply' })).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  expect(await followUp(desk, caseId)).toContain('came with a release of $2,513.37');
  await section.getByRole('button', { name: /^Withdraw Part of the sum released/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this reply?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(section.getByText(/^Withdrawn by /)).toBeVisible();
  expect(await followUp(desk, caseId)).not.toContain('$2,513.37');
  await atTheDesk(page, caseId);
});

/** The attorney finds the same section at the desk, and records a reply. */
async function atTheDesk(page: Page, caseId: string): Promise<void> {
  const items = await lettersOf(page, caseId);
  await page.context().clearCookies();
  await enterAs(page, 'attorney');
  await page.goto(`/attorney/letters/${items.find((each) => each.status === 'sent')?.id}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const section = page.getByRole('region', { name: 'Processor replies' });
  await expect(section.getByText(/^Withdrawn by /)).toBeVisible();
  await section.getByRole('button', { name: 'Record a reply' }).click();
  await section.getByLabel('Kind of reply').selectOption('refusal');
  await expect(section.getByLabel('Sum released')).toHaveCount(0);
  await typeDay(section.getByRole('group', { name: 'Received on' }), firmDayOf(new Date()));
  await section.getByRole('button', { name: 'Record the reply' }).click();
  await expect(section.getByText('Text not recorded: the letter cannot quote it.')).toBeVisible();
  await expectAccessible(page);
}

/** The page says why staff cannot draft a follow-up yet: the first letter is not delivered. */
async function expectRefusedTooEarly(page: Page): Promise<void> {
  await page.getByLabel('Letter type').selectOption('follow_up');
  await expect(page.getByText('The delivery of the initial letter is not recorded yet.')).toBeVisible();
  await expectAccessible(page);
}

/** The attorney drafts a follow-up out of the usual order; each follow-up supersedes the one before it. */
async function followUp(desk: Page, caseId: string): Promise<string> {
  const { letter_id: id } = await send(desk, 'POST', '/functions/ai-demand-letter-generator', {
    caseId,
    demandType: 'follow_up',
    departure: 'They answered before the letter was delivered.',
  });
  return (await desk.request.get(`/api/letters/${String(id)}/text`)).text();
}

type Replies = { items: { file: { filename: string } | null }[] };

test(
  'on a phone staff and the attorney upload what the processor wrote while they record it, and a refused or lost upload says so',
  { tag: '@phone' },
  async ({ page, another }) => {
    const { caseId, letterId, desk } = await caseWithLetter(page, another);
    await page.goto(`/admin/cases/${caseId}?show=letters`);
    await recordWithFile(page);
    await desk.goto(`/attorney/letters/${letterId}?view=delivery`);
    await recordWithFile(desk);
    const { items } = await read<Replies>(page, `/cases/${caseId}/processor-answers`);
    expect(items.map(({ file }) => file?.filename)).toEqual(['hold-notice.pdf', 'hold-notice.pdf']);
    const files = await read<{ items: { document_type: string }[] }>(page, `/cases/${caseId}/files`);
    expect(files.items.map(({ document_type }) => document_type)).toEqual(['processor_reply', 'processor_reply']);
  },
);

/** The upload is slow: its progress is shown, and the reply cannot be recorded before it is done. */
async function recordWithFile(page: Page): Promise<void> {
  const { notice } = await realDocuments(page);
  await page.getByRole('button', { name: 'Record a reply' }).press('Enter');
  const form = page.getByRole('form', { name: 'Record a reply' });
  await form.getByLabel('Kind of reply').selectOption('refusal');
  await typeDay(form.getByRole('group', { name: 'Received on' }), firmDayOf(new Date()));
  const file = form.getByRole('group', { name: /^The reply as a file/ });
  const chooser = page.waitForEvent('filechooser');
  await file.getByRole('button', { name: 'Upload a file' }).press('Enter');
  await (await chooser).setFiles({ name: 'setup.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect(file.getByText('is not a type we can take')).toBeVisible();
  await file.getByRole('button', { name: 'Dismiss' }).click();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/uploads/*', async (route) => {
    await held;
    await route.continue();
  });
  await file.getByLabel('File of the reply').setInputFiles(notice);
  await expect(file.getByRole('progressbar', { name: 'Uploading hold-notice.pdf' })).toBeVisible();
  const save = form.getByRole('button', { name: 'Record the reply' });
  await save.press('Enter');
  await expect(file.getByText('The file is still on its way.')).toBeVisible();
  await expect(file.getByRole('button', { name: 'Upload a file' })).toBeFocused();
  await expectAccessible(page);
  if (process.env.PICTURES) await form.screenshot({ path: `${process.env.PICTURES}/reply-file-sending.png` });
  goOn();
  await expect(file.getByText('hold-notice.pdf uploaded')).toBeVisible();
  await expect(file.getByText('The file is still on its way.')).toHaveCount(0);
  await expectAccessible(page);
  if (process.env.PICTURES) await form.screenshot({ path: `${process.env.PICTURES}/reply-file.png` });
  await save.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Processor replies' })).toContainText('hold-notice.pdf');
  await page.unroute('**/api/uploads/*');
}
