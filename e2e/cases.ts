import { firmDayOf } from '../domain/calendar/firm-day.ts';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import type { Another } from './warm-page.ts';

type CaseOnServer = {
  agreement_signed_at: string | null;
  status: string;
  version: number;
  ein: string | null;
  refund_policy: string | null;
  case_files: { filename: string; document_type: string }[];
};

export const caseOf = (page: Page, id: string) => read<CaseOnServer>(page, `/cases/${id}`);

/** A new merchant with one submitted case; returns its id. */
export async function withCase(page: Page, fields: Record<string, string> = {}): Promise<string> {
  const { email } = await enterAsNewMerchant(page);
  await submitCase(page, { ...requiredFields, email, ...fields });
  const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
  return items[0]?.id ?? '';
}

type FactsOnServer = { facts: { fact: string; sha256: string }[] };

/** The merchant confirms every fact that the case's letter states, once it is drafted. */
export async function confirmFacts(merchant: Page, caseId?: string): Promise<void> {
  const { items } = await read<{ items: { id: string }[] }>(merchant, '/cases');
  const path = `/cases/${caseId ?? items[0]?.id}/facts`;
  let facts: FactsOnServer['facts'] = [];
  await expect.poll(async () => (facts = (await read<FactsOnServer>(merchant, path)).facts).length).toBeGreaterThan(0);
  const answers = facts.map(({ fact, sha256 }) => ({ fact, sha256, correction: null }));
  await send(merchant, 'POST', path, { answers });
}

type PaperOnServer = { kind: string; text_sha256: string; signatures: { sha256: string }[] };

/** A case's success-fee agreement on the server. */
export async function agreementOf(merchant: Page, caseId: string): Promise<PaperOnServer> {
  const { items } = await read<{ items: PaperOnServer[] }>(merchant, `/cases/${caseId}/papers`);
  const paper = items.find(({ kind }) => kind === 'fee_agreement');
  if (!paper) throw new Error('expected a fee agreement');
  return paper;
}

/** The merchant signs the success-fee agreement with a typed name. */
export async function signAgreement(merchant: Page, caseId: string, typed_name: string): Promise<void> {
  const { text_sha256: sha256 } = await agreementOf(merchant, caseId);
  await send(merchant, 'POST', `/cases/${caseId}/papers/fee_agreement/sign`, { sha256, typed_name, agreed: true });
}

/** Both sign the engagement letter by the API, counsel after their inquiry. `desk`: the demo's attorney, to whom the case is assigned. */
export async function engage(merchant: Page, desk: Page, caseId: string, typed_name: string): Promise<void> {
  const path = `/cases/${caseId}/papers`;
  const { items } = await read<{ items: PaperOnServer[] }>(merchant, path);
  const sha256 = items.find(({ kind }) => kind === 'engagement')?.text_sha256;
  const found = 'Seen and compared.';
  await send(merchant, 'POST', `${path}/engagement/sign`, { sha256, typed_name, agreed: true });
  await send(desk, 'POST', `${path}/engagement/inquiry`, {
    identity: found,
    authority: found,
    owners: found,
    screened_on: today(),
    screened: found,
    conflicts_on: today(),
    no_conflict: true,
  });
  await send(desk, 'POST', `${path}/engagement/sign`, { sha256, typed_name: 'Jordan Avery', agreed: true });
}

/** The demo merchant's case of the business whose name starts like this. */
export async function demoCase(page: Page, name: string): Promise<string> {
  const { items } = await read<{ items: { id: string; legal_business_name: string }[] }>(page, '/cases');
  return items.find((each) => each.legal_business_name.startsWith(name))?.id ?? '';
}

/** Staff in their own browser. */
export async function asStaff<Result>(another: Another, work: (staff: Page) => Promise<Result>): Promise<Result> {
  const staff = await another();
  await enterAs(staff, 'staff');
  return work(staff);
}

/** Presses Tab until the element with this name is focused; fails if the keyboard cannot reach it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
          ? at.labels?.[0]?.textContent
          : at?.textContent;
      return label?.trim().replace(/\s+/g, ' ') ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Today at the firm. */
export const today = () => firmDayOf(new Date());
