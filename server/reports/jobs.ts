import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { make } from './make.ts';

export const reportJobs = (services: Services) =>
  ({
    // Hourly, and on demand; a second run makes a second report.
    'make-report': () => make(services),
  }) satisfies SubjectJobs;
