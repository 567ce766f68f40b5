import { createHash } from 'node:crypto';
import { confirmFacts, queuedLetter, settleFindings, signAgreement, signPaper } from './desk.ts';
import type { LetterRoom } from './letter-room.ts';
import type { TestAnswer } from './test-user.ts';

const pdf = Buffer.from('%PDF-1.7\nform\n%%EOF');
/** The SHA-256 of bytes or text, in hex. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** What an application states so that it lacks nothing that a notice must state. */
export const noticeFields = {
  merchantAccount: 'PP-7731946',
  holdStartDate: '5/11/2026',
  accountEmail: 'sales@analytical.example',
  accountPhone: '(212) 555-0187',
  accountLastUsedDate: '10/5/2026',
  businessCity: 'Springfield',
  businessState: 'OR',
  businessZip: '97477',
};

/** A Stripe case of today, whose notice goes by email. */
export const stripeFields = { processor: 'stripe', merchantAccount: 'acct_1QxT8vLk' };

/** A case that states everything a notice must, its letter in review. */
export async function freshNotice(room: LetterRoom, more: Record<string, string> = {}): Promise<void> {
  const { id } = await room.merchant.upload('notice.pdf', pdf);
  const applied = await room.merchant.apply({
    files: [{ id: id ?? '', document_type: 'hold_notice' }],
    fields: { ...noticeFields, ...more },
  });
  if (applied.status !== 201) throw new Error(`the application was refused: ${JSON.stringify(applied.body)}`);
  room.caseId = applied.body.case_id;
  await signAgreement(room.merchant, room.caseId);
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  await room.runNow('draft-letter');
  room.letterId = await queuedLetter(room.attorney, room.caseId);
}

/** Approves the letter as it is: no address is entered that its channel does not need. */
export async function approveNotice(room: LetterRoom): Promise<TestAnswer> {
  await settleFindings(room.attorney, await room.shown());
  await confirmFacts(room.merchant, room.caseId);
  await room.attorney.raw('GET', `/api/letters/${room.letterId}/exhibits.pdf`);
  const { body } = await room.shown();
  return room.act(room.attorney, 'approve', {
    sha256: body.pdf_sha256,
    exhibits_sha256: body.exhibit_book.sha256,
  });
}

/** A Stripe notice, complete and approved. */
export async function approvedByEmail(room: LetterRoom): Promise<void> {
  await freshNotice(room, stripeFields);
  await signPaper(room.merchant, room.caseId, 'authorization');
  await room.runNow('redraft-letter');
  const { status, body } = await approveNotice(room);
  if (status !== 200) throw new Error(`the notice was not approved: ${JSON.stringify(body)}`);
}
