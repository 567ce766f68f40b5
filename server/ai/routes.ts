import type { AiConsentView } from '../../contract/ai.ts';
import { api, signedIn } from '../kernel/api.ts';
import { iso } from '../kernel/present.ts';
import { decideConsent } from './decide-consent.ts';
import { getConsent, type CaseConsent } from './get-consent.ts';

export const aiRoutes = {
  getConsent: api.ai.getConsent.handler(async ({ context, input }) =>
    presentConsent(await getConsent(context.services, signedIn(context), input.id)),
  ),
  decideConsent: api.ai.decideConsent.handler(async ({ context, input }) =>
    presentConsent(await decideConsent(context.services, signedIn(context), input.id, input.consent)),
  ),
};

/** Whom they allowed before is said only where it does not cover what is asked now. */
const presentConsent = ({ caseId, disclosure, consent, isGiven, mayDecide }: CaseConsent): AiConsentView => ({
  case_id: caseId,
  disclosure,
  given_at: consent && isGiven ? iso(consent.decided_at) : null,
  before: consent && !isGiven ? consent.providers : [],
  may_decide: mayDecide,
});
