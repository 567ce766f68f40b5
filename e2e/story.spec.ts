import type { Page } from '@playwright/test';
import { translate } from '../domain/language/translate.ts';
import spanish from '../web/language/spanish.ts';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, requiredFields, submitCase, enterAsNewMerchant } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

type Said = { events: { state: string; act: string; day: string }[]; harm: { harms: object[]; words: string | null } };
const es = (english: string) => translate(spanish, english);
const log = 'We called support on January 8, 2026. They asked for documents on January 9, 2026.';

/** A new merchant with one case whose communication log names two dated acts; returns its id. */
async function withLog(page: Page): Promise<string> {
  const { email } = await enterAsNewMerchant(page);
  await submitCase(page, { ...requiredFields, email, communicationLogs: log });
  const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
  return items[0]?.id ?? '';
}
const saidOn = (page: Page, id: string) => read<Said>(page, `/cases/${id}/story`);

test(
  'a merchant confirms what was read, adds an event and reports harm on a phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const id = await withLog(page);
    await page.goto(`/dashboard/cases/${id}`);
    await page.getByRole('link', { name: 'What happened, and when?' }).click();
    const called = page.getByRole('listitem', { name: 'January 8, 2026' });
    await expect(called).toContainText('You called');
    await expect(called).toContainText('We called support on January 8, 2026.');
    await expectAccessible(page);
    await called.getByRole('button', { name: 'That is right' }).click();
    await expect(page.getByRole('heading', { name: 'You confirmed' })).toBeVisible();
    await page
      .getByRole('listitem', { name: 'January 9, 2026' })
      .getByRole('button', { name: 'It did not happen so' })
      .click();
    await expect(page.getByRole('heading', { name: 'Did this happen?' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Add another' }).click();
    const form = page.getByRole('form', { name: 'Add what happened' });
    await form.getByLabel('Did what?').selectOption('sent documents');
    await typeDay(form.getByRole('group', { name: 'When?', exact: true }), '2026-01-12');
    await form.getByLabel('What about?').fill('the invoices that they asked for');
    await form.getByRole('button', { name: 'Add it' }).click();
    await expect(form.getByText('Choose a file, or “I have none”.')).toBeVisible();
    await expect(form.getByLabel('What shows it?')).toBeFocused();
    await expectAccessible(page);
    // Nothing typed is lost.
    await page.reload();
    await expect(form.getByLabel('What about?')).toHaveValue('the invoices that they asked for');
    await form.getByLabel('What shows it?').selectOption('I have none');
    await form.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByRole('listitem', { name: 'January 12, 2026' })).toContainText('You sent documents');

    const harm = page.getByRole('form', { name: 'What does the hold do to your business?' });
    await harm.getByLabel('Payroll').check();
    await harm.getByLabel('How much?').fill('12,000');
    await harm.getByLabel('In one line of your own').fill('We had to let two people go');
    await harm.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await saidOn(page, id)).harm)
      .toEqual({
        harms: [{ kind: 'payroll', amount_cents: 1_200_000, on_day: null }],
        words: 'We had to let two people go',
      });
    expect((await saidOn(page, id)).events).toMatchObject([
      { state: 'confirmed', act: 'called', day: '2026-01-08' },
      { state: 'confirmed', act: 'sent_documents', day: '2026-01-12' },
    ]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  },
);

test('the same in Spanish, with a month in place of a day', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}/story`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: es('What happened, and when?') })).toBeVisible();
  const form = page.getByRole('form', { name: es('Add what happened') });
  await form.getByRole('radio', { name: es('The processor') }).check();
  await form.getByLabel(es('Did what?')).selectOption(es('asked for documents'));
  await form.getByRole('radio', { name: es('Only the month') }).check();
  const when = form.getByRole('group', { name: es('When?'), exact: true });
  await when.getByLabel(es('Month')).fill('5');
  await when.getByLabel(es('Year')).fill('2025');
  await form.getByLabel(es('What shows it?')).selectOption(es('I have none'));
  await expectAccessible(page);
  await form.getByRole('button', { name: es('Add it') }).click();
  await expect(page.getByRole('listitem', { name: 'mayo de 2025' })).toContainText('El procesador pidió documentos');
});

test('an event is confirmed and corrected with the keyboard alone', async ({ page }) => {
  const id = await withLog(page);
  await page.goto(`/dashboard/cases/${id}/story`);
  const called = page.getByRole('listitem', { name: 'January 8, 2026' });
  await called.getByRole('button', { name: 'Correct it' }).focus();
  await page.keyboard.press('Enter');
  const form = called.getByRole('form', { name: 'Correct it' });
  await expect(form.getByRole('radio', { name: 'You', exact: true })).toBeFocused();
  await form.getByLabel('Did what?').focus();
  await page.keyboard.type('wrote');
  await form.getByRole('button', { name: 'Confirm this' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'January 8, 2026' })).toContainText('You wrote');
  expect((await saidOn(page, id)).events[0]).toMatchObject({ state: 'confirmed', act: 'wrote' });
});

test('staff see what is confirmed and what is not, and propose an event', async ({ page, another }) => {
  const id = await withLog(page);
  const staff = await another();
  await enterAs(staff, 'staff');
  await staff.goto(`/admin/cases/${id}`);
  const panel = staff.getByRole('region', { name: 'What happened' });
  await expect(panel).toContainText('not confirmed: in no letter');
  await panel.getByRole('button', { name: 'Propose an event' }).click();
  const form = panel.getByRole('form', { name: 'Propose an event' });
  await form.getByLabel('Did what?').selectOption('delivered orders');
  await typeDay(form.getByRole('group', { name: 'When?', exact: true }), '2026-01-15');
  await form.getByRole('button', { name: 'Propose it' }).click();
  await expect(panel).toContainText('Proposed at the desk.');
  await expectAccessible(staff);
  await page.goto(`/dashboard/cases/${id}/story`);
  await expect(page.getByRole('listitem', { name: 'January 15, 2026' })).toContainText(
    'Proposed by your attorney’s office.',
  );
});
