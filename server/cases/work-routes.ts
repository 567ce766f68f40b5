import { z } from 'zod';
import { changeCases } from './bulk-change.ts';
import { listCaseHistory } from './list-history.ts';
import { listWork, type Work } from './list-work.ts';
import { listStaff } from '../people/list-staff.ts';
import { listViews } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { saveView } from './save-view.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from './present-case.ts';

const workPosition = z.object({
  on: z.iso.date(),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  overdue: z.number().int().min(0),
  of: z.string(),
});
const historyPosition = z.object({ before: z.number().int().min(0).max(2_147_483_647) });

export const adminWork = {
  bulkChange: api.admin.bulkChange.handler(async ({ context, input }) => ({
    results: await changeCases(context.services, signedIn(context), input.changes),
  })),
  history: api.admin.history.handler(async ({ context, input }) => {
    const after = readCursor(historyPosition, input.cursor);
    const { items, next } = await listCaseHistory(
      context.services,
      signedIn(context),
      input.id,
      after?.before ?? null,
      input.limit,
    );
    return {
      items: items.map(({ actor_name, at, seq: _seq, ...entry }) => ({ ...entry, actor: actor_name, at: iso(at) })),
      next_cursor: next === null ? null : writeCursor({ before: next }),
    };
  }),
  work: api.admin.work.handler(async ({ context, input }) => {
    const after = readCursor(
      workPosition.refine((each) => each.of === input.of),
      input.cursor,
    );
    const { items, next, total, capped, overdue, today } = await listWork(
      context.services,
      signedIn(context),
      input,
      after,
    );
    return {
      items: items.map(presentWork),
      next_cursor: next && writeCursor({ ...next, of: input.of }),
      total,
      total_capped: capped,
      overdue,
      today,
    };
  }),
  staff: api.admin.staff.handler(async ({ context }) => ({
    items: await listStaff(context.services, signedIn(context)),
  })),
  views: api.admin.views.handler(async ({ context }) =>
    presentViews(await listViews(context.services, signedIn(context))),
  ),
  saveView: api.admin.saveView.handler(async ({ context, input }) =>
    presentViews(await saveView(context.services, signedIn(context), input)),
  ),
  removeView: api.admin.removeView.handler(async ({ context, input }) =>
    presentViews(await removeView(context.services, signedIn(context), input.id)),
  ),
};

const presentWork = ({
  progress: _progress,
  cancelled_at: _cancelledAt,
  created_at,
  ...row
}: Work['items'][number]) => ({ ...row, created_at: iso(created_at) });
const presentViews = (views: Awaited<ReturnType<typeof listViews>>) => ({
  items: views.map((view) => ({ ...view, created_at: iso(view.created_at) })),
});
