import { screenSpellings } from '../../domain/staff-screens.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import { isThorough } from '../support/thorough.ts';

test('from the password to the ticker of the next plain request', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement');
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Umuganda on Saturday');
  await dialog.getByLabel('Message').fill('Meet at the sector hall at eight.');
  await dialog.getByRole('button', { name: /add|save|create/i }).click();
  await expect(page.getByText('Announcement "Umuganda on Saturday" created successfully!').first()).toBeVisible();
  const html = await (await app.get('/')).text();
  expect(html).toContain('Meet at the sector hall at eight.');

  await page.getByRole('button', { name: 'Edit Umuganda on Saturday' }).click();
  await dialog.getByLabel('Message').fill('Meet at the market place at eight.');
  await dialog.getByRole('button', { name: /save|update/i }).click();
  await expect(page.getByText('Announcement "Umuganda on Saturday" updated successfully!').first()).toBeVisible();
  expect(await (await app.get('/')).text()).toContain('Meet at the market place at eight.');

  await page.getByRole('button', { name: 'Delete Umuganda on Saturday' }).click();
  await expect(page.getByText('Announcement “Umuganda on Saturday” moved to the trash.')).toBeVisible();
  expect(await (await app.get('/')).text()).not.toContain('market place at eight');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Announcement “Umuganda on Saturday” restored.')).toBeVisible();
  expect(await (await app.get('/')).text()).toContain('market place at eight');
});

test('announcements: required texts, search, “Active only” and pages of four', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const stamp = { created_at: '2026-11-01T08:00:00.000Z', updated_at: '2026-11-01T08:00:00.000Z', deleted_at: null };
  const values = Array.from({ length: 5 }, (_, n) => ({
    title: `Hailstones ${n + 1}`,
    message: 'Bring a coat',
    is_active: n > 0,
    show_until: n === 1 ? '2026-11-02T08:00:00.000Z' : null,
    ...stamp,
  }));
  await app.services.db.insertInto('announcements').values(values).execute();
  await page.goto('/dashboard/addAnnouncement?search=hailstones');
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'Hailstones' });
  await expect(rows).toHaveCount(4);
  await page.getByLabel('Active only').check();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Search announcements').fill('no such words');
  await expect(page.getByText('No matching announcements found')).toBeVisible();

  await page.getByRole('button', { name: 'Add Announcement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /add|save|create/i }).click();
  await expect(dialog.getByText('Announcement title is required')).toBeVisible();
  await expect(dialog.getByText('Announcement message is required')).toBeVisible();
});

test('a wrong password and a wrong code say so, and a right one goes on', async ({ page, app, allowFaults }) => {
  allowFaults(/status of 401/);
  const user = await app.addUser({ permissions: ['posts.view'] });
  await page.goto('/autho/login');
  await expect(page.getByText('Over 3k+ GIfT support')).toBeVisible();
  const login = page.getByRole('button', { name: 'Login' });
  await expect(login).toBeDisabled();
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password').fill('not this one');
  await login.click();
  await expect(page.getByText('Incorect email or password.').first()).toBeVisible();
  await page.getByLabel('Password').fill(user.password);
  await login.click();
  await expect(page.getByText('Login Successfull.').first()).toBeVisible();
  await page.getByPlaceholder('6-digit code').fill('000000');
  await page.getByRole('button', { name: /verify/i }).click();
  await expect(page.getByText('Invalid or expired OTP').first()).toBeVisible();
  await page.getByPlaceholder('6-digit code').fill(await app.takeCode(user));
  await page.getByRole('button', { name: /verify/i }).click();
  await page.waitForURL(/\/dashboard\/adminDashboard/i);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['access_token', 'refresh', 'user']));
});

test('an inactive account is told so, and stays outside', async ({ page, app, allowFaults }) => {
  allowFaults(/status of 403/);
  const user = await app.addUser({ isActive: false });
  await page.goto('/autho/login');
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByPlaceholder('6-digit code').fill(await app.takeCode(user));
  await page.getByRole('button', { name: /verify/i }).click();
  await expect(page.getByText('Your account is not active. Please contact the admin.').first()).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('without a sign-in every dashboard address leads to it', async ({ page }) => {
  await page.goto('/dashboard/addAnnouncement');
  await page.waitForURL(/\/autho\/login/);
});

test('every spelling of every address arrives at its screen', async ({ page, app, signInAs, allowFaults }) => {
  // A screen of one record is asked for number 1, which the sample does not have of every kind: no campaign, for one.
  allowFaults(/status of 404/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  for (const spellings of Object.values(screenSpellings)) {
    const addresses = spellings
      .filter((spelling) => !spelling.startsWith('/autho'))
      .map((spelling) => spelling.replace('{id}', '1').replace('{slug}', 'privacy'))
      .map((spelling) => spelling.replace('{resource}/{record}/{language}', 'posts/1/rw'))
      // That of the settings is no number.
      .map((spelling) => spelling.replace('{collection}/{record}', 'settings/settings'));
    for (const address of addresses) {
      for (const spelt of [address, address.toLowerCase(), `${address.toUpperCase()}/`]) {
        expect({ spelt, status: (await app.get(spelt)).status }).toEqual({ spelt, status: 200 });
      }
    }
    // Screens with one spelling are opened where the sweeps run whole; here, those with an older one as well.
    for (const address of isThorough || addresses.length > 1 ? addresses : []) {
      await page.goto(address.toLowerCase());
      // A pledge is a dialog over the list of them.
      const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
      await expect(heading.first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeHidden();
    }
  }
});

test('an address the dashboard does not have is the 404 page', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 404/);
  await signInAs(await app.addUser(), '/dashboard/nothing');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('a screen one may not see says so, and the server refuses too', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 403/);
  await signInAs(await app.addUser({ permissions: ['posts.view'] }), '/dashboard/getUser');
  await expect(page.getByText(/permission/i).first()).toBeVisible();
});

test('work goes on unseen when the access token ends', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 401/);
  await signInAs(await app.addUser({ isSuperuser: true }));
  const before = await page.evaluate(() => localStorage.getItem('access_token'));
  app.advance(11 * 60_000);
  await page.goto('/dashboard/addAnnouncement');
  await expect(page.getByRole('button', { name: 'Add Announcement' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(before);
});

test('signing out leaves nothing behind', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await page
    .getByRole('button', { name: /user menu|test staff/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/autho\/login/);
  await expect(page.getByText('Logout successful!')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh')])).toEqual([
    null,
    null,
  ]);
});

testInEachLook(
  'sign-in and announcements are accessible and fit',
  async ({ page, app, signInAs, expectAccessible }) => {
    await page.goto('/autho/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
    await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/addAnnouncement');
    await expect(page.getByText(/Total announcements/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Add Announcement' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible();
  },
);

test('the menus of the frame open and close with the keyboard, and the focus goes back', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const person = page.getByRole('button', { name: /Test Staff/ });
  await person.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  await expect(person).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect.poll(focused).toContain('Test Staff');
  await person.press('Enter');
  await page.getByRole('menuitem', { name: 'My Profile' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/profile/i);

  await page.setViewportSize({ width: 375, height: 800 });
  const drawer = page.getByRole('button', { name: 'Open the menu' });
  await drawer.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Announcements' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(focused).toContain('Open the menu');
});

test('dark mode is remembered', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['posts.view'] }));
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
