import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter, requireOwnAttorney, requireStatus } from './find-letter.ts';
import { letterOnDesk } from './get.ts';
import type { LetterOnDesk } from './letter-on-desk.ts';
import { recordConfirmation } from './version-confirmation.ts';

/** A version is confirmed for the case and the day, and not once for the letter. */
const versionKey = 'version:';

/**
 * Records that the attorney confirmed amber findings: an authority once for the installation, a sentence for this
 * letter. Idempotent. Throws INVALID_INPUT for a key that is not an amber finding of this letter.
 */
export async function confirmFindings(
  services: Services,
  user: User,
  id: string,
  keys: readonly string[],
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    requireStatus(letter, ['draft', 'in_review', 'approved'], 'confirmed');
    const desk = await letterOnDesk(db, letter, services.clock.now());
    const known = new Set(desk.verdict.findings.filter((each) => each.severity === 'amber').map((each) => each.key));
    const fresh = [...new Set(keys)].filter((key) => !desk.confirmedKeys.includes(key));
    if (fresh.some((key) => !known.has(key)))
      throw new Refusal('INVALID_INPUT', 'One of these findings is not open in this letter. Reload the page.');
    if (fresh.length === 0) return desk;
    const ofLetter = fresh.filter((key) => !key.startsWith(versionKey));
    for (const key of fresh.filter((each) => each.startsWith(versionKey)))
      await recordConfirmation(services, db, user, letter.case_id, key.slice(versionKey.length));
    if (ofLetter.length > 0)
      await db
        .insertInto('finding_confirmations')
        .values(ofLetter.map((key) => ({ letter_id: id, case_id: letter.case_id, key, attorney_id: user.id })))
        .execute();
    const authorityIds = fresh
      .filter((key) => key.startsWith('authority:'))
      .map((key) => key.slice('authority:'.length));
    if (authorityIds.length > 0) {
      await db
        .insertInto('authority_confirmations')
        .values(
          authorityIds.map((authority_id) => ({
            authority_id,
            attorney_id: user.id,
            knowledge_hash: desk.version.knowledge_hash,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await writeHistory(db, user, letter.case_id, {
      what: 'findings_confirmed',
      field: null,
      old_value: null,
      new_value: { keys: fresh },
    });
    return letterOnDesk(db, letter, services.clock.now());
  });
}
