import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { currentAttestation, type AttestationVersion } from '../../domain/letters/attestation.ts';
import type { CounselSignature } from '../../domain/letters/counsel-signature.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { SigningIdentity } from '../engines/signature/signing-identity.ts';
import { requireGround } from './approval.ts';
import { findLetter, requireOwnAttorney, requireStep } from './find-letter.ts';
import { requirePassage } from '../gate/gate.ts';
import { letterOnDesk } from './get.ts';
import type { JudgedLetter } from './letter-on-desk.ts';
import { withSignature } from './preview-signed.ts';

/**
 * The attorney approves exactly the letter with this sha-256 and the exhibit book with the other, and signs it. What leaves is
 * the letter with the signature, in the bytes that they saw. Throws VERSION_MISMATCH
 * when letter, book or attestation have changed, LETTER_BLOCKED while something bars it (`server/gate`) or its ground is
 * missing (`approval.ts`), CONFLICT while the book is being bound, FORBIDDEN for another attorney. The database checks all
 * of it again (`app.approve_letter`).
 */
export async function approve(
  services: Services,
  user: User,
  id: string,
  { sha256, exhibits_sha256, signature, shown_sha256, attestation, license_reason }: GivenApproval,
): Promise<void> {
  // Before the transaction, because creating the identity opens one of its own.
  const identity = await services.signing.identity();
  await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    const desk = await letterOnDesk(services, db, letter);
    // A second press, or a retry after a lost answer.
    if (isApprovedSo(desk, sha256, exhibits_sha256)) return;
    const status = requireStep(letter, 'approve', 'approved');
    if (desk.version.pdf_sha256 !== sha256)
      throw new Refusal(
        'VERSION_MISMATCH',
        'The letter was changed since you read it. Read the new version before you approve.',
      );
    requirePassage(desk.gate, 'approve');
    if (attestation !== currentAttestation)
      throw new Refusal('VERSION_MISMATCH', 'What is attested has changed since. Read it again before you approve.');
    const at = services.clock.now();
    const { book, license, licenseReason } = await requireGround(
      db,
      user,
      desk,
      { exhibits_sha256, license_reason },
      at,
    );
    const signed = await signLetter(services, desk, { identity, at, signature, shown_sha256 });
    await sql`select app.approve_letter(${id}, ${sha256}, ${book.exhibit_book_id}, ${book.exhibit_book_sha256},
      ${signature.kind}, ${shown_sha256}, ${signed.signed_pdf_key}, ${signed.signed_pdf_sha256}, ${user.sessionId}, ${license.id}, ${licenseReason},
      ${attestation}, ${at})`.execute(db);
    await db.updateTable('letters').set({ status }).where('id', '=', id).execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_approved',
      field: null,
      old_value: null,
      new_value: {
        letter_id: id,
        version: letter.version,
        sha256,
        exhibits_sha256: book.exhibit_book_sha256,
        shown_sha256,
        signed_sha256: signed.signed_pdf_sha256,
        exhibits: desk.book.state === 'bound' ? 'book' : 'none',
        attestation,
      },
    });
    await leaveForPlanning(services, db, letter.case_id);
  });
}

/**
 * What the attorney approves and attests. `signature`, `shown_sha256`: theirs, and of the letter with it as `previewSigned` showed it;
 * `license_reason`: why, on a license that fits neither the merchant nor the law.
 */
type GivenApproval = {
  sha256: string;
  exhibits_sha256: string | null;
  signature: CounselSignature;
  shown_sha256: string;
  attestation: AttestationVersion;
  license_reason: string | null;
};

const isApprovedSo = ({ letter, approval }: JudgedLetter, sha256: string, exhibits: string | null): boolean =>
  letter.status === 'approved' && approval?.content_sha256 === sha256 && approval.exhibit_book_sha256 === exhibits;

type Signing = { identity: SigningIdentity; at: Date; signature: CounselSignature; shown_sha256: string };

/**
 * Makes the file that leaves: the bytes that counsel saw with their signature, sealed, and nothing that a reader sees behind
 * them. Stored before the approval's row, which names it: a file without a row is harmless. Throws VERSION_MISMATCH when
 * other bytes were shown.
 */
async function signLetter(
  services: Services,
  { letter, version }: JudgedLetter,
  { identity, at, signature, shown_sha256 }: Signing,
): Promise<{ signed_pdf_key: string; signed_pdf_sha256: string }> {
  const pdf = await withSignature(services, version, signature);
  if (pdf.sha256 !== shown_sha256)
    throw new Refusal(
      'VERSION_MISMATCH',
      'The letter was not shown with this signature. Look at it signed before you approve.',
    );
  const { signPdf } = await import('../engines/signature/sign-pdf.ts');
  const reason = `Signed by ${version.document.signature.name}, attorney`;
  const signed = await signPdf(pdf.bytes, { identity, at, reason });
  const key = `letters/${letter.id}/${letter.version}-signed-${randomBytes(6).toString('hex')}.pdf`;
  await services.storage.put(key, signed);
  return { signed_pdf_key: key, signed_pdf_sha256: createHash('sha256').update(signed).digest('hex') };
}
