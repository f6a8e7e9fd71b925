import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addAdmin, editor, save, writtenBy } from '../support/posts.ts';
import { addMessage } from '../support/submissions.ts';

// On a slow connection somebody goes on typing after they have pressed the button, and answers are lost.

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** Holds the calls that begin now, until they are let through or broken off. */
async function holdCalls(page: Page, address: string, method: string) {
  const { promise, resolve } = Promise.withResolvers<'through' | 'broken off'>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    return (await promise) === 'through' ? route.continue() : route.abort();
  });
  return resolve;
}

test('what is typed while a form is saved is not taken away: its fields wait until then', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED/);
  const user = await addAdmin(app);
  const { id } = await writtenBy(app, user, { title: 'Goats', status: 'draft' });
  await signInAs(user, `/dashboard/addblog/${id}`);
  await title(page).fill('Two goats');
  const address = `**/api/posts/${id}/`;
  const first = await holdCalls(page, address, 'PUT');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  for (const field of [title(page), editor(page)]) {
    await field.click({ force: true });
    await page.keyboard.type('Lost?');
  }
  first('broken off');
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await expect(title(page)).toHaveValue('Two goats');
  await expect(editor(page)).toHaveText('Maize grows.');

  await title(page).pressSequentially(' and a cow');
  await page.unroute(address);
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  const stored = app.services.db.selectFrom('posts').select('title').where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ title: 'Two goats and a cow' });
});

test('what is typed while a reply is sent is not taken away, and it is sent once', async ({ page, app, signInAs }) => {
  const id = await addMessage(app.services, { email: 'slow@example.org' });
  await signInAs(await addAdmin(app), `/dashboard/viewContact?open=${id}`);
  const reply = page.getByRole('dialog').getByLabel('Reply', { exact: true });
  await reply.fill('On Friday.');
  const letThrough = await holdCalls(page, `**/api/admin-contacts/${id}/replies/`, 'POST');
  await reply.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.type(' Or on Monday.');
  await page.keyboard.press('Control+Enter');
  await expect(reply).toHaveValue('On Friday.');
  letThrough('through');
  await expect(page.getByText(/^Your reply is saved/)).toBeVisible();
  await expect(reply).toHaveValue('');
  await reply.fill('Bring boots.');
  await expect(reply).toHaveValue('Bring boots.');
  const sent = app.services.db.selectFrom('contact_replies').select('text').where('contact_id', '=', id);
  expect(await sent.execute()).toEqual([{ text: 'On Friday.' }]);
});

test('a post whose answer was lost is saved again with what was typed since, and there is one', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_FAILED/);
  await signInAs(await addAdmin(app), '/dashboard/addblog');
  await title(page).fill('A lost answer');
  let isLost = true;
  await page.route('**/api/posts/', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await save(page).click();
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await title(page).pressSequentially(', and more');
  await save(page).click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const posts = app.services.db.selectFrom('posts').select('title').where('title', 'like', 'A lost answer%');
  expect(await posts.execute()).toEqual([{ title: 'A lost answer, and more' }]);
});
