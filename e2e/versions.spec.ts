import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

type Letter = { id: string; version: number; status: string; document: { delivery_method: string } };

test('two versions are compared word by word, and what staff suggest is accepted by the attorney', async ({
  page,
  another,
}) => {
  const caseId = await withCase(await another());
  const staff = await another();
  await enterAs(staff, 'staff');
  const letters = async () => (await read<{ items: Letter[] }>(staff, `/admin/cases/${caseId}/letters`)).items;
  await expect.poll(async () => (await letters()).length).toBe(1);
  const attorneys = await read<{ items: { id: string; name: string }[] }>(staff, '/admin/attorneys');
  await send(staff, 'POST', `/admin/cases/${caseId}/assign`, {
    attorney_id: attorneys.items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  const path = `/letters/${(await letters())[0]?.id}`;
  await enterAs(page, 'attorney');
  const letter = await read<Letter>(page, path);
  await send(page, 'PUT', path, {
    version: letter.version,
    document: { ...letter.document, delivery_method: `${letter.document.delivery_method} and by courier` },
  });

  await page.goto(`/attorney${path}?view=delivery`);
  await page.getByRole('button', { name: 'Compare versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByText('One part differs')).toBeVisible();
  await expect(dialog.locator('ins')).toContainText('and by courier');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByLabel('To', { exact: true }).selectOption(String(letter.version));
  await expect(dialog.getByText('This is one version.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press('Escape');

  await staff.goto(`/attorney${path}`);
  await staff
    .getByRole('button', { name: /^Paragraph \d+: show what it stands on/ })
    .last()
    .click();
  await staff
    .getByRole('group', { name: /^Change Paragraph/ })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await staff.getByRole('textbox', { name: /^Paragraph/ }).fill('We look forward to your answer.');
  await staff.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(staff.getByText('Somebody else accepts what you suggested.')).toBeVisible();
  await expectAccessible(staff);

  await page.goto(`/attorney${path}?view=decide`);
  await expect(page.getByText('One suggested change waits to be accepted or rejected.')).toBeVisible();
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Comment on the change/ }).click();
  await page.getByRole('textbox', { name: /^Comment on/ }).fill('Shorter, good.');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(staff.getByText('Shorter, good.')).toBeVisible();
  await page.getByRole('button', { name: /^Accept the change/ }).click();
  await expect(page.getByText(`Version ${letter.version + 2}, saved`)).toBeVisible();
  await page.getByRole('tab', { name: /^To decide/ }).click();
  await expect(page.getByText('One suggested change waits')).toHaveCount(0);
  await expect(page.locator('.desk__paper')).toContainText('We look forward to your answer.');
});
