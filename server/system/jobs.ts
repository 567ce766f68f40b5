import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { foldSendJournal } from '../kernel/send-journal.ts';
import { checkHistory } from './check-history.ts';
import { scrubFiles } from './scrub-files.ts';

export const systemJobs = (services: Services) =>
  ({
    // Each run replaces the result of the one before.
    'verify-history': () => checkHistory(services),
    // Each run goes on where the last one stopped.
    'scrub-files': () => scrubFiles(services),
    // A second run finds the past days combined already.
    'fold-send-journal': () => foldSendJournal(services),
  }) satisfies SubjectJobs;
