import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';

test('a toast does not lie over the menu of a row', async ({ page, app, signInAs }) => {
  for (const title of ['Rain', 'Seed', 'Soil', 'Sun']) await addPost(app.services, { title });
  await page.setViewportSize({ width: 1280, height: 640 });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getBlog');
  const open = (title: string) => page.getByRole('button', { name: `More for ${title}` }).click();
  await open('Rain');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  // It stays while the pointer is on it, until its movement ends.
  await toast.hover();
  // The row comes to where its menu opens under the toast.
  const row = page.getByRole('row', { name: /Soil/ });
  await row.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top - 410));
  await open('Soil');
  const item = page.getByRole('menuitem', { name: 'Delete' });
  const box = async (it: typeof item) => (await it.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [menu, over] = [await box(item), await box(toast)];
  expect(menu.y + menu.height, 'they meet').toBeGreaterThan(over.y);
  const top = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('[role=menuitem]')?.textContent,
    [menu.x + menu.width / 2, Math.max(menu.y, over.y) + 2],
  );
  expect(top).toBe('Delete');
  await item.click();
  await expect(page.getByText('Blog post “Soil” moved to the trash.')).toBeVisible();
});

test('a menu that a key opens begins at its first entry; Tab and Escape lead back to its button', async ({
  page,
  app,
  signInAs,
}) => {
  await addPost(app.services, { title: 'Terraces' });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/getBlog?search=terraces');
  const more = page.getByRole('button', { name: 'More for Terraces' });
  const entries = page.getByRole('menuitem');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await more.press(key);
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await more.press('Enter');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entries).toHaveCount(0);
  await expect(more).toBeFocused();
});
