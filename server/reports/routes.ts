import { z } from 'zod';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { api, signedIn } from '../kernel/api.ts';
import { get } from './get.ts';
import { listCases } from './list-cases.ts';

/** `list` names the list that the cursor was made for; with another list it is refused as damaged. */
const position = z.object({ at: z.string().max(40), id: z.uuid(), list: z.string() });

export const reportRoutes = {
  get: api.reports.get.handler(async ({ context, input }) => {
    const { report, making } = await get(context.services, signedIn(context), input);
    return { report: report && { ...report, as_of: iso(report.as_of) }, making };
  }),
  listCases: api.reports.listCases.handler(async ({ context, input: { cursor, ...input } }) => {
    const { from, to, owner, figure, of } = input;
    const list = JSON.stringify([figure, of, from, to, owner]);
    const after = readCursor(
      position.refine((each) => each.list === list),
      cursor,
    );
    const { items, next, ...totals } = await listCases(context.services, signedIn(context), input, after);
    return {
      items: items.map(({ position: _position, created_at, ended_at, ...row }) => ({
        ...row,
        created_at: iso(created_at),
        ended_at: isoOrNull(ended_at),
      })),
      next_cursor: next && writeCursor({ ...next, list }),
      ...totals,
    };
  }),
};
