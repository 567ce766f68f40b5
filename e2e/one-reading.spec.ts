import type { Locator, Page } from '@playwright/test';
import { openInStep, settleFindings } from './approval.ts';
import { expect } from './expect.ts';
import { demoAccount, expectAccessible } from './people.ts';
import { read, send } from './sessions.ts';
import { address, caseWithLetter, type LetterOnServer } from './sent-letter.ts';
import { test } from './warm-page.ts';

type Block = { id: string; kind: string; clause_id: string | null; text: string };
type Letter = Omit<LetterOnServer, 'document'> & {
  document: { blocks: Block[] };
  changes: { hash: string }[];
  reading: { on: string; changes: number } | null;
};

const own = (text: string) => ({
  id: 'own-1',
  kind: 'paragraph',
  clause_id: null,
  text,
  fact_refs: [],
  authority_refs: [],
});

/** Presses Tab until the focus is on the target. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 30_000, intervals: [1] });
}

/** Prepares a letter in which staff changed one paragraph and dropped another, and the attorney added one. */
async function editedLetter(page: Page, desk: Page, letterId: string): Promise<void> {
  const path = `/letters/${letterId}`;
  await address(desk, letterId);
  const { version, document } = await read<Letter>(desk, path);
  const [, first, second] = document.blocks.filter(({ kind }) => kind === 'paragraph');
  const blocks = document.blocks
    .filter(({ id }) => id !== second?.id)
    .map((block) => (block.id === first?.id ? { ...block, text: `${block.text} We answer by telephone.` } : block));
  await send(page, 'PUT', path, { version, document: { ...document, blocks } });
  const byStaff = await read<Letter>(desk, path);
  const added = own('PayPal Holdings, Inc. promised $17 by January 5, 2027, as Exhibit A shows.');
  const { blocks: saved } = byStaff.document;
  await send(desk, 'PUT', path, {
    version: byStaff.version,
    document: { ...byStaff.document, blocks: [...saved.slice(0, 4), added, ...saved.slice(4)] },
  });
}

test('an attorney edits, reads the whole letter with its changes once, and approves, by keyboard alone', async ({
  page,
  another,
}) => {
  test.slow();
  const { letterId, desk } = await caseWithLetter(page, another);
  await editedLetter(page, desk, letterId);
  await desk.goto(`/attorney/letters/${letterId}`);
  await settleFindings(desk);

  await tabTo(desk, desk.getByRole('button', { name: /^Read version 4/ }));
  await desk.keyboard.press('Enter');
  const step = desk.getByRole('dialog', { name: 'Read version 4 before you approve it' });
  await expect(step.getByRole('heading', { name: 'Changes (3)' })).toBeVisible();
  await expect(step.getByRole('heading', { name: 'Dropped (1)' })).toBeVisible();
  await expectAccessible(desk);

  await desk.keyboard.press('j');
  const changes = step.getByRole('article');
  await expect(changes.nth(0)).toBeFocused();
  await expect(changes.nth(0)).toContainText('1 Example Way');
  await desk.keyboard.press('j');
  await expect(changes.nth(1)).toBeFocused();
  await expect(changes.nth(1)).toContainText('Words of staff');
  await expect(changes.nth(1).locator('ins')).toHaveText(/We answer by telephone\./);
  await desk.keyboard.press('ArrowDown');
  await expect(changes.nth(2)).toBeFocused();
  await expect(changes.nth(2)).toContainText('Your words');
  await tabTo(desk, changes.nth(2).getByRole('button', { name: '$17 · not on file' }));
  await desk.keyboard.press('Enter');
  await expect(changes.nth(2).getByRole('region', { name: 'Behind $17' })).toContainText('No fact');
  await tabTo(desk, changes.nth(2).getByRole('button', { name: 'Exhibit A' }));
  await desk.keyboard.press('Enter');
  await expect(changes.nth(2).getByRole('region', { name: 'Behind Exhibit A' })).toBeVisible();
  await expectAccessible(desk);

  // The attorney goes from the change to the paragraph's text, corrects it, and returns to the step.
  await desk.keyboard.press('e');
  const text = desk.getByRole('textbox', { name: /^Paragraph/ });
  await expect(text).toBeFocused();
  await desk.keyboard.press('Control+a');
  await desk.keyboard.type('We ask you to answer in writing.');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 5, saved')).toBeVisible();
  await settleFindings(desk);
  await tabTo(desk, desk.getByRole('button', { name: /^Read version 5/ }));
  await desk.keyboard.press('Enter');
  const again = desk.getByRole('dialog', { name: 'Read version 5 before you approve it' });
  await expect(again.getByRole('button', { name: /, and these 4 changes$/ })).toBeVisible();
  await openInStep(desk);
  await desk.keyboard.press('r');

  const approval = desk.getByRole('dialog', { name: 'Approve version 5' });
  await expect(approval).toBeVisible();
  const letter = await read<Letter>(desk, `/letters/${letterId}`);
  expect(letter.reading).toMatchObject({ changes: 4 });
  await expect(approval.getByText('Opened by you')).toBeVisible();
  const password = approval.getByLabel('Your password', { exact: true });
  if (await password.isVisible()) {
    await tabTo(desk, password);
    await desk.keyboard.type(demoAccount('attorney').password);
    await desk.keyboard.press('Enter');
  }
  await expect(approval.getByText('You have confirmed that it is you.')).toBeVisible();
  await tabTo(desk, approval.getByLabel('Your name, typed as your signature'));
  await desk.keyboard.type('Jordan Avery');
  await tabTo(desk, approval.getByRole('button', { name: 'Show the letter with my signature' }));
  await desk.keyboard.press('Enter');
  await expect(approval.getByRole('group', { name: /, signed, Page \d+ of \d+$/ })).toBeVisible();
  const reason = approval.getByLabel('Why you may approve on this license');
  if (await reason.isVisible()) {
    await tabTo(desk, reason);
    await desk.keyboard.type('Admitted for this matter.');
  }
  await tabTo(desk, approval.getByRole('checkbox'));
  await desk.keyboard.press('Space');
  await tabTo(desk, approval.getByRole('button', { name: 'Approve and sign off' }));
  await desk.keyboard.press('Enter');
  await expect(approval).toBeHidden({ timeout: 30_000 });
  await expect(desk.getByText(/^Approved by Jordan Avery/)).toBeVisible();
});

test('the reading step is read on a phone, in light and in dark, and never changes under the reader @phone', async ({
  page,
  another,
}) => {
  const { letterId, desk } = await caseWithLetter(page, another);
  await editedLetter(page, desk, letterId);
  await desk.goto(`/attorney/letters/${letterId}?dialog=read`);
  const step = desk.getByRole('dialog', { name: /^Read version \d before you approve it$/ });
  await expect(step.getByRole('article').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme });
    await expectAccessible(desk);
  }
  const body = step.getByRole('group', { name: 'Content' });
  expect(await body.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);

  // Staff save meanwhile: pressing the button would confirm changes that the attorney has not seen.
  const { version, document } = await read<Letter>(page, `/letters/${letterId}`);
  const blocks = [...document.blocks, { ...own('Staff add this.'), id: 'own-2' }];
  await send(page, 'PUT', `/letters/${letterId}`, { version, document: { ...document, blocks } });
  await expect(step.getByText('The letter or its exhibits changed while you read')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^I have read/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Show version 5' }).click();
  await expect(desk.getByRole('button', { name: /, and these 5 changes$/ })).toBeVisible();
});
