import { z } from 'zod';
import { drawnPath, paperKinds } from '../domain/letters/signed-paper.ts';
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

/** One thing that the agreement asks before a letter may be called its notice. `who` must do it. */
const ask = z.object({
  id: z.enum(['details', 'documents', 'filing_day', 'form', 'notice', 'authorization', 'version']),
  says: z.string(),
  who: z.enum(['merchant', 'desk', 'attorney']),
  met: z.boolean(),
});

/**
 * A paper that the version asks the merchant to sign, or what the merchant may offer: plain text with `**bold**` and `# heading` lines. `missing`: what its text still lacks.
 * `stale`: it was signed, and no longer counts; `why` says so in a sentence.
 */
const paper = z.object({
  kind: z.enum(paperKinds),
  title: z.string(),
  form: z.string().nullable(),
  text: z.string(),
  text_sha256: sha256,
  missing: z.array(z.string()),
  signed: z
    .object({
      id,
      name: z.string(),
      at: timestamp,
      address: z.string(),
      drawn: drawnPath.nullable(),
      sha256,
    })
    .nullable(),
  stale: z.object({ name: z.string(), at: timestamp, why: z.string() }).nullable(),
});

const offerTerms = z.strictObject({
  amount_cents: cents.min(1).max(100_000_000_000_00),
  terms: z.string().trim().max(2_000),
  good_until: calendarDate,
});

const listedFile = z.object({ id, filename: z.string(), created_at: timestamp });

/** The agreement that governs a case, and the notice of dispute as it asks for it. */
const packetView = z.object({
  case_id: id,
  processor: z.enum(processors),
  processor_name: z.string(),
  /** Null while it is not known; `why` says why it governs, or why it is not known. */
  version: version.nullable(),
  why: z.string(),
  doubt: z.string().nullable(),
  hold_terms: z.object({ version: version.nullable(), why: z.string() }),
  /** Versions to choose from where the days on file do not decide. */
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
  /** Confirmed today, the day of use. */
  confirmed_today: z.boolean(),
  asks: z.array(ask),
  /** Every box of the packet is met. */
  is_notice: z.boolean(),
  /** A letter that was sent brought the notice. */
  notice_given: z.boolean(),
  /** How it travels, where to and how long the agreement then waits, in words; null where no text says so. */
  sent_by: z.string().nullable(),
  sent_to: z.array(z.string()),
  waiting: z.string().nullable(),
  clause: passage.nullable(),
  channel_clause: passage.nullable(),
  /** Terms adverse to the merchant, in plain words and in its own. */
  adverse: z.array(passage.extend({ plain: z.string() })),
  papers: z.array(paper),
  /** Null where the version knows no form. `needs`: the form as a file of the case, or the day it was submitted on the web. */
  form: z
    .object({
      name: z.string(),
      link: z.string(),
      needs: z.enum(['file', 'web']),
      recorded: z
        .object({ completed_on: calendarDate, filename: z.string().nullable(), by: z.string(), counts: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** Null where the version does not ask for a day of filing. */
  filing: z.object({ on: calendarDate.nullable(), earliest: calendarDate.nullable() }).nullable(),
  /** What the desk proposed that the merchant offer. It is offered only once the merchant has signed its paper. */
  offer_terms: offerTerms.nullable(),
  /** Names under which a signature is expected: anybody else's is asked about. */
  expected_names: z.array(z.string()),
  agreement_files: z.array(listedFile),
  /** Files that may be recorded as the form; for the desk. */
  form_files: z.array(listedFile),
  may: z.object({
    sign: z.boolean(),
    record_form: z.boolean(),
    set_filing_day: z.boolean(),
    choose_version: z.boolean(),
    confirm_version: z.boolean(),
    set_aside_version: z.boolean(),
    propose_offer: z.boolean(),
  }),
});
export type PacketView = z.infer<typeof packetView>;
export type PaperView = PacketView['papers'][number];

const change = (policy: Policy, path: `/${string}`) =>
  allow(policy).route({ method: 'POST', path: `/cases/{id}/packet${path}`, tags: ['letters'] });

export const packet = {
  get: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/packet', tags: ['letters'] })
    .input(z.strictObject(caseId))
    .output(packetView),
  /**
   * The merchant signs the paper whose text has this sha-256, by a typed name and, if they like, a drawn signature. 409 VERSION_MISMATCH when
   * the text has changed. Idempotent while the signature counts. `other_name`: the name is none of those expected, and is meant.
   */
  signPaper: change('signed-in', '/papers/{kind}/sign')
    .input(
      z.strictObject({
        ...caseId,
        kind: z.enum(paperKinds),
        sha256,
        typed_name: z.string().trim().min(2).max(200),
        drawn: drawnPath.nullable(),
        other_name: z.boolean(),
        agreed: z.literal(true),
      }),
    )
    .output(packetView),
  /** The merchant takes a signature back, until a letter with it is being sent. Idempotent. */
  withdrawPaper: change('signed-in', '/papers/{kind}/withdraw')
    .input(z.strictObject({ ...caseId, kind: z.enum(paperKinds) }))
    .output(packetView),
  /** The processor's form: a file of the case, or null when it was submitted on the web. */
  recordForm: change('desk', '/form')
    .input(z.strictObject({ ...caseId, file_id: id.nullable(), completed_on: calendarDate }))
    .output(packetView),
  setFilingDay: change('desk', '/filing-day')
    .input(z.strictObject({ ...caseId, filing_on: calendarDate.nullable() }))
    .output(packetView),
  /** Chooses the version where the days on file do not decide it; null takes the choice back. */
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
  /** Proposes an offer for the merchant to sign, or none: null takes it back. */
  proposeOffer: change('desk', '/offer')
    .input(z.strictObject({ ...caseId, offer: offerTerms.nullable() }))
    .output(packetView),
  /** The attorney of the case has read the agreement today, and this version is in force. Idempotent for the day. */
  confirmVersion: change('attorney', '/version/confirm')
    .input(z.strictObject({ ...caseId, version: versionId }))
    .output(packetView),
};
