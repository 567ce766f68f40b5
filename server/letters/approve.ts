import { sql } from 'kysely';
import { attestations, currentAttestation, type AttestationVersion } from '../../domain/letters/attestation.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { planNextAction } from '../kernel/next-action.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { approvalGround, requireGround } from './approval.ts';
import { findLetter, requireOwnAttorney, requireStep } from './find-letter.ts';
import { requirePassage } from '../gate/gate.ts';
import { letterOnDesk } from './get.ts';
import { bookSha256, type LetterOnDesk } from './letter-on-desk.ts';
import { signLetter } from './sign-letter.ts';

/**
 * The attorney approves exactly the letter with this sha-256 and the exhibit book with the other. Exhibits that could
 * not be bound are approved as files, without a book's hash. What leaves is that letter, signed. Throws VERSION_MISMATCH
 * when letter, book or attestation have changed, LETTER_BLOCKED while something bars it (`server/gate`) or its ground is
 * missing (`approval.ts`), CONFLICT while the book is being bound, FORBIDDEN for another attorney. The database checks all
 * of it again (`app.approve_letter`).
 */
export async function approve(
  services: Services,
  user: User,
  id: string,
  { sha256, exhibits_sha256, attestation, license_reason }: GivenApproval,
): Promise<LetterOnDesk> {
  // Before the transaction: making it is one of its own.
  const identity = await services.signing.identity();
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    if (letter.status === 'approved') {
      const { approval, ...approved } = await letterOnDesk(services, db, letter);
      // A second press, or a retry after a lost answer.
      if (approval?.content_sha256 === sha256 && approval.exhibit_book_sha256 === exhibits_sha256)
        return { approval, ...approved };
    }
    const status = requireStep(letter, 'approve', 'approved');
    const desk = await letterOnDesk(services, db, letter);
    if (desk.version.pdf_sha256 !== sha256)
      throw new Refusal(
        'VERSION_MISMATCH',
        'The letter was changed since you read it. Read the new version before you approve.',
      );
    requirePassage(desk.gate, 'approve');
    const book = approvedBook(desk, exhibits_sha256);
    if (attestation !== currentAttestation)
      throw new Refusal('VERSION_MISMATCH', 'What is attested has changed since. Read it again before you approve.');
    const at = services.clock.now();
    const ground = await approvalGround(db, user, { ...desk, exhibits: book.exhibit_book_sha256 }, at);
    const { license, licenseReason } = requireGround(ground, license_reason);
    const signed = await signLetter(services, db, desk, {
      identity,
      at,
      exhibits: book.exhibit_book_sha256,
      license,
      attested: attestations[attestation],
    });
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
        exhibits: howEnclosed[desk.book.state],
        attestation,
      },
    });
    await planNextAction(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}

/** What the attorney approves and attests; `license_reason`: why, on a license that fits neither the merchant nor the law. */
type GivenApproval = {
  sha256: string;
  exhibits_sha256: string | null;
  attestation: AttestationVersion;
  license_reason: string | null;
};

/** How the exhibits are enclosed, for the history. */
const howEnclosed = { none: 'none', waiting: 'none', bound: 'book', failed: 'files' } as const;

/** Throws CONFLICT while the book is being bound, VERSION_MISMATCH when the named one is not the current one. */
export function approvedBook(
  { book }: LetterOnDesk,
  named: string | null,
): { exhibit_book_id: string | null; exhibit_book_sha256: string | null } {
  const there = bookSha256(book);
  if (there === undefined)
    throw new Refusal('CONFLICT', 'The exhibits of this letter are still being bound. Try again in a moment.');
  if (there !== named)
    throw new Refusal(
      'VERSION_MISMATCH',
      'The exhibit book is not the one that you have read. Open it before you approve.',
    );
  return { exhibit_book_id: 'row' in book ? book.row.id : null, exhibit_book_sha256: there };
}
