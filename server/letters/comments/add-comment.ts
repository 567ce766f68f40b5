import { blockText } from '../../../domain/letters/letter-differences.ts';
import type { Services } from '../../kernel/context.ts';
import { answerMentions } from '../../people/answer-mentions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { currentVersion, findLetter } from '../find-letter.ts';
import { displayName } from '../../people/display-name.ts';
import { commentsOf, type LetterComments } from './list-comments.ts';

const maxWords = 200;

/** Comments on a paragraph of the current version, which answers what mentions the user in the case. Idempotent. Throws NOT_FOUND, CONFLICT when there is no such paragraph. */
export async function addComment(
  services: Services,
  user: User,
  id: string,
  { comment_id, block_id, text }: { comment_id: string; block_id: string; text: string },
): Promise<LetterComments> {
  const { role } = user;
  if (role === 'client') throw new Refusal('FORBIDDEN', 'A letter is commented on by those who work on its case.');
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const block = (await currentVersion(db, letter)).document.blocks.find((each) => each.id === block_id);
    if (!block)
      throw new Refusal('CONFLICT', 'The saved letter has no such paragraph. Save the letter, then comment on it.');
    await db
      .insertInto('paragraph_comments')
      .values({
        id: comment_id,
        letter_id: id,
        case_id: letter.case_id,
        block_id,
        words: blockText(block).slice(0, maxWords),
        text,
        made_by: user.id,
        made_by_name: await displayName(db, user),
        made_by_role: role,
        made_at: services.clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await answerMentions(services, db, user, letter.case_id);
    return commentsOf(db, letter);
  });
}
