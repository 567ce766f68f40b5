// @proves closing-journey
import { expect } from './expect.ts';
import { caseOf, today } from './cases.ts';
import { expectAccessible } from './people.ts';
import { caseWithSentLetter } from './sent-letter.ts';
import { send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';
import type { Page } from '@playwright/test';

const firm = 'Avery Sample Law, P.C.';

async function record(staff: Page, sum: string, fee: string): Promise<void> {
  await staff.getByRole('button', { name: 'Record money', exact: true }).click();
  await staff.getByLabel('Sum that reached the merchant').fill(sum);
  await typeDay(staff.getByRole('group', { name: 'Received on' }), today());
  await expectAccessible(staff);
  if (fee === 'Yes') await staff.getByRole('button', { name: 'Yes, record it' }).click();
  else {
    await staff.getByRole('button', { name: 'No…' }).click();
    await staff.getByRole('button', { name: 'Record the money' }).click();
    await expect(staff.getByText('Choose whether it bears the fee.')).toBeVisible();
    await staff.getByRole('radio', { name: fee }).check();
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Record the money' }).click();
  }
  await expect(staff.getByRole('button', { name: 'Record money', exact: true })).toBeFocused();
}

test('the firm invoices the fee on what came back, and when the case has ended counsel signs its statement, which the client keeps', async ({
  page,
  another,
}) => {
  const { caseId, merchant, desk } = await caseWithSentLetter(page, another);
  await page.goto(`/admin/cases/${caseId}?show=financial`);
  await record(page, '10,000.00', 'Yes');
  await record(page, '2,500.00', 'No: it was due by the agreement’s own date');
  await expect(page.getByText(`The fee is charged by ${firm}, and paid to nobody else.`)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Money by day' }).getByRole('row').filter({ hasText: 'Invoice' }),
  ).toContainText('$2,000.00');

  await merchant.goto(`/dashboard/cases/${caseId}`);
  const money = merchant.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('Fee to pay: $2,000.00.');
  await expect(money).toContainText(`payable to ${firm} and to nobody else.`);
  await expect(money).toContainText('No fee: it was due by the agreement’s own date.');
  const file = merchant.waitForEvent('download');
  await money.getByRole('link', { name: /^Download the invoice/ }).click();
  expect((await file).suggestedFilename()).toMatch(/-invoice-\d+\.pdf$/);
  await expectAccessible(merchant);

  const { version } = await caseOf(page, caseId);
  await send(page, 'PATCH', `/admin/cases/${caseId}`, { status: 'resolved' }, { 'if-match': String(version) });
  await desk.goto(`/attorney/clients/${caseId}`);
  await desk.getByRole('link', { name: 'Closing statement' }).click();
  await expect(desk.getByRole('article', { name: 'Text of Closing statement' })).toContainText(
    'Recovered $12,500.00, less the fee of $2,000.00, less costs of $0.00: $10,500.00.',
  );
  await desk.getByLabel('Your full name').fill('Jordan Avery');
  await desk.getByRole('checkbox').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Sign: Closing statement' }).click();
  await expect(desk.getByText('Signed; the client has a copy')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Closing statement signed by Jordan Avery')).toBeVisible();
  await merchant.goto(`/dashboard/cases/${caseId}`);
  await merchant.getByRole('link', { name: 'The agreements and your notice' }).click();
  await merchant.getByRole('link', { name: 'Closing statement' }).click();
  await expect(merchant.getByText('Your attorney has signed: Closing statement')).toBeVisible();
  await expect(merchant.getByRole('article', { name: 'Text of Closing statement' })).toContainText('$10,500.00');
  await expect(merchant.getByRole('link', { name: 'Download the signed PDF' })).toBeVisible();
  await expectAccessible(merchant);
});
