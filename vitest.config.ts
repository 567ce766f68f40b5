import { defineConfig } from 'vitest/config';

/** Rules purely, the API on a real PostgreSQL: one cluster a run, one database a test file (server/testing). */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', 'data/**'],
    globalSetup: ['server/testing/cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
