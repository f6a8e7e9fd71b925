import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/no-console-errors.ts'],
    testTimeout: process.env.CI ? 30_000 : 10_000,
    // As in the browser tests: a shared machine can be slow for a moment. A retried test is marked in the report.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
  },
});
