import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { letterDecision } from '../domain/letters/decision.ts';
import { letterDocument, letterStatuses, letterTypes, verdict } from '../domain/letters/letter.ts';
import { receiptProofs } from '../domain/letters/receipt.ts';
import { appliedInstruction, processorContact, refusedInstruction } from './letter-generator.ts';
import { calendarDate, caseFile, cents, id, letterSummary, timestamp } from './shapes.ts';

export const queueItem = z.object({
  letter_id: id,
  case_id: id,
  case_number: z.string(),
  business: z.string(),
  processor: z.enum(processors),
  other_processor: z.string().nullable(),
  held_amount_cents: cents.nullable(),
  demand_type: z.enum(letterTypes),
  status: z.enum(letterStatuses),
  /** The promise: reviewed within two business days of the draft. */
  due_on: calendarDate,
  red_findings: z.number().int(),
  /** Red ones that the attorney settles: by reading, or with a reason. */
  settle_findings: z.number().int(),
  created_at: timestamp,
});

/**
 * A letter's email that staff or the attorney must decide about: it may have arrived (`uncertain`), or it did not
 * (`refused`). `problem`: what happened, in a sentence or in the mail server's words.
 */
export const waitingEmail = z.object({
  letter_id: id,
  state: z.enum(['uncertain', 'refused']),
  recipient: z.string(),
  since: timestamp,
  problem: z.string(),
});
export type WaitingEmail = z.infer<typeof waitingEmail>;

/**
 * An envelope that somebody has to post: by which day, and the owner of its case. `copy`: the letter itself goes by
 * another channel.
 */
export const posting = z.object({
  letter_id: id,
  case_id: id,
  case_number: z.string(),
  business: z.string(),
  addressee: z.string(),
  /** The date of the letter, on which it is posted or later. */
  dated: calendarDate,
  post_by: calendarDate,
  owner: z.object({ id, name: z.string() }).nullable(),
  copy: z.boolean(),
  /** Titles of the originals, signed by hand, that go into the envelope. */
  originals: z.array(z.string()),
  /** "Exhibit A: Bank statements", of its exhibit book. */
  exhibits: z.array(z.string()),
  /** Why it must not be posted, or null. */
  barred_by: z.string().nullable(),
  /**
   * `to_post`, or at a mailhouse that gave no answer: `silent` while it is asked again, `uncertain` when somebody has
   * to decide.
   */
  state: z.enum(['to_post', 'silent', 'uncertain']),
  /** Why the mailhouse did not take it, or what happened there. */
  problem: z.string().nullable(),
});
export type Posting = z.infer<typeof posting>;

/** How the caller knows that it arrived, or why it is sent again. */
export const reason = z.string().trim().min(1, 'Enter a reason.').max(1_000);

