import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { eraseFiles } from './erase-files.ts';
import { purgeCases } from './purge-cases.ts';

export const privacyJobs = (services: Services) =>
  ({
    // A run that was cut goes over the same keys again.
    'erase-files': ({ keys }) => eraseFiles(services, keys),
    // Daily: cases whose retention has ended. A second run finds nothing due.
    'purge-cases': () => purgeCases(services),
  }) satisfies SubjectJobs;
