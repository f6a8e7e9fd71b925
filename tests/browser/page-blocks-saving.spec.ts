import type { Page } from '@playwright/test';
import { accessTables } from '../../server/identity/new-password.ts';
import { expect, test } from '../support/browser.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

// Faults that builders of pages are known for: what is saved twice, late, while something is dragged, or without a session.

const save = (page: Page) => page.getByRole('button', { name: 'Save page' });
const blocks = (page: Page) => page.getByRole('region', { name: 'Blocks' });
const headings = (page: Page) => blocks(page).getByRole('heading', { level: 3 });
const texts = (page: Page) => blocks(page).locator('.editor-text');
const handles = (page: Page) => blocks(page).locator('.block-handle');
const title = (page: Page) => page.getByLabel('Title', { exact: true }).first();

const three = [
  { id: 'content', type: 'content' },
  { id: 'aaaaaaaa', type: 'text', body: '<p>First</p>' },
  { id: 'bbbbbbbb', type: 'text', body: '<p>Second</p>' },
];

async function written(app: TestApp, fields: object = {}) {
  const user = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, user.id);
  const page = {
    title: 'A page',
    content: '<p>Own</p>',
    status: 'published',
    blocks: three,
    ...fields,
  };
  const reply = await app.call('POST', '/pages/', page, access);
  expect(reply.status, await reply.clone().text()).toBe(201);
  const { id } = await reply.json();
  /** The texts of its blocks, as they are stored. */
  const kept = async () => {
    const stored = await app.services.db.selectFrom('pages').select('blocks').where('id', '=', id).executeTakeFirst();
    return JSON.parse(stored?.blocks ?? '[]').map((block: { id: string; body?: string }) => block.body ?? block.id);
  };
  return { user, id, kept, at: `/dashboard/pages/${id}` };
}

/** Opens both texts beside the page's own. */
async function open(page: Page) {
  await page.getByRole('button', { name: /^2\. Text/ }).click();
  await page.getByRole('button', { name: /^3\. Text/ }).click();
  await expect(texts(page)).toHaveCount(3);
}

async function type(page: Page, text: number, words: string) {
  await texts(page).nth(text).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

/** The draft on this device, as it was stored. */
const draft = (page: Page, id: number) =>
  page.evaluate((end) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(end));
    return key === undefined ? '' : (localStorage.getItem(key) ?? '');
  }, `page ${id}`);

async function grip(page: Page, place: number) {
  const handle = handles(page).nth(place);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  return { drag: (by: number) => page.mouse.move(box.x + 10, box.y + 10 + by, { steps: 8 }) };
}

/** Holds the writes of pages that begin now. */
async function holdWrites(page: Page) {
  const { promise, resolve } = Promise.withResolvers<'through' | 'broken off'>();
  await page.route('**/api/pages/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    return (await promise) === 'through' ? route.continue() : route.abort();
  });
  return resolve;
}

test.beforeEach(({ page }) => {
  // Leaving the page asks; that question is not tested here.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('blocks stay as many however often they are saved', async ({ page, app, signInAs }) => {
  const { user, at, kept } = await written(app);
  await signInAs(user);
  for (const words of [' one', ' two', ' three']) {
    await page.goto(at);
    await open(page);
    await type(page, 2, words);
    await save(page).dblclick();
    await expect(page.getByRole('table')).toContainText('A page');
  }
  expect(await kept()).toEqual(['content', '<p>First</p>', '<p>Second one two three</p>']);
});

test('while a page is saved its blocks wait; a save that fails or comes late takes no word and no order away', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED/);
  const { user, at, kept } = await written(app);
  await signInAs(user, at);
  await open(page);
  await type(page, 1, ' words');
  const end = await holdWrites(page);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await texts(page).nth(2).click({ force: true });
  await page.keyboard.type('Lost?');
  const { drag } = await grip(page, 1);
  await drag(800);
  await page.mouse.up();
  end('broken off');
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await expect(texts(page)).toHaveText(['Own', 'First words', 'Second']);
  await type(page, 2, ' text');
  await page.unroute('**/api/pages/**');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  expect(await kept()).toEqual(['content', '<p>First words</p>', '<p>Second text</p>']);
});

