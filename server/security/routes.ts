import { z } from 'zod';
import { securityKinds } from '../../domain/people/security-event.ts';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { iso } from '../kernel/present.ts';
import { list } from './list.ts';

const position = z.object({ at: z.string().max(60), id: z.uuid() });
const kindOf = z.enum(securityKinds);

export const securityRoutes = {
  list: api.security.list.handler(async ({ context, input }) => {
    const { cursor, limit, ...filter } = input;
    const { items, next } = await list(
      context.services,
      signedIn(context),
      filter,
      readCursor(position, cursor),
      limit,
    );
    return {
      items: items.map(({ id, at, kind, user_id, email, network, agent, request_id, about }) => ({
        id,
        at: iso(at),
        kind: kindOf.parse(kind),
        user: user_id === null ? null : { id: user_id, email },
        network,
        agent,
        request_id,
        about,
      })),
      next_cursor: next && writeCursor(next),
    };
  }),
};
