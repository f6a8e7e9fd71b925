import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';

const picture = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: hue, g: 90, b: 40 } } })
    .png()
    .toBuffer(),
});

test('many pictures become items of the gallery, with titles from their names', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['gallery.view', 'gallery.create'] }), '/dashboard/getGallery');
  const files = [await picture('market_day-1.png', 10), await picture('market_day-2.png', 20)];
  await page
    .getByLabel('Upload pictures')
    .setInputFiles([...files, { ...(await picture('notes.txt', 1)), mimeType: 'text/plain' }]);
  const dialog = page.getByRole('dialog', { name: 'Upload many' });
  await expect(dialog.getByLabel('Title of market_day-1.png')).toHaveValue('Market day 1');
  await expect(dialog.getByText('Choose a JPEG, PNG, GIF, WebP or AVIF picture.')).toBeVisible();
  await dialog.getByLabel('Title of market_day-2.png').fill('Two baskets of beans');
  await dialog.getByRole('button', { name: 'Upload 2' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 of 3 added. 1 cannot be added.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Market day 1/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Two baskets of beans/ })).toBeVisible();
});

test('a file that fails says why, and is tried again without the others', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/503/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
  let sent = 0;
  await page.route('**/api/gallery/', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    return sent === 2 ? route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }) : route.continue();
  });
  await page
    .getByLabel('Upload pictures')
    .setInputFiles([await picture('tried-1.png', 30), await picture('tried-2.png', 40)]);
  const dialog = page.getByRole('dialog', { name: 'Upload many' });
  await dialog.getByRole('button', { name: 'Upload 2' }).click();
  await expect(dialog.getByText('The service is busy.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 of 2 added. 1 failed: try again.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 of 2 added.');
  expect(sent).toBe(3);
});

testInEachLook('the queue is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/media');
  await page
    .getByLabel('Upload files')
    .setInputFiles([await picture('seen-1.png', 50), await picture('seen-2.png', 60)]);
  const dialog = page.getByRole('dialog', { name: 'Upload many' });
  await expect(dialog.getByLabel('Title of seen-1.png')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Upload 2' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 of 2 added.');
  await expectAccessible();
});
