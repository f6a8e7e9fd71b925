import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/no-console-errors.ts'],
    testTimeout: process.env.CI ? 30_000 : 10_000,
    hookTimeout: 60_000,
    // One more than the two cores this is tuned for: somebody is always waited for.
    maxWorkers: 3,
    // The files of a worker share what they load: loading the product anew for each takes a quarter of the whole time.
    isolate: false,
  },
});
