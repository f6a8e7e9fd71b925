import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import { addDonation } from '../support/submissions.ts';

test('Ctrl+K finds records and screens, with the keyboard alone', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Sorghum Uwase' });
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, '/dashboard/adminDashboard');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('sorghum');
  await expect(dialog.getByRole('link', { name: /Sorghum Uwase/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/viewDonation\?search=Sorghum/);
  await expect(page.getByRole('row', { name: /Sorghum Uwase/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await dialog.getByRole('link', { name: /Audit log/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/audit$/);
});

test('no link leads to a screen one may not see', async ({ page, app, signInAs }) => {
  await addDonation(app.services, { full_name: 'Hidden Uwase' });
  await signInAs(await app.addUser({ permissions: ['posts.view'] }), '/dashboard/adminDashboard');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('hidden uwase');
  await expect(dialog.getByText('No results that you can open.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('audit');
  await expect(dialog.getByText('No results that you can open.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('BLÓGS');
  await expect(dialog.getByRole('link', { name: /Blogs management/ })).toBeVisible();
});

test('a screen is found by the name that the menu has for it, and each by a name of its own', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/adminDashboard');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('contact messages');
  await expect(dialog.getByRole('link', { name: /Contact Management/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('newsletter');
  await dialog.getByRole('link', { name: /Newsletter subscribers/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/newsletter\/subscribers$/);
});

testInEachLook('the search is accessible', async ({ page, app, signInAs, expectAccessible }) => {
  await addDonation(app.services, { full_name: 'Accessible Uwase' });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/adminDashboard');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('us');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /User Management/ })
      .first(),
  ).toBeVisible();
  await expectAccessible();
});

test('letters typed while the search is on its way are in it, and its edge stays where it is', async ({
  page,
  app,
  signInAs,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/SearchDialog*', async (route) => {
    await held;
    await route.continue();
  });
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tea');
  letThrough();
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox');
  await expect(box).toHaveValue('tea');
  await expect(box).toBeFocused();
  const top = async () => (await page.getByRole('dialog', { name: 'Search' }).boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('m');
  await expect(page.getByText(/\d+ found/)).toBeVisible();
  expect(await top()).toBe(before);

  // Once more, now that it is loaded: all keys in one piece of work, before the box can have the focus.
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    press('k', true);
    for (const letter of 'aud') press(letter);
  });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('searchbox')).toHaveValue('aud');
});
