import { expect, test } from '../support/browser.ts';
import { addPost } from '../support/factories.ts';
import { testInEachLook } from '../support/looks.ts';
import { offerLanguages } from '../support/words.ts';

// A word counts once two networks have asked for it.
test.use({ settings: { TRUST_PROXY: '127.0.0.1' } });

test.describe('without script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a visitor comes from the end of any page, and finds an article by a word of its text', async ({
    page,
    app,
  }) => {
    await addPost(app.services, {
      title: 'Three locks',
      content: '<p>The <b>agasandúku</b> of the group stands at the house of the treasurer.</p>',
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('heading', { level: 2, name: /Results|Nothing/ })).toHaveCount(0);
    const box = page.getByRole('searchbox', { name: 'Search the site' });
    await box.fill('AGASANDUKU');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(box).toHaveValue('AGASANDUKU');
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect(page.locator('mark')).toHaveText('agasandúku');
    await page.getByRole('link', { name: 'Three locks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Three locks' })).toBeVisible();
  });

  test('a search without a result says what to try, and keeps what was typed', async ({ page }) => {
    for (const typed of ['kwxyz', '"', '%', `${'a'.repeat(190)}`, '<b>x</b>kwxyz']) {
      await page.goto(`/search?q=${encodeURIComponent(typed)}`);
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      await expect(page.getByText('Try fewer words.')).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/Documents');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });

  test('in Kinyarwanda a text in English says so', async ({ page, app }) => {
    await offerLanguages(app, ['rw']);
    await addPost(app.services, { title: 'Beekeeping', content: '<p>Hives and honey.</p>' });
    await page.goto('/rw/search?q=honey');
    await expect(page.getByRole('heading', { level: 2, name: 'Ibyabonetse kuri «honey»' })).toBeVisible();
    await expect(page.locator('p[lang=en] mark')).toHaveText('honey');
    await expect(page.getByRole('link', { name: 'Beekeeping' })).toHaveAttribute('href', /^\/rw\/BlogDetail\//);
  });

  test('results are turned over', async ({ page, app }) => {
    for (let number = 1; number <= 11; number += 1) await addPost(app.services, { title: `Sorghum ${number}` });
    await page.goto('/search?q=sorghum');
    await expect(page.getByText('Showing 1-10 of 11 results')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Showing 11-11 of 11 results')).toBeVisible();
  });
});

test('the search of the blog leads to that of everything', async ({ page }) => {
  await page.goto('/MoreBlogs?search=maize');
  await page.getByRole('link', { name: 'Search everything' }).click();
  await expect(page).toHaveURL(/\/search\?q=maize$/);
});

test.describe('a page that is not there', () => {
  test.use({ allowedFaults: [/status of 404/] });

  test('leads to the search', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the head of every page leads to it: the menu of a phone, the upper bar elsewhere, at every width', async ({
      page,
      app,
    }) => {
      await offerLanguages(app, ['rw', 'fr']);
      for (const [address, word] of [
        ['/Team', 'Search'],
        ['/rw/Team', 'Shakisha'],
        ['/fr/Team', 'Rechercher'],
      ] as const) {
        await page.goto(address);
        const head = page.getByRole('banner');
        const link = head.getByRole('link', { name: word, exact: true });
        for (const width of [320, 375, 640, 768, 1023, 1024, 1100, 1199, 1200, 1280, 1440, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const isInMenu = width < 1024;
          if (isInMenu) await head.locator('nav > details > summary').click();
          const box = await link.locator('visible=true').boundingBox();
          expect(box?.width, `${address} at ${width}`).toBeGreaterThanOrEqual(44);
          expect(box?.height, `${address} at ${width}`).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0), `${address} at ${width}`).toBeLessThanOrEqual(width);
          if (isInMenu) await head.locator('nav > details > summary').click();
          if (javaScriptEnabled) {
            const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(scrolled, `${address} at ${width}`).toBeLessThanOrEqual(width);
          }
        }
        await link.locator('visible=true').click();
        await expect(page).toHaveURL(/\/search$/);
      }
    });
  });
}

test('search engines do not keep it', async ({ page }) => {
  await page.goto('/search?q=maize');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a page behind the last one leads to the first results', async ({ page, app }) => {
  await addPost(app.services, { title: 'Sorghum beer', content: '<p>Ikigage.</p>' });
  await page.goto('/search?q=ikigage&page=40');
  await page.getByRole('link', { name: 'Show the first results' }).click();
  await expect(page.getByRole('link', { name: 'Sorghum beer' })).toBeVisible();
});

test('staff who edit pages see what was not found', async ({ page, app, signInAs }) => {
  for (const place of ['192.0.2.1', '198.51.100.1']) await app.get('/search?q=ubworozi', { 'x-forwarded-for': place });
  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.edit'] }), '/dashboard/pages');
  const missed = page.getByRole('region', { name: 'Searched for and not found' });
  await expect(missed.getByRole('listitem').filter({ hasText: 'ubworozi' })).toHaveText(/ubworozi.*on 1 day/);
});

test('a word that was not found is removed from their list, and put back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  await app.services.db.deleteFrom('missed_words').execute();
  const missedWords = ['zqxwamatu', 'zqxwaniko'].map((word) => ({ word, count: 3, last_on: '2026-11-20' }));
  await app.services.db.insertInto('missed_words').values(missedWords).execute();
  await signInAs(await app.addUser({ permissions: ['pages.view', 'pages.edit'] }), '/dashboard/pages');
  const missed = page.getByRole('region', { name: 'Searched for and not found' });
  await expect(missed.getByRole('listitem')).toHaveCount(2);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible();
  await missed.getByRole('button', { name: 'Remove zqxwamatu' }).press('Enter');
  await expect(missed.getByRole('listitem')).toHaveCount(1);
  // The focus stays in the list.
  await expect(missed.locator(':focus')).toHaveText('Searched for and not found');
  await missed.getByRole('button', { name: 'Remove zqxwaniko' }).click();
  await expect(missed.getByText('Nobody has searched for a word that is not on the site.')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(missed.getByRole('listitem')).toHaveCount(1);
});

testInEachLook('the search of the site is accessible and fits', async ({ page, app, expectAccessible }) => {
  await addPost(app.services, { title: 'Cassava is planted', content: '<p>Cassava keeps for long.</p>' });
  await page.goto('/search?q=cassava');
  await expectAccessible();
  await page.goto('/search?q=kwxyz');
  await expectAccessible();
});
