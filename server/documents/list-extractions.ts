import { doneReadings, readingsOfCase, readingsOfDraft } from './queries.ts';
import { contradictions, type Contradiction } from '../../domain/documents/contradictions.ts';
import type { ReadingView } from '../../domain/documents/reading.ts';
import type { Person } from '../kernel/person.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** What was read of the files of the caller's draft. */
export async function listDraftExtractions(services: Services, person: Person): Promise<ReadingView[]> {
  return services.database.as(person, (db) => readingsOfDraft(db, person.id));
}

/** What was read of a case's files. Throws NOT_FOUND. */
export async function listExtractions(services: Services, person: Person, caseId: string): Promise<ReadingView[]> {
  return services.database.as(person, async (db) => {
    await findCaseCore(db, caseId);
    return readingsOfCase(db, caseId);
  });
}

/** Where the case's entered answers and its documents are not the same. Throws NOT_FOUND, also for whoever does not work on the case. */
export async function listContradictions(services: Services, person: Person, caseId: string): Promise<Contradiction[]> {
  return services.database.as(person, async (db) => {
    const fields = await db
      .selectFrom('cases')
      .select(['held_amount_cents', 'rolling_reserves_held_cents', 'hold_started_on', 'monthly_processing_volume_avg'])
      .where('id', '=', caseId)
      .executeTakeFirst();
    if (!fields) throw notFound('This case');
    return contradictions(fields, doneReadings(await readingsOfCase(db, caseId)));
  });
}