test('a new page whose answer was lost is saved again, and its blocks are there once', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED/);
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, '/dashboard/pages/new');
  await title(page).fill('Lost answer');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Text\b(?! with)/ })
    .click();
  await type(page, 1, 'Words');
  await page.route('**/api/pages/', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    return route.abort();
  });
  await save(page).click();
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await page.unroute('**/api/pages/');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('Lost answer');
  const all = await app.services.db.selectFrom('pages').select('blocks').where('title', '=', 'Lost answer').execute();
  expect(all.map(({ blocks: stored }) => JSON.parse(stored).length)).toEqual([2]);
});

test('a drag goes on while the draft is stored, and texts keep their words when they are moved down', async ({
  page,
  app,
  signInAs,
}) => {
  const { user, id, at, kept } = await written(app);
  await signInAs(user, at);
  await open(page);
  await type(page, 1, ' words');
  const { drag } = await grip(page, 1);
  await drag(20);
  await expect.poll(() => draft(page, id)).toContain('First words');
  await drag(900);
  await expect(texts(page)).toHaveText(['Own', 'Second', 'First words']);
  await page.mouse.up();
  await expect.poll(() => draft(page, id)).toMatch(/Second.*First words/);
  await page.getByRole('button', { name: 'Move down: 2. Text' }).click();
  await expect(texts(page)).toHaveText(['Own', 'First words', 'Second']);
  await page.getByRole('button', { name: 'Move down: 1. Text of the page' }).click();
  await expect(texts(page)).toHaveText(['First words', 'Own', 'Second']);
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  expect(await kept()).toEqual(['<p>First words</p>', 'content', '<p>Second</p>']);
});

test('a new block that is dragged before it was saved stands where it was dropped', async ({ page, app, signInAs }) => {
  const { user, at, kept } = await written(app);
  await signInAs(user, at);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Text\b(?! with)/ })
    .click();
  await expect(headings(page)).toHaveCount(4);
  await type(page, 1, 'New');
  const { drag } = await grip(page, 3);
  await drag(-2000);
  await expect(texts(page)).toHaveText(['New', 'Own']);
  await page.mouse.up();
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  expect(await kept()).toEqual(['<p>New</p>', 'content', '<p>First</p>', '<p>Second</p>']);
});

test('what is typed into a published page is read by nobody before it is saved', async ({ page, app, signInAs }) => {
  const { user, id, at } = await written(app, { address: 'public' });
  await signInAs(user, at);
  await open(page);
  await type(page, 2, ' secret');
  await expect.poll(() => draft(page, id)).toContain('Second secret');
  const read = async () =>
    `${await (await app.get('/public')).text()}${await (await app.get(`/api/pages/${id}/`)).text()}`;
  expect(await read()).not.toContain('secret');
  await save(page).click();
  await expect(page.getByRole('table')).toContainText('A page');
  expect(await read()).toContain('Second secret');
});

test('the session ends while one writes blocks: after signing in the words are there, and are saved', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/);
  const { user, at, kept } = await written(app);
  await signInAs(user, at);
  await open(page);
  await type(page, 1, ' words');
  const { db } = app.services;
  for (const table of accessTables) await db.deleteFrom(table).where('user_id', '=', user.id).execute();
  await type(page, 2, ' more');
  await save(page).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(user.password);
  await again.getByRole('button', { name: 'Login' }).click();
  const code = /\d{6}/.exec((await app.mailbox.take(user.email)).text ?? '')?.[0] ?? '';
  await again.getByRole('textbox').first().fill(code);
  await again.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('table')).toContainText('A page');
  expect(await kept()).toEqual(['content', '<p>First words</p>', '<p>Second more</p>']);
});

test('a file that is dropped beside the texts of a page leaves the form and its words where they are', async ({
  page,
  app,
  signInAs,
}) => {
  const { user, at } = await written(app);
  await signInAs(user, at);
  await open(page);
  await type(page, 1, ' words');
  for (const to of ['h1', '.block-handle', '[data-heading]', '[name="title"]']) {
    const isTaken = await page
      .locator(to)
      .first()
      .evaluate((element) => {
        const data = new DataTransfer();
        data.items.add(new File(['a'], 'a.png', { type: 'image/png' }));
        // The browser opens a file in place of the page wherever nobody keeps it from doing so.
        return ['dragover', 'drop'].every(
          (name) =>
            !element.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data })),
        );
      });
    expect([to, isTaken]).toEqual([to, true]);
  }
  await expect(texts(page)).toHaveText(['Own', 'First words', 'Second']);
});
