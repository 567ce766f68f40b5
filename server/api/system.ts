import { databaseAnswers } from '../auth/session.ts';
import { version } from '../version.ts';
import { api } from './guard.ts';

export const system = {
  health: api.system.health.handler(async ({ context }) => {
    const database = await databaseAnswers(context.services.database);
    return { ok: database, database, version };
  }),
  signInOptions: api.system.signInOptions.handler(({ context }) => {
    const { demo, smtpUrl } = context.services.config;
    // Google sign-in has its settings but no flow yet: the button says that it is not set up.
    return { google: false, demo, mail: smtpUrl !== null };
  }),
};
