import type { Locator, Page } from '@playwright/test';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { approveByApi } from './approval.ts';
import { confirmFacts, engage, signAgreement, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { enterAs, read, send } from './sessions.ts';
import type { Another } from './warm-page.ts';

export type LetterOnServer = {
  id: string;
  version: number;
  status: string;
  demand_type: string;
  pdf_sha256: string;
  sent_at: string | null;
  document: { addressee: object; blocks: { kind: string; text: string }[] };
  verdict: { findings: { severity: string; key: string }[] };
  confirmed: string[];
  deliveries: { channel: string; status: string }[];
};
/** A case and the pages of its merchant and of its attorney (`desk`). */
type CaseOfThree = { caseId: string; letterId: string; merchant: Page; desk: Page };

export const lettersOf = async (staff: Page, caseId: string) =>
  (await read<{ items: LetterOnServer[] }>(staff, `/admin/cases/${caseId}/letters`)).items;

/**
 * A new merchant's signed case, assigned to the demo's attorney, who is engaged, with its facts confirmed and its first letter drafted;
 * afterward `page` is signed in as staff.
 */
export async function caseWithLetter(page: Page, another: Another): Promise<CaseOfThree> {
  const [merchant, desk] = [await another(), await another()];
  const caseId = await withCase(merchant);
  await signAgreement(merchant, caseId, 'Noor Haddad');
  await enterAs(page, 'staff');
  await expect.poll(async () => (await lettersOf(page, caseId)).length).toBe(1);
  await confirmFacts(merchant, caseId);
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/admin/attorneys');
  await send(page, 'POST', `/admin/cases/${caseId}/assign`, {
    attorney_id: items.find((each) => each.name === 'Jordan Avery')?.id ?? '',
  });
  await enterAs(desk, 'attorney');
  await engage(merchant, desk, caseId, 'Noor Haddad');
  return { caseId, letterId: (await lettersOf(page, caseId))[0]?.id ?? '', merchant, desk };
}

/** The attorney fills in the sample address of the demo's address book as the draft's addressee. */
export async function address(desk: Page, letterId: string): Promise<LetterOnServer> {
  const path = `/letters/${letterId}`;
  const draft = await read<LetterOnServer>(desk, path);
  const addressee = {
    ...draft.document.addressee,
    address_lines: ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'],
  };
  return (await send(desk, 'PUT', path, {
    version: draft.version,
    document: { ...draft.document, addressee },
  })) as unknown as LetterOnServer;
}

export const approveDraft = async (desk: Page, letterId: string): Promise<void> =>
  approveByApi(desk, `/letters/${letterId}`, await address(desk, letterId));

/** Releases the approved letter; returns once its envelope is ready to be posted. */
export async function release(desk: Page, letterId: string): Promise<void> {
  await send(desk, 'POST', `/letters/${letterId}/send`, { email: 'legal@processor.example' });
  // Wait for the envelope: the email is only a copy, and the letter is sent once its envelope is posted.
  const ready = async () =>
    (await read<LetterOnServer>(desk, `/letters/${letterId}`)).deliveries.find(
      ({ channel }) => channel === 'certified_mail',
    )?.status;
  await expect.poll(ready).toBe('to_print');
}

/** The same case with its first letter approved and sent. */
export async function caseWithSentLetter(page: Page, another: Another): Promise<CaseOfThree> {
  const found = await caseWithLetter(page, another);
  await approveDraft(found.desk, found.letterId);
  await release(found.desk, found.letterId);
  const tracking = { tracking_number: sampleTrackingNumber(found.letterId) };
  await send(found.desk, 'POST', `/letters/${found.letterId}/tracking`, tracking);
  await expect.poll(async () => (await lettersOf(page, found.caseId))[0]?.status).toBe('sent');
  return found;
}

/** On a day off a letter bears the date of the next business day, and that it was posted before is confirmed. */
export async function confirmEarly(form: Locator): Promise<void> {
  const early = form.getByRole('checkbox', { name: /before its date/ });
  if (await early.isVisible()) await early.check();
}
