import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { letterOfJordan } from './letter-of-jordan.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { test } from './warm-page.ts';

type Letters = { items: { id: string; version: number; status: string }[] };
const own = 'We look forward to your answer.';

test('staff must confirm before they generate over an attorney’s edits, and unsaved words are carried over to the newer letter', async ({
  page,
  another,
}) => {
  const { staff, caseId, first, version } = await letterOfJordan(another);
  await enterAs(page, 'attorney');
  await page.goto(`/attorney/letters/${first}`);
  await changeLastParagraph(page, own);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Version ${version + 1}, saved`)).toBeVisible();
  await page.getByRole('button', { name: /^Edit addressee/ }).click();
  await page.getByLabel('Mailing address').fill('2211 Example Street\nSan Jose, CA 95131');
  await expect(page.getByText(`Unsaved edits of version ${version + 1}`)).toBeVisible();

  await staff.goto(`/admin/cases/${caseId}?show=letters`);
  await staff.getByLabel('Letter type').selectOption('initial');
  await staff.getByRole('button', { name: 'Generate Demand Letter' }).click();
  const question = staff.getByRole('dialog', { name: 'Somebody has edited this letter' });
  await expect(question).toContainText('Jordan Avery has edited this letter, 1 change.');
  await expectAccessible(staff);
  await question.getByRole('button', { name: 'Generate the new letter' }).click();
  await expect(staff.getByText('It has the changes of Jordan Avery.')).toBeVisible();

  // The address box is still open on the desk, far below; typing on removes none of the kept words.
  const words = page.locator('.desk-notice', { hasText: 'Your unsaved words' });
  await expect(words).toContainText('2211 Example Street');
  await expect(words.locator('.stranded')).toBeInViewport();
  await expect(words.locator('.stranded')).toBeFocused();
  await page.keyboard.type('One more word');
  await page.goto(`/attorney/letters/${first}`);
  await expect(words).toContainText('2211 Example Street');
  await expect(page.getByRole('link', { name: 'Open the newer letter' })).toBeVisible();
  await expectAccessible(page);
  await words.getByRole('button', { name: 'Take them to the newer letter' }).click();
  const compare = page.getByRole('dialog', { name: 'Your edits and the saved version' });
  await expect(compare).toContainText(`You edited version ${version + 1} of the letter before this one`);
  await compare.getByRole('button', { name: /^Continue on version/ }).click();
  await expect(page.getByText('2211 Example Street')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The letter' })).toContainText(own);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  await page.getByRole('link', { name: 'an earlier letter' }).click();
  await expect(page.getByText(`Version ${version + 1}, read only`)).toBeVisible();
  await expect(page.getByText('Your unsaved words')).toHaveCount(0);
});

test('unsaved words outlive two letters in a row, and come whole to the third', async ({ page, another }) => {
  const { staff, caseId, first, version } = await letterOfJordan(another);
  await enterAs(page, 'attorney');
  await page.goto(`/attorney/letters/${first}`);
  await changeLastParagraph(page, 'Zebrawood');
  await expect(page.getByText(`Unsaved edits of version ${version}`)).toBeVisible();
  await staff.goto(`/admin/cases/${caseId}?show=letters`);
  await generate(staff, caseId, 2);
  const words = page.locator('.desk-notice', { hasText: 'Your unsaved words' });
  await expect(words).toContainText('Zebrawood');
  await generate(staff, caseId, 3);
  await expect(words).toContainText('Zebrawood');
  // The letter before last learns of the newest one, and the words go there in one step.
  const [newest] = await unsentOf(staff, caseId);
  const link = page.getByRole('link', { name: 'Open the newer letter' });
  await expect(link).toHaveAttribute('href', `/attorney/letters/${newest?.id}`);
  await takeToNewer(page);
  await expect(page).toHaveURL(new RegExp(newest?.id ?? 'none'));
  await expect(page.getByRole('article', { name: 'The letter' })).toContainText('Zebrawood');
  await expect(page.getByText('Unsaved edits of version 1')).toBeVisible();

  // Once more while the words stand unsaved in the letter that took them.
  await generate(staff, caseId, 4);
  await expect(words).toContainText('Zebrawood');
  await page.reload();
  await expect(words).toContainText('Zebrawood');
  await takeToNewer(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The letter' })).toContainText('Zebrawood');
});

const unsentOf = async (staff: Page, caseId: string) =>
  (await read<Letters>(staff, `/admin/cases/${caseId}/letters`)).items.filter(({ status }) => status !== 'superseded');

/** Staff generate a letter over the one before it, until the case has so many. */
async function generate(staff: Page, caseId: string, letters: number): Promise<void> {
  await staff.getByLabel('Letter type').selectOption('initial');
  await staff.getByRole('button', { name: 'Generate Demand Letter' }).click();
  await expect
    .poll(async () => (await read<Letters>(staff, `/admin/cases/${caseId}/letters`)).items.length)
    .toBe(letters);
}

async function takeToNewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take them to the newer letter' }).click();
  await page
    .getByRole('dialog', { name: 'Your edits and the saved version' })
    .getByRole('button', { name: /^Continue on version/ })
    .click();
}

async function changeLastParagraph(page: Page, words: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Paragraph \d+: show what it stands on/ })
    .last()
    .click();
  await page
    .getByRole('group', { name: /^Change Paragraph/ })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('textbox', { name: /^Paragraph/ }).fill(words);
}
