import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { addAdmin, editor, save, writtenBy } from '../support/posts.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

const photograph = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5a41' } })
    .png()
    .toBuffer();

const lately = async (app: TestApp) => {
  const { id } = await app.services.db.selectFrom('posts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
};

test('a post is written with pictures and read by the next visitor; deleted it is gone, restored it is back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await addAdmin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('Seed, Rain & Luck!');
  await expect(page.getByLabel('Slug')).toHaveValue('seed-rain-luck');
  await editor(page).click();
  await page.keyboard.type('What a field needs.');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).click();
  const choosing = page.getByRole('dialog', { name: 'Choose a picture' });
  const file = { name: 'field.png', mimeType: 'image/png', buffer: await photograph() };
  await choosing.locator('input[type="file"]').setInputFiles(file);
  await choosing.getByLabel('What does the picture show?').fill('A green field');
  await choosing.getByRole('button', { name: 'Use this picture' }).click();
  await expect(editor(page).getByRole('img', { name: 'A green field' })).toBeVisible();
  await editor(page).locator('figcaption').click();
  await page.keyboard.type('Near Kanombe');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And luck.');

  await page.getByLabel('Excerpt').fill('a'.repeat(400));
  await expect(page.getByText('300/300 characters')).toBeVisible();
  await page.getByLabel('Excerpt').fill('What it takes.');
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await choosing.getByRole('button', { name: /A green field/ }).click();
  await expect(page.getByRole('group', { name: 'Featured Image' }).getByText('A green field')).toBeVisible();
  await page.getByLabel('Status').selectOption('Published');
  await page.getByLabel('Featured Post').check();
  await page.getByLabel('Tags').pressSequentially('Seed, Rain , Seed');
  await expectAccessible();
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const row = page.getByRole('row', { name: /Seed, Rain & Luck!/ });
  await expect(row.getByText('seed-rain-luck')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Featured' })).toBeVisible();
  await expectAccessible();

  const id = await lately(app);
  const article = async () => (await app.get(`/BlogDetail/${id}`)).text();
  expect((await article()).match(/href="\/MoreBlogs\?tag=\w+"/g)).toEqual([
    'href="/MoreBlogs?tag=Rain"',
    'href="/MoreBlogs?tag=Seed"',
  ]);
  expect(await article()).toMatch(
    /What a field needs\.<\/p><figure><img [^>]*alt="A green field"[^>]*><figcaption>Near Kanombe<\/figcaption><\/figure><p>And luck\./,
  );

  await page.getByRole('link', { name: 'Seed, Rain & Luck!' }).click();
  await expect(editor(page)).toContainText('And luck.');
  await page.getByLabel('Slug').fill('luck');
  await page.getByLabel('Title').fill('Only luck');
  await expect(page.getByLabel('Slug')).toHaveValue('luck');
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect(await article()).toContain('Only luck');

  await page.getByRole('button', { name: 'More for Only luck' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Blog post “Only luck” moved to the trash.')).toBeVisible();
  expect((await app.get(`/BlogDetail/${id}`)).status).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Blog post “Only luck” restored.')).toBeVisible();
  expect(await article()).toContain('Only luck');
  await page.getByRole('button', { name: 'More for Only luck' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Only luck' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect((await app.get(`/BlogDetail/${id}`)).status).toBe(200);
});

test('a scheduled post says so, and appears at its moment', async ({ page, app, signInAs }) => {
  await page.clock.setFixedTime(MORNING);
  await signInAs(await addAdmin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('Tomorrow');
  await expect(page.getByText('A draft: nobody but staff sees it.')).toBeVisible();
  await page.getByLabel('Status').selectOption('Published');
  await expect(page.getByText('Visitors read it as soon as it is saved.')).toBeVisible();
  await page.getByLabel('Published Date').fill('2026-11-21T09:00');
  await expect(page.getByText('Publishes on Saturday, 21 November 2026 at 09:00, Kigali time.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('row', { name: /Tomorrow/ }).getByText('Scheduled')).toBeVisible();
  const id = await lately(app);
  const isThere = async () => (await app.get(`/BlogDetail/${id}`)).status === 200;
  expect(await isThere()).toBe(false);
  app.setClock('2026-11-21T06:59:59.000Z');
  expect(await isThere()).toBe(false);
  app.setClock('2026-11-21T07:00:00.000Z');
  expect(await isThere()).toBe(true);
  app.setClock(MORNING);
});

test('the list is searched, filtered, sorted and paged', async ({ page, app, signInAs }) => {
  await addPost(app.services, { title: 'Paged draft', status: 'draft', published_date: null });
  await addPost(app.services, { title: 'Paged old', status: 'archived', published_date: '2026-03-04T22:30:00.000Z' });
  for (const number of [1, 2, 3, 4, 5, 6]) await addPost(app.services, { title: `Paged ${number}` });
  await signInAs(await addAdmin(app), '/dashboard/getblog');
  const titles = page.getByRole('table').getByRole('link', { name: /Paged/ });
  await page.getByLabel('Search by title').fill('PAGED');
  await expect(page.getByText('Showing 1 to 6 of 8 blog posts · Page 1 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 7 to 8 of 8 blog posts · Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(titles.first()).toHaveText('Paged 1');
  await page.getByLabel('Status').selectOption('Draft');
  await expect(titles).toHaveText(['Paged draft']);
  await expect(page.getByText('Not published')).toBeVisible();
  await page.getByLabel('Status').selectOption('All Status');
  await page.getByLabel('Published').fill('2026-03-05');
  await expect(titles).toHaveText(['Paged old']);
  await page.getByLabel('Featured').selectOption('Featured only');
  await expect(page.getByText('No blog posts found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.getByLabel('Published')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Featured' })).toHaveValue('');
  await expect(page.getByLabel('Category').locator('option')).toContainText([
    'All Categories',
    'Technology',
    'Marketing',
    'Design',
    'Business',
    'Tutorials',
  ]);
  await page.getByLabel('Category').selectOption('Technology');
  await expect(page.getByText('No blog posts found matching your criteria.')).toBeVisible();
});

test('failures and refusals are shown in their own words', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of (500|503)/);
  await signInAs(await addAdmin(app));
  const answer = { status: 500, contentType: 'application/json', body: '{"detail":"It is not well."}' };
  const list = /\/api\/posts\/\?/;
  await page.route(list, (route) => route.fulfill(answer));
  await page.goto('/dashboard/getblog');
  await expect(page.getByText('Failed to load blogs. Please try again later.')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();

  await page.route('**/api/categories/', (route) => route.fulfill({ json: [{ id: 1 }] }));
  await page.route('**/api/posts/', (route) => route.fulfill(answer));
  await page.goto('/dashboard/addblog');
  await expect(page.getByText('Error fetching categories')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Not saved');
  await editor(page).click();
  await page.keyboard.type('But not lost.');
  await save(page).click();
  await expect(page.getByText('Error creating blog post')).toBeVisible();
  await expect(page.getByText('It is not well.')).toBeVisible();
  await page.unroute('**/api/posts/');
  await page.route('**/api/posts/', (route) => route.fulfill({ ...answer, body: '{"detail":""}' }));
  await save(page).click();
  await expect(page.getByText('Error creating Blogs.')).toBeVisible();
  await page.unroute('**/api/posts/');
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const kept = await app.services.db.selectFrom('posts').select('content').where('title', '=', 'Not saved').execute();
  expect(kept).toEqual([{ content: '<p>But not lost.</p>' }]);
});

test('the details say what is known; a private link shows a draft to somebody without an account', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const content = '<p>Secret seed.</p><img src=x onerror="window.harmed = true"><script>window.harmed = true</script>';
  const { id } = await writtenBy(app, await addAdmin(app), { title: 'Not yet', status: 'draft', content });
  await signInAs(await addAdmin(app), '/dashboard/getblog?search=not%20yet');
  await page.getByRole('button', { name: 'View details of Not yet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blog Details' });
  for (const text of ['Not published', 'Uncategorized', 'Views', 'Likes', 'Comments', 'Days Active']) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByText('No excerpt available.')).toBeVisible();
  await expect(dialog.getByText('Secret seed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a private link' }).click();
  const link = await dialog.getByLabel('Address').inputValue();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText(/Copied|Selected/)).toBeVisible();
  await expect(dialog.getByText('including later changes')).toBeVisible();
  await expectAccessible();

  expect((await app.get(`/BlogDetail/${id}`)).status).toBe(404);
  const { pathname } = new URL(link);
  const reply = await app.get(pathname);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>');
  await page.context().clearCookies();
  await page.goto(pathname);
  await expect(page.getByText('Secret seed.')).toBeVisible();
  await expect(page.getByText('This is a private preview.')).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await expectAccessible();
  expect((await app.get(`${pathname}x`)).status).toBe(404);
  app.advance(8 * 24 * 3_600_000);
  expect((await app.get(pathname)).status).toBe(404);
  app.setClock(MORNING);
});

test('without the right to publish one writes drafts, and asks', async ({ page, app, signInAs }) => {
  const permissions = ['posts.view', 'posts.create', 'posts.edit', 'categories.view'] as const;
  await signInAs(await app.addUser({ permissions }), '/dashboard/addblog');
  await expect(page.getByLabel('Status').locator('option')).toHaveText(['Draft', 'Archived']);
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Picture' })).toHaveCount(0);
  await page.getByLabel('Title').fill('For somebody else to publish');
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for For somebody else to publish' })).toBeVisible();
  const { id } = await writtenBy(app, await addAdmin(app), { title: 'Out already' });
  await page.goto(`/dashboard/addblog/${id}`);
  await expect(page.getByLabel('Status').locator('option')).toHaveText(['Published']);
  await page.getByLabel('Title').fill('Out already, mended');
  await expect(save(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();
  expect(await (await app.get(`/BlogDetail/${id}`)).text()).not.toContain('mended');
});
