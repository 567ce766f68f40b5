import { evidenceOfCase, extractionsOfCase, extractionsOfDraft } from './queries.ts';
import { contradictions, type Contradiction } from '../../domain/documents/contradictions.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import type { User } from '../kernel/user.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** What was extracted from the files of the caller's draft. */
export async function listDraftExtractions(services: Services, user: User): Promise<ExtractionView[]> {
  return services.database.as(user, (db) => extractionsOfDraft(db, user.id));
}

/** What was extracted from a case's files. Throws NOT_FOUND. */
export async function listExtractions(services: Services, user: User, caseId: string): Promise<ExtractionView[]> {
  return services.database.as(user, async (db) => {
    await findCaseCore(db, caseId);
    return extractionsOfCase(db, caseId);
  });
}

/**
 * Where a case's entered answers contradict its documents. Throws NOT_FOUND, also for users who do not work on the
 * case.
 */
export async function listContradictions(services: Services, user: User, caseId: string): Promise<Contradiction[]> {
  return services.database.as(user, async (db) => {
    const fields = await db
      .selectFrom('cases')
      .select(['held_amount_cents', 'rolling_reserves_held_cents', 'hold_started_on', 'monthly_processing_volume_avg'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (!fields) throw notFound('This case');
    return contradictions(fields, await evidenceOfCase(db, caseId));
  });
}
