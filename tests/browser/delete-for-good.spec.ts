import { expect, test } from '../support/browser.ts';
import { addEvent } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

const GALLERY_TRASH = '/dashboard/getGallery?view=trash';

/** Two more gallery items in the trash, in whatever order the tests run. */
async function putInTrash({ services: { db, clock } }: TestApp): Promise<void> {
  const shown = db.selectFrom('gallery_items').select('id').where('deleted_at', 'is', null).orderBy('id').limit(2);
  const deleted_at = clock().toISOString();
  await db.updateTable('gallery_items').set({ deleted_at }).where('id', 'in', shown).execute();
}

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
  await expect(question).toContainText('Say why it is deleted for good.');
  await question.getByLabel('Why').fill('Uploaded twice');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('1 deleted for good.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Delete for good' }).click();
  for (const { title } of others) await expect(question).toContainText(title);
  await question.getByLabel('Why').fill('Uploaded twice');
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
  await putInTrash(app);
  await signInAs(await app.addUser({ permissions: ['gallery.view', 'gallery.edit'] }), GALLERY_TRASH);
  await expect(page.locator('tbody tr')).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: /for good/ })).toHaveCount(0);
});

test('whoever may delete restores from the trash; for good nothing goes before its thirty days but by a superuser', async ({
  page,
  app,
  signInAs,
}) => {
  await putInTrash(app);
  const permissions = ['gallery.view', 'gallery.edit', 'gallery.delete', 'trash.delete_for_good'] as const;
  await signInAs(await app.addUser({ permissions }), GALLERY_TRASH);
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByRole('region', { name: 'Selected' }).getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('button', { name: /for good/ })).toHaveCount(0);
});
