import { z } from 'zod';
import { keysOf } from '../domain/json.ts';
import { attestations } from '../domain/letters/attestation.ts';
import { calendarDate, timestamp } from './shapes.ts';

/** The version of the text that an attorney attests. */
export const attestation = z.enum(keysOf(attestations));

/** `fits`: of the merchant's state, of the law that the agreement chooses, or of neither, for which the attorney gives a reason. */
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
  /** How the attorney proves that it is them, and until when the last proof counts; null: it is asked for. */
  proof: z.object({
    how: z.enum(['second_factor', 'password']),
    has_codes: z.boolean(),
    has_passkey: z.boolean(),
    good_until: timestamp.nullable(),
  }),
});
export type ApprovalGroundView = z.infer<typeof approvalGround>;
