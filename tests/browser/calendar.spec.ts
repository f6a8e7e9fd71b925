import type { Locator, Page } from '@playwright/test';
import type { Permission } from '../../domain/permission.ts';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPost } from '../support/factories.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const editor: readonly Permission[] = [
  ...([
    'posts.view',
    'posts.create',
    'posts.edit',
    'posts.publish',
    'events.view',
    'events.create',
    'events.edit',
  ] as const),
  ...(['newsletter.view', 'newsletter.send', 'announcements.view', 'ads.view', 'ads.edit'] as const),
];

const NINE = '07:00:00.000Z';

async function clear({ services: { db } }: TestApp): Promise<void> {
  for (const table of ['posts', 'events', 'announcements', 'advertisements', 'newsletter_campaigns'] as const)
    await db.updateTable(table).set({ deleted_at: MORNING }).where('deleted_at', 'is', null).execute();
}

/** A site on which a post, a newsletter and an event are planned, and others are out already. */
async function plan(app: TestApp) {
  await clear(app);
  app.setClock(MORNING);
  const { services } = app;
  const { db } = services;
  const stamps = { created_at: MORNING, updated_at: MORNING };
  const post = await addPost(services, { title: 'Harvest report', published_date: `2026-11-25T${NINE}` });
  await addPost(services, { title: 'Seeds are here', published_date: `2026-11-10T${NINE}` });
  const event = await addEvent(services, {
    title: 'Umuganda',
    start_date: `2026-11-28T${NINE}`,
    end_date: '2026-11-28T10:00:00.000Z',
  });
  await db
    .insertInto('newsletter_subscribers')
    .values({
      ...{ email: 'reader@example.org', status: 'confirmed', unsubscribe_hash: 'a hash', mailed_at: MORNING },
      ...{ created_at: MORNING, confirmed_at: MORNING },
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const { id: newsletter } = await db
    .insertInto('newsletter_campaigns')
    .values({
      ...stamps,
      subject: 'Autumn letter',
      content: '<p>x</p>',
      status: 'draft',
      send_at: `2026-11-26T${NINE}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('advertisements')
    .values({
      ...{ ...stamps, title: 'Coffee week', start_date: '2026-11-18', end_date: '2026-11-24', target_url: '/donate' },
      ...{ description: '', content: '', is_active: true, views: 0, clicks: 0 },
    })
    .execute();
  return { post, event, newsletter };
}

/** The day of the month, as its cell. */
const day = (page: Page, written: string) => page.locator(`[data-day="${written}"]`);

/** Drags an entry to a day, until this is shown: a browser that is busy may take a press for no drag at all. */
async function drag(page: Page, title: string, to: string, shown: Locator): Promise<void> {
  const entry = page.getByRole('listitem').filter({ hasText: title }).last();
  await expect(async () => {
    if (!(await shown.isVisible())) await entry.dragTo(day(page, to));
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}

const publishedOn = async ({ services: { db } }: TestApp, id: number) =>
  (await db.selectFrom('posts').select('published_date').where('id', '=', id).executeTakeFirstOrThrow()).published_date;

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a month shows what goes out and takes place on each day, and others are a step away', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await plan(app);
  await signInAs(await app.addUser({ permissions: editor }));
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'November 2026', exact: true })).toBeVisible();
  await expect(day(page, '2026-11-25').getByText('09:00 · Scheduled')).toBeVisible();
  await expect(day(page, '2026-11-25').getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  await expect(day(page, '2026-11-26').getByRole('link', { name: 'Newsletter: Autumn letter' })).toBeVisible();
  await expect(day(page, '2026-11-10').getByText('09:00 · Published')).toBeVisible();
  await expect(day(page, '2026-11-20')).toHaveAttribute('aria-current', 'date');
  // It lasts for days of two weeks.
  await expect(page.getByRole('link', { name: 'Advertisement: Coffee week' })).toHaveCount(2);
  await expectAccessible();

  await page.getByRole('checkbox', { name: 'Blog posts' }).uncheck();
  await expect(page.getByRole('link', { name: 'Blog post: Harvest report' })).toBeHidden();
  await expect(page).toHaveURL(/without=posts/);
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page.getByText('Nothing in December 2026 yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan an event' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'December 2026', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Blog posts' })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'November 2026', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Blog posts' }).check();
  await page.getByRole('link', { name: 'Blog post: Harvest report' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Harvest report');
});

test('a scheduled post is dragged to another day and back again; one that is out stays, and says why', async ({
  page,
  app,
  signInAs,
}) => {
  const { post } = await plan(app);
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  await drag(
    page,
    'Harvest report',
    '2026-11-30',
    page.getByText('“Harvest report” moved to Monday, 30 November 2026.'),
  );
  await expect(day(page, '2026-11-30').getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  expect(await publishedOn(app, post)).toBe(`2026-11-30T${NINE}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  // Until the notice stands the screen is still drawn anew.
  await expect(page.getByText('“Harvest report” moved to Wednesday, 25 November 2026.')).toBeVisible();
  await expect(day(page, '2026-11-25').getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  expect(await publishedOn(app, post)).toBe(`2026-11-25T${NINE}`);

  await drag(
    page,
    'Seeds are here',
    '2026-11-17',
    page.getByText('It is already published. You can change its date in its form.'),
  );
  await drag(
    page,
    'Harvest report',
    '2026-11-12',
    page.getByText('This time has passed on that day. Choose a later day.'),
  );
  expect(await publishedOn(app, post)).toBe(`2026-11-25T${NINE}`);
});

test('with the keyboard alone a newsletter and an event are moved, and a day that has passed is refused', async ({
  page,
  app,
  signInAs,
}) => {
  const { newsletter, event } = await plan(app);
  const { db } = app.services;
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  await page.getByRole('button', { name: 'Move “Autumn letter” to another day' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move “Autumn letter” to another day' });
  await expect(
    dialog.getByText('Now: Thursday, 26 November 2026. The time of day stays 09:00 (Kigali time).'),
  ).toBeVisible();
  await dialog.getByLabel('New day').fill('2026-11-19');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This time has passed on that day. Choose a later day.')).toBeVisible();
  await dialog.getByLabel('New day').fill('2026-11-27');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Autumn letter” moved to Friday, 27 November 2026.')).toBeVisible();
  const sent = db.selectFrom('newsletter_campaigns').select('send_at').where('id', '=', newsletter);
  expect(await sent.executeTakeFirst()).toEqual({ send_at: `2026-11-27T${NINE}` });

  await page.getByRole('button', { name: 'Move “Umuganda” to another day' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('New day').fill('2026-12-05');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Umuganda” moved to Saturday, 5 December 2026.')).toBeVisible();
  const dates = db.selectFrom('events').select(['start_date', 'end_date']).where('id', '=', event);
  expect(await dates.executeTakeFirst()).toEqual({
    start_date: `2026-12-05T${NINE}`,
    end_date: '2026-12-05T10:00:00.000Z',
  });
});

test('an event for which people are registered is moved in its form, which asks whether to tell them', async ({
  page,
  app,
  signInAs,
}) => {
  const { event } = await plan(app);
  await app.services.db
    .insertInto('event_registrations')
    .values({
      ...{ event_id: event, full_name: 'Alice Uwase', email: 'alice@example.org', phone: '', created_at: MORNING },
      ...{ organization: '' },
    })
    .execute();
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  const dialog = page.getByRole('dialog');
  await drag(page, 'Umuganda', '2026-11-29', dialog.getByText('1 person is registered.'));
  await expect(dialog.getByLabel('New day')).toHaveValue('29/11/2026');
  await dialog.getByRole('button', { name: 'Continue in the form' }).click();
  await expect(page.getByText('The new dates are filled in. Save to move the event.')).toBeVisible();
  await expect(page.getByLabel('Start Date')).toHaveValue('29/11/2026 09:00');
  await expect(page.getByLabel('End Date')).toHaveValue('29/11/2026 12:00');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByRole('button', { name: 'Save and tell them' })).toBeVisible();
});

test('what somebody else has changed meanwhile stays as they left it, and this is said', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  const { post } = await plan(app);
  allowFaults(/409/);
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  await page.getByRole('button', { name: 'Move “Harvest report” to another day' }).click();
  await app.services.db
    .updateTable('posts')
    .set({ published_date: `2026-11-27T${NINE}`, updated_at: '2026-11-20T08:00:01.000Z' })
    .where('id', '=', post)
    .execute();
  await page.getByLabel('New day').fill('2026-11-30');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(day(page, '2026-11-27').getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  expect(await publishedOn(app, post)).toBe(`2026-11-27T${NINE}`);
});

test('whoever may only look moves nothing', async ({ page, app, signInAs }) => {
  await plan(app);
  await signInAs(await app.addUser({ permissions: ['posts.view'] }), '/dashboard/calendar');
  await expect(page.getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Umuganda/ })).toHaveCount(0);
});

test('a telephone lists the days, and moves by a touch', async ({ page, app, signInAs, expectAccessible }) => {
  const { post } = await plan(app);
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  await expect(page.getByRole('heading', { name: 'Wednesday, 25 November 2026' })).toBeVisible();
  await expect(page.getByText('until 24 Nov 2026')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Move “Harvest report” to another day' }).click();
  await page.getByLabel('New day').fill('2026-11-29');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sunday, 29 November 2026' })).toBeVisible();
  expect(await publishedOn(app, post)).toBe(`2026-11-29T${NINE}`);
});

testInEachLook('the calendar is accessible and fits', async ({ page, app, signInAs, expectAccessible }) => {
  await plan(app);
  await signInAs(await app.addUser({ permissions: editor }), '/dashboard/calendar');
  await expect(page.getByRole('link', { name: 'Blog post: Harvest report' })).toBeVisible();
  await expectAccessible();
});
