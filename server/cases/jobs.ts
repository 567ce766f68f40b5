import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { followEnding } from './engagement/follow-ending.ts';
import { replaceCounsel } from './engagement/replace-counsel.ts';
import { analyze } from './analyze.ts';
import { anchorHistory } from './anchor-history.ts';
import { planNextAction } from './plan-next-action.ts';
import { remindOfCase, remindOfDays } from './remind.ts';

export const caseJobs = (services: Services) =>
  ({
    // Daily; the outbox holds each reminder once, so a second run sends nothing.
    'remind-of-days': () => remindOfDays(services),
    'remind-of-case': ({ case_id }) => remindOfCase(services, case_id),
    // A second run finds the case planned.
    'plan-next-action': ({ case_id }) =>
      services.database.as(systemActor, (db) => planNextAction(services, db, case_id)),
    // The task and each email have a key of the ending.
    'follow-ending': ({ ending_id }) => followEnding(services, ending_id),
    // A second run finds no such case.
    'replace-counsel': () => replaceCounsel(services),
    // Daily; a second run writes another anchor.
    'anchor-history': () => anchorHistory(services),
    // A second run finds the analysis and skips.
    'analyze-case': ({ case_id }) => analyze(services, systemActor, case_id, { once: true }),
  }) satisfies SubjectJobs;
