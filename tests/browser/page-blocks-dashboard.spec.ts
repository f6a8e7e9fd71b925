import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save page' });
const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks' });
const headings = (page: Page) => blocks(page).getByRole('heading', { level: 3 });

async function add(page: Page, type: string) {
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${type}`) })
    .click();
}

async function written(app: TestApp, fields: object) {
  const user = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, user.id);
  const reply = await app.call('POST', '/pages/', { title: 'A page', status: 'published', ...fields }, access);
  expect(reply.status, await reply.clone().text()).toBe(201);
  return { user, access, page: await reply.json() };
}

const three = [
  { id: 'content', type: 'content' },
  { id: 'aaaaaaaa', type: 'call_to_action', title: 'First call' },
  { id: 'bbbbbbbb', type: 'text', body: '<p>Second text</p>' },
];

test('a page of blocks is made, put in order, and read', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/new');
  await page.getByLabel('Title', { exact: true }).fill('Our story');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('It began with a box.');
  await add(page, 'Call to action');
  await expect(page.getByRole('button', { name: /^2\. Call to action/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Text' }).first()).toHaveText('It began with a box.');
  await expectAccessible();
  await blocks(page).getByLabel('Title', { exact: true }).fill('Give a box');
  await page.getByRole('button', { name: 'Add button' }).click();
  await page.getByLabel('Label').fill('Donate');
  await page.getByLabel('Leads to').fill('/donate');
  await add(page, 'Text with picture');
  await page.getByRole('button', { name: 'Move up: 3. Text with picture' }).click();
  await expect(headings(page)).toHaveText([/1\. Text of the page/, /2\. Text with picture/, /3\. Call to action/]);
  await expect(blocks(page).getByLabel('Title', { exact: true }).last()).toHaveValue('Give a box');
  await page.getByRole('button', { name: 'More for 2. Text with picture' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(headings(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(headings(page)).toHaveText([/1\. Text of the page/, /2\. Text with picture/, /3\. Call to action/]);
  await blocks(page).getByRole('textbox', { name: 'Text' }).nth(1).click();
  await page.keyboard.type('Beside a picture.');
  await page.getByLabel('Status', { exact: true }).selectOption('published');
  await expectAccessible();
  await save(page).click();
  await expect(page.getByText('Our story')).toBeVisible();
  await page.goto('/our-story');
  const article = page.getByRole('article');
  await expect(article).toHaveText(/Our story\s*It began with a box\.\s*Beside a picture\.\s*Give a box\s*Donate/);
  await expect(article.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
  await expectAccessible();
});

test('what cannot be saved opens its block, says it there, and loses nothing', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/400/);
  const { user, page: made } = await written(app, { blocks: three });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Call to action/ }).click();
  await blocks(page).getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: /^2\. Call to action/ }).click();
  await page.getByRole('button', { name: /^3\. Text/ }).click();
  await blocks(page).getByRole('textbox', { name: 'Text' }).last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' goes on');
  await save(page).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('To be corrected')).toBeVisible();
  await expect(blocks(page).getByRole('textbox', { name: 'Text' }).last()).toHaveText('Second text goes on');
  await blocks(page).getByLabel('Title', { exact: true }).fill('Mended');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
});

test('a text keeps its words while it is moved, with a mouse and with the keyboard', async ({
  page,
  app,
  signInAs,
}) => {
  const { user, page: made } = await written(app, {
    blocks: [...three, { id: 'cccccccc', type: 'text', body: '<p>Third</p>' }],
  });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^3\. Text/ }).click();
  await page.getByRole('button', { name: /^4\. Text/ }).click();
  const texts = blocks(page).locator('.editor-text');
  await expect(texts).toHaveText(['', 'Second text', 'Third']);
  await page.getByRole('button', { name: 'Move up: 4. Text' }).press('Enter');
  await expect(texts).toHaveText(['', 'Third', 'Second text']);
  await expect(page.getByRole('button', { name: /Move up: 3\. Text/ })).toBeFocused();
  const handles = blocks(page).locator('.block-handle');
  await handles.nth(2).scrollIntoViewIfNeeded();
  const [from, to] = [await handles.nth(2).boundingBox(), await handles.nth(3).boundingBox()];
  if (!from || !to) throw new Error('There are no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + 400, { steps: 8 });
  await page.mouse.up();
  await expect(texts).toHaveText(['', 'Second text', 'Third']);
});

test('who presses Edit this page at a block is led to its form', async ({ page, app, signInAs }) => {
  const { user, page: made } = await written(app, { address: 'led', content: '<p>Own</p>', blocks: three });
  await signInAs(user, '/dashboard/pages');
  await page.goto('/led');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page
    .getByRole('heading', { name: 'First call' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/pages/${made.id}#block-aaaaaaaa$`));
  await expect(page.getByRole('button', { name: /^2\. Call to action/ })).toHaveAttribute('aria-expanded', 'true');
});

test('two people who change different blocks of a page lose nothing', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/409/);
  const { user, access, page: made } = await written(app, { blocks: three });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Call to action/ }).click();
  await blocks(page).getByLabel('Title', { exact: true }).fill('Mine');
  const theirs = [three[0], three[1], { ...three[2], body: '<p>Theirs</p>' }, { type: 'text', body: '<p>Added</p>' }];
  const change = { ...made, blocks: theirs };
  expect((await app.call('PUT', `/pages/${made.id}/`, change, access)).status).toBe(200);
  await save(page).click();
  await expect(page.getByText('Nothing has been saved yet.')).toBeVisible();
  await expect(headings(page)).toHaveCount(4);
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  const now = await (await app.call('GET', `/pages/${made.id}/`, undefined, access)).json();
  expect(now.blocks).toMatchObject([
    { id: 'content' },
    { id: 'aaaaaaaa', title: 'Mine' },
    { id: 'bbbbbbbb', body: '<p>Theirs</p>' },
    { body: '<p>Added</p>' },
  ]);
});

