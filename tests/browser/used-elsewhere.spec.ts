import { expect, test } from '../support/browser.ts';
import { accessFor } from '../support/signed-in.ts';

test('before a page is deleted that others lead to, these are listed; it can be kept, or deleted and brought back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const user = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, user.id);
  await app.call('POST', '/pages/', { title: 'Our story', address: 'our-story', status: 'published' }, access);
  const blocks = [{ type: 'buttons', buttons: [{ label: 'Read it', address: '/our-story' }] }];
  const other = await (
    await app.call('POST', '/pages/', { title: 'Welcome', status: 'published', blocks }, access)
  ).json();
  await signInAs(user, '/dashboard/pages');
  const remove = page.getByRole('button', { name: 'Delete Our story' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Our story”?' });
  await expect(dialog).toContainText('It is used in 1 place:');
  await expectAccessible();
  await expect(dialog.getByRole('link', { name: 'page “Welcome”' })).toHaveAttribute(
    'href',
    `/dashboard/pages/${other.id}`,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await expect(remove).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(remove).toBeHidden();
  await page.getByRole('button', { name: 'Delete Welcome' }).click();
  await expect(page.getByRole('button', { name: 'Delete Welcome' })).toBeHidden();
});
