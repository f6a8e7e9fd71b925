import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { accessFor } from '../support/signed-in.ts';
import { offerLanguages } from '../support/words.ts';

test.beforeEach(({ app }) => offerLanguages(app));

const source = { title: 'Three locks', excerpt: 'Why a box has three.', content: '<p>Nobody opens it alone.</p>' };

test('a post is translated side by side with the keyboard alone, and read by visitors once it is published', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const id = await addPost(app.services, source);
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/translations/posts/${id}/rw`);
  await expectAccessible();
  const { fill, choose, goTo, type } = keyboardOf(page);
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await choose(skip);
  await fill(page.getByRole('textbox', { name: 'Title (Ikinyarwanda)' }), 'Ingufuri eshatu');
  await fill(page.getByRole('textbox', { name: 'Excerpt (Ikinyarwanda)' }), 'Impamvu ari eshatu.');
  await goTo(page.getByRole('textbox', { name: 'Content (Ikinyarwanda)' }));
  await type('Ntawuyifungura wenyine.');
  await choose(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText('Translation saved as a draft.')).toBeVisible();
  await page.goto(`/rw/BlogDetail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three locks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Iyi nyandiko ntirasemurwa mu Kinyarwanda.')).toBeVisible();
  await expect(page.locator('link[hreflang]')).toHaveCount(0);

  await page.goto(`/dashboard/translations/posts/${id}/rw`);
  await page.getByRole('textbox', { name: 'Content (Ikinyarwanda)' }).waitFor();
  await choose(skip);
  await choose(page.getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('Visitors now read this in Ikinyarwanda.')).toBeVisible();
  await page.goto(`/rw/BlogDetail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingufuri eshatu');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(page.locator('.post-text')).toHaveText('Ntawuyifungura wenyine.');
  await expect(page.locator('link[hreflang="rw"]')).toHaveAttribute(
    'href',
    new RegExp(`/rw/BlogDetail/${id}-ingufuri-eshatu$`),
  );
  await expect(page.locator('link[hreflang="fr"]')).toHaveCount(0);
  await page.goto(`/BlogDetail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three locks');
  await expect(page.locator('link[hreflang="rw"]')).toHaveCount(1);
});

for (const width of [375, 1280]) {
  test(`a translator sees the page in that language before anything is saved, with the keyboard, ${width} px wide`, async ({
    page,
    app,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const id = await addPost(app.services, { ...source, status: 'draft', published_date: null });
    const user = await app.addUser({ permissions: ['posts.translate'] });
    await signInAs(user, `/dashboard/translations/posts/${id}/rw`);
    const { fill, choose } = keyboardOf(page);
    const title = page.getByRole('textbox', { name: 'Title (Ikinyarwanda)' });
    await title.waitFor();
    await choose(page.getByRole('link', { name: 'Skip to the content' }));
    await fill(title, 'Ingufuri eshatu');
    await choose(page.getByRole('button', { name: 'Preview' }));
    await expect(page.getByText('Visitors would read this in Ikinyarwanda if you published now.')).toBeVisible();
    const frame = page.frameLocator('iframe[title="Preview of the page"]');
    await expect(frame.getByRole('heading', { name: 'Ingufuri eshatu' })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'rw');
    await expect(frame.locator('.post-text')).toHaveAttribute('lang', 'en');
    await expectAccessible();
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
    await expect(title).toHaveValue('Ingufuri eshatu');
    expect(await fits()).toBe(true);
  });
}

test('what changed in the source is marked, and a small correction changes nothing', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const id = await addPost(app.services, source);
  const user = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, user.id);
  const at = `/translations/posts/${id}/fr/`;
  const seen = await (await app.call('GET', at, undefined, access)).json();
  const texts: Record<string, string> = {
    title: 'Trois serrures',
    excerpt: 'Pourquoi.',
    content: '<p>Jamais seul.</p>',
  };
  const fields = seen.fields.map(({ name, fingerprint }: { name: string; fingerprint: string }) => ({
    name,
    fingerprint,
    text: texts[name],
    updated_at: null,
  }));
  await app.call('PUT', at, { fields, publish: true }, access);

  await signInAs(user, `/dashboard/addblog/${id}`);
  const translations = page.getByRole('region', { name: 'Translations of this record' });
  await expect(translations.getByRole('link', { name: 'Français: Up to date' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Why the box has three.');
  await page.getByRole('checkbox', { name: 'Small correction' }).check();
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Blog post updated successfully!').first()).toBeVisible();

  await page.goto(`/dashboard/addblog/${id}`);
  await expect(translations.getByRole('link', { name: 'Français: Up to date' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Four locks');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Blog post updated successfully!').first()).toBeVisible();

  await page.goto(`/dashboard/translations?state=outdated&language=fr`);
  await page.getByRole('link', { name: 'Translate “Four locks” into Français: Out of date' }).click();
  const title = page.getByRole('region', { name: 'Title' });
  await expect(title.locator('del')).toContainText('Three');
  await expect(title.locator('ins')).toContainText('Four');
  await expectAccessible();
  await title.getByRole('checkbox', { name: 'The translation is still right' }).check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Translation saved as a draft.')).toBeVisible();
  await page.goto(`/dashboard/translations?search=Four`);
  await expect(page.getByRole('link', { name: 'Translate “Four locks” into Français: Up to date' })).toBeVisible();
  await expectAccessible();
});

test('two translators of one text see both versions, and neither is lost', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/);
  const id = await addPost(app.services, source);
  const user = await app.addUser({ isSuperuser: true });
  await signInAs(user, `/dashboard/translations/posts/${id}/rw`);
  const title = page.getByRole('textbox', { name: 'Title (Ikinyarwanda)' });
  await title.fill('Ingufuri eshatu');
  const access = await accessFor(app, user.id);
  const at = `/translations/posts/${id}/rw/`;
  const { fields } = await (await app.call('GET', at, undefined, access)).json();
  const [{ name, fingerprint }] = fields;
  await app.call('PUT', at, { fields: [{ name, fingerprint, text: 'Amasanduku', updated_at: null }] }, access);

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  await expect(page.getByText('Amasanduku')).toBeVisible();
  await expect(title).toHaveValue('Ingufuri eshatu');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Translation saved as a draft.')).toBeVisible();
  const now = await (await app.call('GET', at, undefined, access)).json();
  expect(now.fields[0].draft).toBe('Ingufuri eshatu');
});

test('an earlier version of a translation is compared with the present one, and comes back as a draft', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const id = await addPost(app.services, source);
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/translations/posts/${id}/rw`);
  const title = page.getByRole('textbox', { name: 'Title (Ikinyarwanda)' });
  for (const text of ['Ingufuri eshatu', 'Ingufuri enye']) {
    await title.fill(text);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible();
    await page.goto(`/dashboard/translations/posts/${id}/rw`);
    await expect(title).toHaveValue(text);
  }
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveCount(2);
  await versions.last().click();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('insertion').filter({ hasText: 'eshatu' })).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: 'enye' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  await expect(title).toHaveValue('Ingufuri eshatu');
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await expect(versions).toHaveCount(3);
});

test('the board says when it is not complete yet, as in the minutes after an update', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await page.route('**/api/translations/?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_complete: false } });
  });
  const said = page.getByText('This list is not complete yet');
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/translations');
  await expect(said).toBeVisible();
  await expectAccessible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(said).toHaveCount(0);
});
