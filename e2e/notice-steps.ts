import type { Page } from '@playwright/test';
import { standInForm } from '../testing/files/stand-in-forms.ts';
import { approveByApi } from './approval.ts';
import { confirmFacts, engage, signAgreement, today } from './cases.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import type { Another } from './warm-page.ts';

/** What an application states so that it lacks nothing that a notice must state. */
export const account = {
  merchantAccount: 'PP-E2E-0054',
  holdStartDate: '5/11/2026',
  accountName: 'Cedar',
  accountEmail: 'sales@cedar.example',
  accountPhone: '(212) 555-0187',
  accountLastUsedDate: '10/5/2026',
  businessCity: 'Springfield',
  businessState: 'OR',
  businessZip: '97477',
  reasonGiven: 'Your account has been limited because of a sudden increase in sales volume.',
  preferredResolution: 'full_release',
};

/** At the desk, and on the merchant's page of the agreements. */
export const agreementPanel = (page: Page) =>
  page.getByRole('region', { name: /^(?:The agreement|Your agreement with .+)$/ });

/** Adds the hold notice as evidence. */
export async function addHoldNotice(page: Page, id: string): Promise<void> {
  const { notice } = await realDocuments(page);
  await page.goto(`/dashboard/cases/${id}`);
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await files.getByRole('button', { name: 'Add files' }).click();
  await files.getByLabel('What is it?').selectOption('hold_notice');
  await files.getByLabel('Files to upload').setInputFiles(notice);
  await expect(files.getByText(notice.split('/').at(-1) ?? '').first()).toBeVisible();
  await expect
    .poll(async () =>
      (await read<{ items: { document_type: string }[] }>(page, `/cases/${id}/files`)).items.map(
        (each) => each.document_type,
      ),
    )
    .toContain('hold_notice');
}

type Queue = { items: { letter_id: string; case_number: string; status: string }[] };

/** The letter of a case, once it is on the desk of the demo's attorney, who is signed in at `desk`. */
export async function letterOf(desk: Page, caseNumber: string): Promise<string> {
  await enterAs(desk, 'attorney');
  const mine = async () =>
    (await read<Queue>(desk, '/attorney/queue')).items.find((each) => each.case_number === caseNumber);
  await expect.poll(async () => (await mine())?.status).toBe('in_review');
  return (await mine())?.letter_id ?? '';
}

/** Counsel supplies a blank with fields, a stand-in. */
export async function supplyForm(desk: Page, letterId: string): Promise<void> {
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const form = desk.getByRole('form', { name: 'Supply: Notice of Dispute' });
  await form
    .getByLabel('The blank form (PDF)')
    .setInputFiles({ name: 'stand-in.pdf', mimeType: 'application/pdf', buffer: await standInForm() });
  await form.getByLabel('Address that it was taken from').fill('https://processor.example/notice-form');
  await form.getByRole('button', { name: 'Supply the form' }).click();
  await expect(agreementPanel(desk)).toContainText('From https://processor.example/notice-form');
}

/** What the case says stands in the fields; the merchant adds their name as the signature, and looks at the page. */
export async function fillForm(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}/form`);
  await expect(page.getByLabel('Email address of the account')).toHaveValue('sales@cedar.example');
  await page.getByLabel('Signature', { exact: true }).fill('Noor Haddad');
  await page.getByRole('button', { name: 'Fill it in and look at it' }).click();
  await expect(page.getByRole('heading', { name: 'The form, filled in' })).toBeVisible();
  await expect(page.getByRole('img', { name: /page 1 of 1$/ })).toBeVisible();
}

/** With blank and form side by side, the attorney ticks each field, the signature and the day. */
export async function tickForm(desk: Page, letterId: string): Promise<void> {
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const form = desk.getByRole('form', { name: 'Tick the form' });
  await form.getByRole('button', { name: /the form counts$/ }).click();
  await expect(form).toContainText('Tick each of them');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: /the form counts$/ }).click();
  await expect(form).toHaveCount(0);
}

export type NoticeCase = { caseId: string; letterId: string; desk: Page };

/** A new merchant's case at a processor, its fee agreement signed and its attorney engaged by the API, with its letter on the attorney's desk. */
export async function noticeCase(page: Page, another: Another, fields: Record<string, string>): Promise<NoticeCase> {
  await enterAsNewMerchant(page);
  const caseNumber = await submitCase(page, { ...requiredFields, ...account, ...fields });
  const caseId = (await read<{ items: { id: string }[] }>(page, '/cases')).items[0]?.id ?? '';
  await signAgreement(page, caseId, 'Noor Haddad');
  const desk = await another();
  const letterId = await letterOf(desk, caseNumber);
  await engage(page, desk, caseId, 'Noor Haddad');
  return { caseId, letterId, desk };
}

type Papers = { items: { kind: string; text_sha256: string }[] };

/** The merchant signs a paper on a screen, by the API. */
export async function signPaper(page: Page, caseId: string, kind: 'notice' | 'authorization'): Promise<void> {
  const path = `/cases/${caseId}/papers`;
  const sha256 = (await read<Papers>(page, path)).items.find((each) => each.kind === kind)?.text_sha256;
  await send(page, 'POST', `${path}/${kind}/sign`, { sha256, typed_name: 'Noor Haddad', agreed: true });
}

type Letter = { title: string; status: string; pdf_sha256: string; required_channel: { source: string | null } };
export const letter = (desk: Page, letterId: string) => read<Letter>(desk, `/letters/${letterId}`);

/** Approves the letter by the API once it is the notice, with its facts and its version confirmed; its desk is then open. */
export async function approveNotice(page: Page, { caseId, letterId, desk }: NoticeCase): Promise<void> {
  await expect.poll(async () => (await letter(desk, letterId)).required_channel.source).not.toBeNull();
  const { source } = (await letter(desk, letterId)).required_channel;
  await confirmFacts(page, caseId);
  await send(desk, 'POST', `/cases/${caseId}/packet/version/confirm`, { version: source });
  await approveByApi(desk, `/letters/${letterId}`, await letter(desk, letterId));
  await desk.goto(`/attorney/letters/${letterId}?view=delivery`);
  await expect(desk.getByRole('button', { name: 'Send…' })).toBeVisible();
}

/** The day so many days after today at the firm, as a page writes it: counted by the calendar alone, not by the product's rules. */
export function dayAfter(days: number): string {
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** What the page of a case says of the waiting period after its notice. */
export async function expectWait(page: Page, caseId: string, says: readonly string[]): Promise<void> {
  await page.goto(`/dashboard/cases/${caseId}#clock`);
  const clock = page.getByRole('region', { name: /^What .+ agreement allows, and until when$/ });
  for (const words of says) await expect(clock).toContainText(words);
}
