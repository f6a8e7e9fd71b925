import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const folder = 'tests/browser';

/** Takes minutes: begun first, it leaves no worker alone at the end. */
const LONGEST = 'stored-xss.spec.ts';

const files = readdirSync(folder).filter((file) => file !== LONGEST);

export default defineConfig({
  testDir: folder,
  // The built pages run as they are: Playwright would translate them anew for every file.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/sample-folder.ts',
  // A worker never goes on with another project: so every file has a house and a browser of its own.
  projects: [LONGEST, ...files].map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file })),
  fullyParallel: false,
  // One more than the two cores this is tuned for: somebody is always waited for.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // Kept pages would hide what the server sends; the test of reading offline lets them in.
  use: { serviceWorkers: 'block' },
});
