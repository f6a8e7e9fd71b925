import type { Page } from '@playwright/test';
import { staffAddresses as at } from '../../domain/addresses.ts';
import { type HintName, hints } from '../../domain/hints.ts';
import { expect, test } from '../support/browser.ts';
import type { TestApp } from '../support/test-app.ts';

/** Somebody who is here for the first time. */
async function newcomer(app: TestApp) {
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ read_hints: '' }).where('id', '=', user.id).execute();
  return user;
}

const hintOn = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Hint', exact: true });
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' });

/** A screen with each hint, and the part of the guide to which it leads. */
const places: Record<HintName, [address: string, part: string]> = {
  overview: [at.overview, 'overview'],
  writing: [at.newEvent, 'events'],
  calendar: [at.calendar, 'calendar'],
  lists: [at.users, 'lists'],
  payments: [at.payments, 'payments'],
  translations: [at.translations, 'translations'],
  siteSettings: [at.siteSettings, 'siteSettings'],
};

for (const hint of hints) {
  const [address, part] = places[hint];
  test(`${hint}: the hint leads to the guide, and one press takes it away for good`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs(await newcomer(app), address);
    await expect(hintOn(page)).toBeVisible();
    await expectAccessible();
    await expect(hintOn(page).getByRole('link', { name: 'More in the guide' })).toHaveAttribute(
      'href',
      `${at.guide}#${part}`,
    );
    // After the heading, before what is to be pressed.
    await expect(page.locator('main :is(h1, section)').nth(1)).toHaveAccessibleName('Hint');
    const told = page.waitForResponse((reply) => reply.url().endsWith('/me/hints/'));
    await gotIt(page).click();
    await expect(hintOn(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await told;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hintOn(page)).toHaveCount(0);
  });
}

test('a hint that was read stays away on another device', async ({ page, app, signInAs, browser }) => {
  const user = await newcomer(app);
  await signInAs(user, at.users);
  await gotIt(page).click();
  await expect(hintOn(page)).toHaveCount(0);
  const stored = await page.context().storageState();
  const other = await browser.newPage({ baseURL: app.url, serviceWorkers: 'block', storageState: stored });
  await other.goto(at.events);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(hintOn(other)).toHaveCount(0);
  await other.goto(at.calendar);
  await expect(hintOn(other)).toBeVisible();
  await other.close();
});

test('nothing moves when the list comes below the hint', async ({ page, app, signInAs }) => {
  await signInAs(await newcomer(app));
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(/\/api\/users\/\?/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(at.users);
  const add = page.getByRole('searchbox').first();
  await expect(hintOn(page)).toBeVisible();
  const before = await add.boundingBox();
  answerNow();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await add.boundingBox()).toEqual(before);
});

test('the profile shows the hints again', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), at.users);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(hintOn(page)).toHaveCount(0);
  await page.goto(at.profile);
  await page.getByRole('button', { name: 'Show the hints again' }).click();
  await expect(page.getByText('The hints are shown again.')).toBeVisible();
  await page.goto(at.users);
  await expect(hintOn(page)).toBeVisible();
});

test('a hint stays when it could not be told that it was read', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 503/);
  await signInAs(await newcomer(app), at.users);
  await page.route('**/api/me/hints/', (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }));
  await gotIt(page).click();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(hintOn(page)).toBeVisible();
});

test('the guide opens beside what is being written', async ({ page, app, signInAs }) => {
  await signInAs(await newcomer(app), at.newPost);
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain on the terraces');
  const opened = page.context().waitForEvent('page');
  await hintOn(page).getByRole('link', { name: 'More in the guide' }).click();
  await (await opened).close();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain on the terraces');
});
