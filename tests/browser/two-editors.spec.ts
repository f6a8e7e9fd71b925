import { expect, test } from '../support/browser.ts';

test.beforeEach(({ allowFaults }) => allowFaults(/status of 409/));

test('the second person to save is shown both versions, and nothing is overwritten unseen', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  const first = { title: 'Seeds', message: 'Seeds are here.', is_active: true, show_until: null };
  const { id } = await (await app.call('POST', '/announcements/', first, other.access)).json();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement?search=seeds');
  await page.getByRole('button', { name: 'Edit Seeds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Seeds are here at last.');

  const theirs = { ...first, title: 'Maize seeds', message: 'Maize seeds are here.' };
  expect((await app.call('PUT', `/announcements/${id}/`, theirs, other.access)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(dialog.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(dialog.getByText('Maize seeds are here.')).toBeVisible();
  await expect(dialog.getByText('Seeds are here at last.').first()).toBeVisible();
  await expectAccessible();
  const stored = () => app.services.db.selectFrom('announcements').select(['title', 'message']).where('id', '=', id);
  expect(await stored().executeTakeFirst()).toEqual({ title: 'Maize seeds', message: 'Maize seeds are here.' });

  await dialog.getByRole('button', { name: 'Use theirs for Title' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Maize seeds');
  await dialog.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(page.getByText('Announcement "Maize seeds" updated successfully!').first()).toBeVisible();
  expect(await stored().executeTakeFirst()).toEqual({ title: 'Maize seeds', message: 'Seeds are here at last.' });
});

test('a draft written over an older state does not undo what was changed since', async ({ page, app, signInAs }) => {
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  const first = { title: 'Tools', message: 'Tools are lent.', is_active: true, show_until: null };
  const { id } = await (await app.call('POST', '/announcements/', first, other.access)).json();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement?search=tools');
  await page.getByRole('button', { name: 'Edit Tools' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Tools are lent on Mondays.');
  const kept = () =>
    page.evaluate((key) => Object.keys(localStorage).some((name) => name.endsWith(key)), `announcement ${id}`);
  await expect.poll(kept).toBe(true);

  await app.call('PUT', `/announcements/${id}/`, { ...first, message: 'Tools are given.' }, other.access);
  page.on('dialog', (question) => question.accept());
  // The form has an address: it is open again.
  await page.reload();
  await dialog.getByRole('button', { name: 'Continue with it' }).click();
  await dialog.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(dialog.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use all of theirs' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('Tools are given.');
});
