import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

const problem = '[role=alert], [id$="-error"]';

test('creates a user after every mistake was named in order, and changes them', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/GetUser');
  await page.getByRole('link', { name: '+ New User' }).click();
  await expect(page.getByText('Create Mode')).toBeVisible();

  const create = page.getByRole('button', { name: 'Create User' });
  let said: string | undefined;
  const says = async (text: string) => {
    // What was wrong goes a moment after it is mended, and the button moves up with it.
    if (said !== undefined) await expect(page.getByText(said)).toHaveCount(0);
    await create.click();
    await expect(page.locator(problem)).toHaveText([text]);
    said = text;
  };
  await says('Please enter a valid email address.');
  await page.getByLabel('E-mail').fill('aline.uwase@example.org');
  await says('First name and last name are required.');
  await page.getByLabel('First Name').fill('Aline');
  await page.getByLabel('Last Name').fill('Uwase');
  await says('Password is required for new users');
  await page.getByLabel('Password', { exact: true }).fill('beans');
  await says('Password must be at least 6 characters long');
  await page.getByLabel('Password', { exact: true }).fill('beans-and-maize-9');
  await says('Passwords do not match');
  await page.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await expect(page.locator(problem)).toHaveCount(0);
  await page.getByLabel('Editor').check();
  await create.click();

  await expect(page.getByText('User created successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Aline Uwase' }).click();
  await expect(page.getByText('Edit Mode')).toBeVisible();
  await expect(page.getByLabel('Editor')).toBeChecked();
  await page.getByLabel('First Name').fill('Alice');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'View details of Alice Uwase' }).click();
  await expect(page.getByRole('heading', { name: 'Alice Uwase', level: 1 })).toBeVisible();
  await expect(page.getByText('Never logged in')).toBeVisible();
});

test('invites a user, who chooses a password and signs in', async ({ page, app, signInAs, browser }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addUser');
  await page.getByLabel('E-mail').fill('invited@example.org');
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Ingabire');
  await page.getByLabel('Send an invitation instead').check();
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('User created successfully')).toBeVisible();

  const mail = await app.mailbox.take('invited@example.org');
  const link = new URL(/https:\S+\/autho\/invitation\S+/i.exec(mail.text ?? '')?.[0] ?? '');
  const invited = await (await browser.newContext({ baseURL: app.url })).newPage();
  await invited.goto(link.pathname + link.search);
  await invited.getByLabel('New Password').fill('beans-and-maize-9');
  await invited.getByLabel('Confirm Password').fill('beans-and-maize-9');
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(invited.getByText('Welcome! Your password is set. Please sign in.')).toBeVisible();
  await expect(invited.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('searches, filters and pages, and keeps all of it in the address', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  for (let number = 1; number <= 8; number += 1) {
    await app.addUser({ email: `paged${number}@example.org`, isActive: number > 2 });
  }
  await page.goto('/dashboard/getuser');
  await page.getByLabel('Search users').fill('paged');
  await expect(page.getByText('Showing 1 to 7 of 8 users')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 8 to 8 of 8 users')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(page.getByText('Showing 1 to 5 of 8 users')).toBeVisible();
  await page.getByLabel('Status').selectOption('Inactive');
  await expect(page.getByText('Showing 1 to 2 of 2 users')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 1 to 2 of 2 users')).toBeVisible();
  await page.getByLabel('Role', { exact: true }).selectOption('Regular');
  await expect(page.getByText('No users found matching your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
});

test('switches an account off and on again', async ({ page, app, signInAs }) => {
  const other = await app.addUser({ email: 'switched@example.org' });
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/userDetails/${other.id}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Account deactivated. The user is signed out.')).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Account activated.')).toBeVisible();
});

test('says when there is no such user', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 404/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/userDetails/999999');
  await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
  await expect(page.getByText('The requested user could not be found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Users' })).toBeVisible();
});

test('a user without the permission reads whom to ask', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view'] }), '/dashboard/GetUser');
  await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
  await expect(page.getByText('(admin@example.org)')).toBeVisible();
});

testInEachLook('the user screens are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user);
  for (const path of ['GetUser', 'addUser', `adduser/${user.id}`, `userDetails/${user.id}`]) {
    await page.goto(`/dashboard/${path}`);
    await page.waitForLoadState('networkidle');
    await expectAccessible();
  }
});
