import { z } from 'zod';
import { iso, isoOrNull } from '../kernel/present.ts';
import { assign } from './assign.ts';
import { bulkChange } from './bulk-change.ts';
import { getForStaff } from './get-for-staff.ts';
import { getStats } from './get-stats.ts';
import { hotCaseReads } from './hot-reads.ts';
import { listHistory } from './list-history.ts';
import { listViews, removeView, saveView } from './views.ts';
import { type Work, listWork } from './list-work.ts';
import { patch } from './patch.ts';
import { presentCase } from './present-case.ts';
import { presentAdminFile } from '../documents/present-file.ts';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';

const workPosition = z.object({
  on: z.iso.date(),
  rank: z.number().int().min(0).max(9),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  overdue: z.number().int().min(0),
  of: z.string(),
});
const historyPosition = z.object({ before: z.number().int().min(0).max(2_147_483_647) });

export const staffCaseRoutes = {
  getStats: api.cases.getStats.handler(({ context }) => getStats(context.services, signedIn(context))),
  listForStaff: api.cases.listForStaff.handler(async ({ context, input }) =>
    JSON.parse(await hotCaseReads.listForStaff(context.services, signedIn(context), input)),
  ),
  getForStaff: api.cases.getForStaff.handler(async ({ context, input }) => {
    const {
      found,
      events,
      viewer,
      creator,
      legalHold,
      conflict,
      owner,
      nextAction,
      nextActionOn,
      attorney,
      history,
      analysis,
      analysisText,
      analyzedAt,
    } = await getForStaff(context.services, signedIn(context), input.id);
    return {
      ...presentCase({ found, events, viewer }),
      case_files: found.files.map((file) => presentAdminFile(file, context.services.scanner.name)),
      created_by_email: creator,
      legal_hold: legalHold,
      conflict,
      attorney,
      owner,
      next_action: nextAction,
      next_action_on: nextActionOn,
      analysis,
      analysis_text: analysis ? null : analysisText,
      analyzed_at: isoOrNull(analyzedAt),
      history: history.map(({ actor_name, at, ...entry }) => ({ ...entry, actor: actor_name, at: iso(at) })),
    };
  }),
  patch: api.cases.patch.handler(({ context, input: { params, headers, body } }) =>
    patch(context.services, signedIn(context), params.id, Number(headers['if-match'].replaceAll('"', '')), body),
  ),
  assign: api.cases.assign.handler(({ context, input }) =>
    assign(context.services, signedIn(context), input.id, input.attorney_id),
  ),
  bulkChange: api.cases.bulkChange.handler(async ({ context, input }) => ({
    results: await bulkChange(context.services, signedIn(context), input.changes),
  })),
  listHistory: api.cases.listHistory.handler(async ({ context, input }) => {
    const after = readCursor(historyPosition, input.cursor);
    const { items, next } = await listHistory(
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
  listWork: api.cases.listWork.handler(async ({ context, input }) => {
    const list = JSON.stringify([input.of, input.kind, input.search]);
    const after = readCursor(
      workPosition.refine((each) => each.of === list),
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
      next_cursor: next && writeCursor({ ...next, of: list }),
      total,
      total_capped: capped,
      overdue,
      today,
    };
  }),
  listViews: api.cases.listViews.handler(async ({ context }) =>
    presentViews(await listViews(context.services, signedIn(context))),
  ),
  saveView: api.cases.saveView.handler(async ({ context, input }) =>
    presentViews(await saveView(context.services, signedIn(context), input)),
  ),
  removeView: api.cases.removeView.handler(async ({ context, input }) =>
    presentViews(await removeView(context.services, signedIn(context), input.id)),
  ),
};

const presentWork = ({ the_case, ...item }: Work['items'][number]) => ({
  ...item,
  the_case: the_case && { ...the_case, created_at: iso(the_case.created_at) },
});
const presentViews = (views: Awaited<ReturnType<typeof listViews>>) => ({
  items: views.map((view) => ({ ...view, created_at: iso(view.created_at) })),
});
