import type { User } from '../../kernel/user.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findLetter } from '../find-letter.ts';
import { suggestionsOf, type LetterSuggestions } from './list-suggestions.ts';
import { displayName } from '../../people/display-name.ts';

type NewComment = { suggestion_id: string; part: string; comment_id: string; text: string };

/** Adds a comment to a suggested change, open or decided. Idempotent. Throws NOT_FOUND, CONFLICT when there is no such change. */
export async function commentOnSuggestion(
  services: Services,
  user: User,
  id: string,
  { suggestion_id, part, comment_id, text }: NewComment,
): Promise<LetterSuggestions> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const { items } = await suggestionsOf(db, letter);
    if (!items.some((each) => each.suggestion_id === suggestion_id && each.part === part))
      throw new Refusal('CONFLICT', 'This letter has no such suggested change. Reload the page.');
    await db
      .insertInto('letter_suggestion_comments')
      .values({
        id: comment_id,
        suggestion_id,
        part,
        case_id: letter.case_id,
        text,
        made_by: user.id,
        made_by_name: await displayName(db, user),
        made_by_role: user.role,
        made_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return suggestionsOf(db, letter);
  });
}
