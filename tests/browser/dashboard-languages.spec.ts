import { readdir, readFile } from 'node:fs/promises';
import * as french from '../../locales/fr/dashboard/languages.ts';
import { expect, test } from '../support/browser.ts';

test('a person chooses the language of the dashboard in their profile, and it stays theirs', async ({
  page,
  app,
  signInAs,
}) => {
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, '/dashboard/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Français' });
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('combobox', { name: french.language })).toHaveValue('fr');
  await page.goto('/dashboard/adminDashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/autho/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // On another device, which does not know it yet.
  await page.context().clearCookies();
  await signInAs(user);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the sign-in offers every language, and a device without cookies is not reloaded for ever', async ({
  page,
  app,
  signInAs,
}) => {
  await page.goto('/autho/login');
  await page.getByRole('button', { name: 'Ikinyarwanda' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'rw');
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', user.id).execute();
  await page.context().clearCookies();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { set: () => undefined, get: () => '' });
  });
  await signInAs(user);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the files of the English dashboard hold no French words', async ({ page }) => {
  await page.goto('/autho/login');
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) =>
      all.map((one) => new URL(one.getAttribute('src') ?? one.getAttribute('href') ?? '', location.href).pathname),
    );
  const files = await readdir('dist/dashboard/assets');
  expect(files.length).toBeGreaterThan(20);
  for (const address of scripts.filter((one) => one.includes('/assets/'))) {
    const text = await readFile(`dist/dashboard${address}`, 'utf8');
    expect(text).not.toContain(french.notSaved);
  }
});
