import { addPost } from '../../support/factories.ts';
import type { TestApp } from '../../support/test-app.ts';
import { awaken, goTo, inTurn, lose, press } from '../acts.ts';
import { absent, heading, link, named, part, standsAt, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const about: Place = { role: 'region', name: 'Published Information' };

const found: State = {
  where: 'article',
  open: '/BlogDetail/1',
  rows: [
    ...rows(
      '2 Blog article',
      heading('Why the box has three locks', main),
      text('Sample post. Three members hold one key each', main),
      text('Author', main),
      text('Site Administrator', main),
      text('19 November 2026', main),
      text('Savings groups', main),
      text('Status', main),
      text('Published', main),
      named('img', /^A savings box with three padlocks/, main),
      text('A savings group begins with a wooden or metal box and three padlocks.', main),
      heading('Published Information', main),
      text('Created', about),
      text('Last Updated', about),
      text('Published', about),
      heading('Featured Article', main),
    ),
    row('9 Dates', text('19 November 2026', about)),
    row('2 Blog article: Back to Blogs goes back in history', standsAt('/MoreBlogs?page=2'), {
      after: inTurn(
        goTo('/MoreBlogs?page=2'),
        press('link', /^Read article/, main),
        ({ page }) => page.waitForURL(/BlogDetail/),
        awaken,
        press('link', 'Back to Blogs', main),
      ),
    }),
  ],
};

const BARE = 'A post without anything';
const openTitled =
  (title: string) =>
  async ({ page, app }: { page: import('@playwright/test').Page; app: TestApp }) => {
    const { id } = await app.services.db
      .selectFrom('posts')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    await page.goto(`/BlogDetail/${id}`);
  };

const bare: State = {
  where: 'article, without author, category and excerpt',
  open: openTitled(BARE),
  prepare: async ({ services }) => {
    await addPost(services, { title: BARE, excerpt: '', content: '<p>Only this.</p>' });
  },
  rows: [
    row('3 Blog post: author', text('Anonymous', main)),
    row('3 Blog post: category_details.name', text('Uncategorized', main)),
    row('2 Blog article: default text if the excerpt is missing', text('Only this.', main), {
      differs: 'no-default-excerpt',
    }),
    row('2 Blog article: featured box when is_featured is set', absent(heading('Featured Article', main))),
    row(
      '2 Blog article: image hidden',
      value('no image', 0, ({ page }) =>
        part(page, { role: 'main' }).getByRole('article').first().getByRole('img').count(),
      ),
    ),
  ],
};

const brokenPicture: State = {
  where: 'article, whose picture does not come',
  open: async ({ page }) => {
    await page.route(/\/media\//, (route) => route.abort());
    await page.goto('/BlogDetail/1');
  },
  awake: true,
  faults: /ERR_FAILED|Failed to load resource/,
  rows: rows(
    '2 Blog article: featured image (hidden if it fails to load)',
    absent(named('img', /^A savings box with three padlocks/, main)),
  ),
};

const failed: State = {
  where: 'article, when it does not come',
  open: '/BlogDetail/1',
  prepare: lose('posts'),
  faults: /status of 503/,
  rows: [
    row('8 Blog article', text('Failed to fetch blog', main), { differs: 'errors-from-the-layer-below' }),
    row('2 Blog article: Try Again', link('Try Again', '/BlogDetail/1', main)),
  ],
};

const missing: State = {
  where: 'article, that is not there',
  open: async ({ page }) => {
    await page.goto('/MoreBlogs');
    await page.goto('/BlogDetail/999');
  },
  awake: true,
  faults: /status of 404/,
  rows: [
    row('2 Blog article', heading('Blog Not Found', main)),
    row('2 Blog article: Go Back', standsAt('/MoreBlogs'), {
      after: ({ page }) => part(page, main).getByText('Go Back', { exact: true }).click(),
    }),
  ],
};

export const articleStates: readonly State[] = [found, bare, brokenPicture, failed, missing];
