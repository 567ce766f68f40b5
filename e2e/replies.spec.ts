import type { Page } from '@playwright/test';
import { approveByApi } from './approval.ts';
import { confirmFacts, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test, type Another } from './warm-page.ts';

type Letter = {
  id: string;
  version: number;
  status: string;
  pdf_sha256: string;
  document: { addressee: object };
  verdict: { findings: { severity: string; key: string }[] };
  confirmed: string[];
};

test('staff record a partial release in reply to a sent letter, the follow-up cites it, and a wrong reply is withdrawn', async ({
  page,
  another,
}) => {
  const { caseId, desk } = await caseWithSentLetter(page, another);
  await page.goto(`/admin/cases/${caseId}?show=letters`);
  const section = page.getByRole('region', { name: 'Processor replies' });
  await expect(section.getByText(/^No reply is on record\./)).toBeVisible();
  await section.getByRole('button', { name: 'Record a reply' }).press('Enter');
  const form = page.getByRole('form', { name: 'Record a reply' });
  await expect(form.getByLabel('Kind of reply')).toBeFocused();
  const save = form.getByRole('button', { name: 'Record the reply' });
  await save.press('Enter');
  await expect(form.getByText('Choose the kind of reply.')).toBeVisible();
  await expect(form.getByLabel('Kind of reply')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Kind of reply').selectOption('partial_release');
  await typeDay(form.getByRole('group', { name: 'Received on' }), '2099-01-02');
  await form.getByLabel('Text of the reply').fill('We have released part of your balance. =1+1');
  await save.press('Enter');
  await expect(form.getByText('This day is in the future.')).toBeVisible();
  await expect(form.getByText('Enter a sum in dollars, such as 2,513.37.')).toBeVisible();
  await form.getByLabel('Sum released').fill('2,513.37');
  await typeDay(form.getByRole('group', { name: 'Received on' }), new Date().toISOString().slice(0, 10));
  await page.route('**/processor-answers', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await save.press('Enter');
  await expect(form.getByText('What you typed is still here.')).toBeVisible();
  await expect(form.getByLabel('Text of the reply')).toHaveValue('We have released part of your balance. =1+1');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.unroute('**/processor-answers');
  await save.press('Enter');
  await expect(section.getByText('$2,513.37')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Record a reply' })).toBeFocused();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await expectRefusedTooEarly(page);
  expect(await followUp(desk, caseId)).toContain('came with a release of $2,513.37');
  await section.getByRole('button', { name: /^Withdraw Part of the sum released/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this reply?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  await expect(section.getByText(/^Withdrawn by /)).toBeVisible();
  expect(await followUp(desk, caseId)).not.toContain('$2,513.37');
  await atTheDesk(page, caseId);
});

/** The attorney finds the same section at the desk, and records a reply. */
async function atTheDesk(page: Page, caseId: string): Promise<void> {
  const { items } = await read<{ items: Letter[] }>(page, `/admin/cases/${caseId}/letters`);
  await page.context().clearCookies();
  await enterAs(page, 'attorney');
  await page.goto(`/attorney/letters/${items.find((each) => each.status === 'sent')?.id}`);
  await page.getByRole('tab', { name: 'History and delivery' }).click();
  const section = page.getByRole('region', { name: 'Processor replies' });
  await expect(section.getByText(/^Withdrawn by /)).toBeVisible();
  await section.getByRole('button', { name: 'Record a reply' }).click();
  await section.getByLabel('Kind of reply').selectOption('refusal');
  await expect(section.getByLabel('Sum released')).toHaveCount(0);
  await typeDay(section.getByRole('group', { name: 'Received on' }), new Date().toISOString().slice(0, 10));
  await section.getByRole('button', { name: 'Record the reply' }).click();
  await expect(section.getByText('Text not recorded: the letter cannot quote it.')).toBeVisible();
  await expectAccessible(page);
}

/** Staff are told why no follow-up is drafted yet: its first letter is not delivered. */
async function expectRefusedTooEarly(page: Page): Promise<void> {
  await page.getByLabel('Letter type').selectOption('follow_up');
  await expect(page.getByText('The delivery of the initial letter is not recorded yet.')).toBeVisible();
  await expectAccessible(page);
}

/** The attorney departs from the order; each follow-up supersedes the one before it. */
async function followUp(desk: Page, caseId: string): Promise<string> {
  const { letter_id: id } = await send(desk, 'POST', '/functions/ai-demand-letter-generator', {
    caseId,
    demandType: 'follow_up',
    departure: 'They answered before the letter was delivered.',
  });
  return (await desk.request.get(`/api/letters/${String(id)}/text`)).text();
}

/** A new merchant's case whose first letter was approved, signed for and sent; the page is then staff's. */
async function caseWithSentLetter(page: Page, another: Another): Promise<{ caseId: string; desk: Page }> {
  const [merchant, desk] = [await another(), await another()];
  const caseId = await withCase(merchant);
  const { sha256 } = await read<{ sha256: string }>(merchant, `/cases/${caseId}/agreement`);
  await send(merchant, 'POST', `/cases/${caseId}/agreement`, { sha256, typed_name: 'Noor Haddad', agreed: true });
  await enterAs(page, 'staff');
  const letters = async () => (await read<{ items: Letter[] }>(page, `/admin/cases/${caseId}/letters`)).items;
  await expect.poll(async () => (await letters()).length).toBe(1);
  await confirmFacts(merchant, caseId);
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/admin/attorneys');
  await send(page, 'POST', `/admin/cases/${caseId}/assign`, {
    attorney_id: items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  await enterAs(desk, 'attorney');
  const path = `/letters/${(await letters())[0]?.id}`;
  const draft = await read<Letter>(desk, path);
  const addressee = {
    ...draft.document.addressee,
    address_lines: ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'],
  };
  const saved = (await send(desk, 'PUT', path, {
    version: draft.version,
    document: { ...draft.document, addressee },
  })) as unknown as Letter;
  await approveByApi(desk, path, saved);
  await send(desk, 'POST', `${path}/send`, { email: 'legal@processor.example' });
  // The email is a copy; the letter is sent once its envelope is posted.
  const ready = async () =>
    (await read<{ deliveries: { channel: string; status: string }[] }>(desk, path)).deliveries.find(
      ({ channel }) => channel === 'certified_mail',
    )?.status;
  await expect.poll(ready).toBe('to_print');
  await send(desk, 'POST', `${path}/tracking`, { tracking_number: '9407100000000000000000' });
  await expect.poll(async () => (await letters())[0]?.status).toBe('sent');
  return { caseId, desk };
}
