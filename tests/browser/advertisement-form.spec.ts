import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addAdvertisement } from '../support/advertisements.ts';
import { expect, test } from '../support/browser.ts';
import { signedIn } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';

const colour = (background: string) =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    .jpeg()
    .toBuffer();

const homePage = async (app: TestApp) => (await app.get('/')).text();

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Target URL').fill('www.example.org/maize');
  await page.getByLabel('Start Date').fill('2026-11-20');
  await page.getByLabel('End Date').fill('2026-11-30');
}

test('created with a picture, seen by the next visitor, changed, deleted and restored', async ({
  page,
  app,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getAds');
  await page.getByRole('link', { name: 'New Advertisement' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Advertisement' })).toBeVisible();
  await expect(page.getByText('Design and launch your new ad campaign in minutes')).toBeVisible();
  for (const section of ['Basic Information', 'Campaign Timing', 'Ad Content', 'Media']) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  await expect(page.getByLabel('Make this ad active immediately')).toBeChecked();
  await fillIn(page, 'Maize at a fair price');
  await page.getByLabel('Short Description').fill('Every Friday beside the church.');
  await page.getByLabel('Detailed Content').fill('From eight in the morning.\nBring a sack.');
  const picture = { name: 'maize.jpg', mimeType: 'image/jpeg', buffer: await colour('#d9992f') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('What does the picture show?').fill('A heap of maize');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('A heap of maize')).toBeVisible();
  await page.getByRole('button', { name: 'Create Advertisement' }).click();

  await expect(page.getByText('Advertisement created successfully!')).toBeVisible();
  await expect(page.getByText('Ads created successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Advertisement' })).toBeDisabled();
  await expect(page).toHaveURL(/\/dashboard\/AddAds$/);
  const html = await homePage(app);
  expect(html).toContain('Maize at a fair price');
  expect(html).toContain('A heap of maize');

  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/dashboard\/getAds$/);
  await page.goForward();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.goBack();

  await page.getByRole('link', { name: 'Edit Maize at a fair price' }).click();
  await expect(page).toHaveURL(/\/ads\/edit\/\d+$/);
  await expect(page.getByLabel('Target URL')).toHaveValue('https://www.example.org/maize');
  await expect(page.getByText('A heap of maize')).toBeVisible();
  await page.getByLabel('Title').fill('Beans at a fair price');
  await page.getByRole('button', { name: 'Update Advertisement' }).click();
  await expect(page.getByText('Advertisement updated successfully!')).toBeVisible();
  expect(await homePage(app)).toContain('Beans at a fair price');

  await page.getByRole('button', { name: 'Delete Beans at a fair price' }).click();
  await expect(page.getByText('Advertisement “Beans at a fair price” moved to the trash.')).toBeVisible();
  expect(await homePage(app)).not.toContain('Beans at a fair price');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Advertisement “Beans at a fair price” restored.')).toBeVisible();
  expect(await homePage(app)).toContain('Beans at a fair price');

  await page.getByRole('button', { name: 'Delete Beans at a fair price' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Beans at a fair price' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await homePage(app)).toContain('Beans at a fair price');
});

test('opened by its address, the form leads to the list when it is done', async ({ page, app, signInAs }) => {
  await page.clock.install();
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/AddAds');
  await fillIn(page, 'Opened by its address');
  await page.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(page.getByText('Ads created successfully!')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/dashboard\/getAds$/);
});

test('missing and wrong values are named at their field', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/AddAds');
  const create = page.getByRole('button', { name: 'Create Advertisement' });
  await create.click();
  for (const [label, text] of [
    ['Title', 'Title is required'],
    ['Target URL', 'Target URL is required'],
    ['Start Date', 'Start date is required'],
    ['End Date', 'End date is required'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
  }
  await fillIn(page, 'Wrong at first');
  for (const wrong of ['maize', 'javascript:alert(1)', '//evil.example', 'https://maize']) {
    await page.getByLabel('Target URL').fill(wrong);
    await create.click();
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  }
  await page.getByLabel('Target URL').fill('example.org');
  await page.getByLabel('End Date').fill('2026-11-19');
  await create.click();
  await expect(page.getByText('End date must be after start date')).toBeVisible();
  await page.getByLabel('End Date').fill('2026-11-20');
  await create.click();
  await expect(page.getByText('Ads created successfully!')).toBeVisible();
});

test('while it is created the button says so, and a failure loses nothing', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 500/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/AddAds');
  await fillIn(page, 'Not yet');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/ads/', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { detail: 'The disk is full.' } });
  });
  await page.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('alert')).toContainText('Error creating Ads.');
  await expect(page.getByRole('alert')).toContainText('The disk is full.');
  await expect(page.getByLabel('Title')).toHaveValue('Not yet');
});

test('one that cannot be loaded says so in its form', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 404/);
  await signInAs(await app.addUser({ isSuperuser: true }), '/ads/edit/2147483000');
  await expect(page.getByRole('heading', { name: 'Error fetching Ads.' })).toBeVisible();
});

test('two who change the same advertisement are shown both versions', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const { access } = await signedIn(app, { isSuperuser: true });
  const first = await addAdvertisement(app, { title: 'Both write here' });
  await signInAs(await app.addUser({ isSuperuser: true }), `/ads/edit/${first.id}`);
  await page.getByLabel('Title').fill('What I wrote');
  const { title: _, ...rest } = first;
  await app.call('PUT', `/ads/${first.id}/`, { ...rest, title: 'What they wrote' }, access);
  await page.getByRole('button', { name: 'Update Advertisement' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('What they wrote');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('What I wrote');
  await page.getByRole('button', { name: 'Update Advertisement' }).click();
  await expect(page.getByText('Advertisement updated successfully!')).toBeVisible();
  expect(await homePage(app)).toContain('What I wrote');
});
