import { oc } from '@orpc/contract';
import { z } from 'zod';
import { caseAnalysis } from '../domain/analysis.ts';
import { processors } from '../domain/case.ts';
import { caseDetail, cents, id, priority, status, timestamp } from './shapes.ts';

export const adminCaseRow = z.object({
  id,
  case_number: z.string(),
  client: z.string(),
  email: z.string(),
  business: z.string(),
  processor: z.enum(processors),
  held_amount_cents: cents.nullable(),
  status,
  priority,
  attorney_name: z.string().nullable(),
  version: z.number().int(),
  created_at: timestamp,
});
export type AdminCaseRow = z.infer<typeof adminCaseRow>;

export const adminSorts = ['created_at', 'held_amount_cents', 'business', 'client', 'processor', 'status', 'priority'] as const;

export const adminStats = oc
  .route({ method: 'GET', path: '/admin/stats', tags: ['admin'] })
  .output(z.object({ total_cases: z.number().int(), active_cases: z.number().int(), total_users: z.number().int(), total_value_cents: cents }));

export const adminCases = oc
  .route({ method: 'GET', path: '/admin/cases', tags: ['admin'] })
  .input(
    z.strictObject({
      search: z.string().trim().max(200).optional(),
      status: status.optional(),
      priority: priority.optional(),
      sort: z.enum(adminSorts).default('created_at'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      cursor: z.string().max(1_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  )
  /** `total` is exact, but for a text search that more cases match than are counted: then `total_capped` is true and there are more. */
  .output(z.object({ items: z.array(adminCaseRow), next_cursor: z.string().nullable(), total: z.number().int(), total_capped: z.boolean() }));

export const historyEntry = z.object({
  id,
  at: timestamp,
  actor: z.string(),
  what: z.string(),
  field: z.string().nullable(),
  old_value: z.unknown(),
  new_value: z.unknown(),
});

export const adminCase = oc
  .route({ method: 'GET', path: '/admin/cases/{id}', tags: ['admin'] })
  .input(z.strictObject({ id }))
  .output(
    caseDetail.extend({
      created_by_email: z.string().nullable(),
      legal_hold: z.boolean(),
      attorney: z.object({ id, name: z.string() }).nullable(),
      analysis: caseAnalysis.nullable(),
      analysed_at: timestamp.nullable(),
      history: z.array(historyEntry),
    }),
  );

/** Status and priority for now; `version` is the one last seen, else 409 VERSION_MISMATCH. */
export const patchAdminCase = oc
  .route({ method: 'PATCH', path: '/admin/cases/{id}', tags: ['admin'], inputStructure: 'detailed' })
  .input(
    z.object({
      params: z.strictObject({ id }),
      headers: z.object({ 'if-match': z.string().regex(/^"?\d+"?$/, 'must be the version of the case') }),
      body: z.strictObject({ status: status.optional(), priority: priority.optional() }).refine((body) => Object.keys(body).length > 0, 'has nothing to change'),
    }),
  )
  .output(z.object({ id, status, priority, version: z.number().int() }));

export const assignCase = oc
  .route({ method: 'POST', path: '/admin/cases/{id}/assign', tags: ['admin'] })
  .input(z.strictObject({ id, attorney_id: id }))
  .output(z.object({ attorney: z.object({ id, name: z.string() }) }));

export const listAttorneys = oc
  .route({ method: 'GET', path: '/admin/attorneys', tags: ['admin'] })
  .output(z.object({ items: z.array(z.object({ id, name: z.string(), open_cases: z.number().int() })) }));
