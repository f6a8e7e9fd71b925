import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import type { TestApp } from '../support/test-app.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'System Status' });

const minutesAgo = (app: TestApp, minutes: number) =>
  new Date(app.services.clock().getTime() - minutes * 60_000).toISOString();

/** The disk is that of whatever machine runs the tests. */
async function giveDisk(page: Page, free: number) {
  await page.route('**/api/status/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), disk: { free, total: 50_000_000_000, is_full: false } },
    });
  });
}

async function backUp({ services: { db } }: TestApp, made_at: string) {
  await db.deleteFrom('backups').execute();
  await db
    .insertInto('backups')
    .values({ day: null, file: 'a', made_at, bytes: 12_600_000, proven_at: made_at, problem: null })
    .execute();
}

async function makeTrouble(app: TestApp) {
  const { db } = app.services;
  await backUp(app, minutesAgo(app, 4 * 24 * 60));
  const then = minutesAgo(app, 20);
  const mail = { recipient: 'a@example.org', subject: 'A code', body: '123456', created_at: then };
  await db
    .insertInto('mails')
    .values([
      // The clock stands still: it is not tried again before the test ends.
      { ...mail, next_try_at: minutesAgo(app, -1) },
      { ...mail, next_try_at: then, failed_at: then },
    ])
    .execute();
  for (const { services } of app.nodes) services.metrics.reply(500);
}

async function mend(app: TestApp) {
  const { db } = app.services;
  await db.deleteFrom('mails').where('sent_at', 'is', null).execute();
  await backUp(app, minutesAgo(app, 60));
  for (const { services } of app.nodes) services.metrics.replies.delete(500);
}

test.beforeEach(({ app }) => mend(app));

test('says that all is well, and since when', async ({ page, app, signInAs, expectAccessible }) => {
  await giveDisk(page, 29_000_000_000);
  await signInAs(await app.addUser({ permissions: ['audit.view'] }));
  await expect(panel(page).getByText('Everything is working.')).toBeVisible();
  const fact = (label: string) =>
    panel(page)
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  await expect(fact('E-mail')).toContainText('All sent');
  await expect(fact('Last backup')).toContainText('20 Nov 2026, 09:00');
  await expect(fact('Last restore test')).toContainText('20 Nov 2026, 09:00');
  await expect(fact('Disk')).toContainText('29 GB freeof 50 GB');
  await expect(fact('Pictures')).toContainText('All ready');
  await expect(fact('Errors')).toContainText('None');
  await expectAccessible();
});

test('says what is wrong and what it means', async ({ page, app, signInAs }) => {
  await makeTrouble(app);
  await giveDisk(page, 3_000_000_000);
  await signInAs(await app.addUser({ permissions: ['audit.view'] }));
  await expect(panel(page).getByRole('listitem')).toHaveText([
    /^E-mail has been waiting since 20 Nov 2026, 09:40\. Sign-in codes/,
    /^1 e-mail could not be sent\./,
    /^No backup has passed its restore test since 16 Nov 2026, 10:00\./,
    /^The disk is nearly full: 3\u00a0GB of 50\u00a0GB are left\./,
    /^Something went wrong in the program 1 time since/,
  ]);
  await expect(panel(page).getByText('Tell the person who looks after the server.')).toBeVisible();
  await expect(panel(page).getByText('Everything works')).toHaveCount(0);
  // Whoever looks at the top of the screen alone is told too.
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByRole('link', { name: /^The disk is nearly full/ }).click();
  await expect(panel(page).getByRole('heading', { name: 'System Status' })).toBeInViewport();
});

test('tells superusers, and nobody else, that nothing is kept elsewhere', async ({ page, app, signInAs }) => {
  await mkdir(app.services.config.backupFolder, { recursive: true });
  await giveDisk(page, 29_000_000_000);
  await signInAs(await app.addUser({ permissions: ['audit.view'] }));
  await expect(panel(page).getByText('Everything is working.')).toBeVisible();
  await signInAs(await app.addUser({ isSuperuser: true }));
  await expect(panel(page).getByRole('listitem')).toHaveText([
    /^Nothing is kept elsewhere\. .* Set COPY_TO on the server/,
  ]);
});

test('keeps its place, says when it could not be loaded, and tries again', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/status/', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { detail: 'Something broke.' } });
  });
  await signInAs(await app.addUser({ permissions: ['audit.view'] }));
  await expect(panel(page).locator('.animate-pulse')).toBeVisible();
  answer();
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load the status. Something broke.');
  await page.unroute('**/api/status/');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByText('Last restore test')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('stands there also when the rest of the overview could not be loaded', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  await page.route('**/api/overview/', (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }));
  await signInAs(await app.addUser({ permissions: ['audit.view'] }));
  await expect(page.getByText('Failed to load the overview.')).toBeVisible();
  await expect(panel(page).getByText('Last restore test')).toBeVisible();
});

test('is neither shown to nor asked for by those who may not see it', async ({ page, app, signInAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await expect(page.getByRole('heading', { name: 'Visits in the Last 30 Days' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(asked).not.toContain('/api/status/');
});

test('leads to more room when there is little: old backups can be deleted, the last good one cannot', async ({
  page,
  app,
  signInAs,
  allowFaults,
  expectAccessible,
}) => {
  // The password is wanted.
  allowFaults(/400/);
  const { db, config } = app.services;
  await giveDisk(page, 3_000_000_000);
  for (const day of [1, 2]) {
    const made_at = minutesAgo(app, day * 24 * 60);
    const file = `${config.backupFolder}/intambwe-2026-11-${20 - day}T0800Z.tar.zst`;
    await db.insertInto('backups').values({ file, made_at, bytes: 300_000_000, proven_at: made_at }).execute();
  }
  await signInAs(await app.addUser({ permissions: ['audit.view', 'settings.edit'] }));
  await expect(panel(page).getByText('A superuser can delete it')).toHaveCount(1);
  await expect(panel(page).getByRole('button', { name: 'Delete the backup' })).toHaveCount(0);
  const superuser = await app.addUser({ isSuperuser: true });
  await signInAs(superuser);
  await app.services.db.updateTable('sessions').set({ proven_at: null }).execute();
  await expect(panel(page).getByText('Kept: the last one that passed its test')).toHaveCount(1);
  await expectAccessible();
  await panel(page).getByRole('button', { name: 'Delete the backup of 18 Nov 2026' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  const password = page.getByRole('dialog', { name: 'Enter your password' });
  await password.getByLabel('Your password').fill(superuser.password);
  await password.getByRole('button', { name: 'Continue' }).click();
  await expect(panel(page).getByText('Backup of 18 Nov 2026')).toHaveCount(0);
  await expect(panel(page).getByText('Backup of 19 Nov 2026')).toBeVisible();
});

testInEachLook('is accessible and fits in trouble', async ({ page, app, signInAs, expectAccessible }) => {
  await makeTrouble(app);
  await giveDisk(page, 3_000_000_000);
  await signInAs(await app.addUser({ permissions: ['audit.view', 'settings.edit'] }));
  await expect(panel(page).getByText('Tell the person who looks after the server.')).toBeVisible();
  await expectAccessible();
});
