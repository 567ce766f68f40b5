import { z } from 'zod';
import { api, signedIn } from '../kernel/api.ts';
import { readCursor, writeCursor } from '../kernel/cursor.ts';
import { createAdminUser } from './create-admin-user.ts';
import { checkLicense } from './check-license.ts';
import { decideAppointment } from './decide-appointment.ts';
import { getStanding } from './get-standing.ts';
import { createMerchantOrgAndUser } from './create-merchant-org-and-user.ts';
import { endUserSession, endUserSessions } from './end-user-sessions.ts';
import { getMe } from './get-me.ts';
import { getStart } from './get-start.ts';
import { getUser } from './get-user.ts';
import { listAccessLog } from './access-log.ts';
import { listAttorneys, listStaff } from './list-staff.ts';
import { listOrgs } from './organizations.ts';
import { listUsers } from './list-users.ts';
import { patchMe } from './patch-me.ts';
import { patchUser } from './patch-user.ts';
import { presentAccess, presentStanding, presentUser, presentUserRow } from './present-user.ts';
import { retireAttorney } from './retire-attorney.ts';
import { revokeStaff } from './revoke-staff.ts';
import { setLead } from './set-lead.ts';

const position = z.object({
  value: z.string().max(100),
  id: z.uuid(),
  total: z.number().int().min(0),
  capped: z.boolean(),
  list: z.literal('users'),
});
const logPosition = z.object({ before: z.number().int().min(1), list: z.literal('access') });

export const peopleRoutes = {
  getMe: api.people.getMe.handler(({ context }) => getMe(context.services, signedIn(context))),
  getStart: api.people.getStart.handler(({ context }) => getStart(context.services, signedIn(context))),
  patchMe: api.people.patchMe.handler(({ context, input }) => patchMe(context.services, signedIn(context), input)),
  listAttorneys: api.people.listAttorneys.handler(async ({ context }) => ({
    items: await listAttorneys(context.services, signedIn(context)),
  })),
  listStaff: api.people.listStaff.handler(async ({ context }) => ({
    items: await listStaff(context.services, signedIn(context)),
  })),
  listUsers: api.people.listUsers.handler(async ({ context, input }) => {
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
  getUser: api.people.getUser.handler(async ({ context, input }) =>
    presentUser(await getUser(context.services, signedIn(context), input.id)),
  ),
  patchUser: api.people.patchUser.handler(async ({ context, input }) => {
    const version = Number(input.headers['if-match'].replaceAll('"', ''));
    return presentUser(await patchUser(context.services, signedIn(context), input.params.id, version, input.body));
  }),
  decideAppointment: api.people.decideAppointment.handler(async ({ context, input: { id, ...decision } }) =>
    presentUser(await decideAppointment(context.services, signedIn(context), id, decision)),
  ),
  checkLicense: api.people.checkLicense.handler(async ({ context, input: { id, ...check } }) =>
    presentUser(await checkLicense(context.services, signedIn(context), id, check)),
  ),
  retireAttorney: api.people.retireAttorney.handler(async ({ context, input }) =>
    presentUser(await retireAttorney(context.services, signedIn(context), input.id)),
  ),
  getStanding: api.people.getStanding.handler(async ({ context }) => {
    const { standing, licenses } = await getStanding(context.services, signedIn(context));
    return presentStanding(standing, licenses);
  }),
  endUserSession: api.people.endUserSession.handler(async ({ context, input }) =>
    presentUser(await endUserSession(context.services, signedIn(context), input.id, input.session_id)),
  ),
  endUserSessions: api.people.endUserSessions.handler(async ({ context, input }) =>
    presentUser(await endUserSessions(context.services, signedIn(context), input.id)),
  ),
  setLead: api.people.setLead.handler(async ({ context, input }) =>
    presentUser(await setLead(context.services, signedIn(context), input.id, input.is_lead)),
  ),
  revokeStaff: api.people.revokeStaff.handler(async ({ context, input }) =>
    presentUser(await revokeStaff(context.services, signedIn(context), input.id)),
  ),
  listOrgs: api.people.listOrgs.handler(async ({ context, input }) => ({
    items: await listOrgs(context.services, signedIn(context), input.kind, input.search),
  })),
  listAccessLog: api.people.listAccessLog.handler(async ({ context, input }) => {
    const after = readCursor(logPosition, input.cursor);
    const { items, next } = await listAccessLog(context.services, signedIn(context), after?.before ?? null);
    return {
      items: items.map(presentAccess),
      next_cursor: next === null ? null : writeCursor({ before: next, list: 'access' }),
    };
  }),
  createMerchantOrgAndUser: api.people.createMerchantOrgAndUser.handler(async ({ context, input }) => {
    return [
      {
        org_id: await createMerchantOrgAndUser(context.services, signedIn(context), input.p_org_name, input.p_phone),
      },
    ];
  }),
  createAdminUser: api.people.createAdminUser.handler(async ({ context, input }) => {
    await createAdminUser(context.services, signedIn(context), input.p_email);
    return { granted: true as const };
  }),
};
