import { tabTo } from './cases.ts';
import { expect } from './expect.ts';
import { letterOfJordan } from './letter-of-jordan.ts';
import { enterAs, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

test('staff decline and accept a new case with the keyboard alone', async ({ page, another }) => {
  // Settled: nothing else changes the case meanwhile.
  const { caseId } = await letterOfJordan(another);
  await enterAs(page, 'staff');
  const { case_number: number } = await read<{ case_number: string }>(page, `/admin/cases/${caseId}`);
  await page.goto(`/admin/work?of=everybody&search=${number}`);
  await page.getByRole('link', { name: `Review the application in ${number}` }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /Review the application/ });
  await expect(panel.getByRole('button', { name: 'Accept the case' })).toBeEnabled();
  await tabTo(page, /^Decline it$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Decline this case?' })).toBeVisible();
  await tabTo(page, /^Keep it$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Accept the case$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Case accepted.')).toBeVisible();
  expect(await read(page, `/admin/cases/${caseId}`)).toMatchObject({ status: 'under_review' });
});

test('staff say what was done and send a returned letter back with the keyboard alone', async ({ page, another }) => {
  const { staff, caseId, first } = await letterOfJordan(another);
  await enterAs(page, 'attorney');
  await send(page, 'POST', `/letters/${first}/return`, { note: 'Say when the hold began.' });
  const { case_number: number } = await read<{ case_number: string }>(staff, `/admin/cases/${caseId}`);
  await staff.goto(`/admin/work?of=everybody&search=${number}`);
  await staff.getByRole('link', { name: /Say when the hold began/ }).focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('dialog').getByRole('button', { name: /^Send to attorney/ })).toBeVisible();
  await tabTo(staff, /^Send to attorney/);
  await staff.keyboard.press('Enter');
  const asked = staff.getByRole('dialog', { name: 'What was done about the note?' });
  const box = asked.getByLabel('What was done, or why nothing changes');
  await expect(async () => {
    await staff.keyboard.press('Tab');
    await expect(box).toBeFocused({ timeout: 100 });
  }).toPass();
  await staff.keyboard.type('The first day is in the second paragraph.');
  await tabTo(staff, /^Send to the attorney/);
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('Sent to Jordan Avery for review.')).toBeVisible();
});
