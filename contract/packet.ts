import { z } from 'zod';
import { processors } from '../domain/processors.ts';
import { allow, type Policy } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

const caseId = { id };
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const versionId = z.string().max(60);

const version = z.object({
  id: versionId,
  title: z.string(),
  from: calendarDate,
  /** The official page. */
  source_url: z.string(),
});

/** A passage of the agreement, word for word. */
const passage = z.object({ quote: z.string(), anchor: z.string() });

/** One thing that the agreement requires before a letter may be called its notice. `who` must do it; `later`: once something else of it is done. */
const ask = z.object({
  id: z.enum([
    'details',
    'documents',
    'filing_day',
    'form_blank',
    'form',
    'notice',
    'form_ticks',
    'counsel',
    'authorization',
    'originals',
    'compared',
    'version',
  ]),
  says: z.string(),
  who: z.enum(['merchant', 'desk', 'attorney']),
  met: z.boolean(),
  turn: z.enum(['now', 'later']),
});

const offerTerms = z.strictObject({
  amount_cents: cents.min(1).max(100_000_000_000_00),
  terms: z.string().trim().max(2_000),
  good_until: calendarDate,
});

const listedFile = z.object({ id, filename: z.string(), created_at: timestamp });

/**
 * The blank of a prescribed form: where and when it was taken, by whom, and its fields, none where it is flat. `role`: what a field is for;
 * `suggested`: what the facts say in it.
 */
const blankForm = z.object({
  id,
  file_id: id,
  filename: z.string(),
  sha256,
  source: z.string(),
  fetched_on: calendarDate,
  by: z.string(),
  pages: z.number().int(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.enum(['text', 'box', 'choice']),
      options: z.array(z.string()),
      value: z.string(),
      max: z.number().int().nullable(),
      lines: z.boolean(),
      role: z.enum(['signature', 'date', 'fact', 'free']),
      suggested: z.string(),
    }),
  ),
});

/** The form as it came back: signed by the merchant or not, what counsel ticks of it, and once they have, who and when. */
const filledForm = z.object({
  file_id: id,
  filename: z.string(),
  sha256,
  pages: z.number().int(),
  filled_here: z.boolean(),
  completed_on: calendarDate,
  by: z.string(),
  signed: z.boolean(),
  to_tick: z.array(z.object({ id: z.string(), says: z.string(), value: z.string().nullable() })),
  ticked: z.object({ by: z.string(), at: timestamp }).nullable(),
});

/** The processor's form. `needs`: the form as a file, or the day it was submitted on the web. Blank and filled count under the version that governs. */
const form = z.object({
  name: z.string(),
  link: z.string(),
  needs: z.enum(['file', 'web']),
  /** What to enter where it is submitted on the web, field by field. */
  fields: z.array(z.object({ label: z.string(), text: z.string() })),
  recorded: z
    .object({
      completed_on: calendarDate,
      filename: z.string().nullable(),
      /** Of a submission on the web: its number or text, or the name of the file that shows it. */
      confirmation: z.string().nullable(),
      by: z.string(),
      counts: z.boolean(),
    })
    .nullable(),
  blank: blankForm.nullable(),
  filled: filledForm.nullable(),
});

/** The agreement that governs a case, and the notice of dispute that it requires. */
const packetView = z.object({
  case_id: id,
  processor: z.enum(processors),
  processor_name: z.string(),
  /** Null while it is not known. `why`: why it governs, or why it is not known. */
  version: version.nullable(),
  why: z.string(),
  doubt: z.string().nullable(),
  hold_terms: z.object({ version: version.nullable(), why: z.string() }),
  /** Versions to choose from where the days on file leave it open. */
  choices: z.array(version),
  /** What somebody chose, or the version that the attorney set aside: one of the two is null. */
  choice: z
    .object({
      version: versionId.nullable(),
      set_aside: versionId.nullable(),
      reason: z.string(),
      by: z.string(),
      at: timestamp,
    })
    .nullable(),
  confirmed: z.object({ on: calendarDate, by: z.string() }).nullable(),
  /** Confirmed today, as the day of use requires. */
  confirmed_today: z.boolean(),
  /** Empty once the case has ended: nobody owes anything for its notice then. */
  asks: z.array(ask),
  open: z.boolean(),
  /** Every box of the packet is met. */
  is_notice: z.boolean(),
  /** Whether a sent letter brought the notice. */
  notice_given: z.boolean(),
  /** How it travels, where to, and how long the agreement then waits, in words; null where no text says so. */
  sent_by: z.string().nullable(),
  sent_to: z.array(z.string()),
  waiting: z.string().nullable(),
  clause: passage.nullable(),
  channel_clause: passage.nullable(),
  /** Terms adverse to the merchant, in plain words and in the agreement's own; `quote` is null where counsel explains the term. */
  adverse: z.array(passage.extend({ plain: z.string(), quote: z.string().nullable() })),
  /** Null where the version knows no form. */
  form: form.nullable(),
  /** Null where the version does not require a day of filing. */
  filing: z.object({ on: calendarDate.nullable(), earliest: calendarDate.nullable() }).nullable(),
  /** The terms that the desk proposed. They are offered only once the merchant has signed their paper. */
  offer_terms: offerTerms.nullable(),
  agreement_files: z.array(listedFile),
  may: z.object({
    record_form: z.boolean(),
    supply_form: z.boolean(),
    fill_form: z.boolean(),
    return_form: z.boolean(),
    tick_form: z.boolean(),
    set_filing_day: z.boolean(),
    choose_version: z.boolean(),
    confirm_version: z.boolean(),
    set_aside_version: z.boolean(),
    propose_offer: z.boolean(),
  }),
});
export type PacketView = z.infer<typeof packetView>;

