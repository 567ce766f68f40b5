import { z } from 'zod';
import { assignAttorney } from '../cases/assign-attorney.ts';
import { changeCase } from '../cases/change-case.ts';
import { listAdminCases } from '../cases/list-admin-cases.ts';
import { readAdminCase } from '../cases/read-admin-case.ts';
import { readAdminStats } from '../cases/read-admin-stats.ts';
import { listAttorneys } from '../people/list-attorneys.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { api, signedIn } from './guard.ts';
import { iso, isoOrNull, presentCase } from './present-case.ts';

const position = z.object({ value: z.string().max(500), id: z.uuid(), total: z.number().int().min(0), sort: z.string() });

export const admin = {
  stats: api.admin.stats.handler(({ context }) => readAdminStats(context.services, signedIn(context))),
  cases: api.admin.cases.handler(async ({ context, input }) => {
    const order = `${input.sort}:${input.direction}`;
    const after = readCursor(position.refine((each) => each.sort === order), input.cursor);
    const { items, next, total } = await listAdminCases(context.services, signedIn(context), input, after);
    return {
      items: items.map(({ sort_value: _sortValue, ...row }) => ({ ...row, created_at: iso(row.created_at) })),
      next_cursor: next && writeCursor({ ...next, sort: order }),
      total,
    };
  }),
  case: api.admin.case.handler(async ({ context, input }) => {
    const { found, creator, attorney, history, analysis, analysedAt } = await readAdminCase(context.services, signedIn(context), input.id);
    return {
      ...presentCase(found, 'house'), created_by_email: creator, attorney, analysis, analysed_at: isoOrNull(analysedAt),
      history: history.map(({ actor_name, at, ...entry }) => ({ ...entry, actor: actor_name, at: iso(at) })),
    };
  }),
  patchCase: api.admin.patchCase.handler(({ context, input }) =>
    changeCase(context.services, signedIn(context), input.params.id, Number(input.headers['if-match'].replaceAll('"', '')), input.body),
  ),
  assign: api.admin.assign.handler(({ context, input }) => assignAttorney(context.services, signedIn(context), input.id, input.attorney_id)),
  attorneys: api.admin.attorneys.handler(async ({ context }) => ({ items: await listAttorneys(context.services, signedIn(context)) })),
};
