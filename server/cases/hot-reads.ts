/** The reads that users make all day, each returned as the text of its answer. */
import type { InferContractRouterOutputs } from '@orpc/contract';
import { z } from 'zod';
import type { Contract } from '../../contract/contract.ts';
import type { HotRead } from '../kernel/hot-read.ts';
import { damagedCursor, readCursor, writeCursor } from '../kernel/cursor.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { listForStaff } from './list-for-staff.ts';
import { presentCase, presentListedCase } from './present-case.ts';

type Answers = InferContractRouterOutputs<Contract>['cases'];

const listPosition = z.object({ created_at: z.string().max(60), id: z.uuid() });

const staffListPosition = z.object({
  value: z.string().max(500),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  sort: z.string(),
});

export const hotCaseReads = {
  list: async (services, user, { cursor, limit }) => {
    const { rows, next } = await list(services, user, readCursor(listPosition, cursor), limit);
    return JSON.stringify({
      items: rows.map((row) => presentListedCase(row, services.clock.now())),
      next_cursor: next && writeCursor(next),
    } satisfies Answers['list']);
  },
  get: async (services, user, { id }) =>
    JSON.stringify(presentCase(await get(services, user, id)) satisfies Answers['get']),
  listForStaff: async (services, user, input) => {
    const sort = `${input.sort}:${input.direction}`;
    const position = readCursor(staffListPosition, input.cursor);
    if (position && position.sort !== sort) throw damagedCursor();
    const { items, next, total, capped } = await listForStaff(services, user, input, position);
    return JSON.stringify({
      items,
      next_cursor: next && writeCursor({ ...next, sort }),
      total,
      total_capped: capped,
    } satisfies Answers['listForStaff']);
  },
} satisfies { [Name in 'list' | 'get' | 'listForStaff']: HotRead<Name> };
