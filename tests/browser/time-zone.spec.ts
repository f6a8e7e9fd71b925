import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addAdvertisement } from '../support/advertisements.ts';
import { expect, test } from '../support/browser.ts';
import { csvRows } from '../support/csv.ts';
import { chooseMore } from '../support/events.ts';
import { addEvent, addPost } from '../support/factories.ts';
import { save } from '../support/posts.ts';
import { addDonation } from '../support/submissions.ts';
import type { TestApp } from '../support/test-app.ts';

// Three and a half hours behind UTC, with summer time; the user is in another time zone.
test.use({ settings: { TIME_ZONE: 'America/St_Johns' }, timezoneId: 'Asia/Tokyo' });

/** Eleven in the evening of the 20th in St John's. It is the 21st already in Greenwich, Kigali and Tokyo. */
const EVENING = '2026-11-21T02:30:00.000Z';

test.beforeEach(async ({ page, app }) => {
  app.setClock(EVENING);
  await page.clock.setFixedTime(EVENING);
});

/** As many as one page of them shows. */
const RECENT_EVENTS = 8;

const admin = (app: TestApp) => app.addUser({ isSuperuser: true });

async function exported(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return csvRows(await readFile(await download.path(), 'utf8'));
}

test('an event entered for nine begins at nine, for staff, visitors and those who register', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await admin(app);
  await signInAs(user, '/dashboard/addEvent');
  await expect(page.getByText('St Johns time.', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Cod and potatoes');
  await page.getByRole('textbox', { name: 'Description' }).fill('A supper by the harbour.');
  await page.getByLabel('Physical Location').fill('The harbour');
  await page.getByLabel('Start Date').fill('2026-11-28T09:00');
  await page.getByLabel('End Date').fill('2026-11-28T23:30');
  await page.getByRole('button', { name: 'Create Event' }).click();
  const row = page.getByRole('row', { name: 'Cod and potatoes' });
  await expect(row.getByText('28 Nov 2026, 09:00 to 23:30')).toBeVisible();
  await chooseMore(page, 'Cod and potatoes', 'Edit');
  await expect(page.getByLabel('Start Date')).toHaveValue('28/11/2026 09:00');
  await expect(page.getByLabel('End Date')).toHaveValue('28/11/2026 23:30');

  const [event] = (await (await app.get('/api/events/?search=cod+and')).json()).results;
  expect(event).toMatchObject({ start_date: '2026-11-28T12:30:00.000Z', end_date: '2026-11-29T03:00:00.000Z' });
  await page.goto(`/EventDetails/${event.id}`);
  await expect(page.getByText(/^28 November 2026, 09:00\s?–\s?23:30$/).first()).toBeVisible();
  await expect(page.getByText('Times are St Johns time.')).toBeVisible();

  const visitor = { full_name: 'Aline Uwase', email: 'aline@example.org' };
  expect((await app.call('POST', `/events/${event.id}/registrations/`, visitor)).status).toBe(201);
  expect((await app.mailbox.take(visitor.email)).text).toContain('Saturday, 28 November 2026 at 09:00');
  await signInAs(user, `/dashboard/eventRegistrations/${event.id}`);
  await expect(page.getByRole('row', { name: 'Aline Uwase' }).getByText('20 Nov 2026, 23:00')).toBeVisible();
  expect((await exported(page))[1]).toEqual(['Aline Uwase', visitor.email, '', '', '2026-11-20 23:00']);
});

test('the list of events that the browser draws itself shows the same days as the document', async ({ page, app }) => {
  await addEvent(app.services, { title: 'Late last night', start_date: '2026-11-20T03:00:00.000Z' });
  for (let number = 1; number <= RECENT_EVENTS; number += 1) {
    await addEvent(app.services, { start_date: '2026-10-01T12:00:00.000Z' });
  }
  await page.goto('/Events');
  const card = page.getByRole('listitem').filter({ hasText: 'Late last night' });
  await expect(card.getByText('19 November 2026')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of recent events' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(card).toHaveCount(0);
  await pages.getByRole('link', { name: 'Page 1' }).click();
  await expect(card.getByText('19 November 2026')).toBeVisible();
});

test('today, a day and a week are those of the site', async ({ page, app, signInAs }) => {
  await addEvent(app.services, { title: 'Tonight', start_date: '2026-11-21T03:00:00.000Z' });
  await addEvent(app.services, { title: 'Tomorrow morning', start_date: '2026-11-21T12:30:00.000Z' });
  await addPost(app.services, { title: 'Written this evening', published_date: '2026-11-21T02:00:00.000Z' });
  await signInAs(await admin(app), '/dashboard/getEvent?starts=today');
  await expect(page.getByRole('row', { name: 'Tonight' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Tomorrow morning' })).toHaveCount(0);
  await page.goto('/dashboard/getBlog?published_on=2026-11-20');
  await expect(page.getByRole('row', { name: 'Written this evening' }).getByText('20 Nov 2026')).toHaveCount(2);
  await page.goto('/dashboard/getBlog?published_on=2026-11-21');
  await expect(page.getByRole('row', { name: 'Written this evening' })).toHaveCount(0);
});

test('a post comes out at the time it is scheduled for', async ({ page, app, signInAs }) => {
  await signInAs(await admin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('In the morning');
  await page.getByLabel('Status').selectOption('Published');
  await page.getByLabel('Published Date').fill('2026-11-21T09:00');
  await expect(page.getByText('Publishes on Saturday, 21 November 2026 at 09:00, St Johns time.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('row', { name: 'In the morning' }).getByText('Scheduled')).toBeVisible();
  const isThere = async () => (await (await app.get('/api/posts/')).text()).includes('In the morning');
  app.setClock('2026-11-21T12:29:59.000Z');
  expect(await isThere()).toBe(false);
  app.setClock('2026-11-21T12:30:00.000Z');
  expect(await isThere()).toBe(true);
});

test('a day without a time is that day, and it is over when it is over here', async ({ page, app, signInAs }) => {
  await addAdvertisement(app, { title: 'Last day', start_date: '2026-11-18', end_date: '2026-11-20' });
  await addDonation(app.services, { full_name: 'Bosco Habimana', next_action_on: '2026-11-20' });
  const user = await admin(app);
  await signInAs(user, '/dashboard/getAds?search=last+day');
  const row = page.getByRole('row', { name: 'Last day' });
  await expect(row.getByText('18 Nov 2026 – 20 Nov 2026')).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  expect(await (await app.get('/api/ads/')).text()).toContain('Last day');

  await page.goto('/dashboard/viewDonation?search=bosco');
  const donation = page.getByRole('row', { name: 'Bosco Habimana' });
  await expect(donation.getByText('20 Nov 2026')).toHaveCount(2);
  await expect(donation.getByText('Overdue')).toHaveCount(0);
  const [heading = [], values = []] = await exported(page);
  expect(values[heading.indexOf('Created At')]).toBe('2026-11-20 23:00');

  const midnight = '2026-11-21T03:30:00.000Z';
  await page.goto('/healthz');
  app.setClock(midnight);
  await page.clock.setFixedTime(midnight);
  await signInAs(user, '/dashboard/viewDonation?search=bosco');
  await expect(donation.getByText('Overdue')).toBeVisible();
  await page.goto('/dashboard/getAds?search=last+day');
  await expect(row.getByText('Expired')).toBeVisible();
  expect(await (await app.get('/api/ads/')).text()).not.toContain('Last day');
});
