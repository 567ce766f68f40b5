import { z } from 'zod';
import { listOwnCases } from '../cases/list-own-cases.ts';
import { readCase } from '../cases/read-case.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { api, signedIn } from './guard.ts';
import { presentCase, presentListedCase } from './present-case.ts';

const position = z.object({ created_at: z.string().max(60), id: z.uuid() });

export const cases = {
  list: api.cases.list.handler(async ({ context, input }) => {
    const { rows, next } = await listOwnCases(context.services, signedIn(context), readCursor(position, input.cursor), input.limit);
    return { items: rows.map(presentListedCase), next_cursor: next && writeCursor(next) };
  }),
  get: api.cases.get.handler(async ({ context, input }) => {
    const person = signedIn(context);
    return presentCase(await readCase(context.services, person, input.id), person.role === 'client' ? 'merchant' : 'house');
  }),
};
