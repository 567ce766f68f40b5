import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';
import { findLetter } from '../find-letter.ts';
import { displayName } from '../../people/display-name.ts';
import { commentsOf, type LetterComments } from './list-comments.ts';

/** Resolves a comment by the user's name; one that is resolved stays as it is. Throws NOT_FOUND. */
export async function resolveComment(
  services: Services,
  user: User,
  id: string,
  commentId: string,
): Promise<LetterComments> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    await db
      .updateTable('paragraph_comments')
      .set({
        resolved_by: user.id,
        resolved_by_name: await displayName(db, user),
        resolved_at: services.clock.now(),
      })
      .where('id', '=', commentId)
      .where('letter_id', '=', id)
      .where('resolved_at', 'is', null)
      .execute();
    return commentsOf(db, letter);
  });
}
