import { databaseAnswers } from '../auth/session.ts';
import { api } from '../kernel/api.ts';
import type { Services } from '../kernel/context.ts';
import { version } from '../kernel/version.ts';

async function health({ database }: Services) {
  const answers = await databaseAnswers(database);
  return { ok: answers, database: answers, version };
}

function signInOptions({ config: { google, demo, smtpUrl } }: Services) {
  return { google: google !== null, demo, email: smtpUrl !== null };
}

export const systemRoutes = {
  health: api.system.health.handler(({ context }) => health(context.services)),
  signInOptions: api.system.signInOptions.handler(({ context }) => signInOptions(context.services)),
};
