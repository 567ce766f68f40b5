import { randomInt } from 'node:crypto';
import { approveInDialog, settleFindings } from './approval.ts';
import { confirmFacts, engage, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

type Letter = { id: string; version: number; document: { addressee: object } };

// The reporter is random because authorities belong to the whole firm: a retry would find the last attempt's.
const reporter = `412 N.W.2d ${randomInt(1, 1000)} (Minn. 1987)`;
const citation = `Okafor v. Prairie Card Servs., Inc., ${reporter}`;

test('an attorney adds an authority in their own name, cites it by a click, and approves the letter', async ({
  page,
  another,
}) => {
  const merchant = await another();
  const caseId = await withCase(merchant);
  const staff = await another();
  await enterAs(staff, 'staff');
  const letters = async () => (await read<{ items: Letter[] }>(staff, `/admin/cases/${caseId}/letters`)).items;
  await expect.poll(async () => (await letters()).length).toBe(1);
  const attorneys = await read<{ items: { id: string; name: string }[] }>(staff, '/admin/attorneys');
  await send(staff, 'POST', `/admin/cases/${caseId}/assign`, {
    attorney_id: attorneys.items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  await confirmFacts(merchant, caseId);
  const path = `/letters/${(await letters())[0]?.id}`;
  await enterAs(page, 'attorney');
  await engage(merchant, page, caseId, 'Noor Haddad');
  const { version, document } = await read<Letter>(page, path);
  const address_lines = ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'];
  await send(page, 'PUT', path, {
    version,
    document: { ...document, addressee: { ...document.addressee, address_lines } },
  });

  await page.goto(`/attorney${path}?view=facts`);
  await page.getByRole('button', { name: 'Add an authority' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authority' });
  await dialog.getByLabel('Citation').fill('15 U.S.C. § 1693f(a) v. 1');
  await dialog.getByLabel('Title').fill('Okafor v. Prairie Card Services, Inc.');
  await dialog.getByLabel('What it stands for').fill('A right to withhold is lost once its purpose is spent.');
  await dialog.getByLabel('Words that you read').fill('A holdback outlives its purpose at the holder’s peril.');
  await dialog.getByLabel('Court, or who issued it').fill('Minnesota Supreme Court');
  await dialog.getByLabel('Where you read it').fill('North Western Reporter, in the firm’s library');
  await dialog.getByLabel('Year').first().fill('1987');
  await typeDay(dialog.getByRole('group', { name: 'Day on which you read it' }), '2026-01-02');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Add the authority' }).click();
  await expect(dialog.getByText(/Must not be cited in a letter/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Citation').fill(citation);
  await dialog.getByRole('button', { name: 'Add the authority' }).click();
  await expect(dialog).toBeHidden();
  const sources = page.getByRole('region', { name: 'Added by attorneys' });
  const added = sources.getByRole('listitem').filter({ hasText: citation });
  await expect(added.getByText('Added by the attorney of this letter')).toBeVisible();
  await expectAccessible(page);
  await sources.getByRole('link', { name: `Retire ${citation}` }).click();
  await expect(page.getByText('You added this authority; another attorney confirms it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have read it: confirm' })).toHaveCount(0);
  await page.goBack();

  await sources.getByRole('button', { name: `Put into the letter: ${citation}` }).click();
  await expect(page.locator('.desk__paper')).toContainText(`${reporter}: “A holdback outlives`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.desk-bar').getByRole('status')).toHaveText(`Version ${version + 2}, saved`);
  await page.getByRole('tab', { name: /^To decide/ }).click();
  await expect(page.getByText('in their own name')).toHaveCount(0);
  await settleFindings(page);
  await approveInDialog(page);
  await expect(page.getByText(/approved/i).first()).toBeVisible();
});
