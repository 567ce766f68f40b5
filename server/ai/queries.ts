import type { Db } from '../../db/actor.ts';
import type { AiConsent } from '../../domain/ai/disclosure.ts';

export type StoredConsent = AiConsent & { decided_at: Date };

/** The last decision of a case on whom its facts may reach; null where none was made, or the last took it back. */
export async function consentOf(db: Db, caseId: string): Promise<StoredConsent | null> {
  const row = await db
    .selectFrom('ai_consents')
    .select(['providers', 'sends', 'decided_at'])
    .where('case_id', '=', caseId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.providers.length > 0 ? row : null;
}