const change = (policy: Policy, path: `/${string}`) =>
  allow(policy).route({ method: 'POST', path: `/cases/{id}/packet${path}`, tags: ['letters'] });

export const packet = {
  get: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/packet', tags: ['letters'] })
    .input(z.strictObject(caseId))
    .output(packetView),
  /** The processor's web form was submitted, with its confirmation as text or as a file of the case, without which it has not left (422). */
  recordForm: change('desk', '/form')
    .input(
      z.strictObject({
        ...caseId,
        completed_on: calendarDate,
        confirmation: z.string().trim().min(1).max(1_000).nullable().default(null),
        confirmation_file_id: id.nullable().default(null),
      }),
    )
    .output(packetView),
  /** The blank of a prescribed form, a file of the case of its kind, with the address and the day that it was taken. */
  supplyForm: change('desk', '/form/blank')
    .input(
      z.strictObject({
        ...caseId,
        file_id: id,
        source: z
          .string()
          .trim()
          .max(500)
          .regex(/^https?:\/\/\S+$/, 'Enter the address, beginning with https://.'),
        fetched_on: calendarDate,
      }),
    )
    .output(packetView),
  /** The merchant fills in the fields of the form; those left out stay as the blank has them. 409 VERSION_MISMATCH when there is another blank. */
  fillForm: change('signed-in', '/form/fill')
    .input(
      z.strictObject({
        ...caseId,
        blank_id: id,
        values: z.array(z.strictObject({ name: z.string().max(300), value: z.string().max(10_000) })).max(500),
      }),
    )
    .output(packetView),
  /** The form as it came back, a file of the case of its kind. The blank returned as a blank is refused. */
  returnForm: change('signed-in', '/form/return')
    .input(z.strictObject({ ...caseId, blank_id: id, file_id: id }))
    .output(packetView),
  /** The attorney of the case ticks everything of the file with this sha-256. */
  tickForm: change('attorney', '/form/tick')
    .input(z.strictObject({ ...caseId, sha256, ticked: z.array(z.string().max(310)).max(600) }))
    .output(packetView),
  setFilingDay: change('desk', '/filing-day')
    .input(z.strictObject({ ...caseId, filing_on: calendarDate.nullable() }))
    .output(packetView),
  /** Chooses the version where the days on file leave it open; null takes the choice back. */
  chooseVersion: change('desk', '/version')
    .input(z.strictObject({ ...caseId, version: versionId.nullable(), reason: z.string().trim().min(3).max(1_000) }))
    .output(packetView),
  /**
   * The attorney of the case sets aside the version that governs: the letter is then a demand. `chooseVersion` with null takes it back. 409
   * VERSION_MISMATCH when another version governs by now.
   */
  setAsideVersion: change('attorney', '/version/set-aside')
    .input(z.strictObject({ ...caseId, version: versionId, reason: z.string().trim().min(3).max(1_000) }))
    .output(packetView),
  /** The attorney of the case proposes an offer for the merchant to sign; null takes the proposal back. */
  proposeOffer: change('attorney', '/offer')
    .input(z.strictObject({ ...caseId, offer: offerTerms.nullable() }))
    .output(packetView),
  /** The attorney of the case has read the agreement today, and this version is in force. Idempotent for the day. */
  confirmVersion: change('attorney', '/version/confirm')
    .input(z.strictObject({ ...caseId, version: versionId }))
    .output(packetView),
};
