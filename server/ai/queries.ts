import type { Db } from '../../db/actor.ts';
import type { AiConsent } from '../../domain/ai/disclosure.ts';

export type StoredConsent = AiConsent & { decided_at: Date };

/** What the merchant decided on whom facts of the case may reach, the last decision first. */
export const consentsOf = (db: Db, caseId: string) =>
  db
    .selectFrom('ai_consents')
    .select(['providers', 'sends', 'place', 'decided_at'])
    .where('case_id', '=', caseId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The decision in force; null where none was made, or the last took it back. */
export async function consentOf(db: Db, caseId: string): Promise<StoredConsent | null> {
  const [last] = await consentsOf(db, caseId);
  return last && last.providers.length > 0 ? last : null;
}
