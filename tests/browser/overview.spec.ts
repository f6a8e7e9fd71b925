import { expect, test } from '../support/browser.ts';
import { expectLoggedErrors } from '../support/logged-errors.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING } from '../support/test-app.ts';

const OVERVIEW = '/dashboard/adminDashboard';

test('shows the organisation in numbers', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const { users, posts, events, gallery } = await (await app.call('GET', '/overview/', undefined, access)).json();
  await page.reload();
  const figures = page.getByRole('region', { name: 'Figures' });
  const figure = (label: string) => figures.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('Total Users')).toContainText(`${users.total}`);
  await expect(figure('Total Users')).toContainText(`+${users.new_this_week} this week`);
  await expect(figure('Active Users')).toContainText(/\d+% active/);
  await expect(figure('Total Content').locator('dd').first()).toHaveText(
    `${posts.total + gallery.total + events.total}`,
  );
  for (const label of ['Announcements', 'Blog Posts', 'Events', 'Gallery + Video Items', 'Verified Users'])
    await expect(figure(label).locator('dd').first()).toHaveText(/^\d+$/);

  await expect(page.getByRole('table', { name: 'Recent Users' }).getByRole('row')).toHaveCount(
    Math.min(5, users.total) + 1,
  );
  for (const [label, scale] of [
    ['Blog Posts', '50'],
    ['Gallery Items', '100'],
    ['Events', '30'],
    ['Advertisements', '20'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true }).and(page.getByRole('progressbar'))).toHaveAttribute(
      'max',
      scale,
    );
  for (const label of ['Staff Members', 'User Roles', 'Active Ads', 'New This Week'])
    await expect(page.getByRole('region', { name: 'Quick Stats' }).getByText(label)).toBeVisible();
  await expectAccessible();
});

test('keeps the place of everything while it is on its way', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/overview/', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Users' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true] .animate-pulse').first()).toBeVisible();
  await expect(page.getByText(/\+\d+ this week/)).toBeHidden();
  answer();
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
});

test('a part that failed says so and shows no zero; the others stand', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  expectLoggedErrors(
    /A part of the overview could not be read .*gallery_items/,
    /A part of the overview .*visit_counts/,
  );
  await signInAs(await app.addUser({ isSuperuser: true }));
  await app.services.db.schema.alterTable('gallery_items').renameTo('gallery_elsewhere').execute();
  await app.services.db.schema.alterTable('visit_counts').renameTo('visits_elsewhere').execute();
  await page.reload();
  const gallery = page.locator('dl > div').filter({ hasText: 'Gallery + Video Items' });
  await expect(gallery).toContainText('Failed to load');
  await expect(gallery).not.toContainText('0');
  await expect(page.locator('dl > div').filter({ hasText: 'Total Content' })).toContainText('Failed to load');
  await expect(page.getByRole('region', { name: 'Visits in the Last 30 Days' })).toContainText('Failed to load this');
  const bar = page.getByRole('listitem').filter({ hasText: 'Gallery Items' });
  await expect(bar).toContainText('Failed to load');
  await expect(bar.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  await expectAccessible();
  await app.services.db.schema.alterTable('gallery_elsewhere').renameTo('gallery_items').execute();
  await app.services.db.schema.alterTable('visits_elsewhere').renameTo('visit_counts').execute();
});

test('says so when nothing can be loaded, and tries again', async ({ page, app, signInAs, allowFaults }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  allowFaults(/500/);
  await page.route('**/api/overview/', (route) => route.fulfill({ status: 500, json: { detail: 'Something broke.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load the overview. Something broke.');
  await page.unroute('**/api/overview/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
});

test('shows nobody what they may not see', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await expect(page.getByRole('region', { name: 'Figures' }).locator('dl > div')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Visits in the Last 30 Days' })).toBeVisible();
  for (const title of ['Recent Users', 'Next Events', 'Needs attention', 'Quick Stats'])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('tells what is new since the last visit, and what waits', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ permissions: ['contacts.view', 'contacts.edit', 'donations.view'] });
  await signInAs(user);
  await expect(page.getByText('This is your first visit.')).toBeVisible();
  app.advance(3_600_000);
  await app.services.write(null, ({ db, now }) =>
    db
      .insertInto('contact_messages')
      .values({
        name: 'Aline',
        email: 'aline@example.org',
        phone: '',
        subject_type: 'general',
        subject: 'A question',
        message: 'When is the market?',
        status: 'new',
        created_at: now,
      })
      .execute(),
  );
  app.advance(60_000);
  await page.evaluate(() => localStorage.clear());
  await signInAs(user);
  const news = page.getByRole('region', { name: 'New Since Your Last Visit' });
  await expect(news.getByRole('link', { name: '1 contact message' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: /new message/ })
    .click();
  await expect(page).toHaveURL(/viewContact/i);
  app.setClock(MORNING);
});

test('the visits can be read as a table as well', async ({ page, app, signInAs }) => {
  await app.services.db
    .insertInto('visit_counts')
    .values([
      { day: '2026-11-18', kind: 'visit', times: 4 },
      { day: '2026-11-18', kind: 'page', times: 1234 },
    ])
    .execute();
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await expect(page.getByRole('img', { name: /The last 30 days: \d+ visits, 1,2\d\d page views/ })).toBeVisible();
  await page.getByText('View as table').click();
  await expect(page.getByRole('row', { name: '18 Nov 2026 4 1,234' })).toBeVisible();
});

testInEachLook('is accessible and fits', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), OVERVIEW);
  await expect(page.getByText(/\+\d+ this week/)).toBeVisible();
  await expectAccessible();
});
