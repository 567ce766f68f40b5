import { z } from 'zod';
import { answersSchema } from '../domain/intake/answers.ts';
import { aiConsentShape, aiDisclosureShape } from './ai.ts';
import { allow } from './policy.ts';
import { id, timestamp } from './shapes.ts';

/** A file uploaded for the draft and not part of a case yet. */
const uploadedFile = z.object({
  id,
  filename: z.string(),
  content_type: z.string(),
  size_bytes: z.number().int(),
  created_at: timestamp,
});

export const draft = z.object({
  /** 0 before the first save; each save adds one. */
  version: z.number().int(),
  answers: answersSchema,
  /** The step that the merchant was on, 0 to 8. */
  step: z.number().int().min(0).max(8),
  uploads: z.array(uploadedFile),
  updated_at: timestamp.nullable(),
  /** What the merchant is asked about language models; null where nothing leaves. */
  ai: aiDisclosureShape.nullable(),
  /** The caller's newest case: if it has changed, the application was submitted in the meantime. */
  last_submitted: z.object({ case_id: id, case_number: z.string() }).nullable(),
});
export type Draft = z.infer<typeof draft>;

export const application = {
  getDraft: allow('signed-in')
    .route({ method: 'GET', path: '/application-draft', tags: ['application'] })
    .output(draft),
  /**
   * Saves the whole draft. `version` is the one last seen; 409 VERSION_MISMATCH, and nothing is written, when another
   * device has saved since.
   */
  putDraft: allow('signed-in')
    .route({ method: 'PUT', path: '/application-draft', tags: ['application'] })
    .input(
      z.strictObject({
        version: z.number().int().min(0),
        answers: answersSchema,
        step: z.number().int().min(0).max(8),
      }),
    )
    .output(z.object({ version: z.number().int(), updated_at: timestamp })),
  /** Deletes the draft and its files for good. 409 VERSION_MISMATCH when another device has saved since. */
  discardDraft: allow('signed-in')
    .route({ method: 'POST', path: '/application-draft/discard', tags: ['application'] })
    .input(z.strictObject({ version: z.number().int().min(0) }))
    .output(z.object({ discarded: z.literal(true) })),
  /** Removes an uploaded file from the draft. */
  removeUpload: allow('signed-in')
    .route({ method: 'DELETE', path: '/application-draft/uploads/{id}', tags: ['application'] })
    .input(z.strictObject({ id }))
    .output(z.object({ removed: z.literal(true) })),
  /**
   * Submits the draft. Idempotent by key; with other content under the key 409 IDEMPOTENCY_MISMATCH. 422 INVALID_INPUT
   * carries `fields`.
   */
  submit: allow('signed-in')
    .route({
      method: 'POST',
      path: '/applications',
      tags: ['application'],
      inputStructure: 'detailed',
      successStatus: 201,
    })
    .input(
      z.object({
        headers: z.object({ 'idempotency-key': z.string().min(8).max(200) }),
        body: z.strictObject({
          version: z.number().int().min(1),
          /** Null: not ticked, and the case is drafted without. */
          ai_consent: aiConsentShape.nullable().default(null),
        }),
      }),
    )
    .output(z.object({ case_id: id, case_number: z.string() })),
};
