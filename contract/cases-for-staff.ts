import { z } from 'zod';
import { caseAnalysis } from '../domain/analysis.ts';
import { entityTypes, entityTypeSpellings, processors } from '../domain/case.ts';
import { adminFile } from './documents.ts';
import { allow } from './policy.ts';
import {
  address,
  calendarDate,
  caseDetail,
  caseFields,
  cents,
  id,
  priority,
  stageView,
  status,
  timestamp,
} from './shapes.ts';

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
  /** Who of staff answers for the case; null while nobody does. */
  owner: z.object({ id, name: z.string() }).nullable(),
  /** What is to be done next, and by which day; both null once the case has ended, never before. */
  next_action: z.string().nullable(),
  next_action_on: calendarDate.nullable(),
  version: z.number().int(),
  created_at: timestamp,
});
export type AdminCaseRow = z.infer<typeof adminCaseRow>;

export const workRow = adminCaseRow.extend({ stage: stageView, unread_messages: z.number().int() });
export type WorkRow = z.infer<typeof workRow>;

/** `query`: what stands behind the question mark of /admin, without paging and open dialogs. One's own, by name. */
export const savedView = z.object({ id, name: z.string(), query: z.string(), created_at: timestamp });
export type SavedView = z.infer<typeof savedView>;

const views = z.object({ items: z.array(savedView) });

export const adminSorts = [
  'created_at',
  'held_amount_cents',
  'business',
  'client',
  'processor',
  'status',
  'priority',
] as const;

export const historyEntry = z.object({
  id,
  at: timestamp,
  actor: z.string(),
  what: z.string(),
  field: z.string().nullable(),
  old_value: z.unknown(),
  new_value: z.unknown(),
});

/**
 * What staff may change of a case: each field in its stored unit, the EIN as typed in full, the entity type in either spelling.
 * `null` empties a field that may be empty. The limits are the wizard's (domain/intake).
 */
export const caseEdit = z
  .strictObject({
    ...caseFields.shape,
    business_address: z.strictObject(address.shape),
    fulfillment_address: z.strictObject(address.shape).nullable(),
    ein: z.string().trim().max(20).nullable(),
    business_entity_type: z.enum([...entityTypes, ...entityTypeSpellings]).nullable(),
    status,
    priority,
    owner_id: id.nullable(),
    next_action: z.string().trim().max(300),
    next_action_on: calendarDate,
  })
  .partial();
export type CaseEdit = z.infer<typeof caseEdit>;

/** What a 409 VERSION_MISMATCH of a case carries as `conflict`: the version that is stored, who saved it, and the stored value of each field that was asked for. */
export const caseConflict = z.object({
  version: z.number().int(),
  changed_by: z.string().nullable(),
  changed_at: timestamp.nullable(),
  theirs: z.record(z.string(), z.unknown()),
});
export type CaseConflict = z.infer<typeof caseConflict>;

/** One case's part of a bulk change. */
export const bulkChange = z
  .strictObject({
    status: status.optional(),
    priority: priority.optional(),
    owner_id: id.nullable().optional(),
    attorney_id: id.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'has nothing to change');
export type BulkChange = z.infer<typeof bulkChange>;

export const casesForStaff = {
  getStats: allow('staff')
    .route({ method: 'GET', path: '/admin/stats', tags: ['admin'] })
    .output(
      z.object({
        total_cases: z.number().int(),
        active_cases: z.number().int(),
        total_users: z.number().int(),
        total_value_cents: cents,
      }),
    ),
  listForStaff: allow('staff')
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
    .output(
      z.object({
        items: z.array(adminCaseRow),
        next_cursor: z.string().nullable(),
        total: z.number().int(),
        total_capped: z.boolean(),
      }),
    ),
  getForStaff: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(
      caseDetail.extend({
        case_files: z.array(adminFile),
        created_by_email: z.string().nullable(),
        legal_hold: z.boolean(),
        attorney: z.object({ id, name: z.string() }).nullable(),
        owner: z.object({ id, name: z.string() }).nullable(),
        next_action: z.string().nullable(),
        next_action_on: calendarDate.nullable(),
        analysis: caseAnalysis.nullable(),
        /** The words of the latest analysis when they are not the structure (spec, section 2): shown as they are. */
        analysis_text: z.string().nullable(),
        analysed_at: timestamp.nullable(),
        history: z.array(historyEntry),
      }),
    ),
  /** Changes fields of a case; each changed one is a row of its history. `version` is the one last seen, else 409 VERSION_MISMATCH with `conflict`. */
  patch: allow('staff')
    .route({ method: 'PATCH', path: '/admin/cases/{id}', tags: ['admin'], inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.strictObject({ id }),
        headers: z.object({ 'if-match': z.string().regex(/^"?\d+"?$/, 'must be the version of the case') }),
        body: caseEdit.refine((body) => Object.keys(body).length > 0, 'has nothing to change'),
      }),
    )
    .output(z.object({ id, status, priority, version: z.number().int(), changed: z.array(z.string()) })),
  assign: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/{id}/assign', tags: ['admin'] })
    .input(z.strictObject({ id, attorney_id: id }))
    .output(z.object({ attorney: z.object({ id, name: z.string() }) })),
  /**
   * Changes many cases, each by itself: one that somebody else changed in between is left alone and named. `before` is the change that takes it
   * back (an attorney cannot be taken back to none), for Undo.
   */
  bulkChange: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/bulk', tags: ['admin'] })
    .input(
      z.strictObject({
        changes: z
          .array(z.strictObject({ id, version: z.number().int().min(1), change: bulkChange }))
          .min(1)
          .max(500),
      }),
    )
    .output(
      z.object({
        results: z.array(
          z.object({
            id,
            ok: z.boolean(),
            version: z.number().int().nullable(),
            message: z.string().nullable(),
            before: bulkChange.nullable(),
          }),
        ),
      }),
    ),
  /** A case's history, newest first, paged. */
  listHistory: allow('staff')
    .route({ method: 'GET', path: '/admin/cases/{id}/history', tags: ['admin'] })
    .input(
      z.strictObject({
        id,
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(100),
      }),
    )
    .output(z.object({ items: z.array(historyEntry), next_cursor: z.string().nullable() })),
  /** Open cases by the day on which their next action is due, the longest overdue first. `total` counts to 1,000, then `total_capped`. */
  listWork: allow('staff')
    .route({ method: 'GET', path: '/admin/work', tags: ['admin'] })
    .input(
      z.strictObject({
        of: z.enum(['me', 'nobody', 'everybody']).default('me'),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        items: z.array(workRow),
        next_cursor: z.string().nullable(),
        total: z.number().int(),
        total_capped: z.boolean(),
        overdue: z.number().int(),
        today: z.iso.date(),
      }),
    ),
  listViews: allow('staff')
    .route({ method: 'GET', path: '/admin/views', tags: ['admin'] })
    .output(views),
  /** Keeps a view; one of the same name is replaced. At most 50 each: 409 CONFLICT. */
  saveView: allow('staff')
    .route({ method: 'POST', path: '/admin/views', tags: ['admin'] })
    .input(z.strictObject({ name: z.string().trim().min(1, 'Enter a name.').max(80), query: z.string().max(1_000) }))
    .output(views),
  removeView: allow('staff')
    .route({ method: 'DELETE', path: '/admin/views/{id}', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(views),
};
