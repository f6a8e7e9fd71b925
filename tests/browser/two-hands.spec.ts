import type { Page } from '@playwright/test';
import { accessTables } from '../../server/identity/new-password.ts';
import { expect, test } from '../support/browser.ts';
import { addAdmin, save, writtenBy } from '../support/posts.ts';
import { addMessage } from '../support/submissions.ts';
import type { TestApp } from '../support/test-app.ts';

// What somebody else does to the record, the account or the session while one writes.

const writing = ['posts.view', 'posts.create', 'posts.edit'] as const;
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const stored = ({ services }: TestApp, id: number) =>
  services.db.selectFrom('posts').select(['title', 'status']).where('id', '=', id).executeTakeFirst();

test.beforeEach(({ page }) => {
  // Leaving the page asks; that question is not tested here.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('the right is taken away while one writes: the words stay, and who can help is named', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 403/);
  const { id } = await writtenBy(app, await addAdmin(app), { title: 'Cows', status: 'draft' });
  const user = await app.addUser({ permissions: writing });
  await signInAs(user, `/dashboard/addblog/${id}`);
  await title(page).fill('Cows and');
  await expect(page.getByText(/^Kept at/)).toBeVisible();
  await app.services.db.deleteFrom('user_roles').where('user_id', '=', user.id).execute();
  await title(page).pressSequentially(' calves');
  await expect(page.getByText(/^Not saved as a draft; kept on this device\./)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/People who can change this: /)).toBeVisible();
  await expect(title(page)).toHaveValue('Cows and calves');
  expect(await stored(app, id)).toMatchObject({ title: 'Cows' });
});

test('the record is deleted while one writes: the words wait until it is restored', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 404/);
  const admin = await addAdmin(app);
  const { id } = await writtenBy(app, admin, { title: 'Sheep', status: 'draft' });
  const { access } = await app.signIn(admin);
  await signInAs(await app.addUser({ permissions: writing }), `/dashboard/addblog/${id}`);
  await title(page).fill('Sheep and lambs');
  await app.call('DELETE', `/posts/${id}/`, undefined, access);
  await save(page).click();
  await expect(page.getByText(/Someone has deleted this\. What you typed is saved/)).toBeVisible();
  await app.call('POST', `/posts/${id}/restore/`, undefined, access);
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect(await stored(app, id)).toMatchObject({ title: 'Sheep and lambs' });
});

test('the session ends while one replies: after signing in the reply goes out, once', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/);
  const user = await addAdmin(app);
  const id = await addMessage(app.services, { email: 'patient@example.org' });
  await signInAs(user, `/dashboard/viewContact?open=${id}`);
  const reply = page.getByRole('dialog').getByLabel('Reply', { exact: true });
  await reply.fill('On Friday.');
  const { db } = app.services;
  for (const table of accessTables) await db.deleteFrom(table).where('user_id', '=', user.id).execute();
  await page.getByRole('button', { name: 'Send reply' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(user.password);
  await again.getByRole('button', { name: 'Login' }).click();
  const code = /\d{6}/.exec((await app.mailbox.take(user.email)).text ?? '')?.[0] ?? '';
  await again.getByRole('textbox').first().fill(code);
  await again.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Your reply is saved/)).toBeVisible();
  const replies = db.selectFrom('contact_replies').select('text').where('contact_id', '=', id);
  expect(await replies.execute()).toEqual([{ text: 'On Friday.' }]);
});

test('a publishing is taken back once, and not over what a colleague has saved since', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/);
  const publisher = await addAdmin(app);
  const undo = page.getByRole('button', { name: 'Undo' });
  async function publish(id: number) {
    await signInAs(publisher, `/dashboard/addblog/${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(undo).toBeVisible();
  }
  const first = await writtenBy(app, publisher, { title: 'Hens', status: 'draft' });
  await publish(first.id);
  await undo.dblclick();
  await expect(page.getByText('It is a draft again. Visitors no longer read it.')).toBeVisible();
  expect(await stored(app, first.id)).toEqual({ title: 'Hens', status: 'draft' });

  const second = await writtenBy(app, publisher, { title: 'Ducks', status: 'draft' });
  await publish(second.id);
  await second.change({ title: 'Ducks, by a colleague', status: 'published' });
  await undo.click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  expect(await stored(app, second.id)).toEqual({ title: 'Ducks, by a colleague', status: 'published' });
});

test('a draft that holds lists in place of texts opens, without them, for whoever may publish it', async ({
  page,
  app,
  signInAs,
}) => {
  const publisher = await addAdmin(app);
  const { id } = await writtenBy(app, publisher, { title: 'Bees' });
  const { access } = await app.signIn(await app.addUser({ permissions: writing }));
  const values = { title: [{ a: 1 }], content: [{ b: 1 }], tags: 'x', excerpt: 'Many bees' };
  await app.call('PUT', `/drafts/posts/${id}/2026-01-01T00:00:00.000Z/`, { counter: 1, values }, access);
  await app.call('POST', `/posts/${id}/asks/`, undefined, access);
  await signInAs(publisher, `/dashboard/addblog/${id}`);
  await page.getByRole('button', { name: 'Put the changes into the form' }).click();
  await expect(title(page)).toHaveValue('Bees');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Many bees');
});
