import { addresses } from '../../domain/addresses.ts';
import { expect, test } from '../support/browser.ts';
import { testInEachLook } from '../support/looks.ts';
import type { TestApp } from '../support/test-app.ts';

test('the organisation’s details are on every page once they are saved', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['settings.view', 'settings.edit'] }));
  await page.getByRole('link', { name: 'Site settings' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+250 788 123 456');
  await page.getByLabel('Branch office').fill('Kabeza');
  await page.getByRole('tab', { name: 'Home page' }).click();
  const facts = page.getByRole('region', { name: 'Fun facts' });
  await facts.getByRole('button', { name: 'Add fun fact' }).click();
  await expect(facts.getByRole('group', { name: 'fun fact 5 of 5' }).getByLabel('Value')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wells');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Site settings' })).toBeFocused();
  const home = await (await app.get('/')).text();
  for (const text of ['Wells', '+250 788 123 456', 'Kabeza']) expect(home).toContain(text);
  expect(await (await app.get(addresses.contact)).text()).toContain('Kabeza');

  // The form goes on with the saved values.
  await page.getByRole('tab', { name: 'Name and contact' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+250 788 654 321');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect.poll(async () => (await app.get('/')).text()).toContain('+250 788 654 321');
});

/** Three social links to move about. */
async function addSocialLinks(app: TestApp): Promise<void> {
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const social_links = ['facebook', 'instagram', 'youtube'].map((network) => ({
    network,
    url: `https://www.${network}.com/intambwe`,
  }));
  const settings = await (await app.get('/api/site-settings/')).json();
  expect((await app.call('PUT', '/site-settings/', { ...settings, social_links }, access)).status).toBe(200);
}

test('the entries of a list are moved and taken out with the keyboard alone', async ({ page, app, signInAs }) => {
  await addSocialLinks(app);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/siteSettings');
  const links = page.getByRole('region', { name: 'Social links' });
  await expect(links.getByLabel('Network')).toHaveCount(3);
  const networks = () =>
    links
      .getByLabel('Network')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLSelectElement ? one.value : '')));
  expect(await networks()).toEqual(['facebook', 'instagram', 'youtube']);
  await links.getByRole('button', { name: 'Move social link 3 up' }).focus();
  await page.keyboard.press('Enter');
  expect(await networks()).toEqual(['facebook', 'youtube', 'instagram']);
  await expect(links.getByRole('button', { name: 'Move social link 2 up' })).toBeFocused();
  await expect(links.getByRole('status')).toContainText('Moved to place 2 of 3.');
  await page.keyboard.press('Enter');
  expect(await networks()).toEqual(['youtube', 'facebook', 'instagram']);
  await expect(links.getByRole('button', { name: 'Move social link 1 down' })).toBeFocused();
  await links.getByRole('button', { name: 'Remove social link 2' }).focus();
  await page.keyboard.press('Enter');
  expect(await networks()).toEqual(['youtube', 'instagram']);
  await expect(links.getByRole('button', { name: 'Add social link' })).toBeFocused();
  for (let count = 2; count < 6; count += 1) await page.getByRole('button', { name: 'Add social link' }).click();
  await expect(links.getByRole('status')).toContainText('There can be at most 6.');
  await links.getByRole('button', { name: 'Add social link' }).press('Enter');
  expect(await networks()).toHaveLength(6);
});

