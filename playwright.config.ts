import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A shared machine can be slow for a moment. What passes only at the second try is named as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Kept pages would hide what the server sends; the test of reading offline lets them in.
  use: { serviceWorkers: 'block' },
});
