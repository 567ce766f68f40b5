import { z } from 'zod';
import { keysOf } from '../domain/json.ts';
import { processors } from '../domain/processors.ts';
import { attestations } from '../domain/letters/attestation.ts';
import { letterDecision } from '../domain/letters/decision.ts';
import { letterDocument, letterStatuses, letterTypes, verdict } from '../domain/letters/letter.ts';
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

/** An envelope that somebody posts: by which day, and whose case it is. `copy`: the letter itself goes by another channel. */
const posting = z.object({
  letter_id: id,
  case_id: id,
  case_number: z.string(),
  business: z.string(),
  addressee: z.string(),
  post_by: calendarDate,
  owner: z.object({ id, name: z.string() }).nullable(),
  copy: z.boolean(),
  /** `to_post`; or at a mailhouse that gave no answer: `silent`, it is asked again, or `uncertain`, and a person decides. */
  state: z.enum(['to_post', 'silent', 'uncertain']),
  /** Why the mailhouse did not take it, or what happened there. */
  problem: z.string().nullable(),
});
export type Posting = z.infer<typeof posting>;

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
  /** Money in integer cents, days `YYYY-MM-DD`; else as in the text. */
  value: z.union([z.string(), z.number()]),
  /** The field of the case that it was entered in. */
  field: z.string().nullable(),
  /** For the reader: "Application, step 1: Amount held" or "Computed from …". */
  source: z.string(),
  file_id: id.nullable(),
});

const letterView = letterSummary.extend({
  case_number: z.string(),
  processor: z.enum(processors),
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
  /**
   * `sha256` is of the file that is mailed, emailed and shown: the approved PDF, `content_sha256`, with an audit page and a
   * signature behind it. Not `signed`: an approval from before, whose file is that PDF.
   */
  approval: z
    .object({
      attorney_name: z.string(),
      bar_number: z.string().nullable(),
      bar_state: z.string().nullable(),
      sha256: z.string(),
      content_sha256: z.string(),
      signed: z.boolean(),
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
      /** It goes besides the required channel, and does not make the letter sent. */
      copy: z.boolean(),
      /** An envelope to be posted: by when. */
      post_by: calendarDate.nullable(),
      /** The file of the case that shows the postmarked receipt. */
      receipt_file_id: id.nullable(),
      at: timestamp.nullable(),
    }),
  ),
  /** Secure links to it, and each time that they were opened, the newest 50. */
  links: z.array(
    z.object({
      id,
      recipient: z.string(),
      created_at: timestamp,
      expires_at: timestamp,
      revoked_at: timestamp.nullable(),
      revoked_by_name: z.string().nullable(),
      opens: z.array(z.object({ at: timestamp, address: z.string(), user_agent: z.string() })),
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
   * The channel without which it does not count as sent, and where to: lines of a mailing address, one email address, or a link for `web`,
   * where a person submits it. `source`: the version of the agreement that asks for it, null for a demand. The rest are copies.
   */
  required_channel: z.object({
    channel: z.enum(['email', 'certified_mail', 'web']),
    address: z.array(z.string()),
    source: z.string().nullable(),
  }),
  /** What is still to be decided before it leaves, what bars approval first; the use cases refuse with the same texts. */
  decisions: z.array(letterDecision),
  /** Why a paper that it calls signed does not stand, in a sentence: then it cannot be approved. */
  papers_blocked_by: z.string().nullable(),
  /** Why no letter of this case may be sent now, in a sentence: the agreement is unsigned, or the case has ended. */
  send_blocked_by: z.string().nullable(),
});
export type LetterView = z.infer<typeof letterView>;

const attestation = z.enum(keysOf(attestations));

/** `fits`: of the merchant's state, of the law that the agreement chooses, or of neither, for which the attorney gives a reason. */
const approvalGround = z.object({
  attestation: z.object({ version: attestation, text: z.string() }),
  attorney: z.object({ name: z.string(), bar_number: z.string(), bar_state: z.string(), firm: z.string() }),
  license: z
    .object({
      state: z.string(),
      number: z.string(),
      checked_on: calendarDate,
      fits: z.enum(['merchant', 'law']).nullable(),
    })
    .nullable(),
  /** Why a reason is asked for, in a sentence, or null. */
  reason_needed: z.string().nullable(),
  /** When the attorney last opened the PDF of this version. */
  seen_at: timestamp.nullable(),
  /** How the attorney proves that it is them, and until when the last proof counts; null: it is asked for. */
  proof: z.object({
    how: z.enum(['second_factor', 'password']),
    has_codes: z.boolean(),
    has_passkey: z.boolean(),
    good_until: timestamp.nullable(),
  }),
});
export type ApprovalGroundView = z.infer<typeof approvalGround>;

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
   * Queues the approved bytes for certified mail and, when an address is given, secure email; where `required_channel` is email, at its
   * address and no other. Idempotent; a repeat sends channels that are `held_back`. 409 LETTER_BLOCKED while `send_blocked_by` says why,
   * or for an address that is not in the book.
   */
  send: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/send', tags: ['letters'] })
    .input(z.strictObject({ id, email: z.email().max(254).nullable() }))
    .output(letterView),
  /** Envelopes to be posted, the earliest first, at most 100. */
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
    .input(z.strictObject({ id, email: z.email().max(254), reason }))
    .output(letterView),
  /**
   * The certified-mail article number, once the envelope is mailed, and the file of the case that shows the postmarked receipt; a later call
   * adds it.
   */
  recordTracking: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/tracking', tags: ['letters'] })
    .input(
      z.strictObject({
        id,
        tracking_number: z
          .string()
          .trim()
          .regex(/^[0-9A-Z ]{10,40}$/i, 'must be the number on the certified-mail label'),
        receipt_file_id: id.nullable().default(null),
      }),
    )
    .output(letterView),
  /** Ends a secure link of the letter. Idempotent. */
  revokeLink: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/links/{link_id}/revoke', tags: ['letters'] })
    .input(z.strictObject({ id, link_id: id }))
    .output(letterView),
  /** The mailhouse does not say whether it took the letter, and somebody found that it did not. 409 CONFLICT when none waits for that. */
  postByHand: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/mailing/by-hand', tags: ['letters'] })
    .input(z.strictObject({ id, reason }))
    .output(letterView),
  /** How the certified mail ended: delivered, which starts the ten business days for a reply, or returned to sender. */
  recordDelivery: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/delivery', tags: ['letters'] })
    .input(z.strictObject({ id, outcome: z.enum(['delivered', 'returned_to_sender']), on: calendarDate }))
    .output(letterView),
};
