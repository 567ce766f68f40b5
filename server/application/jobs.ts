import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { remindOfDrafts } from './remind-of-drafts.ts';

export const applicationJobs = (services: Services) =>
  ({
    // Hourly; the outbox holds each reminder once.
    'remind-of-drafts': () => remindOfDrafts(services),
  }) satisfies SubjectJobs;
