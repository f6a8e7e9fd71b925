import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  // Kept pages would hide what the server sends; the test of reading offline lets them in.
  use: { serviceWorkers: 'block' },
});
