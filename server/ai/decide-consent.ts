import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { covers, recipientsOf, type AiConsent } from '../../domain/ai/disclosure.ts';
import { aiDisclosure } from '../kernel/ai-config.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { requireMerchant } from '../kernel/merchant-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { caseConsent, type CaseConsent } from './get-consent.ts';
import { consentOf } from './queries.ts';

/**
 * The merchant allows that facts of their case are sent to the recipients that they read, or takes it back (null).
 * Idempotent. Throws FORBIDDEN for everybody else, VERSION_MISMATCH where what they read is not what is asked now.
 */
export function decideConsent(
  services: Services,
  user: User,
  caseId: string,
  consent: AiConsent | null,
): Promise<CaseConsent> {
  return services.database.as(user, async (db) => {
    requireMerchant(user, await findCaseCore(db, caseId, 'lock'), 'decide that');
    if (consent && !isAsked(services, consent))
      throw new Refusal('VERSION_MISMATCH', 'To whom it would be sent has changed since you read it. Read it again.');
    await keepConsent(services, db, user, caseId, { consent, place: 'case' });
    return caseConsent(services, db, user, caseId);
  });
}

type Decision = { consent: AiConsent | null; place: 'application' | 'engagement' | 'case' };

/**
 * The same in the caller's transaction, beside something else that the merchant does: what they ticked counts only if
 * it is what is asked now, and the case's page asks again otherwise.
 */
export async function keepConsent(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  { consent, place }: Decision,
): Promise<void> {
  if (consent && !isAsked(services, consent)) return;
  const before = await consentOf(db, caseId);
  const isSame = consent ? before !== null && covers(before, consent.providers, consent.sends) : before === null;
  if (isSame) return;
  await db
    .insertInto('ai_consents')
    .values({
      id: uuidv7(),
      case_id: caseId,
      providers: consent?.providers ?? [],
      sends: consent?.sends ?? before?.sends ?? 'facts',
      place,
      decided_by: user.id,
      decided_at: services.clock.now(),
    })
    .execute();
  await writeHistory(db, user, caseId, {
    what: consent ? 'ai_allowed' : 'ai_taken_back',
    field: null,
    old_value: null,
    new_value: { providers: (consent ?? before)?.providers ?? [] },
  });
}

function isAsked({ config }: Services, { providers, sends }: AiConsent): boolean {
  const disclosure = aiDisclosure(config);
  if (disclosure === null || disclosure.sends !== sends) return false;
  return recipientsOf(disclosure).toSorted().join('\n') === providers.toSorted().join('\n');
}
