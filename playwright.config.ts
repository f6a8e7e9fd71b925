import { defineConfig } from '@playwright/test';

/** Takes minutes: begun first, it leaves no worker alone at the end. */
const LONGEST_SPEC = 'stored-xss.spec.ts';

export default defineConfig({
  testMatch: '{tests/{browser,specification},modules/*/tests}/*.spec.ts',
  // The built pages run as they are: Playwright would translate them anew for every file.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/sample-folder.ts',
  projects: [
    { name: 'longest', testMatch: LONGEST_SPEC },
    { name: 'all others', testIgnore: LONGEST_SPEC },
  ],
  fullyParallel: false,
  // One more than the two cores this is tuned for: somebody is always waited for.
  workers: 3,
  // Long enough for a machine that does something else as well: only what hangs should come to this limit.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Kept pages would hide what the server sends; the test of reading offline lets them in.
  use: { serviceWorkers: 'block' },
});
