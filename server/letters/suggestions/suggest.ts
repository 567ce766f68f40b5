import { v7 as uuidv7 } from 'uuid';
import { differencesOf } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { User } from '../../kernel/user.ts';
import { writeHistory } from '../../kernel/history.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { currentVersion, findLetter, requireStep } from '../find-letter.ts';
import { suggestionsOf, type LetterSuggestions } from './list-suggestions.ts';
import { requireVersion } from '../put.ts';
import { displayName } from '../../people/display-name.ts';

/**
 * Suggests each part in which `document` differs from the letter, which stays as it is. Throws VERSION_MISMATCH when somebody
 * saved since `version`, CONFLICT once it is being sent, INVALID_INPUT when nothing differs.
 */
export async function suggest(
  services: Services,
  user: User,
  id: string,
  version: number,
  document: LetterDocument,
): Promise<LetterSuggestions> {
  const { role } = user;
  if (role === 'client') throw new Refusal('FORBIDDEN', 'A letter is changed by those who work on its case.');
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireStep(letter, 'edit', 'edited');
    requireVersion(letter, version);
    const changes = differencesOf(document, (await currentVersion(db, letter)).document);
    if (changes.length === 0) throw new Refusal('INVALID_INPUT', 'Nothing differs from the letter as it is.');
    const suggestionId = uuidv7();
    const { case_id } = letter;
    await db
      .insertInto('letter_suggestions')
      .values({
        id: suggestionId,
        letter_id: id,
        case_id,
        version,
        document: JSON.stringify(document),
        suggested_by: user.id,
        suggested_by_name: await displayName(db, user),
        suggested_by_role: role,
        suggested_at: services.clock.now(),
      })
      .execute();
    await db
      .insertInto('letter_suggestion_parts')
      .values(
        changes.map(({ key, label, mine, theirs }, position) => ({
          suggestion_id: suggestionId,
          case_id,
          part: key,
          position,
          label,
          before: theirs,
          after: mine,
        })),
      )
      .execute();
    await writeHistory(db, user, case_id, {
      what: 'letter_changes_suggested',
      field: null,
      old_value: null,
      new_value: { letter_id: id, version, parts: changes.map(({ label }) => label) },
    });
    return suggestionsOf(db, letter);
  });
}
