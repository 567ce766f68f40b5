import type { User } from '../../kernel/user.ts';
import { writeHistory } from '../../kernel/history.ts';
import type { Db } from '../../../db/actor.ts';
import { addedAuthority } from '../../knowledge/own-authorities.ts';
import { requireSecond } from '../../people/second-person.ts';
import { addedFacts } from '../own-facts.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findLetter, requireOwnAttorney, requireStep } from '../find-letter.ts';
import { letterOnDesk } from '../get.ts';
import type { LetterOnDesk } from '../letter-on-desk.ts';
import { recordConfirmation } from './version-confirmation.ts';

/** Finding about an agreement's version, confirmed for the case and the day rather than once for the letter. */
const versionKey = 'version:';
/** Finding about an authority, confirmed once for the installation. */
const authorityKey = 'authority:';
/** Finding about a fact that an attorney added to the case. */
const factKey = 'fact:';

/**
 * Records that the attorney has read what a red finding is about: an authority once for the installation, a version for
 * the case and the day, a fact for this letter. Idempotent. Throws INVALID_INPUT for a key that is no such finding of
 * this letter, FORBIDDEN for the attorney who added the authority or fact.
 */
export async function confirmFinding(services: Services, user: User, id: string, key: string): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireOwnAttorney(user, letter);
    requireStep(letter, 'settle', 'confirmed');
    const desk = await letterOnDesk(services, db, letter);
    if (desk.confirmedKeys.includes(key)) return desk;
    const finding = desk.verdict.findings.find((each) => each.severity === 'red' && each.key === key);
    if (!finding) throw new Refusal('INVALID_INPUT', 'This finding is not open in this letter. Reload the page.');
    if (finding.settle === undefined)
      throw new Refusal('INVALID_INPUT', 'This finding is settled by correcting the letter alone.');
    if (finding.settle === 'reason')
      throw new Refusal('INVALID_INPUT', 'Take this finding with a reason, or correct the letter.');
    const first = await addedBy(db, letter.case_id, key);
    if (first !== undefined) await requireSecond(db, user.id, first, 'You added this; another attorney confirms it.');
    if (key.startsWith(versionKey))
      await recordConfirmation(services, db, user, letter.case_id, key.slice(versionKey.length));
    else
      await db
        .insertInto('finding_confirmations')
        .values({ letter_id: id, case_id: letter.case_id, key, attorney_id: user.id })
        .execute();
    if (key.startsWith(authorityKey))
      await db
        .insertInto('authority_confirmations')
        .values({
          authority_id: key.slice(authorityKey.length),
          attorney_id: user.id,
          knowledge_hash: desk.version.knowledge_hash,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'findings_confirmed',
      field: null,
      old_value: null,
      new_value: { keys: [key] },
    });
    return letterOnDesk(services, db, letter);
  });
}

/**
 * Who added what a finding is about: null for an authority that came with the release, undefined where one attorney
 * decides alone.
 */
async function addedBy(db: Db, caseId: string, key: string): Promise<string | null | undefined> {
  if (key.startsWith(authorityKey)) return (await addedAuthority(db, key.slice(authorityKey.length)))?.added_by ?? null;
  if (!key.startsWith(factKey)) return undefined;
  return (await addedFacts(db, caseId)).find(({ id }) => id === key.slice(factKey.length))?.added_by;
}
