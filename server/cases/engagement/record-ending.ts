import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/actor.ts';
import type { IsoDate } from '../../../domain/calendar/business-days.ts';
import type { EndingKind } from '../../../domain/engagement/ending.ts';
import type { Services } from '../../kernel/context.ts';
import { leaveForPlanning } from '../../kernel/leave-for-planning.ts';

/** `last_on`: the firm's day up to which the attorney acts; null: at once. `by`: null for the program. */
type NewEnding = { attorney_id: string; how: EndingKind; last_on: IsoDate | null; by: string | null };

/** Writes how an engagement ends, and the job that tells everybody concerned. The caller has locked the case. */
export async function recordEnding(
  services: Services,
  db: Db,
  caseId: string,
  { by, ...ending }: NewEnding,
): Promise<void> {
  const id = uuidv7();
  await db
    .insertInto('engagement_endings')
    .values({ ...ending, id, case_id: caseId, recorded_by: by, recorded_at: services.clock.now() })
    .execute();
  await leaveForPlanning(services, db, caseId);
  await services.jobs.enqueue(db, 'follow-ending', { ending_id: id });
}
