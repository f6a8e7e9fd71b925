import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { addDonation, addMessage } from '../support/submissions.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
test.use({ viewport: { width: 1280, height: 800 } });

const headings = ['Today', 'Content', 'People and giving', 'Website', 'Administration'];

test('the groups fold by mouse and keyboard, stay so, and open for the screen that one comes to', async ({
  page,
  app,
  signInAs,
}) => {
  await addMessage(app.services, { name: 'Waits In A Folded Group' });
  await signInAs(await app.addUser({ isSuperuser: true }));
  const menu = menuOf(page);
  await expect(menu.locator('button[aria-expanded]')).toHaveText(headings);
  for (const heading of headings) {
    await expect(menu.getByRole('button', { name: heading })).toHaveAttribute('aria-expanded', 'true');
  }
  const content = menu.getByRole('button', { name: 'Content' });
  const inContent = menu.getByRole('list', { name: 'Content' });
  await expect(inContent.getByRole('link', { name: 'Announcements' })).toBeVisible();
  await content.click();
  await expect(inContent).toBeHidden();
  await menu.getByRole('button', { name: 'Today' }).press('Enter');
  // What waits is said by the heading then.
  await expect(menu.getByRole('button', { name: /^Today/ })).toHaveText(/\d waiting/);

  await page.reload();
  await expect(content).toHaveAttribute('aria-expanded', 'false');
  await expect(inContent).toBeHidden();

  const { open } = keyboardOf(page);
  await open('Manage Announcements');
  await expect(content).toHaveAttribute('aria-expanded', 'true');
  await expect(inContent.getByRole('link', { name: 'Announcements' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
  // Whoever folds the group of the open screen finds it folded.
  await content.press(' ');
  await expect(inContent).toBeHidden();
});

test('what is pinned stands on top, in its order, wherever one signs in', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ permissions: ['posts.view', 'pledges.view', 'receipts.view', 'contacts.view'] });
  await signInAs(user);
  const menu = menuOf(page);
  const pin = (entry: string) => menu.getByRole('button', { name: `Pinned: ${entry}` });
  const pinned = menu.getByRole('list', { name: 'Pinned' });
  await expect(pinned).toHaveCount(0);
  await menu.getByRole('link', { name: 'Receipts' }).hover();
  await pin('Receipts').click();
  await expect(pinned.getByRole('link')).toHaveText(['Receipts']);
  await expect(menu.getByRole('link', { name: 'Receipts' })).toHaveCount(1);
  await expect(pin('Receipts')).toBeFocused();

  // With the keyboard: the button comes after its entry, and keeps the focus where the entry goes.
  await menu.getByRole('link', { name: 'Blogs management' }).focus();
  await page.keyboard.press('Tab');
  await expect(pin('Blogs management')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pinned.getByRole('link')).toHaveText(['Receipts', 'Blogs management']);
  await expect(pin('Blogs management')).toBeFocused();
  await expect(pin('Blogs management')).toHaveAttribute('aria-pressed', 'true');

  // On the telephone of the same person they are within reach of the thumb.
  await page.setViewportSize({ width: 375, height: 667 });
  await page.evaluate(() => localStorage.clear());
  await signInAs(user);
  await expect(barOf(page).getByRole('link')).toHaveText(['Dashboard', 'Receipts', 'Blogs management']);

  // What somebody may not open any more is not shown, and comes back with the right.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { db } = app.services;
  const right = { permission: 'receipts.view' } as const;
  const { role_id } = await db
    .selectFrom('user_roles')
    .select('role_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('role_permissions')
    .where('role_id', '=', role_id)
    .where('permission', '=', right.permission)
    .execute();
  await page.reload();
  await expect(pinned.getByRole('link')).toHaveText(['Blogs management']);
  await expect(menu.getByRole('link', { name: 'Receipts' })).toHaveCount(0);
  await db
    .insertInto('role_permissions')
    .values({ role_id, ...right })
    .execute();
  await page.reload();
  await pin('Receipts').press('Enter');
  await expect(pinned.getByRole('link')).toHaveText(['Blogs management']);
  await expect(pin('Receipts')).toBeFocused();
  await expect(menu.getByRole('list', { name: 'People and giving' }).getByRole('link')).toContainText(['Receipts']);
});

test('one pin too many is refused in words', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 400/);
  const user = await app.addUser({ isSuperuser: true });
  const pins = ['posts', 'events', 'gallery', 'pledges', 'givers', 'receipts', 'audit', 'users'];
  await app.services.db
    .updateTable('users')
    .set({ pins: JSON.stringify(pins) })
    .where('id', '=', user.id)
    .execute();
  await signInAs(user);
  await menuOf(page).getByRole('button', { name: 'Pinned: Announcements' }).press('Enter');
  await expect(page.getByText('8 screens can be pinned. Unpin one first.')).toBeVisible();
});

