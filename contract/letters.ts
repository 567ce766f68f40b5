import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { letterDecision } from '../domain/letters/decision.ts';
import { letterDocument, letterStatuses, letterTypes, verdict } from '../domain/letters/letter.ts';
import { approvalGround, attestation } from './approval.ts';
import { appliedInstruction, processorContact, refusedInstruction } from './letter-generator.ts';
import { allow } from './policy.ts';
import { calendarDate, caseFile, cents, id, letterSummary, timestamp } from './shapes.ts';

const queueItem = z.object({
  letter_id: id,
  case_id: id,
  case_number: z.string(),
  business: z.string(),
  processor: z.enum(processors),
  held_amount_cents: cents.nullable(),
  demand_type: z.enum(letterTypes),
  status: z.enum(letterStatuses),
  /** The promise: reviewed within two business days of the draft. */
  due_on: calendarDate,
  red_findings: z.number().int(),
  amber_findings: z.number().int(),
  created_at: timestamp,
});

/**
 * A letter's email that staff or attorney decide about: `uncertain`, it may have arrived, or `refused`, it did not.
 * `problem`: what happened, in a sentence or in the mail server's words.
 */
const waitingEmail = z.object({
  letter_id: id,
  state: z.enum(['uncertain', 'refused']),
  recipient: z.string(),
  since: timestamp,
  problem: z.string(),
});
export type WaitingEmail = z.infer<typeof waitingEmail>;

/** How they know that it arrived, or why it is sent again. */
const reason = z.string().trim().min(1, 'Enter a reason.').max(1_000);

const caseLetter = letterSummary.extend({
  version: z.number().int(),
  word_count: z.number().int(),
  due_on: calendarDate,
  /** When its current version was written. */
  updated_at: timestamp,
  /** The beginning of its body: at most 150 characters (spec, section 2), as plain text. */
  preview: z.string(),
  contact: processorContact,
  waiting_email: waitingEmail.nullable(),
});
export type CaseLetter = z.infer<typeof caseLetter>;

/** One fact that the letter may use, and what proves it. */
const factView = z.object({
  id: z.string(),
  label: z.string(),
  display: z.string(),
  kind: z.string(),
  /** For the reader: "Application, step 1: Amount held" or "Computed from …". */
  source: z.string(),
  file_id: id.nullable(),
});

