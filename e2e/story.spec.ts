import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { translate } from '../domain/language/translate.ts';
import spanish from '../web/language/spanish.ts';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { rows } from './database.ts';
import { realDocuments } from './documents.ts';
import { emailTo, linkIn } from './emails.ts';
import { enterAs, read, requiredFields, send, submitCase, enterAsNewMerchant } from './sessions.ts';
import { thumb } from './thumb.ts';
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
      .toMatchObject({
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

test(
  'what was taken back or left out comes back, also after a reload, and words that no letter quotes are named',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const id = await withLog(page);
    await page.goto(`/dashboard/cases/${id}/story`);
    const called = page.getByRole('listitem', { name: 'January 8, 2026' });
    const asked = page.getByRole('listitem', { name: 'January 9, 2026' });
    const notes = page.getByRole('region', { name: 'Notifications' });
    await called.getByRole('button', { name: 'That is right' }).click();
    // The next question.
    await expect(asked).toBeFocused();
    expect((await asked.getByRole('button', { name: 'That is right' }).boundingBox())?.height).toBeGreaterThanOrEqual(
      48,
    );
    await called.getByRole('button', { name: 'Take it back' }).click();
    await expect(
      notes.getByText(/^(The letter that waits is drafted again without it|No letter drafted)/),
    ).toBeVisible();
    await notes.getByRole('button', { name: 'Undo' }).click();
    await expect(called.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await expect(called).toContainText('We called support on January 8, 2026.');

    await asked.getByRole('button', { name: 'It did not happen so' }).click();
    await expect(asked).toHaveCount(0);
    await page.reload();
    await page.getByText('What you left out').click();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await expect(asked).toBeFocused();
    await expect(asked.getByRole('button', { name: 'That is right' })).toBeVisible();
    await asked.getByRole('button', { name: 'It did not happen so' }).click();
    await notes.getByRole('button', { name: 'Undo' }).last().click();
    await expect(asked.getByRole('button', { name: 'That is right' })).toBeVisible();

    await called.getByRole('button', { name: 'Correct it' }).click();
    const form = called.getByRole('form', { name: 'Correct it' });
    await form.getByLabel('What about?').fill('pay $18,420.50 or be sued');
    await form.getByRole('button', { name: 'Confirm this' }).click();
    await expect(called).toContainText('will not quote these words, because they hold a sum');
    await expect(called).toBeFocused();
    await expectAccessible(page);
    const harm = page.getByRole('form', { name: 'What does the hold do to your business?' });
    await harm.getByLabel('In one line of your own').fill('See www.example.test');
    await harm.getByRole('button', { name: 'Save' }).click();
    await expect(harm.getByText(/will not quote these words, because they hold a link/)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  },
);

test('a day out of range is named, boxes of a date lead on, and what was begun survives a reload', async ({ page }) => {
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}/story`);
  const form = page.getByRole('form', { name: 'Add what happened' });
  await form.getByRole('radio', { name: 'The processor' }).check();
  await page.reload();
  await expect(form.getByRole('radio', { name: 'The processor' })).toBeChecked();
  await form.getByLabel('Did what?').selectOption('refused');
  const when = form.getByRole('group', { name: 'When?', exact: true });
  await when.getByLabel('Month').focus();
  // Somebody who presses Tab after a full box means the same box.
  await page.keyboard.type('11');
  await expect(when.getByLabel('Day', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.type('/1926');
  expect(
    await Promise.all(['Month', 'Day', 'Year'].map((box) => when.getByLabel(box, { exact: true }).inputValue())),
  ).toEqual(['11', '10', '1926']);
  await form.getByLabel('What shows it?').selectOption('I have none');
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByText('Enter a day of the year 2000 or later.')).toBeVisible();
  await expect(page.getByText('Nothing was saved')).toHaveCount(0);
  await when.getByLabel('Year').fill('2025');
  await form.getByRole('button', { name: 'Add it' }).click();
  const card = page.getByRole('listitem', { name: 'November 10, 2025' });
  await expect(card).toBeFocused();
});

test('a file that shows an event is added on the page itself', async ({ page }) => {
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}/story`);
  const form = page.getByRole('form', { name: 'Add what happened' });
  await form.getByLabel('Did what?').selectOption('called');
  await page.getByText('Add a file that shows it').click();
  const { notice } = await realDocuments(page);
  await page.getByLabel('Files to upload').setInputFiles([notice]);
  await expect(form.getByLabel('What shows it?').getByRole('option', { name: basename(notice) })).toBeAttached();
  await expect(form.getByLabel('Did what?')).toHaveValue('called');
  await expectAccessible(page);
});

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
  await expect.poll(async () => (await saidOn(page, id)).events[0]).toMatchObject({ state: 'confirmed', act: 'wrote' });
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

const attack = '<img src=x onerror=alert(1)> “’; DROP TABLE';
const said = {
  key: null,
  who: 'merchant',
  act: 'sent_documents',
  precision: 'day',
  due_on: null,
  proof_file_id: null,
} as const;

test('the attorney reads what is confirmed and proposes more, and hostile words stay words', async ({
  page,
  another,
}) => {
  const merchant = await another();
  const id = await withLog(merchant);
  await send(merchant, 'POST', `/cases/${id}/story/events`, {
    ...said,
    event_id: crypto.randomUUID(),
    day: '2026-01-12',
    about: attack,
  });
  await send(merchant, 'POST', `/cases/${id}/story/events`, {
    ...said,
    event_id: crypto.randomUUID(),
    who: 'processor',
    act: 'refused',
    day: '2026-01-13',
    about: null,
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await enterAs(page, 'attorney');
  const letterOf = async () =>
    (await read<{ items: { letter_id: string; case_id: string }[] }>(page, '/attorney/queue')).items.find(
      ({ case_id }) => case_id === id,
    )?.letter_id;
  await expect.poll(letterOf).toBeTruthy();
  await page.goto(`/attorney/letters/${await letterOf()}`);
  await page.getByRole('tab', { name: 'Case' }).click();
  const panel = page.getByRole('region', { name: 'What happened' });
  await expect(panel).toContainText('The merchant sent documents');
  await expect(panel.getByText(attack)).toBeVisible();
  await expect(panel).toContainText('not confirmed: in no letter');
  await expect(page.getByText(/No written reply of the processor is on file; one thing that it did/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'That is right' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Propose an event' }).click();
  const form = panel.getByRole('form', { name: 'Propose an event' });
  await form.getByLabel('Did what?').selectOption('refunded customers');
  await typeDay(form.getByRole('group', { name: 'When?', exact: true }), '2026-01-15');
  await form.getByRole('button', { name: 'Propose it' }).click();
  await expect(panel).toContainText('Proposed at the desk.');
  await expectAccessible(page);

  await merchant.goto(`/dashboard/cases/${id}`);
  const timeline = merchant.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(attack);
  await expect(timeline).not.toContainText('refunded customers');
  await expectAccessible(merchant);
  expect(dialogs).toEqual([]);
});

test(
  'an invited guest reads what is confirmed in the timeline, and decides nothing',
  { tag: '@phone' },
  async ({ page, another }) => {
    const merchant = await another();
    const { email } = await enterAsNewMerchant(merchant, 'Ada Lind');
    await submitCase(merchant, { ...requiredFields, email, communicationLogs: log });
    const id = (await read<{ items: { id: string }[] }>(merchant, '/cases')).items[0]?.id ?? '';
    const guest = await enterAsNewMerchant(page, 'Robin Vale');
    await rows('update auth.users set email_verified = true where email = any($1)', [[email, guest.email]]);
    await send(merchant, 'POST', `/cases/${id}/guests`, { email: guest.email, name: 'Robin' });
    await page.goto(linkIn(await emailTo(guest.email, /invites you to a case/), /^\/invitation$/));
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Shared with you by Ada Lind since/)).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline).not.toContainText('The merchant');

    await send(merchant, 'POST', `/cases/${id}/story/events`, {
      ...said,
      event_id: crypto.randomUUID(),
      day: '2026-01-12',
      about: attack,
    });
    await page.reload();
    await expect(timeline).toContainText('The merchant sent documents');
    await timeline.getByText(/^The whole timeline/).click();
    await expect(timeline.getByText(attack).last()).toBeVisible();
    // Of the proposals of the log a guest sees none, nor may they decide.
    await expect(timeline).not.toContainText('called');
    await expect(page.getByRole('button', { name: 'That is right' })).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  },
);

test('three events on a phone take 22 taps and 25 keys', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}`);
  const hand = thumb(page);
  await hand.tap(page.getByRole('link', { name: 'What happened, and when?' }));
  const form = page.getByRole('form', { name: 'Add what happened' });
  // A phone opens a list with one tap and takes a choice with another.
  const choose = async (label: string, option: string) => {
    hand.count.taps += 2;
    await form.getByLabel(label).selectOption(option);
  };
  const events = [
    ['merchant', 'called', '1/8/2026'],
    ['processor', 'asked for documents', '1/9/2026'],
    ['merchant', 'sent documents', '1/12/2026'],
  ] as const;
  for (const [index, [who, act, day]] of events.entries()) {
    if (index > 0) await hand.press('Add another');
    if (who === 'processor') await hand.tap(form.getByRole('radio', { name: 'The processor' }));
    await choose('Did what?', act);
    await hand.tap(form.getByRole('group', { name: 'When?', exact: true }).getByLabel('Month'));
    // The keyboard's Next key leads from box to box.
    for (const key of day) await page.keyboard.press(key === '/' ? 'Tab' : key);
    hand.count.keys += day.length;
    await choose('What shows it?', 'I have none');
    await hand.press('Add it');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(index + 1);
  }
  expect((await saidOn(page, id)).events.map(({ state, act, day }) => [state, act, day])).toEqual([
    ['confirmed', 'called', '2026-01-08'],
    ['confirmed', 'asked_for_documents', '2026-01-09'],
    ['confirmed', 'sent_documents', '2026-01-12'],
  ]);
  expect(hand.count).toEqual({ taps: 22, entries: 0, keys: 25 });
});
