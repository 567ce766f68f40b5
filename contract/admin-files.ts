import { oc } from '@orpc/contract';
import { z } from 'zod';
import { documentKinds } from '../domain/case.ts';
import { scanStates } from '../domain/scan.ts';
import { caseFile, id, timestamp } from './shapes.ts';

/** A file as staff see it: `scan` says whether it was looked at for malware, when, and by which scanner. */
export const adminFile = caseFile.extend({
  scan: z.object({ state: z.enum(scanStates), at: timestamp.nullable(), by: z.string().nullable() }),
});
export type AdminFile = z.infer<typeof adminFile>;

/** Staff say what a document is; a row of the case's history. */
export const setFileKind = oc
  .route({ method: 'POST', path: '/admin/files/{id}/kind', tags: ['admin'] })
  .input(z.strictObject({ id, document_type: z.enum([...documentKinds, 'application_document']) }))
  .output(adminFile);
