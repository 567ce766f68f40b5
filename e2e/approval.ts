import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { demoAccount, expectAccessible } from './people.ts';
import { read, send } from './sessions.ts';

type Approvable = {
  pdf_sha256: string;
  exhibit_book: { sha256: string | null };
  changes: { hash: string; read_on: string | null }[];
  confirmed: string[];
  verdict: { findings: { severity: string; key: string; settle?: string }[] };
};

/** Settles every finding of the letter that can be settled. An open desk shows that only after it is loaded again. */
async function settle(desk: Page, path: string): Promise<void> {
  const { verdict, confirmed } = await read<Approvable>(desk, path);
  const open = verdict.findings.filter((each) => each.settle !== undefined && !confirmed.includes(each.key));
  const keys = (byReason: boolean): string[] => [
    ...new Set(open.flatMap((each) => ((each.settle === 'reason') === byReason ? [each.key] : []))),
  ];
  for (const key of keys(false)) await send(desk, 'POST', `${path}/confirm`, { key });
  const taken = keys(true);
  if (taken.length > 0)
    await send(desk, 'POST', `${path}/take`, { keys: taken, reason: 'Compared with the agreement.' });
}

/** The path, below /api, of the letter on the open desk. */
const pathOf = (desk: Page): string => `/letters/${new URL(desk.url()).pathname.split('/').at(-1)}`;

/** Settles the findings of the letter on the open desk, and reloads the desk. */
export async function settleFindings(desk: Page): Promise<void> {
  await settle(desk, pathOf(desk));
  await desk.reload();
  await expect(desk.getByRole('tab', { name: /^To decide/ })).toBeVisible();
}

/**
 * Requests each file that the step lists as not opened; clicking could download it in a browser without a PDF viewer.
 */
export async function openInStep(desk: Page): Promise<void> {
  const press = desk.getByRole('button', { name: /^I have read the whole letter/ });
  await expect(desk.getByText('Not opened by you yet:')).toBeVisible();
  await expect(press).toBeDisabled();
  for (const link of await desk.locator('.reading__waits a').all())
    expect((await desk.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  await expect(press).toBeEnabled();
}

/**
 * The desk's step before approval: it shows every change, and one press records that the attorney has read them all.
 */
async function readInStep(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^Read version/ }).click();
  const step = desk.getByRole('dialog', { name: /^Read version/ });
  await expectAccessible(desk);
  await openInStep(desk);
  await step.getByRole('button', { name: /^I have read the whole letter/ }).click();
  await expect(step).toBeHidden();
}

/** Types the signature of the demo's attorney, and sees the letter with it. */
export async function signInDialog(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Your name, typed as your signature').fill('Jordan Avery');
  await dialog.getByRole('button', { name: 'Show the letter with my signature' }).click();
  await expect(dialog.getByRole('group', { name: /, signed, Page \d+ of \d+$/ })).toBeVisible();
}

/** Reads the letter and approves it through the desk's dialogs: opens the PDF, proves by the password who it is, attests. The demo's attorney has no second factor. */
export async function approveInDialog(desk: Page): Promise<void> {
  await readInStep(desk);
  const dialog = desk.getByRole('dialog', { name: /^Approve version/ });
  const approve = dialog.getByRole('button', { name: 'Approve and sign off' });
  await expect(approve).toBeDisabled();
  const pdf = dialog.getByRole('link', { name: /^Open the PDF of version/ });
  expect((await desk.request.get((await pdf.getAttribute('href')) ?? '')).status()).toBe(200);
  await expect(dialog.getByText('Opened by you')).toBeVisible();
  const password = dialog.getByLabel('Your password', { exact: true });
  if (await password.isVisible()) {
    await password.fill(demoAccount('attorney').password);
    await dialog.getByRole('button', { name: 'Confirm that it is me' }).click();
  }
  await expect(dialog.getByText('You have confirmed that it is you.')).toBeVisible();
  await signInDialog(dialog);
  await expectAccessible(desk);
  const reason = dialog.getByLabel('Why you may approve on this license');
  if (await reason.isVisible()) await reason.fill('Admitted for this matter on motion.');
  await dialog.getByRole('checkbox').check();
  await approve.click();
  // Approval typesets, signs and binds the letter while documents may still be in extraction.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

/**
 * Approves like `approveInDialog`, but by the API, for journeys about something else. `letter`: as last saved; `path`:
 * below /api.
 */
export async function approveByApi(desk: Page, path: string, letter: { pdf_sha256: string }): Promise<void> {
  await settle(desk, path);
  const { changes, exhibit_book } = await read<Approvable>(desk, path);
  expect((await desk.request.get(`/api${path}/pdf`)).status()).toBe(200);
  if (exhibit_book.sha256 !== null) expect((await desk.request.get(`/api${path}/exhibits.pdf`)).status()).toBe(200);
  await send(desk, 'POST', `${path}/reading`, {
    sha256: letter.pdf_sha256,
    exhibits_sha256: exhibit_book.sha256,
    changes: changes.flatMap(({ hash, read_on }) => (read_on === null ? [hash] : [])),
  });
  await send(desk, 'POST', '/auth/confirm-password', { password: demoAccount('attorney').password });
  const { attestation } = await read<{ attestation: { version: string } }>(desk, `${path}/approval`);
  const { document } = await read<{ document: { signature: { name: string } } }>(desk, path);
  const signature = { kind: 'typed', name: document.signature.name };
  const shown = await send(desk, 'POST', `${path}/signed-preview`, {
    sha256: letter.pdf_sha256,
    signature,
  });
  await send(desk, 'POST', `${path}/approve`, {
    signature,
    shown_sha256: shown['sha256'],
    sha256: letter.pdf_sha256,
    exhibits_sha256: exhibit_book.sha256,
    attestation: attestation.version,
    license_reason: 'Admitted for this matter on motion.',
  });
}