test('who is refused twice brings in what came since then, and the other’s newest words are the page’s', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/409/);
  const { user, access, page: made } = await written(app, { content: '<p>Own</p>', blocks: three });
  const change = async (fields: object) => {
    const reply = await app.call('PUT', `/pages/${made.id}/`, { ...made, updated_at: undefined, ...fields }, access);
    expect(reply.status).toBe(200);
  };
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Call to action/ }).click();
  await blocks(page).getByLabel('Title', { exact: true }).fill('Mine');
  const theirs = (body: string) => ({
    content: '<p>Their own</p>',
    blocks: [...three.slice(0, 2), { ...three[2], body }],
  });
  await change(theirs('<p>Theirs</p>'));
  await save(page).click();
  await expect(page.getByText('Nothing has been saved yet.')).toBeVisible();
  await expect(blocks(page).getByRole('textbox', { name: 'Text' }).first()).toHaveText('Their own');
  await change(theirs('<p>Theirs, again</p>'));
  await save(page).click();
  await expect(page.getByText('Theirs, again').first()).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  const now = await (await app.call('GET', `/pages/${made.id}/`, undefined, access)).json();
  expect(now.content).toBe('<p>Their own</p>');
  expect(now.blocks).toMatchObject([{ id: 'content' }, { title: 'Mine' }, { body: '<p>Theirs, again</p>' }]);
  expect(now.blocks).toHaveLength(3);
});

test('a draft that is older than the page takes nothing away from it', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/409/);
  const { user, access, page: made } = await written(app, { blocks: three });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Call to action/ }).click();
  await blocks(page).getByLabel('Title', { exact: true }).fill('Mine');
  const kept = () =>
    page.evaluate((key) => Object.keys(localStorage).some((name) => name.endsWith(key)), `page ${made.id}`);
  await expect.poll(kept).toBe(true);
  const theirs = [...three.slice(0, 2), { ...three[2], body: '<p>Theirs</p>' }, { type: 'text', body: '<p>Added</p>' }];
  expect((await app.call('PUT', `/pages/${made.id}/`, { ...made, blocks: theirs }, access)).status).toBe(200);
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await save(page).click();
  await expect(page.getByText('Nothing has been saved yet.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  const now = await (await app.call('GET', `/pages/${made.id}/`, undefined, access)).json();
  expect(now.blocks).toMatchObject([
    { id: 'content' },
    { title: 'Mine', is_hidden: false },
    { title: 'First call', is_hidden: true },
    { body: '<p>Second text</p>', is_hidden: false },
    { body: '<p>Theirs</p>', is_hidden: true },
    { body: '<p>Added</p>' },
  ]);
});

test('a block is taken to another page, and a page begins like another', async ({ page, app, signInAs }) => {
  const { user, page: made } = await written(app, { blocks: three });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: 'More for 2. Call to action' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  await page.getByRole('link', { name: 'New page like this' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
  await expect(headings(page)).toHaveCount(3);
  await add(page, 'Paste: Call to action');
  await expect(headings(page)).toHaveCount(4);
  await page.getByLabel('Title', { exact: true }).first().fill('Another');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('Another');
  const all = await app.services.db.selectFrom('pages').select('blocks').where('title', '=', 'Another').execute();
  const ids: string[] = JSON.parse(all[0]?.blocks ?? '[]').map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain('aaaaaaaa');
});

test('the form of a block is chosen from those that there are; one that is gone stays visible', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const {
    user,
    access,
    page: made,
  } = await written(app, {
    blocks: [
      { id: 'formaaaa', type: 'form', address: '/Form/gone' },
      { id: 'postaaaa', type: 'posts', category: '', how_many: 3 },
    ],
  });
  await signInAs(user, `/dashboard/pages/${made.id}`);
  await page.getByRole('button', { name: /^2\. Form/ }).click();
  await page.getByRole('button', { name: /^3\. Blog posts/ }).click();
  const form = page.getByLabel('Which form');
  await expect(form.getByRole('option', { selected: true })).toHaveText('/Form/gone (no longer there)');
  await expect(blocks(page)).toContainText('No form yet. Make one under Forms');
  await expect(blocks(page).getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/dashboard/forms');
  await expectAccessible();

  const questions = [{ id: 'abcdefgh', label: 'Your wish', kind: 'line' }];
  await app.call('POST', '/forms/', { title: 'Wishes', slug: 'wishes', kept_months: 24, questions }, access);
  await app.call('POST', '/categories/', { name: 'Farming' }, access);
  await page.reload();
  await page.getByRole('button', { name: /^2\. Form/ }).click();
  await page.getByRole('button', { name: /^3\. Blog posts/ }).click();
  await form.selectOption('Wishes');
  await page.getByLabel('Category').selectOption('Farming');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  const now = await (await app.call('GET', `/pages/${made.id}/`, undefined, access)).json();
  expect(now.blocks).toMatchObject([{ id: 'content' }, { address: '/Form/wishes' }, { category: 'Farming' }]);
});

test('who may not read forms and categories writes their names', async ({ page, app, signInAs }) => {
  const { page: made } = await written(app, {
    blocks: [{ id: 'formaaaa', type: 'form', address: '/Form/wishes' }],
  });
  await signInAs(
    await app.addUser({ permissions: ['pages.view', 'pages.edit', 'pages.edit_published'] }),
    `/dashboard/pages/${made.id}`,
  );
  await page.getByRole('button', { name: /^2\. Form/ }).click();
  await expect(page.getByRole('textbox', { name: 'Which form' })).toHaveValue('/Form/wishes');
});
