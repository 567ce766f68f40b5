import type { Db } from '../../../db/actor.ts';
import { blockLabel } from '../../../domain/letters/block-label.ts';
import type { Services } from '../../kernel/context.ts';
import type { User } from '../../kernel/user.ts';
import { currentVersion, findLetter, type DeskLetter } from '../find-letter.ts';

/** The comments on paragraphs of a letter, open ones first, then in the order of the letter. Throws NOT_FOUND. */
export async function listComments(services: Services, user: User, id: string) {
  return services.database.as(user, async (db) => commentsOf(db, await findLetter(db, id)));
}

/** The same, inside the caller's transaction. */
export async function commentsOf(db: Db, letter: DeskLetter) {
  const { blocks } = (await currentVersion(db, letter)).document;
  const rows = await db
    .selectFrom('paragraph_comments')
    .selectAll()
    .where('letter_id', '=', letter.id)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const placed = rows.map((row) => ({ ...row, at: blocks.findIndex(({ id }) => id === row.block_id) }));
  return {
    letter_id: letter.id,
    items: placed
      .toSorted((a, b) => Number(a.resolved_at !== null) - Number(b.resolved_at !== null) || a.at - b.at)
      .map(({ at, ...row }) => {
        const block = blocks[at];
        return { ...row, label: block ? blockLabel(block, at) : null };
      }),
  };
}
export type LetterComments = Awaited<ReturnType<typeof commentsOf>>;
