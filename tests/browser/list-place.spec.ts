import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

test.use({ viewport: { width: 1280, height: 420 } });

/** The second page of the gallery, by status, scrolled down a little. */
const PLACE = '/dashboard/getGallery?is_active=true&page=2';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens the form of the first item on that page, and says how far its list was scrolled. */
async function openForm(page: Page): Promise<number> {
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  await edit.evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top + window.scrollY - 250));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(60);
  const top = await scrolled(page);
  await edit.click();
  await expect(page.getByRole('heading', { name: 'Edit Gallery Item' })).toBeVisible();
  return top;
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL(/is_active=true&page=2$/);
  await expect.poll(() => scrolled(page)).toBe(top);
}

test('a list is where it was after cancel, save, a link back, and the Back of the browser', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), PLACE);
  let top = await openForm(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectPlace(page, top);

  top = await openForm(page);
  await page.getByLabel('Description').fill('Seen again.');
  await page.getByRole('button', { name: 'Update Gallery Item' }).click();
  await expect(page.getByText('Gallery item was successfully updated!')).toBeVisible();
  await expectPlace(page, top);

  top = await openForm(page);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expectPlace(page, top);

  top = await openForm(page);
  await page.goBack();
  await expectPlace(page, top);

  await page.getByRole('link', { name: 'Gallery And Video' }).click();
  await expect(page).toHaveURL(/getGallery$/i);
});

test('a form of a record that is not there leads back to its list; one in the trash leads to the trash', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/404/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/ads/edit/999999');
  await expect(page.getByText('This record does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/getAds$/i);

  const { id } = await app.services.db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow();
  await page.goto(`/dashboard/addblog/${id}`);
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue('');
  const at = new Date().toISOString();
  await app.services.db.updateTable('posts').set({ deleted_at: at }).where('id', '=', id).execute();
  await page.getByLabel('Title', { exact: true }).fill('Written while it was deleted');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Someone has deleted this.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written while it was deleted');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('link', { name: 'Open the trash' }).click();
  await expect(page).toHaveURL(/getBlog\?view=trash$/i);
});
