import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';

test('the text of a post is seen as visitors would see it, before it is saved, and no script runs', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const id = await addPost(app.services, { title: 'As it is', content: '<p>Old words</p>', status: 'published' });
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addblog/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('As it will be');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByRole('heading', { name: 'As it will be' })).toBeVisible();
  await expect(frame.getByText('Old words')).toBeVisible();
  // The site's own look has arrived.
  const font = await frame
    .getByRole('heading', { name: 'As it will be' })
    .evaluate((it) => getComputedStyle(it).fontFamily);
  expect(font).toContain('Bricolage');
  await expect(page.locator('iframe[title="Preview of the page"]')).toHaveAttribute('sandbox', 'allow-same-origin');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('As it will be');
  expect((await (await app.get(`/api/posts/${id}/`)).json()).title).toBe('As it is');
});

test('an error is shown at its field instead of a preview', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addBlog');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new page is seen before it is saved', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/pages/new');
  await page.getByLabel('Title', { exact: true }).fill('Our new page');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Our new page' })).toBeVisible();
});
