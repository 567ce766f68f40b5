import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { demoAccount, expectAccessible } from './people.ts';
import { read, send } from './sessions.ts';

type Approvable = {
  pdf_sha256: string;
  confirmed: string[];
  verdict: { findings: { severity: string; key: string }[] };
};

/** On the desk's tab "To decide": confirms the open amber findings, one by one. */
export async function confirmAmbers(desk: Page): Promise<void> {
  await desk.getByRole('tab', { name: /^To decide/ }).click();
  await expect(desk.getByRole('heading', { name: 'Verdict' })).toBeVisible();
  const confirm = desk.getByRole('button', { name: 'Confirm', exact: true });
  // A verdict that arrives meanwhile may settle one: then it begins again with those that are left.
  await expect(async () => {
    for (let left = await confirm.count(); left > 0; left -= 1) {
      await confirm.first().click({ timeout: 3_000 });
      await expect(confirm).toHaveCount(left - 1, { timeout: 3_000 });
    }
  }).toPass({ timeout: 30_000 });
}

/** Approves through the desk's dialog: opens the PDF, proves by the password who it is, attests. The demo's attorney has no second factor. */
export async function approveInDialog(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^Approve version/ }).click();
  const dialog = desk.getByRole('dialog', { name: /^Approve version/ });
  const approve = dialog.getByRole('button', { name: 'Approve and sign off' });
  await expect(approve).toBeDisabled();
  const pdf = dialog.getByRole('link', { name: /^Open the PDF of version/ });
  expect((await desk.request.get((await pdf.getAttribute('href')) ?? '')).status()).toBe(200);
  await expect(dialog.getByText('Opened by you')).toBeVisible();
  await expectAccessible(desk);
  const password = dialog.getByLabel('Your password', { exact: true });
  if (await password.isVisible()) {
    await password.fill(demoAccount('attorney').password);
    await dialog.getByRole('button', { name: 'Confirm that it is me' }).click();
  }
  await expect(dialog.getByText('You have confirmed that it is you.')).toBeVisible();
  const reason = dialog.getByLabel('Why you may approve on this license');
  if (await reason.isVisible()) await reason.fill('Admitted for this matter on motion.');
  await dialog.getByRole('checkbox').check();
  await approve.click();
  // Typesets, signs and binds, while the readers of the documents may still be at work.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

/** The same by the API, for a journey about something else: `letter` is as saved last, `path` below /api. */
export async function approveByApi(desk: Page, path: string, letter: Approvable): Promise<void> {
  const open = letter.verdict.findings.filter(
    (each) => each.severity === 'amber' && !letter.confirmed.includes(each.key),
  );
  for (const key of new Set(open.map((each) => each.key))) await send(desk, 'POST', `${path}/confirm`, { key });
  expect((await desk.request.get(`/api${path}/pdf`)).status()).toBe(200);
  await send(desk, 'POST', '/auth/confirm-password', { password: demoAccount('attorney').password });
  const { attestation } = await read<{ attestation: { version: string } }>(desk, `${path}/approval`);
  await send(desk, 'POST', `${path}/approve`, {
    sha256: letter.pdf_sha256,
    attestation: attestation.version,
    license_reason: 'Admitted for this matter on motion.',
  });
}
