import { expect, test } from '../support/browser.ts';
import { addDonation, addMessage } from '../support/submissions.ts';

test('the menu has what an account may open, and counts what waits; the overview says the same', async ({
  page,
  app,
  signInAs,
}) => {
  await addMessage(app.services, { name: 'Aline Uwase', subject: 'Market stalls' });
  await addDonation(app.services, { full_name: 'Jean Bosco' });
  await addDonation(app.services, { full_name: 'Late Lise', next_action_on: '2026-01-01' });
  await addDonation(app.services, { full_name: 'Done Diane', status: 'donated' });
  const permissions = ['contacts.view', 'contacts.edit', 'donations.view', 'donations.edit'] as const;
  await signInAs(await app.addUser({ permissions: [...permissions] }), '/dashboard');

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    /^Donation2 waiting$/,
    /^Contact Messages1 waiting$/,
    'Guide',
  ]);
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await expect(waiting.getByRole('link')).toHaveText([
    'Read 1 new message',
    /^Follow up 1 overdue donation interest for \d+ months$/,
    'Contact 2 new people who want to give',
  ]);
  await expect(page.getByRole('region', { name: 'System Status' })).toHaveCount(0);

  await waiting.getByRole('link', { name: 'Read 1 new message' }).click();
  await expect(page.getByRole('dialog').getByText('Aline Uwase: Market stalls')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Read', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(menu.getByRole('link', { name: 'Contact Messages' })).toHaveText('Contact Messages');
});

test('opening a message leaves it unread for those who may only look', async ({ page, app, signInAs }) => {
  const id = await addMessage(app.services, { name: 'Quiet Reader' });
  await signInAs(await app.addUser({ permissions: ['contacts.view'] }), '/dashboard/viewContact?search=quiet');
  await page.getByRole('button', { name: 'View details of Quiet Reader' }).click();
  await expect(page.getByText('No replies from the dashboard yet')).toBeVisible();
  const { db } = app.services;
  const found = await db.selectFrom('contact_messages').select('status').where('id', '=', id).executeTakeFirst();
  expect(found).toEqual({ status: 'new' });
});

test('an account without a role is told whom to ask, and can sign out', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: [] }), '/dashboard/getBlog');
  await expect(page.getByRole('heading', { name: 'Your account has no role yet' })).toBeVisible();
  await expect(page.getByText(/Those who can give you a role:/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/autho\/login/);
});

test('spam goes to the trash with one touch, and comes back', async ({ page, app, signInAs }) => {
  await addMessage(app.services, { name: 'Cheap Pills' });
  await addDonation(app.services, { full_name: 'Cheap Loans' });
  const permissions = ['contacts.view', 'contacts.delete', 'donations.view', 'donations.delete'] as const;
  await signInAs(await app.addUser({ permissions: [...permissions] }), '/dashboard/viewContact?search=cheap');
  for (const [name, list, kind] of [
    ['Cheap Pills', 'Messages', 'Message'],
    ['Cheap Loans', 'Interests', 'Donation interest'],
  ] as const) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByText(`${kind} “${name}” moved to the trash.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText(`${kind} “${name}” restored.`)).toBeVisible();
    await page.getByRole('link', { name: list, exact: true }).click();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
    await page.goto('/dashboard/viewDonation?search=cheap');
  }
});

test('a role suggests what its job needs', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addRole');
  await page.getByLabel('Blog posts: create').check();
  await expect(page.getByText('Writers also need access to the media library')).toBeVisible();
  await page.getByRole('button', { name: /^Add / }).click();
  await expect(page.getByText('Writers also need access to the media library')).toHaveCount(0);
  await expect(page.getByText(/see and create pictures and files/)).toBeVisible();
});

test('a writer without the library is not offered it', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view', 'posts.create'] }), '/dashboard/addBlog');
  await expect(page.getByText('Your account does not have permission to choose files.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose from the library' })).toHaveCount(0);
});
