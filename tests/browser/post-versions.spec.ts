import { expect, test } from '../support/browser.ts';
import { addAdmin, editor, save, writtenBy } from '../support/posts.ts';

test('typed text is there again after a reload', async ({ page, app, signInAs }) => {
  await signInAs(await addAdmin(app), '/dashboard/addblog');
  await page.getByLabel('Title').fill('Half written');
  await editor(page).click();
  await page.keyboard.type('The first half');
  const draft = () =>
    page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith(' post new'))?.[1] ?? '');
  await expect.poll(draft).toContain('The first half');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
  await expect(editor(page)).toHaveText('The first half');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(draft).toBe('');
});

test('the second person to save is shown both versions', async ({
  page,
  app,
  signInAs,
  allowFaults,
  expectAccessible,
}) => {
  allowFaults(/status of 409/);
  const { id, change } = await writtenBy(app, await addAdmin(app), { title: 'Two hands' });
  await signInAs(await addAdmin(app), `/dashboard/addblog/${id}`);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mine too.');
  await change({ title: 'Four hands', content: '<p>Theirs.</p>' });
  await save(page).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Theirs.', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use theirs for Content' }).click();
  await expect(editor(page)).toHaveText('Theirs.');
  await save(page).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  const row = await app.services.db.selectFrom('posts').select(['title', 'content']).where('id', '=', id).execute();
  expect(row).toEqual([{ title: 'Two hands', content: '<p>Theirs.</p>' }]);
});

test('an earlier version is compared with the present one, and restored', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { id, change } = await writtenBy(app, await addAdmin(app), {
    title: 'Grown',
    content: '<p>Two old cows.</p>',
  });
  await change({ title: 'Grown', content: '<p>Two young cows.</p>' });
  await signInAs(await addAdmin(app), `/dashboard/addblog/${id}`);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveCount(2);
  await versions.last().click();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('insertion').filter({ hasText: 'old' })).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: 'young' })).toBeVisible();
  await expect(difference.getByRole('heading', { name: 'Title' })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(editor(page)).toHaveText('Two old cows.');
  expect(await (await app.get(`/BlogDetail/${id}`)).text()).toContain('Two old cows.');
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await expect(versions).toHaveCount(3);
});

test('a version that was not seen is not written over by restoring', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const { id, change } = await writtenBy(app, await addAdmin(app));
  await change({ content: '<p>Second.</p>' });
  await signInAs(await addAdmin(app), `/dashboard/addblog/${id}/versions`);
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await change({ content: '<p>Third.</p>' });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  const row = await app.services.db.selectFrom('posts').select('content').where('id', '=', id).execute();
  expect(row).toEqual([{ content: '<p>Third.</p>' }]);
});
