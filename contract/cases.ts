import { oc } from '@orpc/contract';
import { z } from 'zod';
import { processors } from '../domain/case.ts';
import { caseDetail, cents, id, neededAction, priority, stageView, status, timestamp } from './shapes.ts';

export const caseListItem = z.object({
  id,
  case_number: z.string(),
  processor: z.enum(processors),
  legal_business_name: z.string(),
  held_amount_cents: cents.nullable(),
  status,
  priority,
  stage: stageView,
  /** What the case waits for from its merchant; the case's own page names what would help besides. */
  actions: z.array(neededAction),
  created_at: timestamp,
});

/** My cases: `created_by` is me, or the case e-mail equals my verified e-mail; newest first. */
export const listCases = oc
  .route({ method: 'GET', path: '/cases', tags: ['cases'] })
  .input(
    z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  )
  .output(z.object({ items: z.array(caseListItem), next_cursor: z.string().nullable() }));

/** One of my cases; a stranger's and a missing one are the same 404. Messages and letters are those that the merchant may see. */
export const getCase = oc
  .route({ method: 'GET', path: '/cases/{id}', tags: ['cases'] })
  .input(z.strictObject({ id }))
  .output(caseDetail);
