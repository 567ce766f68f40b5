import { z } from 'zod';
import { endUserSessions } from './end-user-sessions.ts';
import { listAccessLog } from './list-access-log.ts';
import { listOrganisations } from './list-orgs.ts';
import { listUsers } from './list-users.ts';
import { patchUser } from './patch-user.ts';
import { readUser } from './get-user.ts';
import { revokeStaff } from './revoke-staff.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { api, signedIn } from '../kernel/api.ts';
import { presentAccess, presentUser, presentUserRow } from './present-user.ts';

const position = z.object({
  value: z.string().max(100),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  list: z.literal('users'),
});
const logPosition = z.object({ before: z.number().int().min(1), list: z.literal('access') });

export const adminUsers = {
  users: api.admin.users.handler(async ({ context, input }) => {
    const { items, next, total, capped } = await listUsers(
      context.services,
      signedIn(context),
      input,
      readCursor(position, input.cursor),
    );
    return {
      items: items.map(presentUserRow),
      next_cursor: next && writeCursor({ ...next, list: 'users' }),
      total,
      total_capped: capped,
    };
  }),
  user: api.admin.user.handler(async ({ context, input }) =>
    presentUser(await readUser(context.services, signedIn(context), input.id)),
  ),
  patchUser: api.admin.patchUser.handler(async ({ context, input }) => {
    const version = Number(input.headers['if-match'].replaceAll('"', ''));
    return presentUser(await patchUser(context.services, signedIn(context), input.params.id, version, input.body));
  }),
  endUserSession: api.admin.endUserSession.handler(async ({ context, input }) =>
    presentUser(await endUserSessions(context.services, signedIn(context), input.id, input.session_id)),
  ),
  endUserSessions: api.admin.endUserSessions.handler(async ({ context, input }) =>
    presentUser(await endUserSessions(context.services, signedIn(context), input.id, null)),
  ),
  revokeStaff: api.admin.revokeStaff.handler(async ({ context, input }) =>
    presentUser(await revokeStaff(context.services, signedIn(context), input.id)),
  ),
  orgs: api.admin.orgs.handler(async ({ context, input }) => ({
    items: await listOrganisations(context.services, signedIn(context), input.kind, input.search),
  })),
  accessLog: api.admin.accessLog.handler(async ({ context, input }) => {
    const after = readCursor(logPosition, input.cursor);
    const { items, next } = await listAccessLog(context.services, signedIn(context), after?.before ?? null);
    return {
      items: items.map(presentAccess),
      next_cursor: next === null ? null : writeCursor({ before: next, list: 'access' }),
    };
  }),
};
