import { systemActor } from '../../db/actor.ts';
import { activeStatuses } from '../../domain/cases/case.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { clearConflicts } from './decisions.ts';

export const conflictJobs = (services: Services) =>
  ({
    // A second run finds the same and changes nothing.
    'search-conflicts': ({ case_id }) =>
      services.database.as(systemActor, async (db) => {
        await lockCase(db, case_id);
        const open = await db
          .selectFrom('cases')
          .select('id')
          .where('id', '=', case_id)
          .where('status', 'in', activeStatuses)
          .executeTakeFirst();
        if (open) await clearConflicts(services, db, systemActor, case_id);
      }),
    'search-all-conflicts': () =>
      services.database.as(systemActor, async (db) => {
        const open = await db.selectFrom('cases').select('id').where('status', 'in', activeStatuses).execute();
        await services.jobs.enqueue(db, 'search-conflicts', ...open.map(({ id }) => ({ case_id: id })));
      }),
  }) satisfies SubjectJobs;
