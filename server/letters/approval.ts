import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { proofMinutes } from '../../domain/letters/attestation.ts';
import { licenseFor } from '../../domain/people/license.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { licensesOf, type CheckedLicense } from '../people/licenses.ts';
import { currentVersion, findLetter, requireOwnAttorney, type DeskLetter, type DeskVersion } from './find-letter.ts';
import type { AttorneyRow } from './firm.ts';

/** How and when the attorney last proved in this session that it is them; `fresh`: within five minutes. */
export type Proof = {
  how: 'second_factor' | 'password';
  at: Date | null;
  fresh: boolean;
  has_codes: boolean;
  has_passkey: boolean;
};
/** What an approval by this attorney rests on, as it is now. `seen_at`: when they last opened this version's PDF. */
export type ApprovalGround = {
  attorney: AttorneyRow;
  license: CheckedLicense | null;
  fits: 'merchant' | 'law' | null;
  seen_at: Date | null;
  proof: Proof;
};

/** What the approval dialog shows. Throws NOT_FOUND, FORBIDDEN for anyone but the case's attorney. */
export async function getApproval(services: Services, user: User, id: string): Promise<ApprovalGround> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    requireOwnAttorney(user, letter);
    return approvalGround(db, user, { letter, version: await currentVersion(db, letter) }, services.clock.now());
  });
}

/** The same, inside the caller's transaction. */
export async function approvalGround(
  db: Db,
  user: User,
  { letter, version }: { letter: DeskLetter; version: DeskVersion },
  now: Date,
): Promise<ApprovalGround> {
  const [attorney, licenses, seen, proofs] = await Promise.all([
    db.selectFrom('attorneys').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
    licensesOf(db, user.id),
    db
      .selectFrom('letter_views')
      .select('viewed_at')
      .where('letter_id', '=', letter.id)
      .where('version', '=', letter.version)
      .where('sha256', '=', version.pdf_sha256)
      .where('attorney_id', '=', user.id)
      .orderBy('viewed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
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
    seen_at: seen?.viewed_at ?? null,
    proof: proofs.rows[0] ?? { how: 'second_factor', at: null, fresh: false, has_codes: false, has_passkey: false },
  };
}

/** The license that the approval rests on, and why it does, where it fits neither. */
type GroundedApproval = { license: CheckedLicense; licenseReason: string | null };

/** Why a license that fits neither asks for a reason. */
export const reasonNeeded =
  'The license is neither of the merchant’s state nor of the law that the agreement chooses. Enter why you may approve this letter.';

/**
 * Throws LETTER_BLOCKED for a PDF that was not opened or a proof that is too old, INVALID_INPUT without the reason that a license of
 * another state asks for.
 */
export function requireGround(ground: ApprovalGround, reason: string | null): GroundedApproval {
  if (!ground.license)
    throw new Refusal('LETTER_BLOCKED', 'No license of yours is on file as active and checked within 90 days.');
  if (ground.seen_at === null)
    throw new Refusal('LETTER_BLOCKED', 'Open the PDF of this version before you approve it.');
  if (ground.fits === null && !reason?.trim())
    throw new Refusal('INVALID_INPUT', reasonNeeded, { license_reason: reasonNeeded });
  if (!ground.proof.fresh)
    throw new Refusal(
      'LETTER_BLOCKED',
      `Confirm again that it is you: the last time was more than ${proofMinutes} minutes ago.`,
    );
  return { license: ground.license, licenseReason: ground.fits === null ? reason : null };
}

/** Records that the case's attorney read the bytes of this version. */
export async function recordView(
  db: Db,
  attorneyId: string,
  { letter, version }: { letter: DeskLetter; version: DeskVersion },
  now: Date,
): Promise<void> {
  await db
    .insertInto('letter_views')
    .values({
      id: uuidv7(),
      letter_id: letter.id,
      case_id: letter.case_id,
      version: letter.version,
      sha256: version.pdf_sha256,
      attorney_id: attorneyId,
      viewed_at: now,
    })
    .execute();
}
