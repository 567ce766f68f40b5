import { z } from 'zod';
import { caseAnalysis } from '../domain/cases/case-analysis.ts';
import { processors } from '../domain/processors.ts';
import { fileKinds } from '../domain/documents/document-kind.ts';
import { answersSchema } from '../domain/intake/answers.ts';
import { allow } from './policy.ts';
import { caseDetail, caseFile, cents, id, late, priority, stageView, status, timestamp } from './shapes.ts';

const byCase = z.strictObject({ caseId: id });

const caseListItem = z.object({
  id,
  case_number: z.string(),
  processor: z.enum(processors),
  other_processor: z.string().nullable(),
  legal_business_name: z.string(),
  held_amount_cents: cents.nullable(),
  status,
  priority,
  stage: stageView,
  late: late.nullable(),
  /** As on the case's own page. */
  planned_on: caseDetail.shape.planned_on,
  actions: caseDetail.shape.actions,
  may: caseDetail.shape.may.pick({ ask_counsel: true }),
  created_at: timestamp,
});

/**
 * A case's application as typed answers, editable until an attorney takes up the letter. `ein` is never returned; blank
 * leaves it unchanged.
 */
const caseAnswers = z.object({
  answers: answersSchema,
  version: z.number().int(),
  editable: z.boolean(),
  why_not: z.string().nullable(),
  has_ein: z.boolean(),
});

export const cases = {
  /** The caller's cases, newest first: created by the caller, or carrying the caller's verified email. */
  list: allow('signed-in')
    .route({ method: 'GET', path: '/cases', tags: ['cases'] })
    .input(
      z.strictObject({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(caseListItem), next_cursor: z.string().nullable() })),
  /**
   * One of my cases; 404 for another's as for a missing one. Only the messages and letters that the merchant may see.
   */
  get: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(caseDetail),
  /**
   * Cancels the case before its letter has gone out; no reason is required. Idempotent. 409 CONFLICT once the letter is
   * on its way.
   */
  cancel: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/cancel', tags: ['cases'] })
    .input(z.strictObject({ id, reason: z.string().trim().max(2_000).default('') }))
    .output(z.object({ cancelled_at: timestamp })),
  getAnswers: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/answers', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(caseAnswers),
  /**
   * 422 INVALID_INPUT with `fields`; 409 VERSION_MISMATCH; 409 CONFLICT once an attorney has taken up the letter. A
   * change has the letter drafted again.
   */
  putAnswers: allow('signed-in')
    .route({ method: 'PUT', path: '/cases/{id}/answers', tags: ['cases'] })
    .input(z.strictObject({ id, version: z.number().int().min(1), answers: answersSchema }))
    .output(caseAnswers),
  /**
   * The merchant says what a document of their case is. 409 CONFLICT once an attorney has taken up the letter. A change
   * has the letter drafted again.
   */
  chooseKind: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/files/{file_id}/kind', tags: ['cases'] })
    .input(z.strictObject({ id, file_id: id, document_type: z.enum(fileKinds) }))
    .output(caseFile),
  requestAnalysis: allow('signed-in')
    .route({ method: 'POST', path: '/functions/ai-case-strategy-analyzer', tags: ['functions'] })
    .input(byCase)
    .output(z.object({ success: z.boolean(), queued: z.boolean() })),
  analyze: allow('staff')
    .route({ method: 'POST', path: '/functions/ai-comprehensive-case-analyzer', tags: ['functions'] })
    .input(byCase)
    .output(z.object({ analysis: caseAnalysis })),
  /**
   * An analysis as a PDF: the one given as `analysisText` (JSON or plain text), else the stored one; 409 CONFLICT when
   * there is none. `caseData` is accepted as the spec has it; the heading comes from the stored case.
   */
  exportAnalysis: allow('staff')
    .route({ method: 'POST', path: '/functions/ai-pdf-generator', tags: ['functions'] })
    .input(
      z.strictObject({
        caseId: id,
        analysisText: z.string().max(400_000).default(''),
        caseData: z.record(z.string().max(200), z.unknown()).default({}),
      }),
    )
    .output(z.object({ pdfBase64: z.string(), contentType: z.literal('application/pdf'), filename: z.string() })),
};
