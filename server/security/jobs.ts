import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { purgeLog } from './purge-log.ts';

export const securityJobs = (services: Services) =>
  ({
    // Daily. A second run finds nothing.
    'purge-security-log': () => purgeLog(services),
  }) satisfies SubjectJobs;
