import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { proofMinutes } from '../../domain/letters/attestation.ts';
import { licenseFor } from '../../domain/people/license.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { licensesOf, type CheckedLicense } from '../people/licenses.ts';
import { currentVersion, findLetter, requireOwnAttorney, type DeskVersion } from './find-letter.ts';
import { bookInputs, findBook } from './exhibit-book.ts';
import type { AttorneyRow } from './firm.ts';
import { bookSha256, type JudgedLetter } from './letter-on-desk.ts';
import { openedBy, type Opened } from './reading/opened.ts';

/** How and when the attorney last proved their identity in this session; `fresh`: within the last five minutes. */
export type Proof = {
  how: 'second_factor' | 'password';
  at: Date | null;
  fresh: boolean;
  has_codes: boolean;
  has_passkey: boolean;
};
/** The attorney who would approve, their license and their last proof of identity, all as of now. */
type Approver = {
  attorney: AttorneyRow;
  license: CheckedLicense | null;
  fits: 'merchant' | 'law' | null;
  proof: Proof;
};
/** An approver with what they have opened. `exhibits`: the sha-256 of the exhibit book, null where none is bound. */
export type ApprovalGround = Approver & Opened & { exhibits: string | null };

/** What the approval dialog shows. Throws NOT_FOUND, FORBIDDEN for anyone but the case's attorney. */
export async function getApproval(services: Services, user: User, id: string): Promise<ApprovalGround> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    requireOwnAttorney(user, letter);
    const version = await currentVersion(db, letter);
    const inputs = await bookInputs(db, letter, version.document);
    const exhibits = (inputs && (await findBook(db, id, inputs.hash)))?.pdf_sha256 ?? null;
    const opened = await openedBy(db, user.id, { letterId: id, sha256: version.pdf_sha256, exhibits });
    return { ...(await approverOf(db, user, version, services.clock.now())), ...opened, exhibits };
  });
}

async function approverOf(db: Db, user: User, version: DeskVersion, now: Date): Promise<Approver> {
  const [attorney, licenses, proofs] = await Promise.all([
    db.selectFrom('attorneys').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
    licensesOf(db, user.id),
    sql<Proof>`select *, coalesce(at > now() - make_interval(mins => ${proofMinutes}), false) as fresh from app.proved_in(${user.sessionId})`.execute(
      db,
    ),
  ]);
  const { law, merchantState } = version.fact_sheet.situation;
  const found = licenseFor(licenses, { law: law === 'open' ? null : law, merchantState }, firmDayOf(now));
  return {
    attorney,
    license: found?.license ?? null,
    fits: found?.fits ?? null,
    proof: proofs.rows[0] ?? { how: 'second_factor', at: null, fresh: false, has_codes: false, has_passkey: false },
  };
}

/** What an approval rests on: the exhibit book, the license, and the reason given where the license does not fit. */
type GroundedApproval = {
  book: { exhibit_book_id: string | null; exhibit_book_sha256: string | null };
  license: CheckedLicense;
  licenseReason: string | null;
};
type Grounds = { exhibits_sha256: string | null; license_reason: string | null };

/** Shown to an attorney whose license fits neither the merchant’s state nor the agreement’s law. */
export const reasonNeeded =
  'The license is neither of the merchant’s state nor of the law that the agreement chooses. Enter why you may approve this letter.';

/**
 * The exhibit book and the license that this approval rests on now; whether the files were opened is checked with the
 * reading. Throws as `approvedBook` does, LETTER_BLOCKED for a missing license or a proof that is too old,
 * INVALID_INPUT without the reason that a license of another state needs.
 */
export async function requireGround(
  db: Db,
  user: User,
  desk: JudgedLetter,
  { exhibits_sha256, license_reason: reason }: Grounds,
  now: Date,
): Promise<GroundedApproval> {
  const ground = await approverOf(db, user, desk.version, now);
  if (!ground.license)
    throw new Refusal('LETTER_BLOCKED', 'No license of yours is on file as active and checked within 90 days.');
  if (ground.fits === null && !reason?.trim())
    throw new Refusal('INVALID_INPUT', reasonNeeded, { license_reason: reasonNeeded });
  if (!ground.proof.fresh)
    throw new Refusal(
      'LETTER_BLOCKED',
      `Confirm again that it is you: the last time was more than ${proofMinutes} minutes ago.`,
    );
  return {
    book: approvedBook(desk, exhibits_sha256),
    license: ground.license,
    licenseReason: ground.fits === null ? reason : null,
  };
}

/** Throws CONFLICT while the book is being bound, VERSION_MISMATCH when the named one is not the current one. */
export function approvedBook({ book }: JudgedLetter, named: string | null): GroundedApproval['book'] {
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
