import { chromium, type Page } from '@playwright/test';
import { tidy } from '../server/housekeeping.ts';
import { browserProgram } from '../tests/support/browser-program.ts';
import { startTestApp, type TestApp } from '../tests/support/test-app.ts';
import { type Figure, median, spread } from './figures.ts';
import { addSubmissions } from './long-lists.ts';
import { weigh } from './weights.ts';

const ROUNDS = 5;

const MANY = 100_000;

const lists = { donations: '/dashboard/viewDonation', contacts: '/dashboard/viewContact' } as const;

async function signIn(page: Page, app: TestApp): Promise<void> {
  const user = await app.addUser({ isSuperuser: true });
  await page.goto('/autho/login');
  await page.getByLabel(/e-?mail/i).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByPlaceholder(/6-digit code/).fill(await app.takeCode(user));
  await page.getByRole('button', { name: /verify/i }).click();
  await page.waitForURL(/\/dashboard\/adminDashboard/i);
}

/** Milliseconds from opening the list's address until its first row stands there and can be used. */
async function timeToRows(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('tbody button').first().waitFor();
  return page.evaluate(() => performance.now());
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure());
  return times;
}

const figure = (name: string, times: readonly number[], wanted: string): Figure => ({
  name: `${name} (ms)`,
  value: median(times).toFixed(0),
  spread: spread(times),
  wanted,
});

/** The weight of the dashboard, and the time until its lists can be used. */
export async function dashboardFigures(): Promise<Figure[]> {
  const app = await startTestApp();
  const browser = await chromium.launch(await browserProgram());
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signIn(page, app);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const { script } = await weigh(page, `${app.url}/dashboard/adminDashboard`);

  await addSubmissions(app.services.db, 0, MANY);
  await tidy(app.services);
  const opened: Figure[] = [];
  for (const [name, address] of Object.entries(lists)) {
    const times = await repeat(() => timeToRows(page, address));
    opened.push(figure(`the list of ${name} open and usable with 100,000 rows`, times, 'under 1000'));
  }
  await browser.close();
  await app.close();
  return [
    {
      name: 'script of the first load, as it travels (kB)',
      value: (script / 1000).toFixed(1),
      spread: '',
      wanted: 'under 200',
    },
    ...opened,
  ];
}
