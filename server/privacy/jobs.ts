import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { eraseFiles } from './erase-files.ts';
import { purgeCases } from './purge-cases.ts';

export const privacyJobs = (services: Services) =>
  ({
    // A repeated run goes over the same keys again.
    'erase-files': ({ keys }) => eraseFiles(services, keys),
    // Daily: cases whose retention period has ended. A second run finds none.
    'purge-cases': () => purgeCases(services),
  }) satisfies SubjectJobs;
