import type { Locator, Page } from '@playwright/test';
import { allPermissions } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { openGiving } from '../support/giving.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation, addMessage } from '../support/submissions.ts';

const OVERVIEW = '/dashboard/adminDashboard';

const waiting = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const month = (page: Page) => page.getByRole('region', { name: 'This month so far' });

/** Everything of the specification that the first screen shows without scrolling. */
const cardsAndBars = ['Figures', 'Content Overview', 'Quick Stats'];

/** All rights but those by which the sample's own facts, and the machine of the tests, would wait. */
const mostRights = allPermissions.filter((one) => one !== 'settings.edit' && one !== 'audit.view');

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test('what waits, the month and the specification’s cards fit on a desk without scrolling', async ({
  page,
  app,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ permissions: mostRights }));
  await expect(waiting(page)).toContainText('Nothing needs attention.');
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  const fits = async () => {
    for (const name of cardsAndBars)
      expect(await bottomOf(page.getByRole('region', { name })), name).toBeLessThanOrEqual(800);
  };
  await fits();
  const { db } = app.services;
  const ids = [await addMessage(app.services), await addMessage(app.services)];
  const interest = await addDonation(app.services);
  await page.reload();
  await expect(waiting(page).getByRole('link')).toHaveText([
    'Read 2 new messages',
    'Contact 1 new person who wants to give',
  ]);
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  await fits();
  // In the order of the screen.
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 4)).toEqual(['Needs attention', 'This month so far', 'Content Overview', 'Quick Stats']);
  await db.deleteFrom('contact_messages').where('id', 'in', ids).execute();
  await db.deleteFrom('donation_interests').where('id', '=', interest).execute();
});

test('one press leads to where it is done, and what is done waits no more', async ({ page, app, signInAs }) => {
  const { gift, pledge } = await openGiving(app);
  const { giver_id } = await pledge({ full_name: 'Aline Uwase', email: 'aline@example.org' });
  await gift(1000, { giver_id }, '2026-11-08');
  await gift(2000, { giver_id }, '2026-11-19');
  await signInAs(await app.addUser({ permissions: ['pledges.view', 'pledges.edit', 'receipts.create'] }));
  await expect(waiting(page).getByRole('link')).toHaveText([
    'Issue 2 receipts oldest: 12 days',
    'Thank people for 2 gifts oldest: 12 days',
  ]);
  await waiting(page).getByRole('link', { name: 'Thank people for 2 gifts' }).press('Enter');
  await page.getByRole('button', { name: 'Mark as thanked: the gift of RWF 1,000 on 8 Nov 2026' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as thanked: the gift of RWF 1,000 on 8 Nov 2026' })).toHaveCount(
    0,
  );
  await page.goBack();
  await waiting(page).getByRole('link', { name: 'Issue 2 receipts' }).click();
  await expect(page.getByRole('heading', { name: 'Receipts to issue' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Aline Uwase/ })).toHaveCount(2);
  await page.goBack();
  await expect(waiting(page).getByRole('link')).toHaveText([/^Issue 2 receipts/, 'Thank someone for 1 gift']);
});

test('the month stands beside the same days of the month before, and leads to the report of these days', async ({
  page,
  app,
  signInAs,
}) => {
  const { gift, pledge } = await openGiving(app);
  const { giver_id } = await pledge({ full_name: 'Jean Bosco', email: 'jean@example.org', amount: '7000' });
  const read = async () => {
    const { access } = await app.signIn(await app.addUser({ permissions: ['pledges.view'] }));
    return (await (await app.call('GET', '/overview/', undefined, access)).json()).month.money[0].received;
  };
  const before = await read();
  await gift(40_000, { giver_id }, '2026-11-02');
  await gift(600, { giver_id }, '2026-10-20');
  await gift(9_000_000, { giver_id }, '2026-10-21');
  await signInAs(await app.addUser({ permissions: ['pledges.view', 'events.view'] }));
  const money = (amount: number) => `RWF ${amount.toLocaleString('en')}`;
  await expect(month(page).getByRole('columnheader')).toHaveText(['What', '1–20 Nov', '1–20 Oct']);
  await expect(
    month(page)
      .getByRole('row', { name: /^Received/ })
      .getByRole('cell'),
  ).toHaveText([money(before.now + 40_000), money(before.before + 600)]);
  await expect(
    month(page)
      .getByRole('row', { name: /^Event registrations/ })
      .getByRole('cell'),
  ).toHaveText(['None yet', 'None']);
  await expect(month(page).getByText('New subscribers')).toHaveCount(0);
  await month(page).getByRole('link', { name: 'Received' }).click();
  await expect(page).toHaveURL(/by=month&from=2026-11-01&until=2026-11-20/);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText((before.now + 40_000).toLocaleString('en'));
});

test('what is wrong with the program stands first, and leads to its state', async ({ page, app, signInAs }) => {
  const { db } = app.services;
  const then = app.services.clock().toISOString();
  const message = await addMessage(app.services);
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: 'a@example.org',
      subject: 'A',
      body: 'A',
      created_at: then,
      next_try_at: then,
      failed_at: then,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await signInAs(await app.addUser({ permissions: ['audit.view', 'contacts.view', 'contacts.edit'] }));
  await expect(waiting(page).getByRole('link').last()).toHaveText('Read 1 new message');
  await waiting(page).getByRole('link', { name: '1 e-mail could not be sent.' }).click();
  await expect(page.getByRole('heading', { name: 'System Status' })).toBeInViewport();
  await db.deleteFrom('mails').where('id', '=', id).execute();
  await db.deleteFrom('contact_messages').where('id', '=', message).execute();
});

test('nothing moves when it comes', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ permissions: mostRights }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/overview/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const cards = page.getByRole('region', { name: 'Figures' });
  await expect(page.getByRole('main').locator('.animate-pulse').first()).toBeVisible();
  const before = await cards.boundingBox();
  answer();
  await expect(month(page).getByRole('table')).toBeVisible();
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  await expect(page.getByRole('main').locator('.animate-pulse')).toHaveCount(0);
  expect(await cards.boundingBox()).toEqual(before);
});

