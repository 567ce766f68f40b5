import { api, signedIn } from '../kernel/api.ts';
import { decideConsent } from './decide-consent.ts';
import { getConsent } from './get-consent.ts';

export const aiRoutes = {
  getConsent: api.ai.getConsent.handler(({ context, input }) =>
    getConsent(context.services, signedIn(context), input.id),
  ),
  decideConsent: api.ai.decideConsent.handler(({ context, input }) =>
    decideConsent(context.services, signedIn(context), input.id, input.consent),
  ),
};