const letterView = letterSummary.extend({
  case_number: z.string(),
  version: z.number().int(),
  document: letterDocument,
  markdown: z.string(),
  content_html: z.string(),
  engine: z.enum(['embedded', 'language_model']),
  /** Which language model wrote it, by name and provider. */
  model: z.string().nullable(),
  /** Why a language model that was asked did not write. */
  engine_note: z.string().nullable(),
  /** The instructions that this letter was drafted by; null when there were none. */
  instructions: z.object({ applied: z.array(appliedInstruction), not_applied: z.array(refusedInstruction) }).nullable(),
  word_count: z.number().int(),
  verdict,
  /**
   * Keys of the amber findings that the attorney confirmed, for this letter or, for authorities, for the installation.
   */
  confirmed: z.array(z.string()),
  facts: z.array(factView),
  exhibits: z.array(caseFile),
  authorities: z.array(
    z.object({
      id: z.string(),
      citation: z.string(),
      title: z.string(),
      proposition: z.string(),
      weakens: z.string(),
      source_url: z.string().nullable(),
      verify_note: z.string(),
      confirmed: z.boolean(),
    }),
  ),
  /** sha-256 (hex) of this version's PDF: what approval names. */
  pdf_sha256: z.string(),
  approval: z
    .object({
      attorney_name: z.string(),
      bar_number: z.string().nullable(),
      bar_state: z.string().nullable(),
      sha256: z.string(),
      exhibits_sha256: z.string().nullable(),
      at: timestamp,
    })
    .nullable(),
  /**
   * Its exhibits bound into one PDF, `GET /letters/{id}/exhibits.pdf`: `none` to bind, `waiting`, `bound`, or `failed`,
   * when they are enclosed as files. Of an approved letter it is the approved one. `as_files`: exhibits that are
   * enclosed as files, and why.
   */
  exhibit_book: z.object({
    state: z.enum(['none', 'waiting', 'bound', 'failed']),
    sha256: z.string().nullable(),
    pages: z.number().int().nullable(),
    size_bytes: z.number().int().nullable(),
    as_files: z.array(z.object({ label: z.string(), filename: z.string(), why: z.string() })),
  }),
  /** `problem`: why it was not sent, or may not have been. `waits_since`: it needs a decision. */
  deliveries: z.array(
    z.object({
      id,
      waits_since: timestamp.nullable(),
      channel: z.enum(['email', 'certified_mail']),
      recipient: z.string(),
      status: z.string(),
      problem: z.string().nullable(),
      tracking_number: z.string().nullable(),
      at: timestamp.nullable(),
    }),
  ),
  may: z.object({
    edit: z.boolean(),
    approve: z.boolean(),
    send: z.boolean(),
    settle_email: z.boolean(),
    record_delivery: z.boolean(),
  }),
  /**
   * For a letter that is, or brings, the notice of dispute: the channel without which it does not count as sent, null for a notice on the
   * web; and the address, where it goes by email.
   */
  notice: z
    .object({ channel: z.enum(['email', 'certified_mail']).nullable(), email: z.string().nullable() })
    .nullable(),
  /** What is still to be decided before it leaves, what bars approval first; the use cases refuse with the same texts. */
  decisions: z.array(letterDecision),
  /** Why a paper that it calls signed does not stand, in a sentence: then it cannot be approved. */
  papers_blocked_by: z.string().nullable(),
  /** Why no letter of this case may be sent now, in a sentence: the agreement is unsigned, or the case has ended. */
  send_blocked_by: z.string().nullable(),
});
export type LetterView = z.infer<typeof letterView>;

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
  /** Submits a draft for review. */
  submit: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/submit', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /**
   * Drafts the letter again from what is on file now; edits stay in the version before, an approval is void. 409 CONFLICT when nothing would
   * change.
   */
  redraft: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/redraft', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /**
   * The assigned attorney approves exactly the letter with this sha-256, and the exhibit book with the other (null
   * without one), and attests the version of the text that `getApproval` shows. 409 LETTER_BLOCKED while a decision bars
   * it, the PDF was not opened, or the proof of identity is older than five minutes; 422 without the reason that a license
   * of another state asks for.
   */
  approve: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/approve', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        exhibits_sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .nullable()
          .default(null),
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
  /** Confirms one amber finding by its key; a key `authority:<id>` confirms it for the installation. */
  confirmFinding: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/confirm', tags: ['letters'] })
    .input(z.strictObject({ id, key: z.string().min(1).max(200) }))
    .output(letterView),
  sendBack: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/return', tags: ['letters'] })
    .input(z.strictObject({ id, note: z.string().trim().min(1).max(4_000) }))
    .output(letterView),
  /**
   * Queues the approved bytes for certified mail and, when an address is given, secure email. Idempotent; a repeat
   * sends channels that are `held_back`. 409 LETTER_BLOCKED while `send_blocked_by` says why.
   */
  send: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/send', tags: ['letters'] })
    .input(z.strictObject({ id, email: z.email().max(254).nullable() }))
    .output(letterView),
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
    .input(z.strictObject({ id, email: z.email().max(254), reason }))
    .output(letterView),
  /** The certified-mail article number, once the envelope is mailed. */
  recordTracking: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/tracking', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        tracking_number: z
          .string()
          .trim()
          .regex(/^[0-9A-Z ]{10,40}$/i, 'must be the number on the certified-mail label'),
      }),
    )
    .output(letterView),
  /** How the certified mail ended: delivered, which starts the ten business days for a reply, or returned to sender. */
  recordDelivery: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/delivery', tags: ['letters'] })
    .input(z.strictObject({ id, outcome: z.enum(['delivered', 'returned_to_sender']), on: calendarDate }))
    .output(letterView),
};
