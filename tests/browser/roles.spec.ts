import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

test('makes a role with the keyboard alone, and finds it in the list', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getrole');
  await page.getByRole('link', { name: '+ New Role' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add New Role' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Role' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Role name is required')).toBeVisible();
  await page.keyboard.type('Storytellers');

  await page.getByLabel('Blog posts: edit').focus();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Blog posts: view')).toBeChecked();
  await expect(page.getByLabel('Blog posts: all')).toHaveJSProperty('indeterminate', true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Events: all')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(
      'People with this role can see and edit blog posts; and see, create, edit, delete and translate events.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create Role' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Role Created successfully!')).toBeVisible();
  await page.getByLabel('Search roles...').fill('STORY');
  // The second number is that of all roles, as the specification has it.
  await expect(page.getByText(/Showing 1 of ([2-9]|\d\d) roles/)).toBeVisible();
  await page.getByLabel('Search roles...').fill('nothing of the kind');
  await expect(page.getByText('No roles match your search.')).toBeVisible();
});

test('renames a role in its dialog and keeps what it may do', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getrole?search=events');
  await page.getByRole('button', { name: 'Edit Events' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Role' });
  await dialog.getByLabel('Description').fill('Plans the gatherings.');
  await dialog.getByLabel('Status').selectOption('Inactive');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role updated successfully')).toBeVisible();
  const row = page.getByRole('row', { name: 'Plans the gatherings.' });
  await expect(row.getByText('Inactive')).toBeVisible();
  await page.getByRole('link', { name: 'Permissions of Events' }).click();
  await expect(page.getByLabel('Events: delete')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Who has this role' })).toBeVisible();

  await page.goto('/dashboard/addUser');
  await expect(page.getByLabel('Editor')).toBeVisible();
  await expect(page.getByLabel('Events')).toHaveCount(0);
});

test('permissions one cannot grant are not offered, nor changes to accounts above one’s own', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(
    await app.addUser({ permissions: ['roles.view', 'roles.create', 'roles.edit', 'posts.view'] }),
    '/dashboard/getrole?search=administrator',
  );
  await expect(page.getByRole('row', { name: /Administrator/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Administrator' })).toHaveCount(0);
  await page.goto('/dashboard/addrole/1');
  await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
  await page.goto('/dashboard/addrole');
  await expect(page.getByLabel('Blog posts: view')).toBeEnabled();
  await expect(page.getByLabel('Blog posts: delete')).toBeDisabled();
  await expect(page.getByLabel('Users: all')).toBeDisabled();
});

test('a user who may only view sees no actions', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['roles.view'] }), '/dashboard/getrole');
  await expect(page.getByText('Total Roles')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Created At' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '+ New Role' })).toHaveCount(0);
});

testInEachLook('the role screens are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  for (const path of ['getrole', 'addrole', 'addrole/2']) {
    await page.goto(`/dashboard/${path}`);
    await page.waitForLoadState('networkidle');
    await expectAccessible();
  }
  await page.goto('/dashboard/getrole?search=viewer');
  await page.getByRole('button', { name: 'Edit Viewer' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();
});
