import { z } from 'zod';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

const paragraphComment = z.object({
  id,
  block_id: z.string(),
  /** What the paragraph said when it was commented on. */
  words: z.string(),
  /** "Paragraph 3" in the current version; null: the paragraph is gone. */
  label: z.string().nullable(),
  text: z.string(),
  by: z.object({ name: z.string(), role: z.string() }),
  at: timestamp,
  resolved: z.object({ name: z.string(), at: timestamp }).nullable(),
});
export type ParagraphComment = z.infer<typeof paragraphComment>;
const comments = z.object({ letter_id: id, items: z.array(paragraphComment) });
export type ParagraphComments = z.infer<typeof comments>;

/** What those at the desk remark to each other on paragraphs: part of no letter, file or record of it. */
export const letterComments = {
  /** Open ones first, in the order of the letter. */
  listComments: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/comments', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(comments),
  /** Idempotent by `comment_id`, which the caller makes. 409 CONFLICT when the current version has no such paragraph. */
  addComment: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/comments', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        comment_id: id,
        block_id: z.string().min(1).max(80),
        text: z.string().trim().min(1, 'Enter a comment.').max(2_000),
      }),
    )
    .output(comments),
  /** Whoever is at the desk resolves it, once. */
  resolveComment: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/comments/resolve', tags: ['letters'] })
    .input(z.strictObject({ id, comment_id: id }))
    .output(comments),
};