export const caseLetter = letterSummary.extend({
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

const said = z.object({ text: z.string(), by: z.string(), at: timestamp });

/** One fact that the letter may use, and what proves it. */
const factView = z.object({
  id: z.string(),
  label: z.string(),
  display: z.string(),
  kind: z.string(),
  /** Money in integer cents, days `YYYY-MM-DD`; otherwise as in the text. */
  value: z.union([z.string(), z.number()]),
  /** The field of the case that it was entered in. */
  field: z.string().nullable(),
  /** For display: "Application, step 1: Amount held" or "Computed from …". */
  source: z.string(),
  file_id: id.nullable(),
});

/** 16 hex digits that name one change: its place, the plan's words and the letter's words. */
export const changeHash = z.string().regex(/^[0-9a-f]{16}$/);

export const letterView = letterSummary.extend({
  case_number: z.string(),
  processor: z.enum(processors),
  version: z.number().int(),
  document: letterDocument,
  markdown: z.string(),
  content_html: z.string(),
  engine: z.enum(['embedded', 'language_model']),
  /** Which language model wrote it, by name and provider. */
  model: z.string().nullable(),
  /** Why a language model that was asked did not write it. */
  engine_note: z.string().nullable(),
  /** The instructions that this letter was drafted by; null when there were none. */
  instructions: z.object({ applied: z.array(appliedInstruction), not_applied: z.array(refusedInstruction) }).nullable(),
  word_count: z.number().int(),
  verdict,
  /**
   * Keys of the red findings that the attorney settled, for this letter or, for authorities, for the installation.
   */
  confirmed: z.array(z.string()),
  /** The settled findings that counsel took by name, and why. */
  taken: z.array(z.object({ key: z.string(), reason: z.string(), attorney_name: z.string(), on: calendarDate })),
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
   * `sha256` is of the file that is mailed, emailed and shown: the PDF with counsel's signature,
   * `shown_sha256`, sealed; `content_sha256` is of the version's PDF, which has none. Not `signed`: an approval from before, whose file is that PDF.
   */
  approval: z
    .object({
      attorney_name: z.string(),
      bar_number: z.string().nullable(),
      bar_state: z.string().nullable(),
      sha256: z.string(),
      content_sha256: z.string(),
      shown_sha256: z.string().nullable(),
      signed: z.boolean(),
      exhibits_sha256: z.string().nullable(),
      at: timestamp,
    })
    .nullable(),
  /**
   * Its exhibits bound into one PDF, `GET /letters/{id}/exhibits.pdf`: `none` to bind, `waiting`, `bound`, or `failed`, which
   * bars the letter. Of an approved letter it is the approved one. `without_pages`: exhibits that are not reproduced in it, and
   * why; their files do not leave.
   */
  exhibit_book: z.object({
    state: z.enum(['none', 'waiting', 'bound', 'failed']),
    sha256: z.string().nullable(),
    pages: z.number().int().nullable(),
    size_bytes: z.number().int().nullable(),
    without_pages: z.array(z.object({ label: z.string(), filename: z.string(), why: z.string() })),
  }),
  /**
   * The parts where it differs `from` its plan, or by its plan from what the case's attorney has read: `was` is the text
   * there, null for a new part; `now` the letter's, null for a dropped one. `hash` names these words in this place. `by`: who wrote them. `read_on`: the day at the firm on
   * which the case's attorney read them, null while they have not.
   */
  changes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      block_id: z.string().nullable(),
      from: z.enum(['plan', 'reading']),
      was: z.string().nullable(),
      now: z.string().nullable(),
      hash: changeHash,
      by: z.object({
        kind: z.enum(['attorney', 'staff', 'suggestion', 'model', 'program']),
        name: z.string(),
        mine: z.boolean(),
      }),
      read_on: calendarDate.nullable(),
    }),
  ),
  /**
   * The attorney's reading that holds for exactly this PDF and exhibit book: its day, and how many changes were new in
   * it; null without one.
   */
  reading: z
    .object({ attorney_name: z.string(), on: calendarDate, sha256: z.string(), changes: z.number().int() })
    .nullable(),
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
      /** It goes by another than the required channel, so that the letter does not count as sent by it. */
      copy: z.boolean(),
      /** The day by which an envelope is to be posted. */
      post_by: calendarDate.nullable(),
      /** The file of the case that shows the postmarked receipt. */
      receipt_file_id: id.nullable(),
      /** The email as counsel sent it is kept, `GET /letters/{id}/sent-email`. */
      email_kept: z.boolean(),
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
    /** Decide, as its attorney, what its text needs no change for. */
    settle: z.boolean(),
    send: z.boolean(),
    settle_email: z.boolean(),
    /** Send the notice from their own mail account, and add the email as it was sent: for the case's attorney. */
    email_notice: z.boolean(),
    /** Download the firm's record of it. */
    release_record: z.boolean(),
    record_delivery: z.boolean(),
    /** For the case's attorney only; staff draft letters in their panel. */
    draft_next: z.boolean(),
    /** Also true for a released letter while all of it is held back. */
    send_back: z.boolean(),
  }),
  /**
   * The channel by which the letter must leave to count as sent, and where to: lines of a mailing address, one email
   * address, or a link for `web`, where somebody submits it. `source`: the version of the agreement that requires it,
   * null for a demand. Other channels carry copies.
   */
  required_channel: z.object({
    channel: z.enum(['email', 'certified_mail', 'web']),
    address: z.array(z.string()),
    source: z.string().nullable(),
  }),
  /** What proves its receipt, of which `delivered_on` is the day that counts; null for a letter from before. */
  receipt: z.enum(receiptProofs).nullable(),
  /** It is a notice by email, and no account of the firm sends it: its attorney does. */
  by_counsels_hand: z.boolean(),
  /**
   * What still has to be decided before it leaves, beginning with what bars approval; the use cases refuse with the
   * same texts.
   */
  decisions: z.array(letterDecision),
  /** The letter that superseded it, and the one that it superseded; null where there is none. */
  superseded_by: id.nullable(),
  in_place_of: id.nullable(),
  /**
   * The note with which its attorney returned it, until it is approved, and what was said to have been done about it. `changed`: its text was
   * since then. `asks`: putting it into review asks the caller what was done.
   */
  returned: said.extend({ changed: z.boolean(), asks: z.boolean(), answer: said.nullable() }).nullable(),
  /**
   * Why its attorney drafted it out of the order of letters, and which obstacle the order gave; null for one in order.
   */
  departure: z
    .object({ attorney_name: z.string(), obstacle: z.string(), reason: z.string(), at: timestamp })
    .nullable(),
  /** Why a paper that the letter calls signed does not stand, in a sentence; approval is barred while this is set. */
  papers_blocked_by: z.string().nullable(),
  /** Why no letter of this case may be sent now, in a sentence: the agreement is unsigned, or the case has ended. */
  send_blocked_by: z.string().nullable(),
});
export type LetterView = z.infer<typeof letterView>;
