import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addCategory, addPost } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';

const articles = (page: Page) => page.getByRole('region', { name: 'Articles' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeIslands(page);
}

test.describe('the blog', () => {
  test('shows three articles and what leads to the others', async ({ page, expectAccessible }) => {
    await open(page, '/MoreBlogs');
    await expect(articles(page).getByRole('article')).toHaveCount(3);
    await expect(articles(page).getByText('Showing 1-3 of 6 articles')).toBeVisible();
    await expect(articles(page).getByText('Page 1 of 2')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Savings groups 2' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Posts' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Popular Tags' }).getByRole('link')).toHaveCount(4);
    await expect(
      page.getByRole('region', { name: 'Stay Updated' }).getByRole('button', { name: 'Subscribe' }),
    ).toBeVisible();
    await expectAccessible();
  });

  test('is searched in place, from the first page on, and Back ends the search', async ({ page }) => {
    await open(page, '/MoreBlogs?page=2');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const field = page.getByRole('searchbox', { name: 'Search the blog' });
    await field.fill('MAIZE');
    await field.press('Enter');
    await expect(articles(page).getByRole('heading', { name: 'Maize and beans in one row' })).toBeVisible();
    await expect(articles(page).getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\/MoreBlogs\?search=MAIZE$/);
    // Not `toBeFocused`: that fails as well where the test's window is not in front, which says nothing about the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Articles');
    await page.goBack();
    await expect(articles(page).getByText('Showing 4-6 of 6 articles')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  });

  test('is narrowed to a category, searched within it, and widened again', async ({ page }) => {
    await open(page, '/MoreBlogs');
    await page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Savings groups 2' }).click();
    await expect(articles(page).getByText('Showing 1-2 of 2 articles')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('maize');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(articles(page).getByText('No blogs found')).toBeVisible();
    await expect(page).toHaveURL(/\?search=maize&category=Savings\+groups$/);
    await articles(page).getByRole('link', { name: 'Show all articles' }).click();
    await expect(articles(page).getByText('Showing 1-3 of 6 articles')).toBeVisible();
    await expect(page).toHaveURL(/\/MoreBlogs$/);
  });

  test('a list that does not load can be loaded again', async ({ page }) => {
    await open(page, '/MoreBlogs');
    await page.route('**/api/posts/**', (route) => route.fulfill({ body: 'no JSON' }));
    await articles(page).getByRole('link', { name: 'Next' }).click();
    await expect(articles(page).getByText('Oops something went wrong while Loading Blogs')).toBeVisible();
    await expect(articles(page).getByText('An error occurred while fetching data')).toBeVisible();
    await page.unroute('**/api/posts/**');
    await articles(page).getByRole('link', { name: 'Try Again' }).click();
    await expect(articles(page).getByText('Showing 4-6 of 6 articles')).toBeVisible();
  });

  test('answers to its other name', async ({ app }) => {
    const html = await (await app.get('/blogs?search=maize')).text();
    expect(html).toContain('Maize and beans in one row');
    expect(html).toContain('<link rel="canonical" href="https://intambwe.example/MoreBlogs"/>');
  });
});

test.describe('an article', () => {
  test('is read, and left to where one was', async ({ page, expectAccessible }) => {
    await open(page, '/MoreBlogs');
    await articles(page).getByRole('link', { name: 'Next' }).click();
    await expect(articles(page).getByText('Showing 4-6 of 6 articles')).toBeVisible();
    await articles(page).getByRole('link', { name: 'Read article Decisions at home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decisions at home');
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const facts = page.getByRole('region', { name: 'Published Information' });
    await expect(facts).toContainText('Last Updated');
    // Small, and below the words of the article.
    const [words, below] = await Promise.all([page.locator('.post-text').boundingBox(), facts.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? Number.NaN));
    await expect(page.getByRole('region', { name: 'Featured Article' })).toHaveCount(0);
    await wakeIslands(page);
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to Blogs' }).click();
    await expect(page).toHaveURL(/\/MoreBlogs\?page=2$/);
  });

  test('that is featured says so; without a way back, the list is where it leads', async ({ page }) => {
    await open(page, '/BlogDetail/1');
    await expect(page.getByRole('region', { name: 'Featured Article' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blogs' }).click();
    await expect(page).toHaveURL(/\/MoreBlogs$/);
  });

  test('a person whose picture does not load is shown without one', async ({ page }) => {
    await page.route('**/media/**', (route) => route.fulfill({ body: '', contentType: 'image/jpeg' }));
    await open(page, '/BlogDetail/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('img')).toHaveCount(0);
  });

  test('that is not there says so', async ({ app }) => {
    const answer = await app.get('/BlogDetail/99999');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Blog Not Found');
    expect(html).toContain('Go Back');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is searched, leafed through and read', async ({ page }) => {
    await page.goto('/MoreBlogs');
    await articles(page).getByRole('link', { name: 'Next' }).click();
    await expect(articles(page).getByText('Showing 4-6 of 6 articles')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('maize');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/MoreBlogs\?search=maize$/);
    await articles(page)
      .getByRole('link', { name: /^Read article/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maize and beans in one row');
    await page.getByRole('link', { name: 'Back to Blogs' }).click();
    await expect(page).toHaveURL(/\/MoreBlogs$/);
  });
});

test('an article ends with what else to read, the newest of its category first, and with ways to take part', async ({
  page,
  app,
  expectAccessible,
}) => {
  const category_id = await addCategory(app.services, 'Bees');
  const published = (day: number) => ({ category_id, published_date: `2026-01-0${day}T08:00:00.000Z` });
  await addPost(app.services, { title: 'The first hive', ...published(1) });
  await addPost(app.services, { title: 'The second hive', ...published(2) });
  const id = await addPost(app.services, { title: 'The third hive', ...published(3) });
  await addPost(app.services, { title: 'A hive to come', ...published(4), status: 'draft' });
  await addPost(app.services, { title: 'The newest of all', published_date: '2026-11-20T07:59:00.000Z' });
  await page.goto(`/BlogDetail/${id}`);
  const others = page.getByRole('region', { name: 'Read on' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'The second hive',
    'The first hive',
    'The newest of all',
  ]);
  await expect(others.getByRole('link', { name: 'Read More The first hive' })).toHaveAttribute('href', /^\/BlogDetail/);
  const takePart = page.getByRole('region', { name: 'Help this work continue' });
  await expect(takePart.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate');
  await expect(takePart.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/newsletter');
  await expectAccessible();
});

test('a reading is counted once, when the article has been looked at, and nothing is kept for it', async ({
  page,
  app,
}) => {
  const id = await addPost(app.services, { title: 'Read me' });
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') counted.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await page.goto(`/BlogDetail/${id}`);
  await page.clock.runFor(1000);
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  await page.clock.runFor(4000);
  expect(counted).toEqual([]);
  await page.clock.runFor(60_000);
  await expect.poll(() => counted).toEqual([`/api/posts/${id}/view/`]);
  expect(await page.context().cookies()).toEqual([]);
});
