import { z } from 'zod';
import { letterTypes } from '../domain/letters/letter.ts';
import { allow } from './policy.ts';
import { id } from './shapes.ts';

const letterOrder = z.strictObject({
  caseId: id,
  demandType: z.enum(letterTypes),
  customInstructions: z.string().max(4_000).default(''),
  /** Why the case's attorney departs from the order of its letters; refused from staff (403). */
  departure: z.string().trim().min(1).max(1_000).optional(),
  /** The caller knows that somebody has edited the letter that the new one replaces. */
  overEdits: z.boolean().default(false),
});

/**
 * How to reach a processor. `address_lines` only when the address is confirmed for mail; otherwise `note` says what
 * must be confirmed first.
 */
export const processorContact = z.object({
  name: z.string(),
  address_lines: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
});
export type ProcessorContact = z.infer<typeof processorContact>;

/** The outcome of one instruction, as typed. */
export const appliedInstruction = z.object({ text: z.string(), effect: z.string() });

/**
 * Edits that were carried over into a draft: the editors, how many parts they changed, and the parts where the draft
 * says something else but the edited text was kept.
 */
export const carriedOver = z.object({
  editors: z.array(z.string()),
  changes: z.number().int(),
  both: z.array(z.string()),
});

export type CarriedOver = z.infer<typeof carriedOver>;

export const refusedInstruction = z.object({ text: z.string(), why: z.string() });

/**
 * Drafting on demand, and whether the engine is ready (spec, section 7). A new letter supersedes one that is drafted or
 * in review, never one that is approved. 409 CONFLICT with the reason when a letter is not due. Also 409 CONFLICT when
 * the superseded letter was edited and the request does not set `overEdits`; `fields.overEdits` then says what becomes
 * of the edits. A letter of the same type keeps them (`carried_over`).
 */
export const letterGenerator = {
  generate: allow('desk')
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
        /** The outcome of each instruction, with its text as typed. */
        applied: z.array(appliedInstruction),
        not_applied: z.array(refusedInstruction),
        carried_over: carriedOver.nullable(),
      }),
    ),
  testEngine: allow('staff')
    .route({ method: 'POST', path: '/functions/ai-test-function', tags: ['functions'] })
    .input(z.strictObject({ caseId: id }))
    /** `engine`: what drafts letters here. `model_answers` is null without a language model; nothing waits for it. */
    .output(z.object({ success: z.boolean(), engine: z.literal('embedded'), model_answers: z.boolean().nullable() })),
};
