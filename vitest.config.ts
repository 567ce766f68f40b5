import { defineConfig } from 'vitest/config';

/** Rules purely, the API on a real PostgreSQL: one cluster a run, one database a test file (server/testing). */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', 'data/**'],
    globalSetup: ['server/testing/cluster.ts'],
    // Much of what is tested waits, so two files share even one core; more would ask the cluster for more connections than it has.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
