import type { AiConsentView } from '../../contract/ai.ts';
import type { Db } from '../../db/actor.ts';
import { covers, recipientsOf } from '../../domain/ai/disclosure.ts';
import { aiDisclosure } from '../kernel/ai-config.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import { iso } from '../kernel/present.ts';
import type { User } from '../kernel/user.ts';
import { consentOf } from './queries.ts';

/** What a case's merchant is asked about language models, and what they decided. Throws NOT_FOUND. */
export const getConsent = (services: Services, user: User, caseId: string): Promise<AiConsentView> =>
  services.database.as(user, (db) => consentView(services, db, user, caseId));

export async function consentView({ config }: Services, db: Db, user: User, caseId: string): Promise<AiConsentView> {
  const theCase = await findCaseCore(db, caseId);
  const disclosure = aiDisclosure(config);
  const consent = disclosure && (await consentOf(db, caseId));
  const isGiven = disclosure && consent ? covers(consent, recipientsOf(disclosure), disclosure.sends) : false;
  return {
    case_id: caseId,
    disclosure,
    given_at: consent && isGiven ? iso(consent.decided_at) : null,
    before: consent && !isGiven ? consent.providers : [],
    may_decide: isMerchantOf(user, theCase),
  };
}
