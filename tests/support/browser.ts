import { test as base, chromium, expect, type Page } from '@playwright/test';
import { beginSession } from '../../server/identity/sessions.ts';
import { expectAccessible } from './accessibility.ts';
import { browserProgram } from './browser-program.ts';
import { takeLogFaults } from './logged-errors.ts';
import { openSampleCluster } from './sample-database.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/** Signs in as this user and opens a screen, or the overview. The screens of signing in have tests of their own. */
export type SignInAs = (user: TestUser, address?: string) => Promise<void>;

interface Fixtures {
  /** The product with the sample organisation, one for all tests of a file. */
  app: TestApp;
  noLoggedErrors: undefined;
  allowedFaults: RegExp[];
  signInAs: SignInAs;
  /** Faults that this test brings about on purpose: a refused call is written to the console by the browser. */
  allowFaults(expected: RegExp): void;
  /** axe finds nothing on the page as it is now, and it does not scroll sideways. */
  expectAccessible(): Promise<void>;
  /** Nor do IBM's rules and HTML_CodeSniffer. On every page and screen once: they take half a second. */
  expectAccessibleByAll(): Promise<void>;
}

interface WorkerFixtures {
  /** Settings of the product that a file's tests are about, as in the environment. */
  settings: Record<string, string>;
  /** The app of the tests in a file. The one of the file before is closed. */
  testAppOf(file: string): Promise<TestApp>;
}

function startSampleTestApp(settings: Record<string, string>): Promise<TestApp> {
  const { SAMPLE_FOLDER = '', CLUSTER_POSTGRES } = process.env;
  return CLUSTER_POSTGRES === undefined
    ? startTestApp({ copyOf: SAMPLE_FOLDER, settings })
    : openSampleCluster(CLUSTER_POSTGRES, SAMPLE_FOLDER, settings);
}

/** Fails the test if the product logged an error that the test does not name with `expectLoggedErrors`. */
const expectNoLogFaults = (when: string) => expect(takeLogFaults(), `errors in the log ${when}`).toEqual([]);

/** Fails the test if the browser logs an error or requests another origin. */
function watchFaults(page: Page, app: TestApp): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app.url) && !/^(data|blob):/.test(url)) faults.push(`request: ${url}`);
  });
  return faults;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  testAppOf: [
    async ({ settings }, use) => {
      let open: { file: string; app: TestApp } | undefined;
      async function close() {
        await open?.app.close();
        expectNoLogFaults(`after the tests of ${open?.file}`);
      }
      await use(async (file) => {
        if (open?.file === file) return open.app;
        await close();
        open = { file, app: await startSampleTestApp(settings) };
        return open.app;
      });
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  app: async ({ testAppOf }, use, { file }) => use(await testAppOf(file)),
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to see what is needed
    async ({}, use) => {
      const browser = await chromium.launch(await browserProgram());
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  noLoggedErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to see what is needed
    async ({}, use) => {
      expectNoLogFaults('between this test and the one before');
      await use(undefined);
      expectNoLogFaults('of this test');
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern to see what is needed
  allowedFaults: async ({}, use) => use([]),
  allowFaults: async ({ allowedFaults }, use) => use((expected) => void allowedFaults.push(expected)),
  page: async ({ page, app, allowedFaults }, use) => {
    const faults = watchFaults(page, app);
    await use(page);
    // A call that a test answers itself may be on its way when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults.filter((fault) => !allowedFaults.some((expected) => expected.test(fault)))).toEqual([]);
  },
  signInAs: async ({ page, app }, use) => {
    await use(async ({ id }, address = '/dashboard/adminDashboard') => {
      const tokens = await app.services.write(null, (unit) => beginSession(unit, id, 'A test'));
      // The smallest page of this origin, to which the storage belongs.
      await page.goto('/healthz');
      await page.evaluate(({ access, refresh }) => {
        localStorage.setItem('refresh', refresh);
        localStorage.setItem('access_token', access);
      }, tokens);
      await page.goto(address);
      // A screen may be a dialog over its list.
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
    });
  },
  expectAccessible: async ({ page }, use) => use(() => expectAccessible(page, 'axe')),
  expectAccessibleByAll: async ({ page }, use) => use(() => expectAccessible(page, 'all')),
});

export { expect };
