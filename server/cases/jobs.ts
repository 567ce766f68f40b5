import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { analyze } from './analyze.ts';

export const caseJobs = (services: Services) =>
  ({
    // A second run finds the analysis and skips.
    'analyze-case': ({ case_id }) => analyze(services, systemActor, case_id, { once: true }),
  }) satisfies SubjectJobs;
