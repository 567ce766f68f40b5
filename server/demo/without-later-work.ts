import type { Jobs } from '../kernel/jobs.ts';

/** Jobs without those that read a document or bind exhibits: somebody who tries the demo does not wait behind dozens of ours. */
export const withoutLaterWork = (jobs: Jobs): Jobs => ({
  enqueue: async (db, name, data) =>
    name === 'read-document' || name === 'bind-exhibits' ? undefined : jobs.enqueue(db, name, data),
});
