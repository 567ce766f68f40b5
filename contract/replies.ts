import { z } from 'zod';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { letterTypes } from '../domain/letters/letter.ts';
import { replyKinds, maxReplyLength, maxTermsLength } from '../domain/letters/processor-reply.ts';
import { offerStatuses } from '../domain/money/ledger.ts';
import { allow } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

/**
 * What a processor said. It is entered once, and ledger, clocks and letters all use it. `words` is the text quoted from
 * it; `amount_cents` is what was released or offered; `received_on` of silence is the day on which it was noted.
 */
const processorReply = z.object({
  id,
  case_id: id,
  received_on: calendarDate,
  kind: z.enum(replyKinds),
  words: z.string().nullable(),
  amount_cents: cents.nullable(),
  /** For an offer: its terms, and the last day to accept it. */
  terms: z.string().nullable(),
  expires_on: calendarDate.nullable(),
  /** The offer that it made in the ledger; old offers may have made none. */
  offer: z.object({ id, status: z.enum(offerStatuses) }).nullable(),
  /** For a release: the money recorded as arrived for it. */
  arrived_cents: cents,
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

const text = (max: number) =>
  z
    .string()
    .max(max, { error: `Shorten it to ${max.toLocaleString('en-US')} characters or fewer.`, abort: true })
    .refine((typed) => !unwritable.test(typed), unwritableMessage)
    .transform((typed) => typed.replace(/\r\n?/g, '\n').trim() || null)
    .nullable();

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
   * Records a reply. Nothing else needs to be entered for one of kind `offer`: it becomes an open offer of the ledger
   * under the same id, which the merchant is asked to answer. Idempotent by `entry_id`, which the caller makes; other
   * content under it is 409 IDEMPOTENCY_MISMATCH. 422 INVALID_INPUT with `fields` for a day in the future or before the
   * letter it replies to, a missing or surplus amount, terms of anything but an offer, a letter or file of another
   * case, and silence before the letter's reply day or after a reply. 409 CONFLICT for an offer in a case that has
   * ended.
   */
  recordReply: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/processor-answers', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        entry_id: id,
        letter_id: id.nullable(),
        received_on: calendarDate,
        kind: z.enum(replyKinds),
        words: text(maxReplyLength),
        amount_cents: cents.min(1).max(100_000_000_000_00).nullable(),
        terms: text(maxTermsLength).default(null),
        expires_on: calendarDate.nullable().default(null),
        file_id: id.nullable(),
      }),
    )
    .output(answers),
  /**
   * Withdraws a reply that was entered by mistake, with the open offer that it made; it stays on record. Idempotent. 409 CONFLICT when the
   * merchant has accepted that offer.
   */
  withdrawReply: allow('desk')
    .route({ method: 'POST', path: '/processor-answers/{id}/withdraw', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(answers),
};
