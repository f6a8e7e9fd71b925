import { expect, test } from '../support/browser.ts';
import { chooseMore, createEvent } from '../support/events.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING } from '../support/test-app.ts';

const UNREACHED = 'The server cannot be reached. Check your connection and try again.';

test('a list that cannot be loaded says why, and can be tried again', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  let answer: { json: unknown } | undefined;
  await page.route(/\/api\/events\/\?/, (route) =>
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
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 5|Failed to load resource|net::ERR/);
  const { id } = await createEvent(app, { title: 'Weavers at work' });
  expect((await app.get(`/EventDetails/${id}`)).status).toBe(200);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=weavers+at');
  await page.getByRole('button', { name: 'Update the status of Weavers at work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Status' });
  await dialog.getByLabel('Status').selectOption('Inactive');
  const submit = dialog.getByRole('button', { name: /^Updat/ });
  const refusals = [
    { answer: { status: 500, json: { detail: 'Not today.' } }, said: 'Not today.' },
    { answer: { status: 500, json: { detail: '' } }, said: 'Failed to update event status' },
    { answer: { status: 502, body: '<h1>Bad gateway</h1>' }, said: 'Failed to update event status' },
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
  expect((await app.get(`/EventDetails/${id}`)).status).toBe(404);
});

test('search and filters: counted, cleared together with the search, and back on page 1', async ({
  page,
  app,
  signInAs,
}) => {
  await page.clock.setFixedTime(MORNING);
  const starts = ['2026-11-20T15:00:00.000Z', '2026-11-25T08:00:00.000Z', '2026-12-10T08:00:00.000Z'];
  for (const [index, start_date] of starts.entries()) {
    await createEvent(app, { title: `Choir ${index + 1}`, start_date, end_date: start_date, event_type: 'hybrid' });
  }
  for (let index = 4; index <= 14; index += 1)
    await createEvent(app, { title: `Choir ${index}`, is_active: index > 5 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=choir');
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
    await expect(
      page.getByText(`Showing 1 to ${count} of ${count} ${count === 1 ? 'event' : 'events'}.`),
    ).toBeVisible();
  }
  const clear = page.getByRole('button', { name: 'Clear all filters' });
  await expect(clear).toHaveText(/2 filters are set/);
  await page.getByLabel('Search events').fill('no such words');
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await clear.click();
  await expect(page.getByLabel('Search events')).toHaveValue('');
  await expect(page.getByText(/Showing 1 to 6 of/)).toBeVisible();

  await page.goto('/dashboard/getEvent?search=choir');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(pages.getByText('1 of 3')).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toBeHidden();
});

test('while it loads, and when there is no event at all', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const { promise: answered, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(/\/api\/events\/\?/, async (route) => {
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
  app,
  signInAs,
  expectAccessible,
}) => {
  const text = 'How internal lending works, and how to keep the passbooks straight.';
  const options = { title: 'Lending online', event_type: 'online', online_link: 'https://meet.example/lending' };
  const { id } = await createEvent(app, { ...options, capacity: 5, description: `<p>${text}</p>` });
  await app.call('POST', `/events/${id}/registrations/`, { full_name: 'Aline', email: 'aline@example.org' });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?search=lending+online');
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

test('a user who may only view is offered nothing else', async ({ page, app, signInAs }) => {
  await createEvent(app, { title: 'Only to be seen' });
  await signInAs(await app.addUser({ permissions: ['events.view'] }), '/dashboard/getEvent?search=only+to+be');
  await expect(page.getByRole('button', { name: 'View Only to be seen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Update|More/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Add Event|Trash/ })).toHaveCount(0);
});

testInEachLook(
  'list, menu, dialogs and form are accessible and fit',
  async ({ page, app, signInAs, expectAccessible }) => {
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent');
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
