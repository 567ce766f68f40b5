import { z } from 'zod';
import { paperKinds, paperParties } from '../domain/papers/kinds.ts';
import { originalSteps } from '../domain/papers/original.ts';
import { drawnPath } from '../domain/papers/signed-paper.ts';
import { aiConsentShape } from './ai.ts';
import { allow } from './policy.ts';
import { calendarDate, id, timestamp } from './shapes.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const kind = z.enum(paperKinds);
const one = { id, kind };

const signature = z.object({
  id,
  party: z.enum(paperParties),
  name: z.string(),
  at: timestamp,
  address: z.string(),
  /** Path data in `drawnBox`; null when the name was only typed. */
  drawn: drawnPath.nullable(),
  sha256,
  /** Signed by hand on this day, with the file of the scan, and what was done with the original so far; null when signed on a screen. */
  by_hand: z
    .object({
      on: calendarDate,
      file_id: id,
      original: z.array(z.object({ step: z.enum(originalSteps), on: calendarDate, by: z.string() })),
    })
    .nullable(),
});

/**
 * A paper of a case: as it would be signed now, or exactly as it was signed. `text` is plain text with `**bold**` and `# heading` lines, `missing`
 * what it still lacks. `stale`: it was signed, and no longer counts; `why` says so in a sentence.
 */
const paper = z.object({
  kind,
  title: z.string(),
  text: z.string(),
  text_sha256: sha256,
  /** Every term in Spanish, where there is a translation to read before signing. */
  spanish: z.string().nullable(),
  missing: z.array(z.string()),
  /** Those that count, in the order of its signers. */
  signatures: z.array(signature),
  in_force: z.boolean(),
  stale: z.object({ id, name: z.string(), at: timestamp, why: z.string() }).nullable(),
  /** It can be signed in the case as it stands; false once its time is over. */
  asked: z.boolean(),
  /** Who signs its original by hand, printed and mailed; empty for one that is signed on a screen. */
  by_hand: z.array(z.enum(paperParties)),
  /** What still has to be done with an original that the merchant has signed, the next one first. */
  original_open: z.array(z.enum(originalSteps)),
  /** The case waits for the caller's signature: they can sign, it is not theirs to choose, and the case has not ended. */
  owed: z.boolean(),
  /** Of the caller, now. `record`: what they may record next of the original, or null. */
  may: z.object({ sign: z.boolean(), withdraw: z.boolean(), record: z.enum(originalSteps).nullable() }),
});
export type PaperView = z.infer<typeof paper>;

/** An answer that a notice of dispute states, by the wizard's name and as typed there; blank while it is not given. */
const statedAnswer = z.object({ name: z.string(), answer: z.string() });

const found = z.string().trim().min(3, 'Say it in a few words.').max(1000);
/** What counsel found out before engaging a client; days are the firm's. */
export const inquiryInput = z.strictObject({
  /** How the client's identity, the signer's authority and the owners were verified. */
  identity: found,
  authority: found,
  owners: found,
  /** When and in which lists the client and its owners were screened for sanctions. */
  screened_on: calendarDate,
  screened: found,
  /** When the firm's own records were searched for conflicts of interest, without any. */
  conflicts_on: calendarDate,
});
const inquiry = inquiryInput.extend({ recorded_at: timestamp });

const toClient = z.string().trim().min(3, 'Say it in a few words.').max(4000);
/** What counsel says in the closing letter. `limitation_on`: the earliest date that they confirm, without tolling; null: none. */
export const closingInput = z.strictObject({
  done: toClient,
  not_done: toClient,
  limitation_on: calendarDate.nullable(),
  /** Of which claim and by which law, or why none is confirmed. */
  limitation: toClient.max(1000),
  /** Who checked it besides; null: nobody. */
  second_lawyer: toClient.max(200).nullable(),
});

