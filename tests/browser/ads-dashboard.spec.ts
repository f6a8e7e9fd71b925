import { addAdvertisement } from '../support/advertisements.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import { MORNING, type TestApp } from '../support/test-app.ts';

async function setCounts(app: TestApp, id: number, counts: { views: number; clicks: number }): Promise<void> {
  await app.services.db.updateTable('advertisements').set(counts).where('id', '=', id).execute();
}

test('the list is searched, filtered by status and days, and reset', async ({ page, app, signInAs }) => {
  const one = (title: string, options: Record<string, unknown> = {}) =>
    addAdvertisement(app, { title: `Goats ${title}`, description: 'Hoofed', ...options });
  await one('running');
  await one('hidden', { is_active: false });
  await one('coming', { start_date: '2026-12-01', end_date: '2026-12-24' });
  await one('over', { start_date: '2026-10-01', end_date: '2026-11-19' });
  await page.clock.install({ time: MORNING });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getAds');
  const rows = page.getByRole('row').filter({ hasText: 'Goats' });
  const shows = (...titles: string[]) =>
    expect(rows.getByText(/^Goats/)).toHaveText(titles.map((title) => `Goats ${title}`));
  await page.getByLabel('Search advertisements').fill('hoofed');
  await shows('over', 'coming', 'hidden', 'running');
  for (const [status, title] of [
    ['Active', 'running'],
    ['Inactive', 'hidden'],
    ['Scheduled', 'coming'],
    ['Expired', 'over'],
  ] as const) {
    await page.getByLabel('Status').selectOption(status);
    await shows(title);
    await expect(rows.getByText(status, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Status').selectOption('All');
  await page.getByLabel('Start Date').fill('2026-11-20');
  await shows('coming', 'hidden', 'running');
  await page.getByLabel('End Date').fill('2026-11-30');
  await shows('hidden', 'running');
  await page.getByLabel('Search advertisements').fill('no such words');
  await expect(page.getByText('No advertisements found')).toBeVisible();
  await page.getByRole('button', { name: /^Reset Filters/ }).click();
  await expect(page.getByLabel('Search advertisements')).toHaveValue('');
  await expect(page.getByLabel('Start Date')).toHaveValue('');
  await shows('over', 'coming', 'hidden', 'running');
});

test('pages of ten, or of as many as one likes', async ({ page, app, signInAs }) => {
  for (let number = 1; number <= 26; number += 1) {
    await addAdvertisement(app, { title: `Page filler ${number}`, is_active: false });
  }
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getAds?search=page+filler');
  const rows = page.getByRole('row').filter({ hasText: 'Page filler' });
  await expect(rows).toHaveCount(10);
  await expect(page.getByText('Showing 1 to 10 of 26 advertisements')).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 26 advertisements')).toBeVisible();
  await pager.getByRole('link', { name: 'Last page' }).click();
  await expect(page.getByText('Showing 21 to 26 of 26 advertisements')).toBeVisible();
  await pager.getByRole('link', { name: 'Previous' }).click();
  await pager.getByRole('link', { name: 'First page' }).click();
  for (const [size, count] of [
    ['5', 5],
    ['25', 25],
    ['50', 26],
  ] as const) {
    await page.getByLabel('Rows per page').selectOption(size);
    await expect(rows).toHaveCount(count);
  }
  await page.getByLabel('Rows per page').selectOption('5');
  await expect(pager.getByRole('link', { name: /^Page \d$/ })).toHaveText(['1', '2', '3', '4', '5']);
});

test('a row shows the beginning of its words and how it does, the details everything', async ({
  page,
  context,
  app,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const description = `${'The goats of Kanombe give milk. '.repeat(3)}`.trim();
  const options = { description, content: 'First line\nSecond line', target_url: '/donate?from=goats' };
  const unseen = await addAdvertisement(app, { title: 'Nobody saw it' });
  const { id } = await addAdvertisement(app, { ...options, title: 'Milk' });
  await setCounts(app, id, { views: 1234, clicks: 31 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getAds');
  const row = page.getByRole('row').filter({ hasText: 'Milk' });
  await expect(row).toContainText('The goats of Kanombe give milk. The goats of Kanombe give…');
  await expect(row).not.toContainText(description.slice(0, 62));
  await expect(row).toContainText('20 Nov 2026 – 30 Nov 2026');
  for (const text of ['1,234 views', '31 clicks', 'CTR 2.51%']) await expect(row).toContainText(text);
  await expect(page.getByRole('row').filter({ hasText: unseen.title })).not.toContainText('CTR');

  await row.getByRole('button', { name: 'View details of Milk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ad Details' });
  for (const fact of ['Status', 'Active Period', 'Created', 'Last Updated', 'Views', 'Clicks', 'CTR']) {
    await expect(dialog.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
  }
  await expect(dialog).toContainText(description);
  await expect(dialog).toContainText('Second line');
  await expect(dialog).toContainText('2.51%');
  await expect(dialog.getByRole('link', { name: '/donate?from=goats' })).toHaveAttribute('href', '/donate?from=goats');
  await dialog.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByText('The address (URL) is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/donate?from=goats`);
  await expect(dialog.getByRole('link', { name: 'Edit Ad' })).toHaveAttribute('href', `/ads/edit/${id}`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('row').filter({ hasText: unseen.title }).getByRole('button', { name: /^View/ }).click();
  await expect(dialog).toContainText('0.00%');
});

test('a list that cannot be loaded says so, and is asked for again', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 500/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  const list = /\/api\/ads\/\?/;
  await page.route(list, (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.goto('/dashboard/getAds');
  await expect(page.getByRole('alert')).toContainText('Failed to load advertisements');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a user who may only view is offered nothing else', async ({ page, app, signInAs }) => {
  await addAdvertisement(app, { title: 'Only to be seen' });
  await signInAs(await app.addUser({ permissions: ['ads.view'] }), '/dashboard/getAds');
  await page.getByRole('button', { name: 'View details of Only to be seen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Ad' })).toHaveCount(0);
  for (const name of [/^New Advertisement/, /^Edit/, /^Delete/, /^Trash/]) {
    await expect(page.getByRole('link', { name, includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name, includeHidden: true })).toHaveCount(0);
  }
  await page.goto('/dashboard/AddAds');
  await expect(page.getByText(/permission/i).first()).toBeVisible();
});

testInEachLook('the screens fit and are accessible', async ({ page, app, signInAs, expectAccessible }) => {
  const { id } = await addAdvertisement(app, {
    title: 'Fits',
    content: 'x'.repeat(300),
    target_url: `/${'y'.repeat(300)}`,
  });
  await setCounts(app, id, { views: 1_234_567, clicks: 12_345 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getAds');
  await page.getByRole('button', { name: 'View details of Fits' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible();
  for (const address of ['/dashboard/AddAds', `/ads/edit/${id}`]) {
    await page.goto(address);
    await page.getByLabel('Title').fill('');
    await page.getByRole('button', { name: /^(Create|Update) Advertisement/ }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expectAccessible();
  }
});
