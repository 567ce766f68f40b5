import type { EmailRegistry } from '../email/template.ts';
import { api, signedIn } from '../kernel/api.ts';
import type { Services } from '../kernel/context.ts';
import { outgoingHold } from '../kernel/readiness.ts';
import { version } from '../kernel/version.ts';
import { getState } from './get-state.ts';
import { retryEmail } from './retry-email.ts';
import { retryJob } from './retry-job.ts';

async function health({ readiness }: Services) {
  const { ready, checks } = await readiness();
  return { ok: ready, database: checks.database.ok, version };
}

function signInOptions({ config: { google, localDemo, smtpUrl }, filling }: Services) {
  return { google: google !== null, demo: localDemo, email: smtpUrl !== null, filling };
}

/** `emails`: every template, of which some may be sent again. */
export const systemRoutes = (emails: EmailRegistry) => ({
  health: api.system.health.handler(({ context }) => health(context.services)),
  outgoing: api.system.outgoing.handler(async ({ context }) => ({
    held: await outgoingHold(context.services.database, signedIn(context)),
  })),
  signInOptions: api.system.signInOptions.handler(({ context }) => signInOptions(context.services)),
  getState: api.system.getState.handler(({ context }) => getState(context.services, emails, signedIn(context))),
  retryJob: api.system.retryJob.handler(async ({ context, input }) => ({
    retried: await retryJob(context, signedIn(context), input.id),
  })),
  retryEmail: api.system.retryEmail.handler(async ({ context, input }) => ({
    retried: await retryEmail(context, emails, signedIn(context), input.id),
  })),
});
