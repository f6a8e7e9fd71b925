import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { StaffEvent } from '../../domain/event.ts';
import { expect, test } from '../support/browser.ts';
import { type House, MORNING } from '../support/house.ts';
import { testInEachLook } from '../support/looks.ts';
import { signedIn } from '../support/signed-in.ts';

const SOON = { start_date: '2026-11-28T07:00:00.000Z', end_date: '2026-11-28T10:00:00.000Z' };
const UNREACHED = 'The server cannot be reached. Check the connection and try again.';

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1f5a41' } })
    .jpeg()
    .toBuffer();

/** Makes an event through the API, with what a test does not care about filled in. */
async function add(house: House, wishes: Record<string, unknown> = {}): Promise<StaffEvent> {
  const { access } = await signedIn(house, { isSuperuser: true });
  const reply = await house.call('POST', '/events/', { title: 'Umuganda', ...SOON, ...wishes }, access);
  expect(reply.status).toBe(201);
  return reply.json();
}

/** What the next anonymous visitor of the events' page is sent. */
const eventsPage = async (house: House) => (await house.get('/Events')).text();

const chooseMore = async (page: Page, title: string, word: string) => {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: word }).click();
};

async function fillDates(page: Page): Promise<void> {
  await page.getByLabel('Start Date').fill('2026-11-28T09:00');
  await page.getByLabel('End Date').fill('2026-11-28T12:00');
}

