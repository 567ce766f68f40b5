import { oc } from '@orpc/contract';
import { z } from 'zod';
import { adminCaseRow } from './admin.ts';
import { id, stageView, timestamp } from './shapes.ts';

export const workRow = adminCaseRow.extend({ stage: stageView, unread_messages: z.number().int() });
export type WorkRow = z.infer<typeof workRow>;

/** Open cases by the day on which their next action is due, the longest overdue first. `total` counts to 1,000, then `total_capped`. */
export const adminWork = oc
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
  );

/** Staff by name, for choosing who answers for a case. */
export const listStaff = oc
  .route({ method: 'GET', path: '/admin/staff', tags: ['admin'] })
  .output(z.object({ items: z.array(z.object({ id, name: z.string(), email: z.string() })) }));

/** `query`: what stands behind the question mark of /admin, without paging and open dialogs. One's own, by name. */
export const savedView = z.object({ id, name: z.string(), query: z.string(), created_at: timestamp });
export type SavedView = z.infer<typeof savedView>;
const views = z.object({ items: z.array(savedView) });
export const listViews = oc.route({ method: 'GET', path: '/admin/views', tags: ['admin'] }).output(views);
/** Keeps a view; one of the same name is replaced. At most 50 each: 409 CONFLICT. */
export const saveView = oc
  .route({ method: 'POST', path: '/admin/views', tags: ['admin'] })
  .input(z.strictObject({ name: z.string().trim().min(1, 'Enter a name.').max(80), query: z.string().max(1_000) }))
  .output(views);
export const removeView = oc
  .route({ method: 'DELETE', path: '/admin/views/{id}', tags: ['admin'] })
  .input(z.strictObject({ id }))
  .output(views);
