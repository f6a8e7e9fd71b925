import type { Page } from '@playwright/test';
import { accessTables } from '../../server/identity/new-password.ts';
import { expect, test } from '../support/browser.ts';
import { addAdmin, editor, save, writtenBy } from '../support/posts.ts';
import type { TestApp, TestUser } from '../support/test-app.ts';

const NEW_POST = '/dashboard/addblog';
const writing = ['posts.view', 'posts.create', 'posts.edit'] as const;

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** What this device has kept is gone, as on another one. */
const onAnotherDevice = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('draft '))) localStorage.removeItem(key);
  });

/** What the server keeps of somebody. */
const keptOf = async ({ services }: TestApp, { id }: TestUser) => {
  const drafts = services.db.selectFrom('drafts').select('title').where('user_id', '=', id);
  return (await drafts.orderBy('title').execute()).map(({ title: of }) => of);
};

const asDraft = (page: Page) => page.getByText(/^Kept at \d\d:\d\d, not saved yet$/);

test.beforeEach(({ page }) => {
  // Leaving the page asks; that question is not tested here.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('what is typed on one device is gone on with on another, and nobody else reads it', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const user = await addAdmin(app);
  await signInAs(user, NEW_POST);
  await title(page).fill('Begun at the desk');
  await editor(page).click();
  await page.keyboard.type('The first half');
  await expect(asDraft(page)).toBeVisible();
  await expectAccessible();
  await onAnotherDevice(page);
  await page.reload();
  await expect(page.getByText(/^You have a saved draft from/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(title(page)).toHaveValue('Begun at the desk');
  await expect(editor(page)).toHaveText('The first half');
  await expect(asDraft(page)).toBeVisible();
  await expect.poll(() => keptOf(app, user)).toEqual(['Begun at the desk']);
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expect.poll(() => keptOf(app, user)).toEqual([]);
});

test('without a connection it stays on the device, and comes to the server once there is one', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  const user = await addAdmin(app);
  await signInAs(user, NEW_POST);
  await page.context().setOffline(true);
  await title(page).fill('In the bus');
  await expect(page.getByText('Not saved: no connection; kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(asDraft(page)).toBeVisible();
  expect(await keptOf(app, user)).toEqual(['In the bus']);
});

test('the session ends while one writes: after signing in the words are there, and are kept', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/);
  const user = await addAdmin(app);
  await signInAs(user, NEW_POST);
  await title(page).fill('Written in');
  await expect(asDraft(page)).toBeVisible();
  const { db } = app.services;
  for (const table of accessTables) await db.deleteFrom(table).where('user_id', '=', user.id).execute();
  await title(page).pressSequentially(' the middle');
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(user.password);
  await again.getByRole('button', { name: 'Login' }).click();
  const code = /\d{6}/.exec((await app.mailbox.take(user.email)).text ?? '')?.[0] ?? '';
  await again.getByRole('textbox').first().fill(code);
  await again.getByRole('button', { name: 'Verify' }).click();
  await expect(again).toBeHidden();
  await expect(title(page)).toHaveValue('Written in the middle');
  await expect.poll(() => keptOf(app, user)).toEqual(['Written in the middle']);
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
});

test('two tabs of one person, and a colleague: nobody’s words are lost, and the colleague sees that there is a draft', async ({
  page,
  app,
  signInAs,
}) => {
  const { id } = await writtenBy(app, await addAdmin(app), { title: 'Goats', status: 'draft' });
  const address = `/dashboard/addblog/${id}`;
  const user = await addAdmin(app);
  await signInAs(user, address);
  const other = await page.context().newPage();
  await other.goto(address);
  await title(page).fill('Goats from the first tab');
  await expect(asDraft(page)).toBeVisible();
  await title(other).fill('Goats from the second tab');
  await expect(asDraft(other)).toBeVisible();
  expect(await keptOf(app, user)).toEqual(['Goats from the first tab', 'Goats from the second tab']);
  await other.close();
  await page.evaluate(() => localStorage.clear());
  await signInAs(await addAdmin(app), address);
  await expect(page.getByText(/has a draft of this since/).first()).toBeVisible();
  await expect(page.getByText('Goats from the first tab')).toBeHidden();
});

test('who may not publish asks; the publisher hands it back with a sentence, and later publishes', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const writer = await app.addUser({ permissions: writing });
  const publisher = await addAdmin(app);
  await signInAs(writer, NEW_POST);
  await title(page).fill('On beans');
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blogs management' })).toBeVisible();
  const { id } = await app.services.db
    .selectFrom('posts')
    .select('id')
    .where('title', '=', 'On beans')
    .executeTakeFirstOrThrow();

  await signInAs(publisher, '/dashboard/getBlog?asks=true');
  await page.getByRole('link', { name: 'On beans' }).first().click();
  await expect(page.getByText(/asks for this to be published/)).toBeVisible();
  await page.getByRole('button', { name: /^Hand back to/ }).click();
  await page.getByLabel('What should be changed?').fill('Say what a kilogram costs.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Hand back', exact: true }).click();
  await expect(page.getByText('Handed back. The writer is told by e-mail.')).toBeVisible();

  await signInAs(writer, `/dashboard/addblog/${id}`);
  await expect(page.getByText('Say what a kilogram costs.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();

  await signInAs(publisher, `/dashboard/addblog/${id}`);
  await page.getByLabel('Status', { exact: true }).selectOption('published');
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect((await app.mailbox.take(writer.email, '“On beans” is published')).text).toContain('you asked');
});

test('changes of a published post wait in a draft until somebody who may publishes them', async ({
  page,
  app,
  signInAs,
}) => {
  const publisher = await addAdmin(app);
  const { id } = await writtenBy(app, publisher, { title: 'On hens' });
  const writer = await app.addUser({ permissions: writing });
  await signInAs(writer, `/dashboard/addblog/${id}`);
  await expect(page.getByText(/^Visitors read this already\. Your changes stay a draft/)).toBeVisible();
  await title(page).fill('On five hens');
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();
  expect(await (await app.get(`/BlogDetail/${id}`)).text()).not.toContain('On five hens');

  await signInAs(publisher, `/dashboard/addblog/${id}`);
  await page.getByRole('button', { name: 'Put the changes into the form' }).click();
  await expect(title(page)).toHaveValue('On five hens');
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect(await (await app.get(`/BlogDetail/${id}`)).text()).toContain('On five hens');
  await expect.poll(() => app.services.db.selectFrom('publishing_asks').select('id').execute()).toEqual([]);
  expect(await keptOf(app, writer)).toEqual([]);
});

test('changes of a published page, in a block too, are asked for and wait until somebody who may publishes them', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const publisher = await addAdmin(app);
  const { access } = await app.signIn(publisher);
  const blocks = [{ id: 'heroaaaa', type: 'hero', title: 'Saving together' }];
  const body = { title: 'On saving', address: 'on-saving', status: 'published', blocks };
  const { id } = await (await app.call('POST', '/pages/', body, access)).json();
  const writer = await app.addUser({ permissions: ['pages.view', 'pages.create', 'pages.edit'] });
  const block = page.getByRole('region', { name: 'Blocks' }).getByLabel('Title', { exact: true });

  await signInAs(writer, `/dashboard/pages/${id}`);
  await expect(page.getByText(/^Visitors read this already\. Your changes stay a draft/)).toBeVisible();
  await page.getByRole('button', { name: /^2\. Banner/ }).click();
  await block.fill('Saving with neighbours');
  await expectAccessible();
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();
  expect(await (await app.get('/on-saving')).text()).not.toContain('neighbours');

  await signInAs(publisher, '/dashboard');
  await page.getByRole('link', { name: 'Publish 1 page that waits' }).click();
  await page.getByRole('link', { name: 'On saving' }).first().click();
  await page.getByRole('button', { name: 'Put the changes into the form' }).click();
  await page.getByRole('button', { name: /^2\. Banner/ }).click();
  await expect(block).toHaveValue('Saving with neighbours');
  await page.getByRole('button', { name: 'Save page' }).click();
  // Back in the list of those that wait, which is empty from then on.
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect.poll(async () => (await app.get('/on-saving')).text()).toContain('Saving with neighbours');
  await expect.poll(() => app.services.db.selectFrom('publishing_asks').select('id').execute()).toEqual([]);
  expect(await keptOf(app, writer)).toEqual([]);
});

