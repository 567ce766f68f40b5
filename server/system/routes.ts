import { databaseAnswers } from '../auth/session.ts';
import { api } from '../kernel/api.ts';
import { version } from '../kernel/version.ts';

export const systemRoutes = {
  health: api.system.health.handler(async ({ context }) => {
    const database = await databaseAnswers(context.services.database);
    return { ok: database, database, version };
  }),
  signInOptions: api.system.signInOptions.handler(({ context }) => {
    const { demo, google, smtpUrl } = context.services.config;
    return { google: google !== null, demo, mail: smtpUrl !== null };
  }),
};
