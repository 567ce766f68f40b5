import type { Page } from '@playwright/test';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

type Letter = {
  id: string;
  version: number;
  status: string;
  document: { delivery_method: string; blocks: { kind: string; text: string }[] };
};

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
  await page.getByRole('tab', { name: /^Suggestions/ }).click();
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

  await correctedMeanwhile(page, staff, path);
  await savedWithoutAnswer(page, path);
});

const blockOf = (page: Page, index: number) => page.locator('.block').nth(index);

/** Types at the start of a block, with characters that a letter cannot contain; the focus then returns to Edit. */
async function typeInto(page: Page, index: number, words: string): Promise<void> {
  const block = blockOf(page, index);
  const number = block.locator('.block__number');
  if ((await number.getAttribute('aria-pressed')) === 'false') await number.click();
  await block.getByRole('button', { name: 'Edit', exact: true }).click();
  const textBox = block.getByRole('textbox');
  await textBox.press('Home');
  await page.keyboard.insertText(`${words},\n\u00a0`);
  await textBox.press('Escape');
  await expect(block.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await expect(block.locator('.block__words')).toContainText(`${words}, `);
}

/** What staff corrected while the attorney edited other paragraphs stays corrected. */
async function correctedMeanwhile(page: Page, staff: Page, path: string): Promise<void> {
  const { version, document } = await read<Letter>(staff, path);
  const [mine, both, theirs] = document.blocks.flatMap(({ kind }, index) => (kind === 'paragraph' ? [index] : []));
  if (mine === undefined || both === undefined || theirs === undefined) throw new Error('a letter of few paragraphs');
  await typeInto(page, mine, 'Mine alone');
  await typeInto(page, both, 'Mine as well');
  const corrected = (index: number, text: string) =>
    index === theirs ? 'Corrected.' : index === both ? 'Both.' : text;
  await send(staff, 'PUT', path, {
    version,
    document: {
      ...document,
      blocks: document.blocks.map((block, index) => ({ ...block, text: corrected(index, block.text) })),
    },
  });
  await page.getByRole('button', { name: 'Compare', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Your edits and the saved version' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByRole('region', { name: /and not by you/ })).toContainText('Corrected.');
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await expect(dialog.getByText('Choose which of the two the letter should have.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Use mine' }).click();
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Version ${version + 2}, saved`)).toBeVisible();
  const { document: saved } = await read<Letter>(staff, path);
  expect(saved.blocks[mine]?.text).toMatch(/^Mine alone, /);
  expect(saved.blocks[both]?.text).toMatch(/^Mine as well, /);
  expect(saved.blocks[theirs]?.text).toBe('Corrected.');
}

/** The letter is stored but the connection ends before the response: the page recognizes the version as its own. */
async function savedWithoutAnswer(page: Page, path: string): Promise<void> {
  const { version } = await read<Letter>(page, path);
  await page.route('**/api/letters/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const at = 2;
  await typeInto(page, at, 'Once more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Version ${version + 1}, saved`)).toBeVisible();
  await page.unroute('**/api/letters/*');
  await blockOf(page, at)
    .getByRole('button', { name: /^More for / })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(blockOf(page, at).locator('.block__number')).toBeFocused();
}