test('mistakes are named at their entries, and nothing typed is lost when the page is closed', async ({
  page,
  app,
  signInAs,
}) => {
  await addSocialLinks(app);
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/siteSettings');
  const open = (name: string | RegExp) => page.getByRole('tab', { name }).click();
  await page.getByRole('group', { name: 'social link 1' }).getByLabel('Address').fill('javascript:alert(1)');
  await open('Home page');
  await page.getByRole('group', { name: 'progress bar 1' }).getByLabel('Percent').fill('101');
  await open('Handle with care');
  await page.getByLabel('E-mail', { exact: true }).fill('nobody');
  await open('Who you are');
  await page.getByRole('button', { name: 'Save settings' }).click();
  // Whoever saves is led to the first tab with a mistake, and told of the others.
  await expect(page.getByRole('tab', { name: 'Name and contact 1 mistake', selected: true })).toBeVisible();
  await expect(page.getByText('Enter a full web address.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'social link 1' }).getByLabel('Address')).toBeFocused();
  await page.getByRole('button', { name: 'Handle with care (1 mistake)' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await open(/^Home page/);
  await expect(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith('site settings')));
  await expect.poll(kept).toBe(true);
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('group', { name: 'progress bar 1' }).getByLabel('Percent')).toHaveValue('101');
  expect(await (await app.get('/')).text()).not.toContain('nobody');
});

test('two who change the settings are shown both versions, lists too', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 409/);
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/siteSettings');
  await page.getByLabel('City').fill('Kicukiro, Kigali');
  const current = await (await app.get('/api/site-settings/')).json();
  const theirs = { ...current, fun_facts: [{ value: '99', label: 'Trees' }] };
  expect((await app.call('PUT', '/site-settings/', theirs, other.access)).status).toBe(200);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs for Fun facts' }).click();
  await page.getByRole('tab', { name: 'Home page' }).click();
  await expect(page.getByRole('region', { name: 'Fun facts' }).getByLabel('Value')).toHaveValue('99');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  expect(await (await app.get('/api/site-settings/')).json()).toMatchObject({
    city: 'Kicukiro, Kigali',
    fun_facts: theirs.fun_facts,
  });
});

test('settings from before are compared line by line and brought back, and a page to the text that it came with', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const first = await (await app.get('/api/site-settings/')).json();
  const fun_facts = [{ value: '9', label: 'Trees' }, ...first.fun_facts.toReversed()];
  await app.call('PUT', '/site-settings/', { ...first, fun_facts, languages: ['rw'] }, access);
  await app.call('PUT', '/site-pages/services/', { title: 'Ours', body: '<p>New services</p>' }, access);
  await signInAs(await app.addUser({ permissions: ['settings.view', 'settings.edit'] }), '/dashboard/siteSettings');
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect(versions.first()).toContainText('(now)');
  await versions.nth(1).click();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('heading', { level: 3 })).toHaveText(['Fun facts', 'Languages']);
  await expect(difference.getByRole('deletion').filter({ hasText: '9 · Trees' })).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: 'Ikinyarwanda' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.getByRole('tab', { name: 'Home page' }).click();
  const facts = page.getByRole('region', { name: 'Fun facts' });
  await expect(facts.getByLabel('Value').first()).toHaveValue(first.fun_facts[0].value);
  const { updated_at: _, ...restored } = await (await app.get('/api/site-settings/')).json();
  expect(first).toMatchObject(restored);

  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.publish'] }), '/dashboard/sitePages/services');
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await versions.last().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  expect(await (await app.get(addresses.services)).text()).not.toContain('New services');
});

test('each tab has an address, is reached with the arrow keys, and leaves what was typed in another', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/siteSettings');
  await page.getByLabel('Tagline').fill('Step by step');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Name and contact').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Who you are')).toBeFocused();
  await expect(page.getByLabel('Mission')).toBeVisible();
  await expect(page.getByLabel('Tagline')).toBeHidden();
  await expect(page).toHaveURL(/[?&]tab=work$/);
  await page.keyboard.press('End');
  await expect(tab('Handle with care')).toBeFocused();
  await expect(page.getByText('The old address is told of the change.')).toBeVisible();
  // One of them is reached by Tab, the others by the arrows.
  expect(await page.getByRole('tab').evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1);
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Tagline')).toHaveValue('Step by step');
  await page.goto('/dashboard/siteSettings?tab=home');
  await expect(tab('Home page')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Fun facts' })).toBeVisible();
});

