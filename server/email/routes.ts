import { getPreferences, putPreferences } from './preferences.ts';
import { api, signedIn } from '../kernel/api.ts';

export const emailRoutes = {
  getPreferences: api.email.getPreferences.handler(({ context }) =>
    getPreferences(context.services, signedIn(context)),
  ),
  putPreferences: api.email.putPreferences.handler(({ context, input }) =>
    putPreferences(context.services, signedIn(context), input),
  ),
};
