import { defineConfig } from 'vitest/config';

const pages = ['web/**/*.test.tsx', 'web/session/session.test.ts'];

/** Rules purely, the API on a real PostgreSQL: one cluster a run, one database a test file (testing/app). */
export default defineConfig({
  test: {
    // Much of what is tested waits, for jobs and for answers that come at a beat: more files at once than there are cores.
    maxWorkers: 3,
    // Room for what is made and dropped at once: a twentieth less work for the processor.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is polled for comes soon, and late on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // Pages put a session of their own in the place of a module, so each file has a process to itself.
      { extends: true, test: { name: 'pages', include: pages } },
      // Nothing else replaces a module or keeps state in one: files share processes, and load the server once in each.
      {
        extends: true,
        test: {
          name: 'rules and API',
          include: ['{bench,content,contract,db,deploy,domain,drafting,e2e,knowledge,server,testing,web}/**/*.test.ts'],
          exclude: [...pages, '**/node_modules/**'],
          isolate: false,
          globalSetup: ['testing/app/cluster.ts'],
        },
      },
    ],
  },
});
