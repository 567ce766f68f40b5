import { sql } from 'kysely';
import { systemActor } from '../../../db/actor.ts';
import { takeOffDesk } from '../../conflicts/take-off-desk.ts';
import type { Services } from '../../kernel/context.ts';
import { findCaseCore } from '../../kernel/find-case-core.ts';
import { recordEnding } from './record-ending.ts';

/**
 * The job: ends the engagement in each open case whose attorney can no longer act, and takes the case off their desk, which has its client told
 * and another attorney sought (follow-ending.ts). A second run finds none. Runs when staff record it, and every hour besides.
 */
export async function replaceCounsel(services: Services): Promise<void> {
  const { rows } = await services.database.as(systemActor, (db) =>
    sql<{ case_id: string; attorney_id: string }>`select case_id, attorney_id from app.cases_without_counsel()`.execute(
      db,
    ),
  );
  for (const { case_id, attorney_id } of rows)
    await services.database.as(systemActor, async (db) => {
      const theCase = await findCaseCore(db, case_id, 'lock');
      if (theCase.attorney_id !== attorney_id) return;
      const over = await db
        .selectFrom('engagement_endings')
        .select('id')
        .where('case_id', '=', case_id)
        .where('attorney_id', '=', attorney_id)
        .where('how', '=', 'client_ended')
        .executeTakeFirst();
      // A client who ended it before is not told again that nobody acts for them.
      if (!over) await recordEnding(services, db, case_id, { attorney_id, how: 'gone', last_on: null, by: null });
      await takeOffDesk(services, db, systemActor, theCase, 'counsel_gone');
    });
}