test('what a colleague saved since is not lost when what was asked for is published', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const publisher = await addAdmin(app);
  const { access } = await app.signIn(publisher);
  const blocks = [{ id: 'heroaaaa', type: 'hero', title: 'Saving together' }];
  const body = { title: 'On lending', address: 'on-lending', status: 'published', content: '<p>Own.</p>', blocks };
  const made = await (await app.call('POST', '/pages/', body, access)).json();
  const writer = await app.addUser({ permissions: ['pages.view', 'pages.create', 'pages.edit'] });
  await signInAs(writer, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Banner/ }).click();
  const title = page.getByRole('region', { name: 'Blocks' }).getByLabel('Title', { exact: true });
  await title.fill('Lending among neighbours');
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();

  const more = { type: 'text', body: '<p>Come on Tuesday.</p>' };
  const since = { ...made, content: '<p>Own words, longer.</p>', blocks: [...made.blocks, more] };
  expect((await app.call('PUT', `/pages/${made.id}/`, since, access)).status).toBe(200);

  await signInAs(publisher, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: 'Put the changes into the form' }).click();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText(/changed/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const document = async () => (await app.get('/on-lending')).text();
  await expect.poll(document).toContain('Lending among neighbours');
  expect(await document()).toContain('Come on Tuesday.');
  // Where it is not known what the text was before, that of the colleague stands hidden below, for whoever publishes to choose.
  const kept = await (await app.call('GET', `/pages/${made.id}/`, undefined, access)).text();
  expect(kept).toContain('Own words, longer.');
});

test('a new page is saved as a draft, and asked for', async ({ page, app, signInAs }) => {
  const writer = await app.addUser({ permissions: ['pages.view', 'pages.create', 'pages.edit'] });
  await signInAs(writer, '/dashboard/pages/new');
  await page.getByLabel('Title', { exact: true }).fill('On wells');
  await page.getByRole('button', { name: 'Ask for publishing' }).click();
  await expect(page.getByText(/^Asked for publishing\./)).toBeVisible();
  const asked = app.services.db.selectFrom('publishing_asks').innerJoin('pages', 'pages.id', 'page_id');
  await expect
    .poll(() => asked.select(['pages.title', 'pages.status']).execute())
    .toEqual([{ title: 'On wells', status: 'draft' }]);
});
