import { expect, test } from '../support/browser.ts';

test("the browser's Back closes a dialog, and the list stays where it is", async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.getByRole('link', { name: 'Gallery And Video' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await page
    .getByRole('button', { name: /^View details of / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/getGallery\?page=2$/i);
});

test('Back asks before a form over a list is given up', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.getByRole('link', { name: 'Announcements', exact: true }).click();
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Road closed');
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Road closed');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/addAnnouncement$/);
});
