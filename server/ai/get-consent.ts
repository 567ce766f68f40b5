import type { Db } from '../../db/actor.ts';
import { covers, recipientsOf, type AiDisclosure } from '../../domain/ai/disclosure.ts';
import { aiDisclosure } from '../kernel/ai-config.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { isMerchantOf } from '../kernel/merchant-case.ts';
import type { User } from '../kernel/user.ts';
import { consentOf, type StoredConsent } from './queries.ts';

/** `consent`: the merchant's last one, unless they took it back; `isGiven`: it covers what is asked now. */
export type CaseConsent = {
  caseId: string;
  disclosure: AiDisclosure | null;
  consent: StoredConsent | null;
  isGiven: boolean;
  mayDecide: boolean;
};

/** What a case's merchant is asked about language models, and what they decided. Throws NOT_FOUND. */
export const getConsent = (services: Services, user: User, caseId: string): Promise<CaseConsent> =>
  services.database.as(user, (db) => caseConsent(services, db, user, caseId));

export async function caseConsent({ config }: Services, db: Db, user: User, caseId: string): Promise<CaseConsent> {
  const theCase = await findCaseCore(db, caseId);
  const disclosure = aiDisclosure(config);
  const consent = disclosure && (await consentOf(db, caseId));
  return {
    caseId,
    disclosure,
    consent,
    isGiven: disclosure && consent ? covers(consent, recipientsOf(disclosure), disclosure.sends) : false,
    mayDecide: isMerchantOf(user, theCase),
  };
}
