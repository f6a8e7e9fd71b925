import type { TestApp } from '../../support/test-app.ts';
import { inTurn, lose, press, writeNothing } from '../acts.ts';
import { absent, byRole, count, heading, link, listed, named, part, text, value } from '../looks.ts';
import { type Look, type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const filters: Place = { role: 'navigation', name: 'Categories' };
const dialog: Place = { role: 'dialog' };
const names = ['Agriculture', 'Community', 'Fair trade', 'Savings groups', 'Training'];

/** Whether the page behind can be scrolled. */
const scrolls = (is: boolean) =>
  value(`scrolling of the page ${is ? 'restored' : 'locked'}`, is ? 'visible' : 'hidden', ({ page }) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
  );

/** A counter: what it counts, and the number beside. */
const counter = (name: string, is: string): Look =>
  value(`the counter “${name}” says ${is}`, is, async ({ page }) => {
    const terms = await part(page, main).getByRole('term').allTextContents();
    const figures = await part(page, main).getByRole('definition').allTextContents();
    return figures[terms.indexOf(name)];
  });

const gallery: State = {
  where: 'photo gallery',
  open: '/Gallery',
  awake: true,
  rows: [
    ...rows(
      '2 Photo gallery',
      heading('Photo Gallery', main),
      link('All', '/Gallery', filters),
      listed('All, then each category', ['All', ...names], (page) => byRole(page, 'link', /./, filters)),
      count('items', 16, (page) => byRole(page, 'link', /^See More/, main)),
      link('See More Around the box', '/Gallery?item=1', main),
    ),
    ...names.map((name) => row('2 Photo gallery: category filter buttons', named('link', name, filters))),
    ...rows(
      '2 Photo gallery: highlight counters',
      counter('Total Items', '16'),
      counter('Photos', '12'),
      counter('Videos', '4'),
      counter('Categories', '5'),
    ),
    row(
      '4 Galleries: selected category defaults to all',
      value('what is chosen', ['All'], async ({ page }) =>
        byRole(page, 'link', /./, filters).and(page.locator('[aria-current=true]')).allTextContents(),
      ),
    ),
    row('2 Photo gallery: See More opens a modal', heading('Around the box', dialog), {
      after: press('link', 'See More Around the box', main),
    }),
    ...rows(
      '2 Photo gallery: modal',
      named('img', /^Members of a savings group/, dialog),
      text('Savings groups', dialog),
    ),
    row('2 Photo gallery: page scroll is locked', scrolls(false)),
    row('4 Galleries: modal closed', scrolls(true), { after: ({ page }) => page.keyboard.press('Escape') }),
    row('4 Galleries: modal closed', absent(heading('Around the box', dialog))),
    row(
      '2 Photo gallery: a filter narrows',
      value('fewer items of one category', true, async ({ page }) => {
        const found = await byRole(page, 'link', /^See More/, main).count();
        return found > 0 && found < 16;
      }),
      { after: press('link', 'Training', filters) },
    ),
  ],
};

const undescribed: State = {
  where: 'photo gallery, an item without a description',
  open: '/Gallery',
  awake: true,
  prepare: ({ services }) =>
    services.write(null, async ({ db, changes }) => {
      await db.updateTable('gallery_items').set({ description: '' }).where('id', '=', 1).execute();
      changes('gallery');
    }),
  rows: [
    row('2 Photo gallery: modal', text('No description available.', dialog), {
      after: press('link', 'See More Around the box', main),
    }),
  ],
};

const nothing: State = {
  where: 'photo gallery, with nothing',
  open: '/Gallery',
  prepare: writeNothing,
  rows: ['Total Items', 'Photos', 'Videos', 'Categories'].map((name) =>
    row('2 Photo gallery: highlight counters', absent(named('term', name, main)), {
      differs: 'counters-only-with-items',
    }),
  ),
};

const failed: State = {
  where: 'galleries, when they do not come',
  open: '/Gallery',
  prepare: lose('gallery_items'),
  faults: /status of 503/,
  rows: [
    row('8 Gallery', text('Error fetching gallery data', main)),
    row('2 Photo gallery: Try Again reloads the page', link('Try Again', '/Gallery', main)),
    row('8 Gallery: video gallery fallback', text('Failed to fetch gallery data', main), {
      after: ({ page }) => page.goto('/Videos'),
    }),
    row('2 Video gallery: Try Again reloads the page', link('Try Again', '/Videos', main)),
  ],
};

const films = [
  'How a savings group works',
  'From seed to market',
  'A morning of training',
  'What a fair price pays for',
];

const videos: State = {
  where: 'video gallery',
  open: '/Videos',
  awake: true,
  rows: [
    ...rows(
      '2 Video gallery',
      heading('Video Gallery', main),
      listed('all, then each category', ['all', ...names], (page) => byRole(page, 'link', /./, filters)),
      count('cards', 4, (page) => part(page, main).getByRole('article')),
      count('thumbnails', 4, (page) => part(page, main).getByRole('article').getByRole('img')),
    ),
    ...films.flatMap((title, place) => [
      row('2 Video gallery: on hover, the title', heading(title, main), { differs: 'video-card-always-whole' }),
      row('2 Video gallery: on hover, Watch', link(`Watch: ${title}`, `/Videos?watch=${place + 13}`, main), {
        differs: 'video-card-always-whole',
      }),
    ]),
    row(
      '2 Video gallery: on hover, category chips',
      count('chips of categories', 5, (page) => part(page, main).getByRole('article').getByRole('listitem')),
      { differs: 'video-card-always-whole' },
    ),
    ...rows(
      '2 Video gallery: highlights',
      heading('Highlights', main),
      counter('Total Videos', '4+'),
      counter('Categories', '5+'),
      counter('Other Videos', '4+'),
    ),
    row('2 Video gallery: highlights', absent(text('YouTube Videos', main)), { differs: 'counters-only-with-items' }),
    ...[
      [1280, 4],
      [320, 1],
    ].map(([width = 0, columns]) =>
      row(
        '2 Video gallery: 1 to 4 columns by width',
        value(`${columns} cards side by side at a width of ${width}`, columns, async ({ page }) => {
          const cards = await part(page, main).getByRole('article').all();
          const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
          return boxes.filter((box) => box && Math.abs(box.y - (boxes[0]?.y ?? 0)) < 5).length;
        }),
        { after: ({ page }) => page.setViewportSize({ width, height: 800 }) },
      ),
    ),
    row('2 Video gallery: Watch opens a modal', heading('How a savings group works', dialog), {
      after: inTurn(
        ({ page }) => page.setViewportSize({ width: 1280, height: 800 }),
        press('link', 'Watch: How a savings group works', main),
      ),
    }),
    ...rows(
      '2 Video gallery: modal',
      value('a native player with controls that plays by itself', [true, true], ({ page }) =>
        part(page, dialog)
          .locator('video')
          .evaluate((player: HTMLVideoElement) => [player.controls, player.autoplay]),
      ),
      text('Savings groups', dialog),
      scrolls(false),
    ),
    row('2 Video gallery: scrolling restored on close', scrolls(true), {
      after: press('button', 'Close', dialog),
    }),
    row('2 Video gallery: an empty category', text('No Videos Found', main), {
      after: press('link', 'Community', filters),
    }),
    row('2 Video gallery: an empty category', text('No videos found in this category.', main)),
  ],
};

const setUrl =
  (title: string, video_url: string) =>
  ({ services }: TestApp) =>
    services.write(null, async ({ db, changes }) => {
      await db.updateTable('gallery_items').set({ video_url }).where('title', '=', title).execute();
      changes('gallery');
    });

const youtube: State = {
  where: 'video gallery, with films at YouTube',
  open: async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
    await page.goto('/Videos');
  },
  awake: true,
  faults: /^request: https:\/\/(www\.)?youtu/,
  prepare: async (app) => {
    await setUrl('From seed to market', 'https://youtu.be/abcdefghijk')(app);
    await setUrl('A morning of training', 'https://www.youtube.com/watch?v=abcdefghijk')(app);
  },
  rows: [
    ...rows(
      '2 Video gallery: highlights; 5 Video embedding',
      counter('YouTube Videos', '2+'),
      counter('Other Videos', '2+'),
      counter('Total Videos', '4+'),
    ),
    row(
      '2 Video gallery: a YouTube link in an embedded player',
      value('the embedded player', true, async ({ page }) => {
        const source = await part(page, dialog).locator('iframe').getAttribute('src');
        return source?.startsWith('https://www.youtube-nocookie.com/embed/abcdefghijk') === true;
      }),
      { after: press('link', 'Watch: From seed to market', main) },
    ),
    row(
      '5 Video embedding: an id of 11 characters',
      value('the API takes no other address of YouTube', 400, async ({ app }) => {
        const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
        const body = { title: 'Too short', media_type: 'video', video_url: 'https://youtu.be/abc', categories: [] };
        return (await app.call('POST', '/gallery/', body, access)).status;
      }),
      { differs: 'other-videos-refused' },
    ),
  ],
};

const noThumbnail: State = {
  where: 'video gallery, without thumbnails',
  open: '/Videos',
  prepare: ({ services }) =>
    services.write(null, async ({ db, changes }) => {
      await db
        .updateTable('gallery_items')
        .set({ thumbnail_media_id: null, media_id: null })
        .where('media_type', '=', 'video')
        .execute();
      changes('gallery');
    }),
  rows: [row('2 Video gallery: placeholder', text('No thumbnail', main))],
};

export const galleryStates: readonly State[] = [gallery, undescribed, nothing, failed, videos, youtube, noThumbnail];
