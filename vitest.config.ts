import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const pages = ['web/**/*.test.tsx', 'web/session/session.test.ts'];

/** Begins with what takes long for one file, and ends with what waits for the demo, which is made meanwhile. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      moduleId.includes('/engines/reader/') ? 0 : moduleId.endsWith('/e2e/demo.test.ts') ? 2 : 1;
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Rules purely, the API on a real PostgreSQL: one cluster a run, one database a test file (testing/app). */
export default defineConfig({
  test: {
    // Much of what is tested waits, for jobs and for answers that come at a beat: more files at once than there are cores.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
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
