import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { proofMinutes } from '../../domain/letters/attestation.ts';
import { licenseFor } from '../../domain/people/license.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { licensesOf, type CheckedLicense } from '../people/licenses.ts';
import { currentVersion, findLetter, requireOwnAttorney, type DeskLetter, type DeskVersion } from './find-letter.ts';
import { bookInputs, findBook } from './exhibit-book.ts';
import type { AttorneyRow } from './firm.ts';
import { openedBy, requireOpened, type Opened } from './reading/opened.ts';

/** How and when the attorney last proved in this session that it is them; `fresh`: within five minutes. */
export type Proof = {
  how: 'second_factor' | 'password';
  at: Date | null;
  fresh: boolean;
  has_codes: boolean;
  has_passkey: boolean;
};
/** What an approval by this attorney rests on, as it is now. */
export type ApprovalGround = Opened & {
  /** The sha-256 of the exhibit book, null where none is bound. */
  exhibits: string | null;
  attorney: AttorneyRow;
  license: CheckedLicense | null;
  fits: 'merchant' | 'law' | null;
  proof: Proof;
};

/** What the approval dialog shows. Throws NOT_FOUND, FORBIDDEN for anyone but the case's attorney. */
export async function getApproval(services: Services, user: User, id: string): Promise<ApprovalGround> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    requireOwnAttorney(user, letter);
    const version = await currentVersion(db, letter);
    const inputs = await bookInputs(db, letter, version.document);
    const book = inputs && (await findBook(db, id, inputs.hash));
    return approvalGround(db, user, { letter, version, exhibits: book?.pdf_sha256 ?? null }, services.clock.now());
  });
}

/** The same, inside the caller's transaction. */
export async function approvalGround(
  db: Db,
  user: User,
  { letter, version, exhibits }: { letter: DeskLetter; version: DeskVersion; exhibits: string | null },
  now: Date,
): Promise<ApprovalGround> {
  const [attorney, licenses, opened, proofs] = await Promise.all([
    db.selectFrom('attorneys').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
    licensesOf(db, user.id),
    openedBy(db, user.id, { letterId: letter.id, sha256: version.pdf_sha256, exhibits }),
    sql<Proof>`select *, coalesce(at > now() - make_interval(mins => ${proofMinutes}), false) as fresh from app.proved_in(${user.sessionId})`.execute(
      db,
    ),
  ]);
  const { law, merchantState } = version.fact_sheet.situation;
  const found = licenseFor(licenses, { law: law === 'open' ? null : law, merchantState }, dayOf(now));
  return {
    attorney,
    license: found?.license ?? null,
    fits: found?.fits ?? null,
    exhibits,
    ...opened,
    proof: proofs.rows[0] ?? { how: 'second_factor', at: null, fresh: false, has_codes: false, has_passkey: false },
  };
}

/** The license that the approval rests on, and why it does, where it fits neither. */
type GroundedApproval = { license: CheckedLicense; licenseReason: string | null };

/** Why a license that fits neither asks for a reason. */
export const reasonNeeded =
  'The license is neither of the merchant’s state nor of the law that the agreement chooses. Enter why you may approve this letter.';

/**
 * Throws LETTER_BLOCKED for a PDF or exhibits that were not opened or a proof that is too old, INVALID_INPUT without the reason that a license of
 * another state asks for.
 */
export function requireGround(ground: ApprovalGround, reason: string | null): GroundedApproval {
  if (!ground.license)
    throw new Refusal('LETTER_BLOCKED', 'No license of yours is on file as active and checked within 90 days.');
  requireOpened(ground, ground.exhibits, 'approve it');
  if (ground.fits === null && !reason?.trim())
    throw new Refusal('INVALID_INPUT', reasonNeeded, { license_reason: reasonNeeded });
  if (!ground.proof.fresh)
    throw new Refusal(
      'LETTER_BLOCKED',
      `Confirm again that it is you: the last time was more than ${proofMinutes} minutes ago.`,
    );
  return { license: ground.license, licenseReason: ground.fits === null ? reason : null };
}
