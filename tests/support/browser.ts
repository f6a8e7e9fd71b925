import { test as base, chromium, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { beginSession } from '../../server/identity/sessions.ts';
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

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Runs axe on the page. The script stays there, as loading it takes as long as a run. Embedded films are left out. */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const results = await page.evaluate(() => window.axe?.run({ reporter: 'no-passes' }));
  if (results === undefined) throw new Error('axe is not on the page');
  return results.violations;
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
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      // Content outside the screen is not laid out, and colours are measured where elements are.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('main > section, footer')) {
          part.style.contentVisibility = 'visible';
        }
      });
      // A colour in transition has poor contrast only for a moment: all transitions end at once.
      await page.evaluate(() => {
        const still = new CSSStyleSheet();
        still.replaceSync(
          '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      });
      const violations = await violationsOn(page);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      });
    });
  },
});

export { expect };
