import { z } from 'zod';
import { textConsents } from '../domain/people/text-messages.ts';
import { allow } from './policy.ts';
import { calendarDate, id, plainText, timestamp } from './shapes.ts';

/**
 * Text messages to the caller. `offered`: this installation sends them. `asked`: a code is on its way; `on`: they go to
 * the number that ends in `last4`; `ended`: by the user here, or by a `reply` of STOP.
 */
const textMessagesState = z.object({
  offered: z.boolean(),
  state: z.enum(['none', 'asked', 'on', 'ended']),
  last4: z.string().nullable(),
  ended_by: z.enum(['person', 'reply']).nullable(),
});
export type TextMessagesState = z.infer<typeof textMessagesState>;

/** A text message about a day of a case, to the number that ends in `last4`. `problem`: why it was dropped. */
const sentTextMessage = z.object({
  id,
  due_on: calendarDate,
  last4: z.string(),
  status: z.enum(['queued', 'sent', 'dropped']),
  problem: z.string().nullable(),
  queued_at: timestamp,
  settled_at: timestamp.nullable(),
});
export type SentTextMessage = z.infer<typeof sentTextMessage>;

export const textMessages = {
  /**
   * The text messages that the merchant of a case was sent about it, the latest first, at most 50, each with only the
   * last digits of its number.
   */
  listOfCase: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/text-messages', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(sentTextMessage) })),
  getState: allow('own-account')
    .route({ method: 'GET', path: '/me/text-messages', tags: ['me'] })
    .output(textMessagesState),
  /** Texts a code to a number that the caller says is theirs and agrees to get text messages at. Merchants only. */
  askCode: allow('own-account')
    .route({ method: 'POST', path: '/me/text-messages/code', tags: ['me'] })
    .input(
      z.strictObject({
        phone: plainText.max(40),
        consent: z.enum([textConsents.en, textConsents.es], {
          error: 'Check the box first: we text nobody who has not agreed.',
        }),
      }),
    )
    .output(textMessagesState),
  confirmCode: allow('own-account')
    .route({ method: 'POST', path: '/me/text-messages/confirm', tags: ['me'] })
    .input(z.strictObject({ code: plainText.max(12) }))
    .output(textMessagesState),
  /** Idempotent. */
  end: allow('own-account')
    .route({ method: 'DELETE', path: '/me/text-messages', tags: ['me'] })
    .output(textMessagesState),
};
