import type { ParagraphComments } from '../../../contract/letter-comments.ts';
import { api, signedIn } from '../../kernel/api.ts';
import { iso } from '../../kernel/present.ts';
import { addComment } from './add-comment.ts';
import { listComments, type LetterComments } from './list-comments.ts';
import { resolveComment } from './resolve-comment.ts';

const present = ({ letter_id, items }: LetterComments): ParagraphComments => ({
  letter_id,
  items: items.map((row) => ({
    id: row.id,
    block_id: row.block_id,
    words: row.words,
    label: row.label,
    text: row.text,
    by: { name: row.made_by_name, role: row.made_by_role },
    at: iso(row.made_at),
    resolved: row.resolved_at && { name: row.resolved_by_name ?? '', at: iso(row.resolved_at) },
  })),
});

export const commentRoutes = {
  listComments: api.letters.listComments.handler(async ({ context, input }) =>
    present(await listComments(context.services, signedIn(context), input.id)),
  ),
  addComment: api.letters.addComment.handler(async ({ context, input: { id, ...comment } }) =>
    present(await addComment(context.services, signedIn(context), id, comment)),
  ),
  resolveComment: api.letters.resolveComment.handler(async ({ context, input }) =>
    present(await resolveComment(context.services, signedIn(context), input.id, input.comment_id)),
  ),
};
