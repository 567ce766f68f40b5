import { api, signedIn } from '../kernel/api.ts';
import type { Services } from '../kernel/context.ts';
import { iso } from '../kernel/present.ts';
import { version } from '../kernel/version.ts';

async function health({ readiness }: Services) {
  const { ready, checks } = await readiness();
  return { ok: ready, database: checks.database.ok, version };
}

function signInOptions({ config: { google, localDemo, smtpUrl } }: Services) {
  return { google: google !== null, demo: localDemo, email: smtpUrl !== null };
}

export const systemRoutes = {
  health: api.system.health.handler(({ context }) => health(context.services)),
  outgoing: api.system.outgoing.handler(async ({ context }) => {
    const hold = await context.services.database.as(signedIn(context), (db) =>
      db.selectFrom('app.outgoing_hold').select(['since', 'restored_to']).executeTakeFirst(),
    );
    return { held: hold ? { since: iso(hold.since), restored_to: iso(hold.restored_to) } : null };
  }),
  signInOptions: api.system.signInOptions.handler(({ context }) => signInOptions(context.services)),
};
