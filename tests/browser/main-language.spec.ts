import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { accessFor } from '../support/signed-in.ts';

test('a superuser makes French the main language with the keyboard on a phone, sees what is not translated, and changes back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
  allowFaults,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 800 });
  allowFaults(/status of 409/);
  const id = await addPost(app.services, { title: 'Only in English' });
  await addPost(app.services, { title: 'English too' });
  const superuser = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, superuser.id);
  await signInAs(superuser, '/dashboard/siteSettings?tab=care');
  const { choose } = keyboardOf(page);
  const section = page.getByRole('region', { name: 'Main language' });
  await expect(section).toContainText('The main language is English.');

  // Whoever has typed something saves it first: the page is loaded again.
  const taxNumber = page.getByRole('textbox', { name: 'Tax number' });
  const before = await taxNumber.inputValue();
  await taxNumber.fill('123456789');
  await section.getByRole('button', { name: 'Change the main language' }).click();
  await expect(section.getByRole('status')).toHaveText(/^Save your changes to the settings first/);
  await taxNumber.fill(before);

  const dialog = page.getByRole('dialog', { name: 'Change the main language' });
  await section.getByRole('button', { name: 'Change the main language' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Ikinyarwanda' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Français' })).toBeChecked();
  await expect(dialog).toContainText('Visitors read the site in French at the addresses without a prefix');
  await expect(dialog).toContainText(/\d+ records are not translated\. They are still written in English/);
  await expect(dialog).toContainText('change the main language back to English');
  await expectAccessible();
  // Where something is translated, not everything can be written in that language already.
  await expect(dialog.getByRole('checkbox', { name: /is in French already$/ })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Go on offering English to visitors' })).toBeChecked();
  await choose(dialog.getByRole('button', { name: 'Make French the main language' }));

  await expect(page.getByText('The main language is now French.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-main-language', 'fr');
  await expect(page.getByRole('tab', { name: 'Handle with care' })).toHaveAttribute('aria-selected', 'true');
  await expect(section).toContainText('The main language is French.');
  const offered = page.getByRole('region', { name: 'Languages', exact: true });
  await expect(offered).toContainText('besides the main language, French');
  await expect(offered.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await expect(offered.getByRole('checkbox', { name: 'Français' })).toHaveCount(0);
  expect(await (await app.get('/')).text()).toContain('<html lang="fr"');
  expect(await (await app.get('/en')).text()).toContain('<html lang="en"');

  // What is written in English is not translated into the main language.
  await choose(section.getByRole('link', { name: /records are written in another language$/ }));
  await expect(page).toHaveURL(/\/dashboard\/translations\?language=fr&state=missing$/);
  const cell = page.getByRole('link', { name: 'Translate “Only in English” into Français: Missing' });
  await expect(cell).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('fr');
  await expect(page.getByRole('row', { name: /Only in English/ }).getByRole('cell', { name: 'Original' })).toHaveCount(
    1,
  );
  await cell.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only in English');
  await expect(page.getByText('The original, in English').first()).toBeVisible();
  await expect(page.locator('main p[lang="en"]').first()).toHaveText('Only in English');
  await page.goto(`/dashboard/addblog/${id}`);
  const languages = page.getByRole('region', { name: 'Translations of this record' });
  await expect(languages).toContainText('This text is written in English. It is not yet translated into French');
  await expect(languages.getByRole('link', { name: 'Translate it into French' })).toHaveAttribute(
    'href',
    `/dashboard/translations/posts/${id}/fr`,
  );

  // Somebody else has chosen another meanwhile.
  await page.goto('/dashboard/siteSettings?tab=care');
  await section.getByRole('button', { name: 'Change the main language' }).click();
  await page.route('**/api/site/languages/', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { detail: 'Somebody else was faster.' } })
      : route.fallback(),
  );
  await dialog.getByRole('radio', { name: 'English' }).check();
  await dialog.getByRole('button', { name: 'Make English the main language' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else was faster.');
  await page.unroute('**/api/site/languages/');
  await dialog.getByRole('button', { name: 'Make English the main language' }).click();
  await expect(page.getByText('The main language is now English.')).toBeVisible();
  expect(await (await app.get('/')).text()).toContain('<html lang="en"');
  const languagesNow = async () => (await app.call('GET', '/site/languages/', undefined, access)).json();
  await expect.poll(languagesNow).toMatchObject({ others: 0 });
});
