import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { handOverAllCases } from './hand-over-cases.ts';
import { remindOfLicenses } from './remind-of-licenses.ts';

export const peopleJobs = (services: Services) =>
  ({
    'hand-over-cases': ({ by, user_id }) => handOverAllCases(services, by, user_id),
    // Daily; the outbox holds each reminder once.
    'remind-of-licenses': () => remindOfLicenses(services),
  }) satisfies SubjectJobs;
