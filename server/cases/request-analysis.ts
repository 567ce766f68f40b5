import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** Queues the analysis of a case that the caller may see; a case that has one already keeps it. Throws NOT_FOUND. */
export async function requestAnalysis(services: Services, person: Person, caseId: string): Promise<boolean> {
  return services.database.as(person, async (db) => {
    const row = await db.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst();
    if (!row) throw notFound('This case');
    await services.jobs.enqueue(db, 'analyze-case', { case_id: caseId });
    return true;
  });
}
