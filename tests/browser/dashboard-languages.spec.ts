import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import * as french from '../../locales/fr/dashboard/languages.ts';
import * as frenchScreen from '../../locales/fr/dashboard/screen.ts';
import { expect, test } from '../support/browser.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

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

/** Every file that the dashboard can load in the language, also the ones for later screens. */
async function scriptsIn(language: Language): Promise<string[]> {
  const entries = manifest.parse(JSON.parse(await readFile(`dist/dashboard/.vite/manifest-${language}.json`, 'utf8')));
  const files = new Set(Object.values(entries).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));
  return Promise.all([...files].map((file) => readFile(`dist/dashboard/${file}`, 'utf8')));
}

test('the files of the English dashboard hold no French words', async () => {
  const holds = (text: string) => text.includes(french.notSaved);
  expect((await scriptsIn('fr')).some(holds)).toBe(true);
  expect((await scriptsIn('en')).some(holds)).toBe(false);
});

test('who signs out finds the sign-in in the language of their dashboard', async ({ page, app, signInAs }) => {
  const user = await app.addUser({ isSuperuser: true });
  await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', user.id).execute();
  await signInAs(user);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page
    .getByRole('button', { name: /test staff/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: frenchScreen.signOut }).click();
  await expect(page).toHaveURL(/autho\/login/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('what is refused', () => {
  test.use({ allowedFaults: [/status of 401/] });

  test('is said in the language of the dashboard, by a form and at the sign-in', async ({ page, app, signInAs }) => {
    const user = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', user.id).execute();
    await signInAs(user, '/dashboard/addrole');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByText('Le nom du rôle est obligatoire.')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/autho/login');
    await page.locator('input[type=email]').fill(user.email);
    await page.locator('input[type=password]').fill('not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Adresse e-mail ou mot de passe incorrect.').first()).toBeVisible();
  });
});
