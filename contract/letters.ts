import { z } from 'zod';
import { processors } from '../domain/case.ts';
import { letterDocument, letterStatuses, letterTypes, verdict } from '../domain/letter.ts';
import { allow } from './policy.ts';
import { calendarDate, caseFile, cents, id, letterSummary, timestamp } from './shapes.ts';

const byCase = z.strictObject({ caseId: id });

export const letterOrder = z.strictObject({
  caseId: id,
  demandType: z.enum(letterTypes),
  customInstructions: z.string().max(4_000).default(''),
});

/**
 * One line of the same answer when it is asked for as `application/x-ndjson`: how far the letter is, and at last the answer or the
 * error. `of`: the parts that a language model writes. Whoever stops reading cancels.
 */
export const letterProgress = z.discriminatedUnion('step', [
  z.object({ step: z.literal('reading') }),
  z.object({ step: z.literal('writing'), part: z.number().int(), of: z.number().int() }),
  z.object({ step: z.literal('checking') }),
  z.object({ step: z.literal('done'), answer: z.unknown() }),
  z.object({ step: z.literal('failed'), error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type LetterProgress = z.infer<typeof letterProgress>;

export const queueItem = z.object({
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

/** How a letter's processor is reached. `address_lines` only when mail may go there; else `note` says what is known and has to be confirmed first. */
export const processorContact = z.object({
  name: z.string(),
  address_lines: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
});
export type ProcessorContact = z.infer<typeof processorContact>;

export const caseLetter = letterSummary.extend({
  version: z.number().int(),
  word_count: z.number().int(),
  due_on: calendarDate,
  /** When its current version was written. */
  updated_at: timestamp,
  /** How its body begins: at most 150 characters (spec, section 2), without the marks of bold and italic. */
  preview: z.string(),
  contact: processorContact,
});
export type CaseLetter = z.infer<typeof caseLetter>;

/** One fact that the letter may use, and what proves it. */
export const factView = z.object({
  id: z.string(),
  label: z.string(),
  display: z.string(),
  kind: z.string(),
  /** For the reader: "Application, step 1: Amount held" or "Computed from …". */
  source: z.string(),
  file_id: id.nullable(),
});

/** What became of one instruction, as typed. */
export const appliedInstruction = z.object({ text: z.string(), effect: z.string() });

export const refusedInstruction = z.object({ text: z.string(), why: z.string() });

export const letterView = letterSummary.extend({
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
  /** Keys of amber findings that the attorney has confirmed for this letter, or authorities confirmed for the installation. */
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
    .object({ attorney_name: z.string(), sha256: z.string(), exhibits_sha256: z.string().nullable(), at: timestamp })
    .nullable(),
  /**
   * Its exhibits bound into one PDF, `GET /letters/{id}/exhibits.pdf`: `none` to bind, `waiting` to be bound, `bound`, or `failed`, when they go
   * along as files. Of an approved letter it is the approved one. `as_files`: exhibits that are enclosed as the files that they are, and why.
   */
  exhibit_book: z.object({
    state: z.enum(['none', 'waiting', 'bound', 'failed']),
    sha256: z.string().nullable(),
    pages: z.number().int().nullable(),
    size_bytes: z.number().int().nullable(),
    as_files: z.array(z.object({ label: z.string(), filename: z.string(), why: z.string() })),
  }),
  /** `problem`: why it has not left, or is not known to have, for a person. */
  deliveries: z.array(
    z.object({
      id,
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
  /** Why no letter of this case may leave now, in a sentence: the agreement is unsigned, or the case has ended. */
  send_blocked_by: z.string().nullable(),
});
export type LetterView = z.infer<typeof letterView>;

export const letters = {
  /** Letters of the cases assigned to the caller, what is due first. */
  listQueue: allow('attorney')
    .route({ method: 'GET', path: '/attorney/queue', tags: ['letters'] })
    .output(z.object({ items: z.array(queueItem) })),
  /** The letters of one case for staff, newest first, at most 100; their words are read one by one. */
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
  /** Staff or attorney puts a draft into review. */
  submit: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/submit', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(letterView),
  /** The assigned attorney approves exactly the bytes with this sha-256, and the exhibit book with the other (null without one); red findings or unconfirmed ambers refuse with 409 LETTER_BLOCKED. */
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
      }),
    )
    .output(letterView),
  /** Records the attorney's click on amber findings, by key; a key `authority:<id>` confirms it for the installation. */
  confirmFindings: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/confirm', tags: ['letters'] })
    .input(z.strictObject({ id, keys: z.array(z.string().max(200)).min(1).max(200) }))
    .output(letterView),
  sendBack: allow('attorney')
    .route({ method: 'POST', path: '/letters/{id}/return', tags: ['letters'] })
    .input(z.strictObject({ id, note: z.string().trim().min(1).max(4_000) }))
    .output(letterView),
  /** Queues the approved bytes for certified mail and, when an address is given, secure e-mail. Sending twice is answered with the first sending; a channel that is `held_back` then goes. 409 LETTER_BLOCKED while `send_blocked_by` says why. */
  send: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/send', tags: ['letters'] })
    .input(z.strictObject({ id, email: z.email().max(254).nullable() }))
    .output(letterView),
  /** What a person has found out about an e-mail that is `uncertain` or `failed`: it arrived after all, or it goes again, to `email`. 409 CONFLICT when none waits for that. */
  settleEmail: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/email', tags: ['letters'] })
    .input(
      z.discriminatedUnion('outcome', [
        z.strictObject({ id, outcome: z.literal('arrived') }),
        z.strictObject({ id, outcome: z.literal('send_again'), email: z.email().max(254) }),
      ]),
    )
    .output(letterView),
  /** The certified-mail article number, once the envelope is posted. */
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
  /** What came of the certified mail: delivered, which starts the ten business days for an answer, or returned to sender. */
  recordDelivery: allow('desk')
    .route({ method: 'POST', path: '/letters/{id}/delivery', tags: ['letters'] })
    .input(z.strictObject({ id, outcome: z.enum(['delivered', 'returned_to_sender']), on: calendarDate }))
    .output(letterView),
  generate: allow('staff')
    .route({ method: 'POST', path: '/functions/ai-demand-letter-generator', tags: ['functions'] })
    .input(letterOrder)
    .output(
      z.object({
        success: z.boolean(),
        letter: z.string(),
        letter_id: id,
        word_count: z.number().int(),
        error: z.string().nullable(),
        delivery_info: z.object({
          certified_mail: z.string().nullable(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
        contact: processorContact,
        /** The instructions, each as typed. */
        applied: z.array(appliedInstruction),
        not_applied: z.array(refusedInstruction),
        engine: z.enum(['embedded', 'language_model']),
        model: z.string().nullable(),
        /** Why a language model that was asked did not write. */
        engine_note: z.string().nullable(),
      }),
    ),
  testEngine: allow('staff')
    .route({ method: 'POST', path: '/functions/ai-test-function', tags: ['functions'] })
    .input(byCase)
    /** `engine`: what drafts letters here. `model_answers` is null without a language model; drafting goes on when it does not answer. */
    .output(z.object({ success: z.boolean(), engine: z.string(), model_answers: z.boolean().nullable() })),
};
