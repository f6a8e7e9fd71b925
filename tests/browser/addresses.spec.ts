import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addEvent, addPost } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';
import { signedIn } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { publishTranslation } from '../support/translating.ts';
import { offerLanguages } from '../support/words.ts';

/** The documents that the browser asks for from now on, with their statuses. */
function documents(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) seen.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return seen;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function rename(app: TestApp, path: string, fields: object): Promise<void> {
  const { access } = await signedIn(app, { isSuperuser: true });
  const record = await (await app.call('GET', path, undefined, access)).json();
  expect((await app.call('PUT', path, { ...record, ...fields }, access)).status).toBe(200);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('links of lists lead straight to addresses that say what is there', async ({ page }) => {
      const seen = documents(page);
      await page.goto('/MoreBlogs');
      await page.getByRole('link', { name: 'Read article A first loan is a small loan' }).click();
      await expect(heading(page)).toHaveText('A first loan is a small loan');
      await expect(page).toHaveURL(/\/BlogDetail\/2-a-first-loan-is-a-small-loan$/);
      await page.goto('/Events');
      await page
        .getByRole('link', { name: /Fair trade market$/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText('Fair trade market');
      await expect(page).toHaveURL(/\/EventDetails\/4-fair-trade-market$/);
      expect(seen).toEqual([
        '200 /MoreBlogs',
        '200 /BlogDetail/2-a-first-loan-is-a-small-loan',
        '200 /Events',
        '200 /EventDetails/4-fair-trade-market',
      ]);
    });
  });
}

test('a list that the browser draws again has the addresses that the server wrote', async ({ page }) => {
  const links = () =>
    page
      .getByRole('region', { name: 'Articles' })
      .getByRole('link', { name: /^Read article/ })
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  await page.goto('/MoreBlogs');
  const written = await links();
  expect(written).toContain('/BlogDetail/1-why-the-box-has-three-locks');
  await wakeIslands(page);
  const articles = page.getByRole('region', { name: 'Articles' });
  await articles.getByRole('link', { name: 'Next' }).click();
  await expect(articles.getByText('Showing 4-6 of 6 articles')).toBeVisible();
  const drawn = await links();
  await page.reload();
  expect(await links()).toEqual(drawn);
  await wakeIslands(page);
  await articles.getByRole('link', { name: 'Previous' }).click();
  await expect(articles.getByText('Showing 1-3 of 6 articles')).toBeVisible();
  expect(await links()).toEqual(written);
});

test('an event that is renamed and named back is found under each name, in one hop, however often', async ({
  page,
  app,
}) => {
  const filled = { end_date: '2026-12-01T08:00:00.000Z', category: 'Farming', organizer: 'Aline' };
  const id = await addEvent(app.services, { ...filled, title: 'Planting' });
  const [before, after] = [`/EventDetails/${id}-planting`, `/EventDetails/${id}-planting-trees`];
  const openBoth = async () => {
    const seen = documents(page);
    for (const address of [before, after]) {
      await page.goto(address);
      await expect(heading(page)).toContainText('Planting');
    }
    return seen;
  };
  await page.goto(before);
  await rename(app, `/events/${id}/`, { title: 'Planting trees' });
  expect(await openBoth()).toEqual([`301 ${before}`, `200 ${after}`, `200 ${after}`]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${after}$`));
  await rename(app, `/events/${id}/`, { title: 'Planting' });
  // Had the browser kept where the first name led, it would go round between the two.
  await page.goto(before);
  await expect(heading(page)).toHaveText('Planting');
  await page.goto(after);
  await expect(page).toHaveURL(new RegExp(`${before}$`));
});

test('the languages of an article lead from one to the other by its own name in each', async ({ page, app }) => {
  await offerLanguages(app, ['rw', 'fr']);
  const id = await addPost(app.services, { title: 'The harvest', slug: 'the-harvest' });
  const texts = { title: 'La récolte d’été', excerpt: 'Bien.', content: '<p>Bien.</p>' };
  await publishTranslation(app, `posts/${id}/fr`, texts);
  const seen = documents(page);
  await page.goto(`/BlogDetail/${id}`);
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((found) => found.map((link) => new URL(link.getAttribute('href') ?? '').pathname));
  const said = await alternates();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(new RegExp(`/fr/BlogDetail/${id}-la-recolte-dete$`));
  expect(await alternates()).toEqual(said);
  await page.locator('footer').getByRole('link', { name: 'Ikinyarwanda' }).click();
  await expect(page).toHaveURL(new RegExp(`/rw/BlogDetail/${id}-the-harvest$`));
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`/BlogDetail/${id}-the-harvest$`));
  expect(seen.every((one) => one.startsWith('200 '))).toBe(true);
});

test('staff reach the page of a post and of its translation under its present name', async ({
  page,
  app,
  signInAs,
}) => {
  await offerLanguages(app, ['fr']);
  const id = await addPost(app.services, { title: 'On goats', slug: 'on-goats' });
  await publishTranslation(app, `posts/${id}/fr`, { title: 'Des chèvres', excerpt: 'Bien.', content: '<p>Bien.</p>' });
  await signInAs(await app.addUser({ isSuperuser: true }));
  await page.goto(`/dashboard/addblog/${id}`);
  const onSite = page.getByRole('link', { name: /View on (the )?site/i });
  await expect(onSite).toHaveAttribute('href', `/BlogDetail/${id}-on-goats`);
  await page.goto(`/dashboard/translations/posts/${id}/fr`);
  await expect(onSite).toHaveAttribute('href', `/fr/BlogDetail/${id}-des-chevres`);
});
