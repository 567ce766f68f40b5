// @proves desk-journey
import type { Page } from '@playwright/test';
import { approveInDialog, settleFindings } from './approval.ts';
import { confirmFacts, engage } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { editZip } from '../testing/files/read-zip.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

type Queue = { items: { letter_id: string; case_id: string; case_number: string; status: string }[] };
const address = 'Legal Department\n2211 Example Street\nSan Jose, CA 95131';
/** The button that leads to the approval of a version: "Read …", or "Approve …" for users who may not approve. */
const approve = (page: Page, version: number) =>
  page.getByRole('button', { name: new RegExp(`^(Read|Approve) version ${version}`) });
const openVerdict = (page: Page) => page.getByRole('tab', { name: /^To decide/ }).click();

test('a red finding blocks approval, edits survive a killed tab, and only the assigned attorney can approve', async ({
  page,
  context,
  another,
}) => {
  const letter = await freshLetter(page, another);
  await page.goto(letter.path);
  await expect(approve(page, 1)).toHaveAccessibleDescription(/points? bars? approval\./);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByRole('button', { name: 'Open “To decide”' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'To decide', exact: true })).toBeFocused();
  await expect(page.getByText('Blocks approval').first()).toBeVisible();
  await refused(page, letter.id, 'LETTER_BLOCKED');

  await page.getByRole('button', { name: 'Add the address' }).click();
  await page.getByLabel('Mailing address').fill(address);
  await expect(
    page.getByText('There are unsaved edits. Save them first: approval names the saved bytes.'),
  ).toBeVisible();
  await page.close();
  const desk = await context.newPage();
  await desk.goto(letter.path);
  await expect(desk.getByText(/Unsaved edits of version 1, stored on this device\. Restored from/)).toBeVisible();
  await expect(desk.getByText('2211 Example Street')).toBeVisible();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('Version 2, saved')).toBeVisible();
  await openVerdict(desk);
  await expect(desk.locator('.finding[data-state="red"]')).toHaveCount(0);
  await settleFindings(desk);
  await expect(approve(desk, 2)).toBeEnabled();

  await staffCannotApprove(another, letter);
  await approveInDialog(desk);
  await expect(desk.getByText(/^Approved by Jordan Avery/)).toBeVisible();
  await expectAccessible(desk);
  await editAfterApproval(desk);
  await returnWithNote(desk, another, letter.caseNumber);
});

test('counsel reads the whole analysis, and the client what counsel writes to them of it', async ({
  page,
  another,
}) => {
  const letter = await freshLetter(page, another);
  await page.goto(letter.path);
  await page.getByRole('tab', { name: 'Case', exact: true }).click();
  await page.getByText('Law, strategy, plan, risks and documents').click();
  await expect(page.getByRole('tabpanel', { name: 'Legal Assessment' })).toContainText('Applicable laws');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write it to your client' }).click();
  const box = page.getByRole('textbox', { name: 'Write to your client' });
  await expect(box).toHaveValue(/This is an estimate and no promise\..*What I propose: /s);
  await box.fill(`${await box.inputValue()}\nCall me before you decide.`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/What I propose: .*Call me before you decide\./s)).toBeVisible();
  await expect(box).toHaveValue('');
});

test('selecting a paragraph moves no text, a double click edits what its first click hit, and removing is undone', async ({
  page,
  another,
}) => {
  const letter = await freshLetter(page, another);
  await page.goto(letter.path);
  const blocks = page.locator('.block');
  const [second, fifth] = [blocks.nth(1), blocks.nth(4)];
  const places = () => blocks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y + window.scrollY));
  await expect(blocks.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await second.locator('.block__words').click();
  await expect(second.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await places()).toEqual(before);
  await fifth.locator('.block__words').dblclick();
  await expect(fifth.getByRole('textbox').first()).toBeVisible();
  await expect(blocks).toHaveCount(before.length);
  await page.keyboard.press('Escape');

  await fifth.getByRole('button', { name: /^More for / }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(blocks).toHaveCount(before.length - 1);
  await expect(fifth.locator('.block__number')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(blocks).toHaveCount(before.length);

  await second.locator('.block__number').click();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: /^Comment on / }).fill('Is this sum of the last statement?');
  await page.getByLabel(/^Comment on /).press('Control+Enter');
  await expect(second.getByText('One comment')).toBeAttached();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText(/^Resolved by/)).toBeVisible();
  await expect(second.getByText('One comment')).toHaveCount(0);
});

