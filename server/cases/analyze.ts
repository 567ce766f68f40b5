import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../../db/actor.ts';
import { type CaseAnalysis, caseAnalysis } from '../../domain/cases/case-analysis.ts';
import { analyzeCase } from '../../drafting/analysis/analyze-case.ts';
import type { Services } from '../kernel/context.ts';
import { loadCaseFile } from '../letters/load-case-file.ts';
import { namesAi } from '../kernel/public-words/names-ai.ts';
import { notFound } from '../kernel/refusal.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { User } from '../kernel/user.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/**
 * Analyzes a case with the built-in rules and stores the result as an internal message of type ai_analysis (spec,
 * section 3). With `once`, returns null when the case has one already. Throws NOT_FOUND.
 */
export async function analyze(
  services: Services,
  actor: Actor,
  caseId: string,
  options: { once: boolean },
): Promise<CaseAnalysis | null> {
  return services.database.as(actor, async (db) => {
    // Serialized, so that two runs of the job cannot both find nothing.
    await db.selectFrom('cases').select('id').where('id', '=', caseId).forNoKeyUpdate().execute();
    const loaded = await loadCaseFile(db, caseId);
    if (!loaded) throw notFound('This case');
    if (
      options.once &&
      (await db
        .selectFrom('messages')
        .select('id')
        .where('case_id', '=', caseId)
        .where('message_type', '=', 'ai_analysis')
        .executeTakeFirst())
    )
      return null;
    const analysis = caseAnalysis.parse(analyzeCase(loaded.caseFile, firmDayOf(services.clock.now()), loaded.retired));
    await db
      .insertInto('messages')
      .values({
        id: uuidv7(),
        case_id: caseId,
        message_type: 'ai_analysis',
        subject: namesAi(services.config, 'analysis') ? 'AI Case Analysis' : 'Case Analysis',
        body: JSON.stringify(analysis),
        visibility: 'internal',
        author_id: actor.id,
        created_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, actor, caseId, {
      what: 'case_analyzed',
      field: null,
      old_value: null,
      new_value: { engine: 'embedded' },
    });
    await leaveForPlanning(services, db, caseId);
    return analysis;
  });
}

/** Queues the analysis of a case that the caller may see; the job skips a case that has one. Throws NOT_FOUND. */
export async function requestAnalysis(services: Services, user: User, caseId: string): Promise<boolean> {
  return services.database.as(user, async (db) => {
    const row = await db.selectFrom('cases').select('id').where('id', '=', caseId).executeTakeFirst();
    if (!row) throw notFound('This case');
    await services.jobs.enqueue(db, 'analyze-case', { case_id: caseId });
    return true;
  });
}
