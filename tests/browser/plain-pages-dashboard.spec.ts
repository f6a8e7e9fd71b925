import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

const list = '/dashboard/pages';
const save = (page: Page) => page.getByRole('button', { name: 'Save page' });

async function written(app: TestApp, fields: Record<string, string>) {
  const { id } = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, id);
  const reply = await app.call('POST', '/pages/', { title: 'A page', ...fields }, access);
  expect(reply.status).toBe(201);
  const { id: number } = await reply.json();
  const change = (changes: Record<string, string>) =>
    app.call('PUT', `/pages/${number}/`, { title: 'A page', ...fields, ...changes }, access);
  return { id: number, change };
}

test('a page is written, published, read, and moved to another address, where its visitors follow', async ({
  page,
  app,
  signInAs,
  expectAccessible,
  allowFaults,
}) => {
  allowFaults(/400/);
  await signInAs(await app.addUser({ isSuperuser: true }), list);
  await expect(page.getByText('No pages yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New page' }).click();
  // The list has a field whose label contains the word too.
  await page.getByLabel('Title', { exact: true }).fill('Our story');
  await page.getByLabel('Address', { exact: true }).fill('events');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('It began with a box.');
  await page.getByLabel('Status', { exact: true }).selectOption('published');
  await expectAccessible();
  await save(page).click();
  await expect(page.getByText('The site uses this address itself. Choose another.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('It began with a box.');
  await page.getByLabel('Address', { exact: true }).fill('about/our-story');
  await save(page).click();
  await expect(page.getByRole('cell', { name: 'Our story /about/our-story' })).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto('/about/our-story');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
  await expect(visitor.getByText('It began with a box.')).toBeVisible();

  await page.getByRole('table').getByRole('link', { name: 'Our story', exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill('story');
  await save(page).click();
  await expect(page.getByRole('cell', { name: 'Our story /story' })).toBeVisible();
  await visitor.goto('/about/our-story');
  await expect(visitor).toHaveURL(/\/story$/);
  await visitor.close();
});

test('pages are searched and filtered, go to the trash and come back', async ({ page, app, signInAs }) => {
  await written(app, { title: 'Partners', address: 'partners', status: 'published' });
  await written(app, { title: 'Privacy at work', address: 'work/privacy' });
  await signInAs(await app.addUser({ isSuperuser: true }), list);
  const rows = page.getByRole('table').getByRole('row');
  await page.getByLabel('Search titles and addresses').fill('work/');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Privacy at work');
  await page.getByLabel('Search titles and addresses').fill('');
  await page.getByLabel('Status').selectOption('draft');
  await expect(page.getByRole('cell', { name: /^Partners/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Privacy at work' }).click();
  await expect(page.getByText('Page “Privacy at work” moved to the trash.')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Privacy at work' }).click();
  await expect(page.getByText('Page “Privacy at work” restored.')).toBeVisible();
});

test('the second person to save is told what the first has changed, and loses nothing', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const { id, change } = await written(app, { title: 'Two hands', address: 'two-hands' });
  await signInAs(await app.addUser({ isSuperuser: true }), `${list}/${id}`);
  await page.getByLabel('Description').fill('Mine');
  expect((await change({ title: 'Two other hands' })).status).toBe(200);
  await save(page).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Two other hands')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine');
});

test('a user who may write but not publish reads so, and writes a draft', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.create', 'pages.edit'] }), `${list}/new`);
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText(['Draft']);
  await page.getByLabel('Title').fill('A first try');
  await save(page).click();
  await expect(page.getByRole('cell', { name: 'A first try /a-first-try' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete A first try' })).toHaveCount(0);
});
