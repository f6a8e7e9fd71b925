import sharp from 'sharp';
import { addresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';

const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a file is sent, found, described and deleted for good', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['media.view', 'media.create', 'media.edit', 'media.delete'] }));
  await page.getByRole('link', { name: 'Media library' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture('teal'));
  const upload = page.getByRole('dialog', { name: 'Upload a file' });
  await upload.getByLabel('What does the picture show?').fill('Nothing but teal');
  await upload.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText('File “teal.png” added to the library.')).toBeVisible();

  await page.getByLabel('Search the library').fill('teal');
  await page.getByRole('button', { name: /Nothing but teal/ }).click();
  const details = page.getByRole('dialog', { name: 'teal.png' });
  await expect(details.getByText('640 × 480 pixels')).toBeVisible();
  await expect(details.getByText('Nowhere.')).toBeVisible();
  await details.getByLabel('Description').fill('A wall painted teal');
  await details.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('Description saved.')).toBeVisible();
  const address = (await details.getByRole('link', { name: /^\/media\// }).getAttribute('href')) ?? '';
  expect((await app.get(address)).status).toBe(200);

  await details.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this file for good?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('File deleted.')).toBeVisible();
  await expect(page.getByText('No files match your search.')).toBeVisible();
  expect((await app.get(address)).status).toBe(404);
});

test('a file that is pressed while a search is under way opens', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['media.view', 'media.create'] }));
  await page.getByRole('link', { name: 'Media library' }).click();
  await page.locator('input[type=file]').setInputFiles(await picture('teal'));
  const upload = page.getByRole('dialog', { name: 'Upload a file' });
  await upload.getByLabel('What does the picture show?').fill('Nothing but teal');
  await upload.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText('File “teal.png” added to the library.')).toBeVisible();

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/media/?search=teal*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/media/?search=teal*');
  await page.getByLabel('Search the library').fill('teal');
  await asked;
  await page.getByRole('button', { name: /Nothing but teal/ }).click();
  await expect(page.getByRole('dialog', { name: 'teal.png' }).getByText('640 × 480 pixels')).toBeVisible();
  answered.resolve();
});

test('a file in use cannot be deleted, and its new description is on the page that shows it', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/media?kind=picture&search=Five+neighbours');
  await page.getByRole('button', { name: /Five neighbours/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('team member “Sample person”')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await details.getByLabel('Description').fill('Five people in one row');
  await details.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('Description saved.')).toBeVisible();
  expect(await (await app.get(addresses.team)).text()).toContain('Five people in one row');
});

test('a file that has come into use meanwhile stays, and the server says where it is used', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/);
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/media');
  await page.locator('input[type=file]').setInputFiles(await picture('olive'));
  await page.getByLabel('What does the picture show?').fill('Nothing but olive');
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await page.getByRole('button', { name: /Nothing but olive/ }).click();
  const details = page.getByRole('dialog', { name: 'olive.png' });
  await details.getByRole('button', { name: 'Delete' }).click();
  const { id } = await app.services.db
    .selectFrom('media')
    .select('id')
    .where('file_name', '=', 'olive.png')
    .executeTakeFirstOrThrow();
  await app.call('POST', '/team/', { name: 'Quick Colleague', role: 'Editor', media_id: id }, other.access);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(details.getByText(/This file is used by team member “Quick Colleague”/)).toBeVisible();
});

test('a file of a wrong kind is refused before it is sent, a damaged one by the server', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 400/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/media');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  const upload = page.getByRole('dialog', { name: 'Upload a file' });
  await expect(upload.getByText(/Choose a JPEG, PNG, GIF, WebP or AVIF picture, or an MP4/)).toBeVisible();
  await upload.getByRole('button', { name: 'Choose another' }).click();
  const whole = await picture('red');
  await chooser.setInputFiles({ ...whole, buffer: whole.buffer.subarray(0, 200) });
  await upload.getByLabel('What does the picture show?').fill('Half a picture');
  await upload.getByRole('button', { name: 'Add to the library' }).click();
  await expect(upload.getByText('This file is damaged or incomplete.')).toBeVisible();
  await expect(upload.getByLabel('What does the picture show?')).toHaveValue('Half a picture');
});

test('the library goes by kind, and who may only look can change nothing', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await app.addUser({ permissions: ['media.view'] }), '/dashboard/media');
  await expect(page.getByRole('button', { name: 'Upload files' })).toHaveCount(0);
  await page.getByLabel('File type').selectOption('Documents');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('File type').selectOption('Pictures');
  await page.getByRole('button', { name: /A woman leads a meeting/ }).click();
  await expect(page.getByText('Where it is used')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save description' })).toHaveCount(0);
  await expectAccessible();
});

for (const width of [375, 1280]) {
  test(`the library and its details are accessible and fit, ${width} px`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/media?kind=picture');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByText('Dimensions')).toBeVisible();
    await expectAccessible();
  });
}