test('what could not be read says so, and is tried again; the rest stands', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/500/);
  await signInAs(await app.addUser({ permissions: ['contacts.view', 'contacts.edit'] }));
  await page.route('**/api/overview/waiting/', (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }));
  await page.reload();
  await expect(waiting(page)).toContainText('Failed to load');
  await expect(month(page).getByRole('table')).toBeVisible();
  await page.unroute('**/api/overview/waiting/');
  await waiting(page).getByRole('button', { name: 'Try again' }).click();
  await expect(waiting(page)).toContainText('Nothing needs attention.');
});

test('on a phone everything is one column, and each line has room for a thumb', async ({ page, app, signInAs }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const message = await addMessage(app.services, { created_at: '2026-10-01T08:00:00.000Z' });
  await signInAs(await app.addUser({ permissions: [...mostRights, 'settings.edit'] }));
  const lines = waiting(page).getByRole('link');
  await expect(lines.filter({ hasText: 'Read 1 new message for 7 weeks' })).toBeVisible();
  for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const { x, width } = (await waiting(page).boundingBox()) ?? { x: 0, width: 0 };
  expect(await month(page).boundingBox()).toMatchObject({ x, width });
  await lines.filter({ hasText: /^Confirm \d+ facts that the site shows$/ }).click();
  await expect(page.getByRole('heading', { name: /Confirm What the Site Says/ })).toBeInViewport();
  await app.services.db.deleteFrom('contact_messages').where('id', '=', message).execute();
});

testInEachLook('what waits is accessible and fits', async ({ page, app, signInAs, expectAccessible }) => {
  await addMessage(app.services, { created_at: '2026-10-01T08:00:00.000Z' });
  await addDonation(app.services, { next_action_on: '2026-10-02', status: 'contacted' });
  await signInAs(await app.addUser({ isSuperuser: true }), OVERVIEW);
  await expect(waiting(page).getByRole('link', { name: /overdue donation interest/ })).toBeVisible();
  await expectAccessible();
});
