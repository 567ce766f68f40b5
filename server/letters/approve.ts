import { sql } from 'kysely';
import { currentAttestation, type AttestationVersion } from '../../domain/letters/attestation.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireGround } from './approval.ts';
import { findLetter, requireOwnAttorney, requireStep } from './find-letter.ts';
import { requirePassage } from '../gate/gate.ts';
import { letterOnDesk } from './get.ts';
import type { JudgedLetter } from './letter-on-desk.ts';
import { signLetter } from './sign-letter.ts';

/**
 * The attorney approves exactly the letter with this sha-256 and the exhibit book with the other. What leaves is that letter,
 * signed. Throws VERSION_MISMATCH
 * when letter, book or attestation have changed, LETTER_BLOCKED while something bars it (`server/gate`) or its ground is
 * missing (`approval.ts`), CONFLICT while the book is being bound, FORBIDDEN for another attorney. The database checks all
 * of it again (`app.approve_letter`).
 */
export async function approve(
  services: Services,
  user: User,
  id: string,
  { sha256, exhibits_sha256, attestation, license_reason }: GivenApproval,
): Promise<void> {
  // Before the transaction: making it is one of its own.
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
    const signed = await signLetter(services, db, desk, { identity, at });
    await sql`select app.approve_letter(${id}, ${sha256}, ${book.exhibit_book_id}, ${book.exhibit_book_sha256},
      ${signed.signed_pdf_key}, ${signed.signed_pdf_sha256}, ${user.sessionId}, ${license.id}, ${licenseReason},
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
        signed_sha256: signed.signed_pdf_sha256,
        exhibits: desk.book.state === 'bound' ? 'book' : 'none',
        attestation,
      },
    });
    await leaveForPlanning(services, db, letter.case_id);
  });
}

/** What the attorney approves and attests; `license_reason`: why, on a license that fits neither the merchant nor the law. */
type GivenApproval = {
  sha256: string;
  exhibits_sha256: string | null;
  attestation: AttestationVersion;
  license_reason: string | null;
};

const isApprovedSo = ({ letter, approval }: JudgedLetter, sha256: string, exhibits: string | null): boolean =>
  letter.status === 'approved' && approval?.content_sha256 === sha256 && approval.exhibit_book_sha256 === exhibits;
