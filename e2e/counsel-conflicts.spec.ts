import { expect } from './expect.ts';
import { letterOfJordan } from './letter-of-jordan.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { test } from './warm-page.ts';

test('counsel enters a party that their firm knows, decides on it at the red, mentions staff in a comment, and reads why a letter left their desk', async ({
  page,
  another,
}) => {
  const {
    staff,
    caseId,
    first: letter,
  } = await letterOfJordan(another, {
    legalBusinessName: 'Quillfeather Bindery LLC',
  });

  await enterAs(page, 'attorney');
  await page.goto('/attorney');
  await page.getByRole('link', { name: 'Conflicts' }).click();
  await page.getByLabel('Name of the party').fill('Quillfeather Bindery');
  await page.getByLabel(/^Matter or note/).fill('Lease of 2019');
  await page.getByRole('button', { name: 'Add the party' }).click();
  await expect(page.getByRole('button', { name: 'Remove Quillfeather Bindery' })).toBeVisible();

  // The red at the desk has a door to where it is decided.
  await expect(async () => {
    await page.goto(`/attorney/letters/${letter}?view=decide`);
    await expect(page.getByText('whom counsel’s firm knows')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Open Conflicts' }).click();
  await expect(page.getByText('Lease of 2019').first()).toBeVisible();
  await expectAccessible(page);
  await staff.goto(`/admin/cases/${caseId}`);
  await expect(staff.getByText('Counsel: conflict?')).toBeVisible();
  await expect(staff.getByText(/Lease of 2019/)).toHaveCount(0);
  await page.getByRole('button', { name: /^No conflict/ }).click();
  await expect(page.getByText('No name in your cases is like one that your firm knows.')).toBeVisible();
  await expect(staff.getByText('Counsel: conflict?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Quillfeather Bindery' }).click();

  await page.goto(`/attorney/letters/${letter}`);
  await page
    .getByRole('button', { name: /^Paragraph \d+: show what it stands on/ })
    .last()
    .click();
  await page.getByRole('tab', { name: /^Comments/ }).click();
  const comment = page.getByRole('textbox', { name: /^Comment on/ });
  await comment.pressSequentially('Who has the June statement? @');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(comment).toHaveValue('');
  const notes = await read<{ items: { subject: string; body: string }[] }>(staff, `/cases/${caseId}/messages`);
  expect(notes.items).toContainEqual(
    expect.objectContaining({
      subject: expect.stringMatching(/^Paragraph \d+ of the letter$/),
      body: expect.stringContaining('June statement? @'),
    }),
  );

  await page.goto(`/attorney/cases/${caseId}/engagement`);
  await page.getByRole('button', { name: 'Decline the case' }).click();
  await page.getByRole('button', { name: 'Decline it now' }).click();
  await expect(page).toHaveURL(/\/attorney$/);
  for (const path of [`letters/${letter}`, `cases/${caseId}/engagement`, `clients/${caseId}`]) {
    await page.goto(`/attorney/${path}`);
    await expect(page.getByText(/was taken off your desk on .+ because you declined it/)).toBeVisible();
  }
  await expectAccessible(page);
});
