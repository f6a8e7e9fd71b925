import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { chooseMore, createEvent } from '../support/events.ts';
import { signedIn } from '../support/signed-in.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1f5a41' } })
    .jpeg()
    .toBuffer();

/** The events page as the next anonymous visitor gets it. */
const eventsPage = async (app: TestApp) => (await app.get('/Events')).text();

async function fillDates(page: Page): Promise<void> {
  await page.getByLabel('Start Date').fill('28/11/2026 9:00');
  await page.getByLabel('End Date').fill('28 November 2026 12:00');
}

test('created with a picture, seen by the next visitor, changed, deleted and restored', async ({
  page,
  app,
  signInAs,
}) => {
  await page.clock.setFixedTime(MORNING);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent');
  await page.getByRole('link', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(/\/dashboard\/addEvent$/);
  await expect(page.getByRole('heading', { name: 'Manage Announcements' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Events' })).toBeVisible();
  for (const section of ['Basic Information', 'Location Details', 'Date and Time', 'Media', 'Event Settings']) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  await page.getByLabel('Title').fill('Seed fair at Kanombe');
  await page.getByRole('textbox', { name: 'Description' }).fill('Maize, beans and potatoes to plant.');
  await page.getByLabel('Physical Location').fill('Kanombe market place');
  await fillDates(page);
  await page.getByLabel('Capacity').fill('40');
  const banner = page.getByRole('group', { name: 'Banner' });
  const picture = { name: 'fair.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
  await banner.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('What does the picture show?').fill('Baskets of seed');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(banner.getByText('Baskets of seed')).toBeVisible();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/getEvent$/);

  const row = page.getByRole('row', { name: 'Seed fair at Kanombe' });
  await expect(row.getByText('0 / 40')).toBeVisible();
  await expect(row.getByText('28 Nov 2026, 09:00 to 12:00')).toBeVisible();
  expect(await eventsPage(app)).toContain('Seed fair at Kanombe');
  const [made] = (await (await app.get('/api/events/?search=seed+fair')).json()).results;
  expect(await (await app.get(`/EventDetails/${made.id}`)).text()).toContain('alt="Baskets of seed"');

  await chooseMore(page, 'Seed fair at Kanombe', 'Edit');
  await expect(page.getByLabel('Start Date')).toHaveValue('28/11/2026 09:00');
  await expect(banner.getByText('Baskets of seed')).toBeVisible();
  await page.getByLabel('Title').fill('Seed market at Kanombe');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  expect(await eventsPage(app)).toContain('Seed market at Kanombe');

  await chooseMore(page, 'Seed market at Kanombe', 'Delete');
  await expect(page.getByText('Event “Seed market at Kanombe” moved to the trash.')).toBeVisible();
  expect(await eventsPage(app)).not.toContain('Seed market at Kanombe');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Event “Seed market at Kanombe” restored.')).toBeVisible();
  expect(await eventsPage(app)).toContain('Seed market at Kanombe');

  await chooseMore(page, 'Seed market at Kanombe', 'Delete');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Seed market at Kanombe' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await eventsPage(app)).toContain('Seed market at Kanombe');
});

test('missing and wrong values are named at their field, and nothing typed is lost', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/add-event');
  await expect(page.getByRole('navigation', { name: /menu/i })).toHaveCount(0);
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  for (const text of ['Title is required', 'Start date is required', 'End date is required']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel('Title').fill('A walk');
  await page.getByLabel('Start Date').fill('2026-11-28T12:00');
  await page.getByLabel('End Date').fill('2026-11-28T09:00');
  await create.click();
  await expect(page.getByText('End date must be after start date')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('A walk');
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.getByRole('group', { name: 'Banner' }).locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^Choose a JPEG, PNG/)).toBeVisible();
});

test('another type shows other fields, and what was typed comes back', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addEvent');
  const [type, place, link] = [
    page.getByLabel('Event Type'),
    page.getByLabel('Physical Location'),
    page.getByLabel('Meeting Link'),
  ];
  await place.fill('Sector hall');
  await expect(link).toHaveCount(0);
  await type.selectOption('Online');
  await expect(place).toHaveCount(0);
  await link.fill('not an address');
  await type.selectOption('Offline');
  await expect(place).toHaveValue('Sector hall');
  await type.selectOption('Hybrid');
  await expect(place).toHaveValue('Sector hall');
  await expect(link).toHaveValue('not an address');

  await page.getByLabel('Title').fill('Evening of savings');
  await fillDates(page);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Enter a full web address.')).toBeVisible();
  await type.selectOption('Offline');
  // The button moves up once the field is gone.
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const stored = await app.services.db
    .selectFrom('events')
    .select(['location', 'online_link'])
    .where('title', '=', 'Evening of savings')
    .executeTakeFirst();
  expect(stored).toEqual({ location: 'Sector hall', online_link: null });
});

test('a draft is kept, and no visitor sees it', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addEvent');
  await page.getByLabel('Title').fill('Not decided yet');
  await fillDates(page);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Not decided yet' }).getByText('Inactive')).toBeVisible();
  expect(await eventsPage(app)).not.toContain('Not decided yet');
});

test('a save that fails says why, in the words of the specification', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addEvent');
  await page.getByLabel('Title').fill('Never made');
  await fillDates(page);
  const answer = (json: unknown) =>
    page.route('**/api/events/', (route) => route.fulfill({ status: 503, json }), { times: 1 });
  const create = page.getByRole('button', { name: 'Create Event' });
  await answer({ detail: 'The service is busy. Please try again in a moment.' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Error creating event: The service is busy. Please try again in a moment.',
  );
  await answer({ detail: '' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText('Error creating event: Error creating event.');
  await page.route('**/api/events/', (route) => route.abort(), { times: 1 });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred while creating the event.');
  await expect(page.getByLabel('Title')).toHaveValue('Never made');
});

test('two who change one event are shown both versions', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const { id, title, start_date, end_date } = await createEvent(app, { title: 'Harvest feast', location: 'Kanombe' });
  const { access } = await signedIn(app, { isSuperuser: true });
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  await page.getByLabel('Physical Location').fill('Nyarugunga');
  const theirs = { title: 'Harvest feast for all', start_date, end_date, location: 'Kanombe' };
  expect((await app.call('PUT', `/events/${id}/`, theirs, access)).status).toBe(200);
  const update = page.getByRole('button', { name: 'Update Event' });
  await update.click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Harvest feast for all')).toBeVisible();
  expect((await (await app.get(`/api/events/${id}/`)).json()).location).toBe('Kanombe');
  await page.getByRole('button', { name: 'Use theirs for Title' }).click();
  await update.click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  expect(await (await app.get(`/api/events/${id}/`)).json()).toMatchObject({
    title: `${title} for all`,
    location: 'Nyarugunga',
  });
});

test('the end follows a start that is moved to after it', async ({ page, app, signInAs }) => {
  const dates = { start_date: '2026-11-28T08:00:00.000Z', end_date: '2026-11-28T12:00:00.000Z' };
  const { id } = await createEvent(app, { title: 'A day later', ...dates });
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  const [start, end] = [page.getByLabel('Start Date'), page.getByLabel('End Date')];
  await expect(end).toHaveValue('28/11/2026 14:00');
  await start.fill('28/11/2026 11:00');
  await expect(end).toHaveValue('28/11/2026 14:00');
  await start.fill('29/11/2026 11:00');
  await expect(end).toHaveValue('29/11/2026 14:00');
});
