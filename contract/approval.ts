import { z } from 'zod';
import { keysOf } from '../domain/json.ts';
import { attestations } from '../domain/letters/attestation.ts';
import { calendarDate, timestamp } from './shapes.ts';

/** The version of the text that an attorney attests. */
export const attestation = z.enum(keysOf(attestations));

/**
 * `fits`: the license is of the merchant's state, or of the law that the agreement chooses; null when of neither, which
 * needs a reason.
 */
export const approvalGround = z.object({
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
  /** When they last opened the exhibit book, and its sha-256; null where none is bound. */
  exhibits_seen_at: timestamp.nullable(),
  exhibits_sha256: z.string().nullable(),
  /** How the attorney proves their identity, and until when the last proof counts; null when it must be given again. */
  proof: z.object({
    how: z.enum(['second_factor', 'password']),
    has_codes: z.boolean(),
    has_passkey: z.boolean(),
    good_until: timestamp.nullable(),
  }),
});
export type ApprovalGroundView = z.infer<typeof approvalGround>;