test('a setting is found by what people call it, in each language', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/siteSettings');
  const search = page.getByRole('searchbox', { name: 'Find a setting' });
  await search.fill('TIN');
  await page.getByRole('button', { name: /^Tax number/ }).click();
  await expect(page.getByLabel('Tax number')).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Handle with care' })).toHaveAttribute('aria-selected', 'true');
  await search.fill('facebook');
  await search.press('Enter');
  await expect(page.getByRole('region', { name: 'Social links' }).locator(':focus')).toHaveCount(1);
  await search.fill('zzz');
  await expect(page.getByRole('listitem').filter({ hasText: 'No setting is called so.' })).toBeVisible();
  // Enter in the search saves nothing.
  await search.press('Enter');
  await expect(page.getByText('Settings saved.')).toHaveCount(0);
  for (const [language, box, typed, label] of [
    ['fr', 'Chercher un réglage', 'devise', 'Slogan'],
    ['rw', 'Shaka igenamiterere', 'umusoro', 'Nimero iranga usora (TIN)'],
  ] as const) {
    const reader = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ language }).where('id', '=', reader.id).execute();
    await signInAs(reader, '/dashboard/siteSettings');
    await page.getByRole('searchbox', { name: box }).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
});

test('a user who may only view reads the settings, and is offered no form', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['settings.view'] }), '/dashboard/siteSettings');
  await expect(page.getByText('Donations · 75')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0);
});

test('the language of notices is one of the site’s, by its own name', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['settings.view', 'settings.edit'] }), '/dashboard/siteSettings');
  await page.getByRole('tab', { name: 'Languages and e-mail' }).click();
  const language = page.getByLabel('Language of e-mails to the organisation');
  await expect(language.getByRole('option', { selected: true })).toHaveText('English');
  await language.selectOption('Ikinyarwanda');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.').first()).toBeVisible();
  expect(await (await app.get('/api/site-settings/')).json()).toMatchObject({ notice_language: 'rw' });

  await signInAs(await app.addUser({ permissions: ['settings.view'] }), '/dashboard/siteSettings');
  await expect(page.getByText('Ikinyarwanda', { exact: true })).toBeVisible();
});

test('a page is written in the editor, and read by the next visitor', async ({ page, app, signInAs }) => {
  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.publish'] }), '/dashboard/sitePages');
  await expect(page.getByRole('listitem').filter({ hasText: 'Terms of Service' })).toContainText('Default text');
  await page.getByRole('link', { name: 'Edit Terms of Service' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Service', level: 1 })).toBeVisible();
  await page.getByLabel('Title').fill('Our terms');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Whoever borrows a tool brings it back clean.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page “Our terms” saved.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Our terms' })).toContainText(
    'Changed on',
  );
  const html = await (await app.get(addresses.terms)).text();
  for (const text of ['Our terms', 'Whoever borrows a tool brings it back clean.']) expect(html).toContain(text);
});

test('the address of a page is read in any letter case, and one without a page says so', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }), '/DASHBOARD/SITEPAGES/PRIVACY');
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await page.goto('/dashboard/sitePages/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('a draft of a page that nobody had changed yet does not undo what was written since', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/);
  const other = await app.signIn(await app.addUser({ isSuperuser: true }));
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/sitePages/cookies');
  await page.getByLabel('Title').fill('Cookies, and none');
  const kept = () => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith('page cookies')));
  await expect.poll(kept).toBe(true);
  const theirs = { title: 'Cookies', body: '<p>Only one.</p>', updated_at: null };
  expect((await app.call('PUT', '/site-pages/cookies/', theirs, other.access)).status).toBe(200);
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await page.getByRole('button', { name: 'Use all of theirs' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('Only one.');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText('Page “Cookies” saved.')).toBeVisible();
});

testInEachLook('settings and pages are accessible and fit', async ({ page, app, signInAs, expectAccessible }) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  for (const screen of ['siteSettings', 'sitePages', 'sitePages/privacy']) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (screen.endsWith('privacy')) await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
    await expectAccessible();
  }
});
