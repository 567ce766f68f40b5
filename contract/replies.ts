import { z } from 'zod';
import { unwritable } from '../domain/messages/writing-window.ts';
import { letterTypes } from '../domain/letters/letter.ts';
import { answerKinds, maxReplyLength } from '../domain/letters/processor-reply.ts';
import { allow } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

/** A processor's reply as entered. `words` is the text quoted from it; `amount_cents` is what was released or offered. */
const processorReply = z.object({
  id,
  case_id: id,
  received_on: calendarDate,
  kind: z.enum(answerKinds),
  words: z.string().nullable(),
  amount_cents: cents.nullable(),
  letter: z.object({ id, demand_type: z.enum(letterTypes), sent_at: timestamp.nullable() }).nullable(),
  file: z.object({ id, filename: z.string() }).nullable(),
  entered_by: z.string(),
  created_at: timestamp,
  /** A withdrawn reply stays readable; no letter rests on it. */
  withdrawn_by: z.string().nullable(),
  withdrawn_at: timestamp.nullable(),
});
export type ProcessorReply = z.infer<typeof processorReply>;

const answers = z.object({ items: z.array(processorReply) });

const words = z
  .string()
  .max(maxReplyLength, `must be ${maxReplyLength.toLocaleString('en-US')} characters or fewer`)
  .refine((text) => !unwritable.test(text), 'has a character that cannot be stored')
  .transform((text) => text.replace(/\r\n?/g, '\n').trim() || null);

export const replies = {
  /**
   * A case's replies, for staff and its attorney, by the day received; at most 500. The application's answers are
   * `/cases/{id}/answers`.
   */
  listReplies: allow('desk')
    .route({ method: 'GET', path: '/cases/{id}/processor-answers', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(answers),
  /**
   * Records a reply. Idempotent by `entry_id`, which the caller makes; other content under it is 409
   * IDEMPOTENCY_MISMATCH. 422 INVALID_INPUT with `fields` for a day in the future or before the letter it replies to, a
   * missing or surplus amount, and a letter or file of another case.
   */
  recordReply: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/processor-answers', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        entry_id: id,
        letter_id: id.nullable(),
        received_on: calendarDate,
        kind: z.enum(answerKinds),
        words: words.nullable(),
        amount_cents: cents.min(1).max(100_000_000_000_00).nullable(),
        file_id: id.nullable(),
      }),
    )
    .output(answers),
  /** Withdraws a reply that was entered by mistake; it stays on record. Idempotent. */
  withdrawReply: allow('desk')
    .route({ method: 'POST', path: '/processor-answers/{id}/withdraw', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(answers),
};
