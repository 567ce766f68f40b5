import { outcomes } from '../domain/letters/life.ts';
import { z } from 'zod';
import { counselSignature } from '../domain/letters/counsel-signature.ts';
import { letterFacts } from '../domain/letters/letter-facts.ts';
import { receiptProofs } from '../domain/letters/receipt.ts';
import { letterDocument } from '../domain/letters/letter.ts';
import { approvalGround, attestation } from './approval.ts';
import { carriedOver } from './letter-generator.ts';
import { caseLetter, changeHash, letterView, posting, queueItem, reason, waitingEmail } from './letter-view.ts';
import { allow } from './policy.ts';
import { calendarDate, email, id, plainText } from './shapes.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const findingKey = z.string().min(1).max(200);

export const letters = {
  /** Letters of the cases assigned to the caller, by due date. */
  listQueue: allow('attorney')
    .route({ method: 'GET', path: '/attorney/queue', tags: ['letters'] })
    .output(z.object({ items: z.array(queueItem) })),
  /** The letters of one case for staff, newest first, at most 100, without their text. */
  list: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/letters', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(caseLetter) })),
  get: allow('desk')
    .route({ method: 'GET', path: '/letters/{id}', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /** Writes a new immutable version; `version` is the one last seen (409 VERSION_MISMATCH). Any approval is void. */
  put: allow('desk')
    .route({ method: 'PUT', path: '/letters/{id}', tags: ['letters'] })
    .input(z.strictObject({ id, version: z.number().int().min(1), document: letterDocument }))
    .output(letterView),
  /**
   * What a letter states and demands, in Spanish, beside its English text, which governs. For everybody who may read
   * that text.
   */
  getFactsInSpanish: allow('signed-in')
    .route({ method: 'GET', path: '/letters/{id}/facts-in-spanish', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterFacts),
  /**
   * Submits a draft for review. `answer`: what was done about the note of its `returned`; 422 INVALID_INPUT without one while the text is as it
   * was returned.
   */
  submit: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/submit', tags: ['letters'] })
    .input(z.strictObject({ id, answer: reason.nullable().default(null) }))
    .output(letterView),
  /**
   * Drafts the letter again from what is on file now; edits are carried over, an approval is void. 409 CONFLICT when nothing would change.
   */
  redraft: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/redraft', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView.extend({ carried_over: carriedOver.nullable() })),
  /**
   * Dates it on the day on which it would be approved now, as a new version. 409 CONFLICT when it has that date
   * already.
   */
  redate: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/date', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /**
   * The assigned attorney has read the whole letter with this sha-256, its exhibit book with the other (null without
   * one), and exactly the changes that the letter view shows as not yet read. 409 VERSION_MISMATCH when any of these
   * has changed. Idempotent.
   */
  recordReading: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/reading', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        sha256,
        exhibits_sha256: sha256.nullable().default(null),
        changes: z.array(changeHash).max(500),
      }),
    )
    .output(letterView),
  /**
   * The letter with the assigned attorney's signature: a PDF in base64 and its sha-256 (hex). Nothing of the signature is kept. 422 for
   * another name than the one under the letter.
   */
  previewSigned: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/signed-preview', tags: ['letters'] })
    .input(z.strictObject({ id, sha256, signature: counselSignature }))
    .output(z.object({ sha256, pdf: z.base64() })),
  /**
   * The assigned attorney approves exactly the letter with this sha-256, and the exhibit book with the other (null
   * without one), signs it as `previewSigned` showed it (`shown_sha256`), and attests the version of the text that `getApproval` shows. 409 LETTER_BLOCKED while a decision bars
   * it, the PDF was not opened, or the proof of identity is older than five minutes; 422 without the reason that a license
   * of another state asks for.
   */
  approve: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/approve', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        sha256,
        exhibits_sha256: sha256.nullable().default(null),
        signature: counselSignature,
        shown_sha256: sha256,
        attestation,
        license_reason: z.string().trim().max(1_000).nullable().default(null),
      }),
    )
    .output(letterView),
  /** What the attorney attests by approving, and what the approval would rest on now. */
  getApproval: allow('attorney')
    .route({ method: 'GET', path: '/letters/{id}/approval', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(approvalGround),
  /** Settles one red finding that requires reading, by its key: `authority:<id>` for the installation. */
  confirmFinding: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/confirm', tags: ['letters'] })
    .input(z.strictObject({ id, key: findingKey }))
    .output(letterView),
  /**
   * Takes red findings with `settle: reason`, and decisions about what an exhibit is (`file:kind:…`), by their keys, with one reason that is
   * recorded for each.
   */
  takeFindings: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/take', tags: ['letters'] })
    .input(z.strictObject({ id, keys: z.array(findingKey).min(1).max(50), reason }))
    .output(letterView),
  /** Files an exhibit as the kind of document that it reads as, and drafts the letter again. 409 CONFLICT where nothing says otherwise. */
  fileAsRead: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/files/{file_id}/as-read', tags: ['letters'] })
    .input(z.strictObject({ id, file_id: id }))
    .output(letterView.extend({ carried_over: carriedOver.nullable() })),
  sendBack: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/return', tags: ['letters'] })
    .input(z.strictObject({ id, note: z.string().trim().min(1).max(4_000) }))
    .output(letterView),
  /**
   * Queues the approved bytes by the `required_channel`, and the copies: by secure email when an address is given, and on paper with
   * `copy_by_post`. Where the channel is email, only its address is accepted. Idempotent; a repeat sends channels that are `held_back`. 409
   * LETTER_BLOCKED while `send_blocked_by` says why, or for an address that is not in the book.
   */
  send: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/send', tags: ['letters'] })
    .input(z.strictObject({ id, email: email.nullable(), copy_by_post: z.boolean().default(false) }))
    .output(letterView),
  /** Envelopes to be posted, the earliest due first, after those that a mailhouse gave no answer about; at most 50. */
  listPostings: allow('staff')
    .route({ method: 'GET', path: '/admin/postings', tags: ['letters'] })
    .output(z.object({ items: z.array(posting), today: calendarDate })),
  /** Letters' emails that wait for a decision, the longest waiting first, at most 100. */
  listWaitingEmails: allow('staff')
    .route({ method: 'GET', path: '/admin/waiting-emails', tags: ['letters'] })
    .output(
      z.object({
        items: z.array(waitingEmail.extend({ case_id: id, case_number: z.string(), business: z.string() })),
      }),
    ),
  /** The letter's `uncertain` email arrived after all. 409 CONFLICT when none waits for that decision. */
  recordEmailArrived: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/email/arrived', tags: ['letters'] })
    .input(z.strictObject({ id, reason }))
    .output(letterView),
  /** Sends the letter's `uncertain` or refused email again, to `email`. 409 CONFLICT when none waits for a decision. */
  sendEmailAgain: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/email/again', tags: ['letters'] })
    .input(z.strictObject({ id, email, reason }))
    .output(letterView),
  /**
   * The certified-mail article number, once the envelope is mailed, and the case's file with the postmarked receipt,
   * which a later call can add. 422 INVALID_INPUT for 20 or 22 digits with a wrong check digit, and for digits of
   * another length. `posted_on`: the day at the firm on which it was mailed, from which the letter counts as sent; null
   * for today, or the day on record. 422 for a day before the letter's date, unless `before_date` confirms that it left on it. It is recorded
   * even where something barred the posting; staff and the case's attorney are then notified by email, as of one that left before its date.
   */
  recordTracking: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/tracking', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        tracking_number: plainText.max(100),
        posted_on: calendarDate.nullable().default(null),
        before_date: z.boolean().default(false),
        receipt_file_id: id.nullable().default(null),
      }),
    )
    .output(letterView),
  /**
   * Records that an envelope was not posted because something bars it. 409 CONFLICT when none waits to be posted, or
   * nothing bars it.
   */
  keepEnvelope: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/not-posted', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /** Ends a secure link of the letter. Idempotent. */
  revokeLink: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/links/{link_id}/revoke', tags: ['letters'] })
    .input(z.strictObject({ id, link_id: id }))
    .output(letterView),
  /**
   * The mailhouse does not say whether it took the letter, and somebody found out that it did not. 409 CONFLICT when no
   * letter waits for that decision.
   */
  postByHand: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/mailing/by-hand', tags: ['letters'] })
    .input(z.strictObject({ id, reason }))
    .output(letterView),
  /**
   * The letter was received, by a proof of its own channel, from which the day of the reply is counted, or came back to its sender. 422 for
   * the proof of another channel, such as the delivery of a copy.
   */
  recordDelivery: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/delivery', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        outcome: z.enum(outcomes),
        on: calendarDate,
        proof: z.enum(receiptProofs).default('delivery'),
      }),
    )
    .output(letterView),
};
