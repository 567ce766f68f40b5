import type { User } from '../../kernel/user.ts';
import { writeHistory } from '../../kernel/history.ts';
import { kindDoubtKey, kindDoubtOf } from '../../../domain/letters/kind-doubt.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findLetter, requireOwnAttorney, requireStep } from '../find-letter.ts';
import { letterOnDesk } from '../get.ts';
import type { LetterOnDesk } from '../letter-on-desk.ts';

/**
 * Counsel overrules red findings of this letter by name, with one reason that is recorded for each. That a file is what the letter calls it
 * holds for the case. Idempotent. Throws
 * INVALID_INPUT, and takes none, when a reason does not settle one of them.
 */
export async function takeFindings(
  services: Services,
  user: User,
  id: string,
  { keys, reason }: { keys: readonly string[]; reason: string },
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    requireStep(letter, 'settle', 'changed');
    const { verdict, confirmedKeys, gate } = await letterOnDesk(services, db, letter);
    const takeable = new Set([
      ...verdict.findings.flatMap(({ key, settle }) => (settle === 'reason' ? [key] : [])),
      ...gate.kindDoubts.map(kindDoubtKey),
      ...confirmedKeys.filter((key) => kindDoubtOf(key) !== null),
    ]);
    if (!keys.every((key) => takeable.has(key)))
      throw new Refusal('INVALID_INPUT', 'One of these findings is not open in this letter. Reload the page.');
    const taken = [...new Set(keys)].filter((key) => !confirmedKeys.includes(key));
    if (taken.length > 0) {
      await db
        .insertInto('finding_confirmations')
        .values(
          taken.map((key) => ({
            letter_id: id,
            case_id: letter.case_id,
            key,
            attorney_id: user.id,
            reason,
            alone: false,
          })),
        )
        .execute();
      await writeHistory(db, user, letter.case_id, {
        what: 'findings_taken',
        field: null,
        old_value: null,
        new_value: { letter_id: id, keys: taken, reason },
      });
    }
    return letterOnDesk(services, db, letter);
  });
}