test('the letter is one tab stop, and keys walk it, edit it, find what is red and add an unknown authority', async ({
  page,
  another,
}) => {
  const letter = await freshLetter(page, another);
  await page.goto(letter.path);
  const blocks = page.locator('.block');
  await expect(blocks.first()).toBeVisible();
  await expect(page.locator('.block__number[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(blocks.nth(0).locator('.block__number')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(blocks.nth(2).locator('.block__number')).toBeFocused();
  await expect(page.locator('.block__number[tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('a');
  const citation = 'Mundaca v. Example Trust Co., 12 Cal. 4th 300 (1996)';
  await page.keyboard.type(`So it was held in ${citation}.`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('K');
  await expect(blocks.nth(2)).toContainText('Mundaca');
  await page.keyboard.press('J');
  await expect(blocks.nth(3)).toContainText('Mundaca');

  const point = page.locator('[data-point]', { hasText: 'Mundaca' });
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(point).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Add an authority' });
  await expect(dialog.getByLabel('Citation')).toHaveValue(citation);
  await expect(dialog.getByLabel('Title')).toHaveValue('Mundaca v. Example Trust Co.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('The next point to decide');
  await expectAccessible(page);
});

test('a letter leaves as a Word file, and what was changed in it comes back as suggestions', async ({
  page,
  another,
}) => {
  const letter = await freshLetter(page, another);
  await page.goto(`${letter.path}?view=changes`);
  const link = page.getByRole('link', { name: 'Download Word' });
  const file = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();
  const bring = (buffer: Buffer) =>
    page.getByLabel('The letter’s Word file').setInputFiles({ name: 'letter.docx', mimeType: 'x/y', buffer });
  await bring(file);
  await expect(page.getByText('Nothing differs from the letter.')).toBeVisible();
  await bring(Buffer.from('PK'));
  await expect(page.getByText('This is not a Word file (.docx), or it is damaged.')).toBeVisible();
  await bring(
    await editZip(file, 'word/document.xml', (xml) => xml.replace('To the Legal Department:', 'Dear Counsel:')),
  );
  await expect(page.getByText('It differs in Paragraph 1.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit the letter with them' }).click();
  await expect(page.locator('.block').first()).toContainText('Dear Counsel:');
  await page.getByRole('button', { name: 'Discard edits' }).click();
  await page.getByRole('tab', { name: /^Suggestions/ }).click();
  await bring(
    await editZip(file, 'word/document.xml', (xml) => xml.replace('To the Legal Department:', 'Dear Counsel:')),
  );
  await page.getByRole('button', { name: 'Suggest these changes' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Dear' }).getByText('Paragraph 1', { exact: true }),
  ).toBeVisible();
});

/**
 * The attorney's own text is checked like the engine's: saving creates version 3, in review again and without approval.
 */
async function editAfterApproval(desk: Page): Promise<void> {
  await desk
    .getByRole('button', { name: /^Paragraph \d+: show what it stands on/ })
    .last()
    .click();
  await desk
    .getByRole('group', { name: /^Change Paragraph/ })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  const question = desk.getByRole('dialog', { name: 'Edit the approved letter?' });
  await expect(question).toContainText('voids the approval of version 2 by Jordan Avery');
  await question.getByRole('button', { name: 'Edit it' }).click();
  const textBox = desk.getByRole('textbox', { name: /^Paragraph/ });
  await textBox.fill(`${await textBox.inputValue()} The Merchant told your agent so by telephone.`);
  await expect(
    desk.getByText(
      'Saving your edits makes a new version and voids this approval. Save or discard them before sending.',
    ),
  ).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Send…' })).toBeDisabled();
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 3, saved')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Send…' })).toHaveCount(0);
  await settleFindings(desk);
  await readAgain(desk);
}

/** For a letter that was already read, the step asks only about what is new in it. */
async function readAgain(desk: Page): Promise<void> {
  await expect(approve(desk, 3)).toHaveText('Read version 3…');
  await approve(desk, 3).click();
  const step = desk.getByRole('dialog', { name: 'Read version 3 before you approve it' });
  await expect(step.getByRole('heading', { name: 'Changes (1)' })).toBeVisible();
  const change = step.locator('[data-change]').first();
  await expect(change.locator('ins')).toHaveText(/The Merchant told your agent so by telephone\./);
  await expect(change.getByText('Your words')).toBeVisible();
  await step.getByRole('button', { name: 'Close' }).click();
}

/** The letter is a draft again, and staff find the note in the case's history. */
async function returnWithNote(desk: Page, another: Another, caseNumber: string): Promise<void> {
  await desk.getByRole('button', { name: 'Return with a note' }).click();
  await desk.getByRole('button', { name: 'Return the letter' }).click();
  await expect(desk.getByText('Enter what has to change.')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('What has to change').fill('The account number is missing.');
  await desk.getByRole('button', { name: 'Return the letter' }).click();
  await expect(desk.getByText('Letter returned with your note.')).toBeVisible();
  await expect(desk.getByText('The letter is a draft. Put it into review first.')).toBeVisible();
  const staff = await another();
  await enterAs(staff, 'staff');
  const { items } = await read<{ items: { id: string }[] }>(staff, `/admin/cases?search=${caseNumber}`);
  await staff.goto(`/admin/cases/${items[0]?.id}#history`);
  await expect(staff.getByRole('region', { name: 'History', exact: true })).toContainText(
    'The account number is missing.',
  );
  await desk.getByRole('button', { name: 'Put into review' }).click();
  await expect(approve(desk, 3)).toBeEnabled();
}

async function staffCannotApprove(another: Another, letter: { id: string; path: string }): Promise<void> {
  const staff = await another();
  await enterAs(staff, 'staff');
  await staff.goto(letter.path);
  await expect(staff.getByText('Only the attorney assigned to this case can approve the letter.')).toBeVisible();
  await expect(approve(staff, 2)).toBeDisabled();
  await refused(staff, letter.id, 'FORBIDDEN');
}

/** The server refuses an approval that the page does not offer. */
async function refused(page: Page, id: string, code: string): Promise<void> {
  const { pdf_sha256 } = await read<{ pdf_sha256: string }>(page, `/letters/${id}`);
  const response = await page.request.post(`/api/letters/${id}/approve`, {
    data: {
      sha256: pdf_sha256,
      signature: { kind: 'typed', name: 'Jordan Avery' },
      shown_sha256: pdf_sha256,
      attestation: 'approval/1',
    },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  });
  expect((await response.json()) as { code: string }).toMatchObject({ code });
}

/** A new case's letter in review; afterward `page` is signed in as the attorney. */
async function freshLetter(page: Page, another: Another): Promise<{ id: string; path: string; caseNumber: string }> {
  const merchant = await another();
  await enterAsNewMerchant(merchant);
  const caseNumber = await submitCase(merchant, {
    ...requiredFields,
    merchantAccount: 'PP-E2E-0002',
    holdStartDate: '9/14/2026',
    reasonGiven: 'Your account has been limited because of a sudden increase in sales volume.',
    preferredResolution: 'full_release',
  });
  await enterAs(page, 'attorney');
  let found: Queue['items'][number] | undefined;
  await expect
    .poll(
      async () =>
        (found = (await read<Queue>(page, '/attorney/queue')).items.find((each) => each.case_number === caseNumber))
          ?.status,
    )
    .toMatch(/draft|in_review/);
  const id = found?.letter_id ?? '';
  if (found?.status === 'draft') await send(page, 'POST', `/letters/${id}/submit`, {});
  await confirmFacts(merchant);
  await engage(merchant, page, found?.case_id ?? '', 'Noor Haddad');
  return { id, path: `/attorney/letters/${id}`, caseNumber };
}
