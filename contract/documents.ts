import { z } from 'zod';
import { fileKinds } from '../domain/documents/document-kind.ts';
import { contradiction } from '../domain/documents/contradictions.ts';
import { extractionView } from '../domain/documents/extraction.ts';
import { maxFilesPerCase } from '../domain/intake/upload-documents.ts';
import { scanStates } from '../domain/documents/scan.ts';
import { allow } from './policy.ts';
import { caseFile, id, timestamp } from './shapes.ts';

/** A file as staff see it; `scan`: when and by which scanner it was checked for malware. */
export const adminFile = caseFile.extend({
  scan: z.object({ state: z.enum(scanStates), at: timestamp.nullable(), by: z.string().nullable() }),
});
export type AdminFile = z.infer<typeof adminFile>;

export const documents = {
  /**
   * What was extracted from the files of the caller's draft, in upload order. Nothing is applied: the wizard suggests
   * it.
   */
  listDraftExtractions: allow('signed-in')
    .route({ method: 'GET', path: '/application-draft/extractions', tags: ['application'] })
    .output(z.object({ items: z.array(extractionView) })),
  /** Spec, section 9: 100 a page, by name ascending. */
  list: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/files', tags: ['cases'] })
    .input(z.strictObject({ id, cursor: z.string().max(600).optional() }))
    .output(z.object({ items: z.array(caseFile), next_cursor: z.string().nullable() })),
  /** Adds finished uploads (tus, with `case_id` in their metadata) to the case. Idempotent. */
  add: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/files', tags: ['cases'] })
    .input(
      z.strictObject({
        id,
        files: z
          .array(z.strictObject({ id, document_type: z.enum(fileKinds) }))
          .min(1)
          .max(maxFilesPerCase),
      }),
    )
    .output(z.object({ items: z.array(caseFile) })),
  /** What was extracted from a case's files, for everyone who may see the case. */
  listExtractions: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/extractions', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(extractionView) })),
  /** Where the entered answers contradict the documents; for staff and the case's attorney. */
  listContradictions: allow('desk')
    .route({ method: 'GET', path: '/cases/{id}/contradictions', tags: ['letters'] })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(contradiction) })),
  /** Staff set a document's kind; recorded in the case's history. */
  setKind: allow('staff')
    .route({ method: 'POST', path: '/admin/files/{id}/kind', tags: ['admin'] })
    .input(z.strictObject({ id, document_type: z.enum(fileKinds) }))
    .output(adminFile),
};
