import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/browser.ts';

/** A picture on a device. */
async function photo(name: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5a41' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function uploadPicture(page: Page, field: string, words: string): Promise<void> {
  const group = page.getByRole('group', { name: field });
  await group.locator('input[type=file]').setInputFiles(await photo('hills.jpg'));
  await page.getByLabel('What does the picture show?').fill(words);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(group.getByText(words)).toBeVisible();
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('a picture is added, seen by the next visitor, changed, deleted and restored', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
  await page.getByRole('link', { name: 'New Item' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Gallery Item' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Add Gallery Item' });
  await save.click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Image file is required')).toBeVisible();
  await page.getByLabel('Title').fill('Terraces above the lake');
  await page.getByLabel('Description').fill('Dug by the members of three groups in the dry season, by hand.');
  await uploadPicture(page, 'Upload Image', 'Green terraces');
  await expect(page.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible();
  await page.getByLabel('Training', { exact: true }).check();
  await page.getByLabel('Agriculture', { exact: true }).check();
  await expect(page.getByText('This item will be visible in your gallery')).toBeVisible();
  await expectAccessible();
  await page.clock.install();
  await save.click();
  const created = page.getByText('Gallery item was successfully created!');
  await expect(created).toBeVisible();
  await expect(page.getByText('You can continue adding more items or return to the gallery.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Training', { exact: true })).not.toBeChecked();
  await page.clock.runFor(2000);
  await expect(created).toBeVisible();
  await page.clock.runFor(3100);
  await expect(created).toHaveCount(0);
  await page.clock.resume();

  const visitorsSee = async () => (await app.get('/Gallery')).text();
  expect(await visitorsSee()).toContain('Terraces above the lake');

  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  const row = rowOf(page, 'Terraces above the lake');
  await expect(row.getByText('Agriculture, Training')).toBeVisible();
  await expect(row.getByText('Dug by the members of three groups in the dry season, by…')).toBeVisible();
  await page.getByRole('button', { name: 'View details of Terraces above the lake' }).click();
  const details = page.getByRole('dialog', { name: 'Terraces above the lake' });
  await expect(details.getByRole('img', { name: 'Green terraces' })).toBeVisible();
  await expect(details.getByText(/^0\.\d\d\u00a0MB$/)).toBeVisible();
  await expect(details.getByText('900 × 600')).toBeVisible();
  await expect(details.getByText('JPEG')).toBeVisible();
  await expect(details.getByText(/^Test Staff \d+$/)).toBeVisible();
  await expect(details).toHaveCSS('opacity', '1');
  await expectAccessible();
  await details.getByRole('link', { name: 'Edit' }).click();

  await expect(page.getByRole('heading', { name: 'Edit Gallery Item' })).toBeVisible();
  await page.getByLabel('Title').fill('Terraces in May');
  await page.getByRole('switch', { name: 'Status' }).uncheck();
  await expect(page.getByText('This item will be hidden from your gallery')).toBeVisible();
  await page.getByRole('button', { name: 'Update Gallery Item' }).click();
  await expect(page.getByText('Gallery item was successfully updated!')).toBeVisible();
  await expect(rowOf(page, 'Terraces in May').getByText('Inactive')).toBeVisible();
  expect(await visitorsSee()).not.toContain('Terraces');

  await page.getByRole('button', { name: 'Delete Terraces in May' }).click();
  await expect(page.getByText('Gallery item was successfully deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Terraces in May')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Terraces in May' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Terraces in May' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Gallery items', exact: true }).click();
  await expect(rowOf(page, 'Terraces in May')).toBeVisible();
});

test('a video is added by its address, and played from the host without cookies only when it is wanted', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addGallery');
  await page.getByLabel('Title').fill('A day at the market');
  await page.getByLabel('Video', { exact: false }).first().check();
  const save = page.getByRole('button', { name: 'Add Gallery Item' });
  await save.click();
  await expect(page.getByText('Video URL is required')).toBeVisible();
  await page.getByLabel('Video URL').fill('market');
  await expect(page.getByText('Enter the full web address of the video.')).toBeVisible();
  await page.getByLabel('Video URL').fill('https://www.youtube.com/watch?v=abcdefghijk');
  await save.click();
  await expect(page.getByText('Gallery item was successfully created!')).toBeVisible();
  expect(await (await app.get('/Videos')).text()).toContain('A day at the market');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/gallery$/);
  await page.getByRole('button', { name: 'View details of A day at the market' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Unknown').first()).toBeVisible();
  await expect(details.getByText('No categories assigned')).toBeVisible();
  await expect(details.getByText('No description provided')).toBeVisible();
  await expect(details.locator('iframe')).toHaveCount(0);
  allowFaults(/^request: https:\/\/www\.youtube-nocookie\.com/);
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
  await details.getByRole('button', { name: 'Play the video' }).click();
  await expect(details.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
  );
});

test('searches, filters and sorts, says by what, and keeps it in the address', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
  await expect(page.getByText('Filtered by: None')).toBeVisible();
  await expect(page.getByText(/^Showing 1 to 6 of \d+ gallery items · Page 1 of \d+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByLabel('Media type').selectOption('Videos');
  await expect(page).toHaveURL(/media_type=video/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('SAVINGS group');
  await expect(page).not.toHaveURL(/search/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 gallery item · Page 1 of 1')).toBeVisible();
  await page.getByLabel('Category').selectOption('Savings groups');
  await page.getByLabel('Status').selectOption('Active');
  await page.getByLabel('Uploaded on').fill('2001-01-01');
  await expect(page.getByText('No gallery items found matching your criteria.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove the filter Videos' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Uploaded on 1 Jan 2001' }).click();
  await expect(rowOf(page, 'How a savings group works')).toBeVisible();
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect(page.getByText('Filtered by: None')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('');

  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Uploaded')).toHaveAttribute('aria-sort', 'descending');
  for (const name of ['Media Item', 'Type', 'Status']) {
    await heading(name).getByRole('button').click();
    await expect(heading(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(heading('Categories').getByRole('button')).toHaveCount(0);
});

test('says what did not load, and what was not saved', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 50[03]/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  // The list is asked for by a query, an item is sent without one.
  const items = /\/api\/gallery\/(\?|$)/;
  const fail = (status: number, detail: string) =>
    page.route(items, (route) => route.fulfill({ status, json: { detail } }));
  await fail(500, 'Broken');
  await page.goto('/dashboard/getGallery');
  await expect(page.getByText('Failed to load gallery items. Please try again later.')).toBeVisible();
  await page.unroute(items);
  await page.route(items, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('None have been added yet.')).toBeVisible();
  await page.unroute(items);

  const categories = '**/api/gallery-categories/';
  await page.route(categories, (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }));
  await page.goto('/dashboard/addGallery');
  await expect(page.getByText('Failed to load categories. Please refresh the page.')).toBeVisible();
  await page.unroute(categories);
  await page.route(categories, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('No categories found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a category' })).toHaveAttribute('href', /galleryCategory$/);
  await page.getByLabel('Title').fill('Not lost');
  await page.getByLabel('Video', { exact: false }).first().check();
  await page.getByLabel('Video URL').fill('https://example.org/film.mp4');
  await fail(503, 'Come back soon.');
  await page.getByRole('button', { name: 'Add Gallery Item' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create gallery item. Please try again.Come back soon.');
  await expect(page.getByLabel('Title')).toHaveValue('Not lost');
});

test('a video that cannot be played is said not to be available', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/404/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  await app.services.db
    .updateTable('gallery_items')
    .set({ video_url: '/media/aaaaaaaaaaaaaaaaaaaaaa.mp4' })
    .where('title', '=', 'From seed to market')
    .execute();
  await page.goto('/dashboard/getGallery?media_type=video');
  await page.getByRole('button', { name: 'View details of From seed to market' }).click();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(page.getByText('Video not available')).toBeVisible();
});

test('categories are named on the list itself, slug included', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getGallery');
  await page.getByRole('button', { name: 'Categories' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gallery Categories' });
  await expect(dialog.getByText('only lowercase letters, numbers and hyphens, used in URLs')).toBeVisible();
  await dialog.getByLabel('Category Name').fill('Homes and yards');
  await dialog.getByLabel('Slug').fill('Homes & yards');
  await dialog.getByRole('button', { name: 'Save Category' }).click();
  await expect(dialog.getByText('Use only lowercase letters, numbers and hyphens.')).toBeVisible();
  await dialog.getByLabel('Slug').fill('homes');
  await expect(dialog).toHaveCSS('opacity', '1');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save Category' }).click();
  await expect(dialog.getByText('Slug: homes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit Homes and yards' }).click();
  await dialog.getByLabel('Slug').fill('yards');
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(dialog.getByText('Slug: yards')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Homes and yards' }).click();
  await expect(dialog.getByText('Slug: yards')).toHaveCount(0);
  await dialog.getByLabel('Category Name').fill('Half a name');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add Category' })).toHaveAttribute('href', /galleryCategory$/);
});

test('the second person to save is shown both versions', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  const first = { title: 'Two hands', media_type: 'video', video_url: 'https://example.org/two.mp4', categories: [] };
  const { id } = await (await app.call('POST', '/gallery/', first, other.access)).json();
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/addGallery/${id}`);
  await page.getByLabel('Title').fill('Four hands');
  await app.call('PUT', `/gallery/${id}/`, { ...first, title: 'Three hands', categories: [1] }, other.access);
  await page.getByRole('button', { name: 'Update Gallery Item' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Three hands')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs for Categories' }).click();
  await page.getByRole('button', { name: 'Update Gallery Item' }).click();
  await expect(page.getByText('Gallery item was successfully updated!')).toBeVisible();
  const left = await (await app.get(`/api/gallery/${id}/`)).json();
  expect(left).toMatchObject({ title: 'Four hands', categories: [{ id: 1 }] });
});

test('a user who may only view is offered nothing else', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['gallery.view'] }), '/dashboard/getGallery');
  await expect(page.getByRole('button', { name: /^View details/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Edit|New Item|Add Category|Trash/ })).toHaveCount(0);
  await page.goto('/dashboard/addGallery/1');
  await expect(page.getByText('Your account does not have permission to open this screen.')).toBeVisible();
});
