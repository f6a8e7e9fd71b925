import { expect, test } from '../support/browser.ts';
import { addEvent } from '../support/factories.ts';

const GALLERY_TRASH = '/dashboard/getGallery?view=trash';

test('the trash says who deleted a record; for good it goes after a question, one or several', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const user = await app.addUser({ isSuperuser: true });
  const { access } = await app.signIn(user);
  const { db } = app.services;
  const items = await db.selectFrom('gallery_items').select(['id', 'title']).orderBy('id').limit(3).execute();
  for (const { id } of items) await app.call('DELETE', `/gallery/${id}/`, undefined, access);
  await signInAs(user, GALLERY_TRASH);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('by Test Staff');
  const [first, ...others] = items;
  await page.getByRole('button', { name: `Delete ${first?.title} for good` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Delete “${first?.title}” for good?`);
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: `Delete ${first?.title} for good` }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('1 deleted for good.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete for good' }).click();
  for (const { title } of others) await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the question names the registrations that go with an event', async ({ page, app, signInAs }) => {
  const id = await addEvent(app.services, { start_date: '2026-12-01T08:00:00.000Z', end_date: null });
  await app.call('POST', `/events/${id}/registrations/`, { full_name: 'Aline', email: 'aline-gone@example.org' });
  const deleted_at = new Date().toISOString();
  await app.services.db.updateTable('events').set({ deleted_at }).where('id', '=', id).execute();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getEvent?view=trash');
  await page.getByRole('button', { name: /^Delete .* for good$/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This also deletes: 1 registration.');
});

test('without the right to delete, nothing is offered in the trash', async ({ page, app, signInAs }) => {
  const at = new Date().toISOString();
  await app.services.db.updateTable('gallery_items').set({ deleted_at: at }).where('id', '<=', 2).execute();
  await signInAs(await app.addUser({ permissions: ['gallery.view', 'gallery.edit'] }), GALLERY_TRASH);
  await expect(page.getByRole('button', { name: /for good/ })).toHaveCount(0);
});
