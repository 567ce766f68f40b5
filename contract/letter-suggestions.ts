import { z } from 'zod';
import { letterDocument, type LetterDocument } from '../domain/letters/letter.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

const author = z.object({ name: z.string(), role: z.string() });
const sentenceSource = z.object({ id: z.string(), about: z.string(), value: z.string().nullable() });
const partKey = z.string().min(1).max(100);

/**
 * One suggested change: a part of the letter as it is and as suggested, null on the side that lacks it. `stale`: the
 * letter has changed there since, so it can only be rejected. `may_accept`: somebody else suggested it, or `model` wrote it
 * for `by`; `sentences`: those of a model, each beside what it rests on.
 */
const suggestedChange = z.object({
  suggestion_id: id,
  part: partKey,
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  version: z.number().int(),
  by: author,
  model: z.string().nullable(),
  sentences: z.array(
    z.object({
      text: z.string(),
      is: z.string(),
      sources: z.array(sentenceSource),
    }),
  ),
  at: timestamp,
  state: z.enum(['open', 'accepted', 'rejected']),
  decided: author.extend({ at: timestamp }).nullable(),
  stale: z.boolean(),
  may_accept: z.boolean(),
  comments: z.array(z.object({ id, text: z.string(), by: author, at: timestamp })),
});
export type SuggestedChange = z.infer<typeof suggestedChange>;

const suggestions = z.object({ case_id: id, items: z.array(suggestedChange) });
const writtenParagraphs = suggestions.extend({
  /** Why there is less than was asked for. */
  note: z.string().nullable(),
  not_used: z.array(z.object({ text: z.string(), why: z.string() })),
  /** What was asked for in plain words, and what came of it. */
  wishes: z.object({
    applied: z.array(z.object({ text: z.string(), effect: z.string() })),
    not_applied: z.array(z.object({ text: z.string(), why: z.string() })),
  }),
});
export type WrittenParagraphs = z.infer<typeof writtenParagraphs>;
/**
 * What a letter's Word file brought back: `document`, the current `version` with its changes, in the parts that `labels`
 * name. `notes`: sentences on what was left out.
 */
export type ReadWord = { version: number; document: LetterDocument; labels: string[]; notes: string[] };
const onLetter = { id, version: z.number().int().min(1) };

export const letterSuggestions = {
  /** The suggested changes of a letter, open ones first, then the newest. */
  listSuggestions: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/suggestions', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(suggestions),
  /**
   * Suggests each part in which `document` differs from `version`, the current one (409 VERSION_MISMATCH). The letter
   * stays as it is, and cannot be approved or sent until each suggestion is decided. 422 INVALID_INPUT when nothing
   * differs.
   */
  suggest: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/suggestions', tags: ['letters'] })
    .input(z.strictObject({ ...onLetter, document: letterDocument }))
    .output(suggestions),
  /**
   * Accepts or rejects changes; what is accepted becomes one new version, and an approval is void. Nobody accepts their own
   * (403). 409 CONFLICT for one that is decided already or stale, VERSION_MISMATCH when somebody saved since `version`.
   */
  decideSuggestions: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/suggestions/decide', tags: ['letters'] })
    .input(
      z.strictObject({
        ...onLetter,
        outcome: z.enum(['accepted', 'rejected']),
        changes: z
          .array(z.strictObject({ suggestion_id: id, part: partKey }))
          .min(1)
          .max(200),
      }),
    )
    .output(suggestions),
  /** The language model that is asked here, what is in its way, and whether it writes paragraphs; null where none is. */
  getWriter: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}/writer', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(z.object({ name: z.string(), obstacle: z.string().nullable(), paragraphs: z.boolean() }).nullable()),
  /**
   * Lets a language model write paragraphs, which become suggestions: up to two minutes. A caller that leaves stores
   * nothing. 409 CONFLICT where no model writes here, VERSION_MISMATCH when somebody saved since `version`.
   */
  suggestParagraphs: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/paragraphs', tags: ['letters'] })
    .input(z.strictObject({ ...onLetter, wishes: z.string().max(2_000).default('') }))
    .output(writtenParagraphs),
  /** Remarks of a language model on the case, each with what it rests on; stored nowhere. `reason`: why there are none. */
  writeNotes: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/notes', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(
      z.object({
        notes: z.array(z.object({ kind: z.string(), text: z.string(), sources: z.array(sentenceSource) })),
        reason: z.string().nullable(),
      }),
    ),
  /** Adds a comment; idempotent by `comment_id`, which the caller makes. */
  commentOnSuggestion: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/suggestions/comment', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        suggestion_id: id,
        part: partKey,
        comment_id: id,
        text: z.string().trim().min(1, 'Enter a comment.').max(2_000),
      }),
    )
    .output(suggestions),
};
