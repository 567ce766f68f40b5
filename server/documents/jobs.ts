import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { extract } from './extract.ts';
import { sweepUnfinished } from './unfinished-uploads.ts';

export const documentJobs = (services: Services) =>
  ({
    // A second run finds the document extracted.
    'read-document': ({ file_id }) => extract(services, file_id),
    // Hourly. A second run finds nothing to remove.
    'sweep-uploads': () => sweepUnfinished(services.storage, services.clock.now()),
  }) satisfies SubjectJobs;
