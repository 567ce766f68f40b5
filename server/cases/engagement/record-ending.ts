import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/actor.ts';
import type { IsoDate } from '../../../domain/calendar/business-days.ts';
import type { EndingKind } from '../../../domain/engagement/ending.ts';
import type { Services } from '../../kernel/context.ts';
import type { CaseCore } from '../../kernel/find-case-core.ts';
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

/** Whether client and attorney of the case both signed, and it has not ended. */
export async function isEngaged(
  { clock }: Services,
  db: Db,
  { id, attorney_id }: Pick<CaseCore, 'id' | 'attorney_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ engaged: boolean }>`
    select app.is_engaged(${id}, ${attorney_id}, ${clock.now()}) as engaged`.execute(db);
  return rows[0]?.engaged === true;
}
