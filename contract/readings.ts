import { oc } from '@orpc/contract';
import { z } from 'zod';
import { contradiction } from '../domain/documents/contradictions.ts';
import { readingView } from '../domain/documents/reading.ts';
import { id } from './shapes.ts';

/** What was read of the files of one's own draft, in the order in which they came. Nothing of it is applied: the wizard suggests. */
export const draftReadings = oc
  .route({ method: 'GET', path: '/application-draft/readings', tags: ['application'] })
  .output(z.object({ items: z.array(readingView) }));

/** What was read of a case's files, for everybody who sees the case. */
export const caseReadings = oc
  .route({ method: 'GET', path: '/cases/{id}/readings', tags: ['cases'] })
  .input(z.strictObject({ id }))
  .output(z.object({ items: z.array(readingView) }));

/** Where the entered answers and the documents are not the same: for staff and the case's attorney. */
export const caseContradictions = oc
  .route({ method: 'GET', path: '/cases/{id}/contradictions', tags: ['letters'] })
  .input(z.strictObject({ id }))
  .output(z.object({ items: z.array(contradiction) }));
