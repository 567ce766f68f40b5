import { z } from 'zod';
import { caseAnalysis } from '../domain/cases/case-analysis.ts';
import { entityTypes, entityTypeSpellings } from '../domain/case-options.ts';
import { openConflicts } from '../domain/conflicts/open-conflict.ts';
import { workActs, workKinds } from '../domain/cases/work.ts';
import { processors } from '../domain/processors.ts';
import { adminFile } from './documents.ts';
import { allow } from './policy.ts';
import {
  address,
  calendarDate,
  caseDetail,
  caseFields,
  caseLists,
  cents,
  id,
  priority,
  stageView,
  status,
  timestamp,
} from './shapes.ts';

const adminCaseRow = z.object({
  id,
  case_number: z.string(),
  client: z.string(),
  email: z.string(),
  business: z.string(),
  processor: z.enum(processors),
  other_processor: z.string().nullable(),
  held_amount_cents: cents.nullable(),
  status,
  priority,
  attorney_name: z.string().nullable(),
  /** The staff member responsible for the case, if any. */
  owner: z.object({ id, name: z.string() }).nullable(),
  /** The next action and its due day; both null once the case has ended, never before. */
  next_action: z.string().nullable(),
  next_action_on: calendarDate.nullable(),
  stage: stageView,
  /** What is open of conflicts of interest. */
  conflict: z.enum(openConflicts).nullable(),
  version: z.number().int(),
  created_at: timestamp,
});
export type AdminCaseRow = z.infer<typeof adminCaseRow>;

/**
 * One thing that staff must do. `the_case` is null for work that belongs to no case, such as an inquiry or a request
 * for erasure. `act`: what it asks for. `letter_id`: the letter that this is about, where there is one.
 */
const workItem = z.object({
  /** Unique in the list. */
  key: z.string(),
  kind: z.enum(workKinds),
  act: z.enum(workActs),
  what: z.string(),
  due_on: calendarDate,
  letter_id: id.nullable(),
  task_id: id.nullable(),
  mention_id: id.nullable(),
  /** The attorney whose license lapses. */
  user_id: id.nullable(),
  /** The owner of the task, otherwise of the case. */
  owner: z.object({ id, name: z.string() }).nullable(),
  the_case: adminCaseRow.nullable(),
});
export type WorkItem = z.infer<typeof workItem>;

/** `query`: the query string of /admin, without paging and open dialogs. */
const savedView = z.object({ id, name: z.string(), query: z.string(), created_at: timestamp });

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

const historyEntry = z.object({
  id,
  at: timestamp,
  actor: z.string(),
  what: z.string(),
  field: z.string().nullable(),
  old_value: z.unknown(),
  new_value: z.unknown(),
});

/**
 * What staff may change of a case: each field in its stored unit, the EIN in full, the entity type in either spelling.
 * `null` clears an optional field; a list replaces the whole list. Limits are the wizard's (domain/intake).
 */
export const caseEdit = z
  .strictObject({
    ...caseFields.shape,
    ...caseLists,
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

/**
 * The `conflict` of a 409 VERSION_MISMATCH: the stored version, who saved it, and the stored value of each field in the
 * edit.
 */
const caseConflict = z.object({
  version: z.number().int(),
  changed_by: z.string().nullable(),
  changed_at: timestamp.nullable(),
  theirs: z.record(z.string(), z.unknown()),
});
export type CaseConflict = z.infer<typeof caseConflict>;

/** The change of one case in a bulk change. */
const bulkChange = z
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
        processor: z.enum(processors).optional(),
        sort: z.enum(adminSorts).default('created_at'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(1_000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    /** `total` is exact, except for a search by text or processor with more matches than are counted: then `total_capped` is true. */
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
        conflict: z.enum(openConflicts).nullable(),
        /** `licensed_until`: the last day on which one of their licenses counts; null without an active one. */
        attorney: z.object({ id, name: z.string(), licensed_until: calendarDate.nullable() }).nullable(),
        owner: z.object({ id, name: z.string() }).nullable(),
        next_action: z.string().nullable(),
        next_action_on: calendarDate.nullable(),
        analysis: caseAnalysis.nullable(),
        /** The latest analysis as text when it is not structured (spec, section 2). */
        analysis_text: z.string().nullable(),
        analyzed_at: timestamp.nullable(),
        history: z.array(historyEntry),
      }),
    ),
  /**
   * Changes fields of a case, each recorded in its history. If-Match carries the version last seen; else 409
   * VERSION_MISMATCH with `conflict`.
   */
  patch: allow('staff')
    .route({ method: 'PATCH', path: '/admin/cases/{id}', tags: ['admin'], inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.strictObject({ id }),
        headers: z.object({ 'if-match': z.string().regex(/^"?\d{1,10}"?$/, 'must be the version of the case') }),
        body: caseEdit.refine((body) => Object.keys(body).length > 0, 'has nothing to change'),
      }),
    )
    .output(
      adminCaseRow
        .pick({ id: true, status: true, priority: true, next_action: true, next_action_on: true, stage: true })
        .extend({ version: z.number().int(), changed: z.array(z.string()) }),
    ),
  assign: allow('staff')
    .route({ method: 'POST', path: '/admin/cases/{id}/assign', tags: ['admin'] })
    .input(z.strictObject({ id, attorney_id: id }))
    .output(z.object({ attorney: z.object({ id, name: z.string() }) })),
  /**
   * Changes many cases independently: one that somebody changed meanwhile is skipped and reported. `before` is the
   * change that undoes it, for Undo; an attorney cannot be unassigned.
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
  /**
   * What staff must do, earliest due first; `of` a staff member by id, or `search` for the work of the newest 200 cases that the cases table
   * finds. `overdue` were due before `today`. `total` counts to 1,000, then `total_capped`.
   */
  listWork: allow('staff')
    .route({ method: 'GET', path: '/admin/work', tags: ['admin'] })
    .input(
      z.strictObject({
        of: z.union([z.enum(['me', 'nobody', 'everybody']), id]).default('me'),
        kind: z.enum(workKinds).optional(),
        search: z.string().trim().max(200).optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        items: z.array(workItem),
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
  /** Saves a view, replacing one of the same name. 409 CONFLICT beyond 50. */
  saveView: allow('staff')
    .route({ method: 'POST', path: '/admin/views', tags: ['admin'] })
    .input(z.strictObject({ name: z.string().trim().min(1, 'Enter a name.').max(80), query: z.string().max(1_000) }))
    .output(views),
  removeView: allow('staff')
    .route({ method: 'DELETE', path: '/admin/views/{id}', tags: ['admin'] })
    .input(z.strictObject({ id }))
    .output(views),
};
