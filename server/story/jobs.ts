import type { Services } from '../kernel/context.ts';
import type { SubjectJobs } from '../kernel/jobs.ts';
import { readWithModel } from './read-with-model.ts';

export const storyJobs = (services: Services) =>
  ({
    // Every five minutes. A second run finds the texts read.
    'read-with-model': () => readWithModel(services),
  }) satisfies SubjectJobs;