test('an entry is one line, its number too, and more than 99 are 99+', async ({ page, app, signInAs }) => {
  for (let count = 0; count < 12; count += 1) await addMessage(app.services, { name: `Writer ${count}` });
  for (let count = 0; count < 101; count += 1) await addDonation(app.services, { full_name: `Giver ${count}` });
  await signInAs(await app.addUser({ isSuperuser: true }));
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: /^Donation/ })).toHaveText('Donation99+ waiting');
  await expect(menu.getByRole('link', { name: /^Contact Messages/ })).toHaveText(/^Contact Messages1\d waiting$/);
  const heights = await menu
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => Math.round(link.getBoundingClientRect().height)))]);
  expect(heights).toHaveLength(1);
  const seen = await menu
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().bottom <= window.innerHeight).length);
  expect(seen).toBeGreaterThanOrEqual(18);
});

test('a word that people use finds the screen in the menu and in the search', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const menu = menuOf(page);
  const box = menu.getByLabel('Find in the menu');
  await box.fill('LÓGO');
  await expect(menu.getByRole('link', { name: 'Site settings', exact: true })).toBeVisible();
  await box.fill('qwertz');
  await expect(menu.getByText(/^Nothing in the menu is called that/)).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(0);
  await box.press('Escape');
  await expect(box).toHaveValue('');
  await expect(menu.getByRole('button', { name: 'Content' })).toBeVisible();
  await box.fill('facebook');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/siteSettings\?tab=contact#social$/);
  await expect(page.getByRole('heading', { name: 'Social links' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Social links' })).toBeInViewport();
  await expect(box).toHaveValue('');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('colour');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('link', { name: /^Site settings ?Screen$/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('change my password');
  await dialog.getByRole('link', { name: /My Profile: Password/ }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('four places are within reach of the thumb, and cover nothing', async ({ page, app, signInAs }) => {
    await signInAs(await app.addUser({ isSuperuser: true }));
    const bar = barOf(page);
    await expect(bar.getByRole('link')).toHaveText([/^Dashboard/, /^Donation/, /^Messages/]);
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    for (const place of await bar.locator('a, button').all()) {
      const box = await place.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await bar.getByRole('link', { name: /^Messages/ }).tap();
    await expect(page).toHaveURL(/viewContact$/);
    await expect(bar.getByRole('link', { name: /^Messages/ })).toHaveAttribute('aria-current', 'page');

    // The end of the page stands above the bar.
    const top = async () => (await bar.boundingBox())?.y ?? 0;
    const endOf = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect(page.getByRole('table').or(page.getByText('No contact messages found'))).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await endOf('main footer')).toBeLessThanOrEqual(await top());
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(bar).toBeVisible();
    // In a form its buttons have the place of the bar.
    await page.goto('/dashboard/siteSettings');
    await expect(page.getByRole('button', { name: 'Save settings' })).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    expect(Math.round(await endOf('.actions'))).toBe(667);
  });

  test('“More” opens the menu, where a finger pins; the focus goes back to the button', async ({
    page,
    app,
    signInAs,
  }) => {
    await signInAs(await app.addUser({ isSuperuser: true }));
    const more = barOf(page).getByRole('button', { name: 'More' });
    await more.tap();
    const drawer = drawerOf(page);
    const pin = drawer.getByRole('button', { name: 'Pinned: Gallery And Video' });
    const box = await pin.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pin.tap();
    await expect(drawer.getByRole('list', { name: 'Pinned' }).getByRole('link')).toHaveText(['Gallery And Video']);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await barOf(page).getByRole('link', { name: 'Gallery And Video' }).tap();
    await expect(page).toHaveURL(/getGallery$/);
  });

  test('the bar makes room for the keyboard', async ({ page, app, signInAs }) => {
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement');
    const bar = barOf(page);
    await expect(bar).toBeVisible();
    const screen = { width: 375, deviceScaleFactor: 1, mobile: true, screenWidth: 375, screenHeight: 667 };
    const session = await page.context().newCDPSession(page);
    await page.getByRole('searchbox').focus();
    await session.send('Emulation.setDeviceMetricsOverride', { ...screen, height: 300 });
    await expect(bar).toHaveCount(0);
    await session.send('Emulation.setDeviceMetricsOverride', { ...screen, height: 600 });
    await expect(bar).toBeVisible();
  });
});

test('with letters of twice the size nothing of the menu is lost on a telephone', async ({ page, app, signInAs }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 375, height: 667 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  const bar = await barOf(page).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(64);
  for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await barOf(page).getByRole('button', { name: 'More' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('link', { name: 'Announcements' })).toBeVisible();
  const cut = await drawer
    .locator('.menu-label')
    .evaluateAll((labels) => labels.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent));
  expect(cut).toEqual([]);
  await expect(drawer.getByRole('button', { name: 'Pinned: Announcements' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the menu and the bar are accessible, ${colorScheme}`, async ({ page, app, signInAs, expectAccessible }) => {
    const user = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ pins: '["posts"]' }).where('id', '=', user.id).execute();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signInAs(user);
    await menuOf(page).getByRole('button', { name: 'Website' }).click();
    await menuOf(page).getByLabel('Find in the menu').hover();
    await expectAccessible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(barOf(page)).toBeVisible();
    await expectAccessible();
    await barOf(page).getByRole('button', { name: 'More' }).click();
    await expect(drawerOf(page).getByRole('link', { name: 'Blogs management' })).toBeVisible();
    await expectAccessible();
  });
}

test('the first press of the tab key leads to the link to the content, wherever the screen stands in the menu', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/audit');
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Audit log' }),
  ).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
});
