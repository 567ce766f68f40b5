import { oc } from '@orpc/contract';
import { z } from 'zod';
import { caseAnalysis } from '../domain/analysis.ts';
import { letterTypes } from '../domain/letter.ts';
import { appliedInstruction, processorContact, refusedInstruction } from './letters.ts';
import { email, id } from './shapes.ts';

/** The five functions and two procedures of the spec, section 7, with its names, fields and answers. */
const byCase = z.strictObject({ caseId: id });

export const strategyAnalyzer = oc
  .route({ method: 'POST', path: '/functions/ai-case-strategy-analyzer', tags: ['functions'] })
  .input(byCase)
  .output(z.object({ success: z.boolean(), queued: z.boolean() }));

export const comprehensiveAnalyzer = oc
  .route({ method: 'POST', path: '/functions/ai-comprehensive-case-analyzer', tags: ['functions'] })
  .input(byCase)
  .output(z.object({ analysis: caseAnalysis }));

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

export const demandLetterGenerator = oc
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
  );

export const testFunction = oc
  .route({ method: 'POST', path: '/functions/ai-test-function', tags: ['functions'] })
  .input(byCase)
  /** `engine`: what drafts letters here. `model_answers` is null without a language model; drafting goes on when it does not answer. */
  .output(z.object({ success: z.boolean(), engine: z.string(), model_answers: z.boolean().nullable() }));

/** The organisation is made from the signed-in person; the first element carries its id, as the spec reads it. */
export const createMerchantOrgAndUser = oc
  .route({ method: 'POST', path: '/rpc/create_merchant_org_and_user', tags: ['procedures'] })
  .input(
    z.strictObject({
      p_org_name: z.string().trim().max(200).default(''),
      p_email: email,
      p_phone: z.string().max(40).nullable().default(null),
    }),
  )
  .output(z.array(z.object({ org_id: id })));

export const createAdminUser = oc
  .route({ method: 'POST', path: '/rpc/create_admin_user', tags: ['procedures'] })
  .input(z.strictObject({ p_email: z.string().trim().pipe(email) }))
  .output(z.object({ granted: z.literal(true) }));

/**
 * An analysis as a PDF: `analysisText` (the structure as JSON, or plain words) when given, else the stored one; 409 CONFLICT when there is none.
 * `caseData` is taken for the sake of the spec; the head is printed from the stored case.
 */
export const pdfGenerator = oc
  .route({ method: 'POST', path: '/functions/ai-pdf-generator', tags: ['functions'] })
  .input(
    z.strictObject({
      caseId: id,
      analysisText: z.string().max(400_000).default(''),
      caseData: z.record(z.string(), z.unknown()).default({}),
    }),
  )
  .output(z.object({ pdfBase64: z.string(), contentType: z.literal('application/pdf'), filename: z.string() }));
