import { expect, test } from '../support/browser.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { testInEachLook } from '../support/looks.ts';

test('a screen leads to its part of the guide, and Back to the screen', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getBlog');
  await page.getByRole('main').getByRole('link', { name: 'How this works' }).click();
  const heading = page.getByRole('heading', { name: 'Blogs management' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/dashboard\/guide#posts$/);
  await expect(page).toHaveTitle('Guide — Intambwe');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs management' })).toBeVisible();

  // The part about the list also helps whoever writes.
  await page.goto('/dashboard/addblog');
  await page.getByRole('main').getByRole('link', { name: 'How this works' }).click();
  await expect(heading).toBeFocused();
  // The address is one that can be sent to somebody.
  await page.reload();
  await expect(heading).toBeFocused();
});

test('the guide opens in another tab beside a form that is being written', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addblog');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Rain on the terraces');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'How this works' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Blogs management' })).toBeFocused();
  await tab.close();
  await expect(title).toHaveValue('Rain on the terraces');
  await expect(page.getByRole('link', { name: 'How this works (opens in a new tab)' })).toBeVisible();
});

test('one’s own screens come first, and the others can be read', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['events.view'] }), '/dashboard/guide');
  const parts = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(parts.first()).toHaveText('Lists and forms');
  await expect(page.getByRole('link', { name: 'Open the screen: Events management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the screen: Payments' })).toHaveCount(0);
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const after = (first: string, second: string) => headings.indexOf(first) < headings.indexOf(second);
  expect(after('Events management', 'Other parts')).toBe(true);
  expect(after('Other parts', 'Payments')).toBe(true);
  await expect(page.getByText('You cannot open these screens.')).toBeVisible();
});

test('the search finds parts by their words, and says when there are none', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/guide');
  const parts = page.getByRole('main').getByRole('heading', { level: 3 });
  const search = page.getByRole('searchbox', { name: 'Search the guide' });
  await search.fill('EXCÉL statement');
  await expect(page.getByText('1 part found')).toBeVisible();
  await expect(parts).toHaveText(['Import a statement']);
  await search.fill('giraffe');
  await expect(page.getByText('Nothing in the guide has these words.')).toBeVisible();
  await expect(parts).toHaveCount(0);
  await search.fill('');
  await expect(parts.nth(30)).toBeVisible();
});

test('with a keyboard alone: from a screen to its part, and from the contents to another', async ({
  page,
  app,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs(await app.addUser({ permissions: ['contacts.view'] }), '/dashboard/viewContact');
  const keyboard = keyboardOf(page);
  await keyboard.goTo(page.getByRole('main').getByRole('link', { name: 'How this works' }));
  await keyboard.press('Enter');
  const heading = (name: string) => page.getByRole('heading', { level: 3, name });
  await expect(heading('Contact Messages')).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'My Profile' }).focus();
  await keyboard.press('Enter');
  await expect(heading('My Profile')).toBeFocused();
  await expect(heading('My Profile')).toBeInViewport();
});

test('it is in the reader’s language', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ language: 'rw' }).where('id', '=', user.id).execute();
  await signInAs(user, '/dashboard/guide#posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Imfashanyigisho' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'rw');
  await expect(page.getByText('Hano ni ho mwandikira inkuru.')).toBeVisible();
});

test('it is printed without what stands around it', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/guide');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lists and forms' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const hidden of ['searchbox', 'button', 'link'] as const) await expect(page.getByRole(hidden)).toHaveCount(0);
});

testInEachLook('is accessible and fits', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ permissions: ['events.view'] }), '/dashboard/guide');
  await expectAccessible();
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Contents', { exact: true }).click();
  await expectAccessible();
  await page.goto('/dashboard/getEvent');
  await page.getByRole('link', { name: 'How this works' }).waitFor();
  const { width = 0, height = 0 } = (await page.getByRole('link', { name: 'How this works' }).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