const casePapers = z.object({
  case_id: id,
  /** Of the case: what was changed since another version was read is not overwritten. */
  version: z.number().int(),
  items: z.array(paper),
  /** What the notice states of the account, none where the version is not known; `may_answer`: the caller may still give or correct it. */
  answers: z.array(statedAnswer),
  may_answer: z.boolean(),
  /** Names under which the caller's signature is expected: anybody else's is asked about. Empty for those who sign nothing. */
  expected_names: z.array(z.string()),
  /** Counsel's own, which nobody else reads: the latest before the engagement letter; null while there is none. */
  inquiry: inquiry.nullable(),
  /**
   * Whom the merchant deals with, by name: who handles the case for the service, and the attorney, with the bar that says so and a telephone where
   * one is on file.
   */
  people: z.object({
    handler: z.string().nullable(),
    attorney: z
      .object({
        name: z.string(),
        firm: z.string(),
        bar_state: z.string(),
        bar_number: z.string(),
        phone: z.string().nullable(),
      })
      .nullable(),
  }),
  /** Lines of the address to which originals are mailed; empty where none is recorded, or none is signed by hand. */
  mail_to: z.array(z.string()),
});
export type CasePapersView = z.infer<typeof casePapers>;

export const papers = {
  list: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/papers', tags: ['papers'] })
    .input(z.strictObject({ id }))
    .output(casePapers),
  /**
   * Signs the paper whose text has this sha-256, by a typed name and, if they like, a drawn signature. 409 VERSION_MISMATCH when the text has
   * changed. Idempotent while the signature counts. `other_name`: the name is none of those expected, and is meant. `scan`: of a paper signed
   * by hand, a file of the case of the kind `signed_paper` and the day beside the signature.
   */
  sign: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/papers/{kind}/sign', tags: ['papers'] })
    .input(
      z.strictObject({
        ...one,
        sha256,
        typed_name: z.string().trim().min(2).max(200),
        drawn: drawnPath.nullable().default(null),
        other_name: z.boolean().default(false),
        scan: z.strictObject({ file_id: id, signed_on: calendarDate }).nullable().default(null),
        agreed: z.literal(true),
        /** Beside the merchant's signature of the engagement letter; null: not ticked. */
        ai_consent: aiConsentShape.nullable().default(null),
      }),
    )
    .output(casePapers),
  /**
   * The merchant gives what the notice states, until they have signed a paper of it; an answer left out stays as it is. 409 VERSION_MISMATCH when the
   * case was changed meanwhile, 422 INVALID_INPUT with `fields`.
   */
  answer: allow('signed-in')
    .route({ method: 'PUT', path: '/cases/{id}/papers/answers', tags: ['papers'] })
    .input(
      z.strictObject({
        id,
        version: z.number().int().min(1),
        answers: z.array(z.strictObject({ name: z.string().max(40), answer: z.string().max(400) })).max(10),
      }),
    )
    .output(casePapers),
  /**
   * The attorney of the case records their inquiry, after which they may sign the engagement letter. 422 INVALID_INPUT for a day to come, 403 for
   * everybody else, 409 CONFLICT once the engagement is in force.
   */
  attest: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/papers/engagement/inquiry', tags: ['papers'] })
    .input(z.strictObject({ id, ...inquiryInput.shape, no_conflict: z.literal(true) }))
    .output(casePapers),
  /**
   * The attorney of the case says what the closing letter states, before they sign it; said again, it replaces what was said. 403 for everybody
   * else, 409 CONFLICT while none is asked for.
   */
  recordClosing: allow('attorney')
    .route({ method: 'POST', path: '/cases/{id}/papers/closing_letter/points', tags: ['papers'] })
    .input(z.strictObject({ id, ...closingInput.shape }))
    .output(casePapers),
  /** What became of the original of a paper signed by hand. Staff record that it arrived; the rest is the attorney's. Idempotent. */
  recordOriginal: allow('desk')
    .route({ method: 'POST', path: '/cases/{id}/papers/{kind}/original', tags: ['papers'] })
    .input(z.strictObject({ ...one, step: z.enum(originalSteps), on: calendarDate }))
    .output(casePapers),
  /** Takes the caller's signature back, as long as its kind allows. Idempotent. */
  withdraw: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/papers/{kind}/withdraw', tags: ['papers'] })
    .input(z.strictObject(one))
    .output(casePapers),
};
