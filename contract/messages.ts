import { z } from 'zod';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

/** Text without control characters and with one kind of line break. */
const written = (max: number) =>
  z
    .string()
    .max(max, { error: `Shorten it to ${max.toLocaleString('en-US')} characters or fewer.`, abort: true })
    .refine((text) => !unwritable.test(text), unwritableMessage)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim());

const visibility = z.enum(['internal', 'merchant']);

const threadMessage = z.object({
  id,
  message_type: z.string(),
  subject: z.string(),
  body: z.string(),
  visibility,
  author: z.enum(['merchant', 'staff', 'attorney', 'system']),
  author_name: z.string(),
  mine: z.boolean(),
  created_at: timestamp,
  /** When the other side first saw it, if it has. */
  read_at: timestamp.nullable(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** What client and counsel write to each other. `read_at`: when the other of the two first saw it, if they have. */
const counselMessage = threadMessage
  .pick({ id: true, body: true, author_name: true, mine: true, created_at: true, read_at: true })
  .extend({ author: z.enum(['merchant', 'attorney']) });
export type CounselMessage = z.infer<typeof counselMessage>;

/** A saved message, to be read and changed before it is sent. */
const savedReply = z.object({ key: z.string(), label: z.string(), subject: z.string(), body: z.string() });

const savedTexts = z.object({ items: z.array(z.object({ id, name: z.string(), body: z.string() })) });

/**
 * A note that mentions the attorney. `note`: its beginning. `letter_id`: the latest letter of the case, beside which
 * its notes are shown.
 */
const mention = z.object({
  id,
  case_number: z.string(),
  business: z.string(),
  letter_id: id.nullable(),
  by: z.string(),
  at: timestamp,
  note: z.string(),
  done: z.boolean(),
});
export type Mention = z.infer<typeof mention>;

/** A case of the attorney with what its client wrote. `letter_id`: its latest letter, beside which it is shown. */
const clientThread = z.object({
  case_id: id,
  case_number: z.string(),
  business: z.string(),
  letter_id: id.nullable(),
  unread: z.number().int(),
  last_at: timestamp,
});
export type ClientThread = z.infer<typeof clientThread>;

const messageBody = written(10_000).pipe(z.string().min(1, 'Enter: Message.'));
const thread = z.strictObject({
  id,
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const messages = {
  /**
   * The case's messages that the caller may see, newest first. `unread`: the other side's that the caller's side has
   * not seen. `mentioned`: a note that the caller has not seen mentions them.
   */
  list: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/messages', tags: ['cases'] })
    .input(thread)
    .output(
      z.object({
        items: z.array(threadMessage),
        next_cursor: z.string().nullable(),
        unread: z.number().int(),
        mentioned: z.boolean(),
      }),
    ),
  /**
   * Idempotent by `message_id`, which the caller makes. A merchant's message is visible to both sides; staff and
   * attorney choose. `mentions`: ids from `listMentionable`, in an internal note only.
   */
  post: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/messages', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        message_id: id,
        subject: written(200).default(''),
        body: messageBody,
        visibility: visibility.default('merchant'),
        mentions: z.array(id).max(20, 'Mention 20 people or fewer.').default([]),
        /** What looks like a card number is not one; without this, such a text is 422. */
        no_card: z.boolean().default(false),
      }),
    )
    .output(threadMessage),
  /**
   * What the owner of a case and its attorney write to each other, newest first; 403 for everybody else who sees the
   * case. `unread`: the other's that the caller has not seen. `may_write`: the case has an attorney.
   */
  listWithCounsel: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/counsel-messages', tags: ['cases'] })
    .input(thread)
    .output(
      z.object({
        items: z.array(counselMessage),
        next_cursor: z.string().nullable(),
        unread: z.number().int(),
        may_write: z.boolean(),
      }),
    ),
  /** Idempotent by `message_id`, which the caller makes. 409 CONFLICT while the case has no attorney. */
  postWithCounsel: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/counsel-messages', tags: ['cases'] })
    .input(z.strictObject({ id, message_id: id, body: messageBody, no_card: z.boolean().default(false) }))
    .output(counselMessage),
  markCounselRead: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/counsel-messages/read', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ unread: z.literal(0) })),
  /** The attorney's cases in which their client has written to them, the latest first; at most 50. */
  listClients: allow('attorney')
    .route({ method: 'GET', path: '/attorney/clients', tags: ['cases'] })
    .output(z.object({ items: z.array(clientThread) })),
  /** The users whom the caller can mention in a case's internal notes: staff and the case's attorney. */
  listMentionable: allow('desk')
    .route({ method: 'GET', path: '/cases/{id}/mentionable', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(z.object({ id, name: z.string(), role: z.enum(['staff', 'attorney']) })) })),
  /**
   * Notes of their cases that mention the attorney: the open ones, then those done in the last 30 days; at most 50, the
   * latest first.
   */
  listMentions: allow('attorney')
    .route({ method: 'GET', path: '/attorney/mentions', tags: ['cases'] })
    .output(z.object({ items: z.array(mention) })),
  /** Ticks off a mention of the caller, or takes that back. Whoever writes in the case has answered theirs. */
  putMention: allow('desk')
    .route({ method: 'PUT', path: '/mentions/{id}', tags: ['cases'] })
    .input(z.strictObject({ id, done: z.boolean() }))
    .output(z.object({ done: z.boolean() })),
  /** Messages to the merchant that fit this case now, filled in from it, most urgent first. */
  listSavedReplies: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/saved-replies', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(savedReply) })),
  /** The firm's saved texts for messages, by name, with their slots (domain/messages/saved-text.ts) as typed. */
  listSavedTexts: allow('staff')
    .route({ method: 'GET', path: '/admin/saved-texts', tags: ['admin'] })
    .output(savedTexts),
  /**
   * Saves a text under an id that the caller makes, or changes it. 409 CONFLICT for a name that another text has and
   * beyond 100 texts.
   */
  putSavedText: allow('staff')
    .route({ method: 'PUT', path: '/admin/saved-texts/{id}', tags: ['admin'] })
    .input(
      z.strictObject({
        id,
        name: written(80).pipe(z.string().min(1, 'Enter a name.')),
        body: written(5_000).pipe(z.string().min(1, 'Enter the text.')),
      }),
    )
    .output(savedTexts),
  removeSavedText: allow('staff')
    .route({ method: 'DELETE', path: '/admin/saved-texts/{id}', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(savedTexts),
  markRead: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/messages/read', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ unread: z.literal(0) })),
};
