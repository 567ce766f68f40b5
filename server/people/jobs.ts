import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { handOverAllCases } from './hand-over-cases.ts';

export const peopleJobs = (services: Services) =>
  ({
    'hand-over-cases': ({ by, user_id }) => handOverAllCases(services, by, user_id),
  }) satisfies SubjectJobs;