test('created with a picture, seen by the next visitor, changed, deleted and restored', async ({
  page,
  house,
  signInAs,
}) => {
  await page.clock.setFixedTime(MORNING);
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/getEvent');
  await page.getByRole('link', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(/\/dashboard\/addEvent$/);
  await expect(page.getByRole('heading', { name: 'Manage Events' })).toBeVisible();
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
  await expect(row.getByText('28 Nov 2026, 09:00 to 28 Nov 2026, 12:00')).toBeVisible();
  expect(await eventsPage(house)).toContain('Seed fair at Kanombe');
  const [made] = (await (await house.get('/api/events/?search=seed+fair')).json()).results;
  expect(await (await house.get(`/EventDetails/${made.id}`)).text()).toContain('alt="Baskets of seed"');

  await chooseMore(page, 'Seed fair at Kanombe', 'Edit');
  await expect(page.getByLabel('Start Date')).toHaveValue('2026-11-28T09:00');
  await expect(banner.getByText('Baskets of seed')).toBeVisible();
  await page.getByLabel('Title').fill('Seed market at Kanombe');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  expect(await eventsPage(house)).toContain('Seed market at Kanombe');

  await chooseMore(page, 'Seed market at Kanombe', 'Delete');
  await expect(page.getByText('Event "Seed market at Kanombe" moved to the trash.')).toBeVisible();
  expect(await eventsPage(house)).not.toContain('Seed market at Kanombe');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Event "Seed market at Kanombe" restored.')).toBeVisible();
  expect(await eventsPage(house)).toContain('Seed market at Kanombe');

  await chooseMore(page, 'Seed market at Kanombe', 'Delete');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Seed market at Kanombe' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await eventsPage(house)).toContain('Seed market at Kanombe');
});

test('what is missing or wrong is said at its field, and nothing typed is lost', async ({ page, house, signInAs }) => {
  await signInAs(await house.addUser({ isSuperuser: true }), '/add-event');
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

test('another type shows other fields, and what was typed comes back', async ({ page, house, signInAs }) => {
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/addEvent');
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
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  const stored = await house.desk.rows
    .selectFrom('events')
    .select(['location', 'online_link'])
    .where('title', '=', 'Evening of savings')
    .executeTakeFirst();
  expect(stored).toEqual({ location: 'Sector hall', online_link: null });
});

test('a draft is kept, and no visitor sees it', async ({ page, house, signInAs }) => {
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/addEvent');
  await page.getByLabel('Title').fill('Not decided yet');
  await fillDates(page);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Not decided yet' }).getByText('Inactive')).toBeVisible();
  expect(await eventsPage(house)).not.toContain('Not decided yet');
});

test('a save that fails says why, in the words of the specification', async ({
  page,
  house,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/addEvent');
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

test('a list that cannot be loaded says why, and can be tried again', async ({
  page,
  house,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  await signInAs(await house.addUser({ isSuperuser: true }));
  let answer: { json: unknown } | undefined;
  await page.route('**/api/events/', (route) =>
    answer === undefined ? route.abort() : route.fulfill({ status: 500, ...answer }),
  );
  const alert = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await page.goto('/dashboard/getEvent');
  await expect(alert).toContainText(`Error: Error fetching events: ${UNREACHED}`, { timeout: 30_000 });
  answer = { json: { detail: 'Something went wrong on our side.' } };
  await again.click();
  await expect(alert).toContainText('Error: Something went wrong on our side.', { timeout: 30_000 });
  answer = { json: { detail: '' } };
  await again.click();
  await expect(alert).toContainText('Error: Error fetching Events.', { timeout: 30_000 });
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText(/Showing 1 to 6 of/)).toBeVisible();
});

test('the status is switched in its dialog, and a refusal is said there', async ({
  page,
  house,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  const { id } = await add(house, { title: 'Weavers at work' });
  expect((await house.get(`/EventDetails/${id}`)).status).toBe(200);
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=weavers+at');
  await page.getByRole('button', { name: 'Update the status of Weavers at work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Status').selectOption('Inactive');
  const submit = dialog.getByRole('button', { name: /^Updat/ });
  const refusals = [
    { answer: { status: 500, json: { detail: 'Not today.' } }, said: 'Not today.' },
    { answer: { status: 500, json: { detail: '' } }, said: 'Failed to update event status' },
    { answer: undefined, said: `Error updating event status: ${UNREACHED}` },
  ];
  for (const { answer, said } of refusals) {
    await page.route(
      `**/api/events/${id}/`,
      (route) => (answer === undefined ? route.abort() : route.fulfill(answer)),
      { times: 1 },
    );
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText(said);
  }
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(`**/api/events/${id}/`, async (route) => {
    await answered;
    await route.continue();
  });
  await submit.click();
  await expect(submit).toHaveText('Updating...');
  await expect(submit).toBeDisabled();
  answerNow();
  await expect(page.getByText('Event status updated successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'Weavers at work' }).getByText('Inactive')).toBeVisible();
  expect((await house.get(`/EventDetails/${id}`)).status).toBe(404);
});

test('two who change one event are shown both versions', async ({ page, house, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const { id, title, start_date, end_date } = await add(house, { title: 'Harvest feast', location: 'Kanombe' });
  const { access } = await signedIn(house, { isSuperuser: true });
  await signInAs(await house.addUser({ isSuperuser: true }), `/dashboard/addEvent/${id}`);
  await page.getByLabel('Physical Location').fill('Nyarugunga');
  const theirs = { title: 'Harvest feast for all', start_date, end_date, location: 'Kanombe' };
  expect((await house.call('PUT', `/events/${id}/`, theirs, access)).status).toBe(200);
  const update = page.getByRole('button', { name: 'Update Event' });
  await update.click();
  await expect(page.getByText('Somebody else has changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Harvest feast for all')).toBeVisible();
  expect((await (await house.get(`/api/events/${id}/`)).json()).location).toBe('Kanombe');
  await page.getByRole('button', { name: 'Use theirs for Title' }).click();
  await update.click();
  await expect(page.getByText('Events updated successfully!')).toBeVisible();
  expect(await (await house.get(`/api/events/${id}/`)).json()).toMatchObject({
    title: `${title} for all`,
    location: 'Nyarugunga',
  });
});

test('search and filters: counted, cleared together with the search, and back on page 1', async ({
  page,
  house,
  signInAs,
}) => {
  await page.clock.setFixedTime(MORNING);
  const starts = ['2026-11-20T15:00:00.000Z', '2026-11-25T08:00:00.000Z', '2026-12-10T08:00:00.000Z'];
  for (const [index, start_date] of starts.entries()) {
    await add(house, { title: `Choir ${index + 1}`, start_date, end_date: start_date, event_type: 'hybrid' });
  }
  for (let index = 4; index <= 14; index += 1) await add(house, { title: `Choir ${index}`, is_active: index > 5 });
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=choir');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText('Showing 1 to 6 of 14 events. Page 1 of 3')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Choir 14');
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 7 to 12 of 14 events. Page 2 of 3')).toBeVisible();

  await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
  await expect(page.getByText('Showing 1 to 2 of 2 events. Page 1 of 1')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('All Status');
  await page.getByLabel('Type', { exact: true }).selectOption('Hybrid');
  await expect(page.getByText('Showing 1 to 3 of 3 events. Page 1 of 1')).toBeVisible();
  const dates = [
    ['Today', 1],
    ['This Week', 2],
    ['This Month', 3],
  ] as const;
  for (const [label, count] of dates) {
    await page.getByLabel('Date', { exact: true }).selectOption(label);
    await expect(page.getByText(`Showing 1 to ${count} of ${count} events.`)).toBeVisible();
  }
  const clear = page.getByRole('button', { name: 'Clear all filters' });
  await expect(clear).toHaveText(/2 filters are set/);
  await page.getByLabel('Search events...').fill('no such words');
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await clear.click();
  await expect(page.getByLabel('Search events...')).toHaveValue('');
  await expect(page.getByText(/Showing 1 to 6 of/)).toBeVisible();

  await page.goto('/dashboard/getEvent?search=choir');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(pages.getByText('1 of 3')).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toBeHidden();
});

test('while it loads, and when there is no event at all', async ({ page, house, signInAs }) => {
  await signInAs(await house.addUser({ isSuperuser: true }));
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route('**/api/events/', async (route) => {
    await answered;
    await route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } });
  });
  await page.goto('/dashboard/getEvent');
  await expect(page.getByText('Loading events...')).toBeVisible();
  answerNow();
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText('There are no events to display')).toBeVisible();
});

test('the details say everything, and a copy is a draft of its own', async ({
  page,
  house,
  signInAs,
  expectAccessible,
}) => {
  const text = 'How internal lending works, and how to keep the passbooks straight.';
  const wishes = { title: 'Lending online', event_type: 'online', online_link: 'https://meet.example/lending' };
  const { id } = await add(house, { ...wishes, capacity: 5, description: `<p>${text}</p>` });
  await house.call('POST', `/events/${id}/registrations/`, { full_name: 'Aline', email: 'aline@example.org' });
  await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=lending+online');
  const row = page.getByRole('row', { name: 'Lending online' });
  await expect(row.getByText('How internal lending…')).toBeVisible();
  await expect(row.getByText('1 / 5')).toBeVisible();
  await expect(row.getByText('20%')).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Online', exact: true })).toHaveCount(2);
  await row.getByRole('button', { name: 'View Lending online' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lending online' });
  for (const said of ['Online Event', '1 Registered (4 spots left)', 'About This Event', text, /^Created At/]) {
    await expect(dialog.getByText(said)).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'Join Event Online' })).toHaveAttribute(
    'href',
    'https://meet.example/lending',
  );
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await chooseMore(page, 'Lending online', 'Duplicate');
  await expect(page.getByLabel('Title')).toHaveValue('Copy of Lending online');
  await expect(page.getByLabel('Active')).not.toBeChecked();
});

test('who may only look is offered nothing else', async ({ page, house, signInAs }) => {
  await add(house, { title: 'Only to be seen' });
  await signInAs(await house.addUser({ permissions: ['events.view'] }), '/dashboard/getEvent?search=only+to+be');
  await expect(page.getByRole('button', { name: 'View Only to be seen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Update|More/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Add Event|Trash/ })).toHaveCount(0);
});

testInEachLook(
  'list, menu, dialogs and form are accessible and fit',
  async ({ page, house, signInAs, expectAccessible }) => {
    await signInAs(await house.addUser({ isSuperuser: true }), '/dashboard/getEvent');
    await expect(page.getByText(/Showing 1 to 6/)).toBeVisible();
    await expectAccessible();
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Update the status/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
    await page.goto('/dashboard/addEvent');
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expectAccessible();
  },
);
