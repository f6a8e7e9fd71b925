import type { Page } from '@playwright/test';
import { faultsAt } from '../support/boxes.ts';
import { expect, test } from '../support/browser.ts';
import { extremeBlocks } from '../support/extreme-blocks.ts';
import { addPicture } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough } from '../support/thorough.ts';

const WIDTHS = [320, 375, 768, 1280, 1920];

/** Pages in all, and in one test. */
const PAGES = Number(process.env.BLOCK_PAGES ?? (isThorough ? 60 : 2));
const AT_ONCE = Math.min(PAGES, 20);

/** Pixels of pictures: upright, very wide, small, as photographs are, square. */
const shapes = [
  [900, 1600],
  [3000, 750],
  [200, 150],
  [1600, 900],
  [1200, 1200],
] as const;

async function prepared(app: TestApp) {
  const { id } = await app.addUser({ isSuperuser: true });
  const access = await accessFor(app, id);
  const pictures: number[] = [];
  for (const [width, height] of shapes) pictures.push(await addPicture(app.services, '#8e2f17', width, height));
  const questions = ['line', 'paragraphs', 'choice', 'tick', 'day'].map((kind) => ({
    kind,
    label: `${'Umuganda'.repeat(8)} ${kind} 🌽`,
    hint: 'Help with the answer, '.repeat(8),
    choices: kind === 'choice' ? `${'Ubworozi'.repeat(6)}\nTwo` : '',
  }));
  const form = { title: 'Wishes', kept_months: 12, questions, consent: 'You may write to me. '.repeat(10) };
  const made = await app.call('POST', '/forms/', form, access);
  expect(made.status, await made.clone().text()).toBe(201);
  /** Publishes a page out of these blocks. */
  const publish = async (address: string, blocks: readonly object[]) => {
    const body = { title: 'A page of blocks', address, status: 'published', content: '<p>Own text.</p>', blocks };
    const reply = await app.call('POST', '/pages/', body, access);
    expect(reply.status, await reply.clone().text()).toBe(201);
  };
  return { pictures, publish };
}

/** The pictures of the page that have no box, or are stretched in it; and the links that a thumb would miss. */
const spoiled = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('article img')) {
      const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
      const { clientWidth: across, clientHeight: down } = image;
      const keeps = getComputedStyle(image).objectFit !== 'fill' || Math.abs(across / down - width / height) < 0.05;
      if (across === 0 || down === 0 || !keeps) found.push(`${width} by ${height} in ${across} by ${down}`);
    }
    // What stands in a line of text is as high as the line; what covers its card is as large as that.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'article a:not(.stair-link, .card-link, .rich-text *)',
    )) {
      const { height } = link.getBoundingClientRect();
      if (link.checkVisibility() && height < 43.5) found.push(`${Math.round(height)} high: ${link.textContent}`);
    }
    return found;
  });

for (let first = 0; first < PAGES; first += AT_ONCE) {
  test(`pages out of all blocks hold whatever is put into them, from page ${first + 1}`, async ({
    page,
    app,
    expectAccessible,
    allowFaults,
  }) => {
    test.setTimeout(isThorough ? 900_000 : 180_000);
    // The other sizes of pictures are not made here.
    allowFaults(/status of 404/);
    const { pictures, publish } = await prepared(app);
    const found: string[] = [];
    for (let seed = first; seed < first + AT_ONCE; seed += 1) {
      const address = `blocks-${seed}`;
      await publish(address, extremeBlocks({ below: random(seed + 1), pictures }));
      for (const [width, colorScheme] of [
        [375, 'dark'],
        [1280, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        // The menu follows a new width a moment later: each look begins with the page.
        await page.goto(`/${address}`);
        found.push(...(await spoiled(page)).map((fault) => `${address} at ${width}: ${fault}`));
        await expectAccessible();
      }
      found.push(...(await faultsAt(page, address, WIDTHS)));
    }
    expect(found).toEqual([]);
  });
}

test('a film is played in its place, and an answer opens under its question', async ({ page, app, allowFaults }) => {
  allowFaults(/^request: https:\/\/www\.youtube-nocookie\.com\//);
  const { publish } = await prepared(app);
  await publish('film-and-answers', [
    { type: 'film', title: 'How a group works', video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { type: 'questions', entries: [{ question: 'Who can join?', body: '<p>Whoever lives nearby.</p>' }] },
  ]);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A film' }));
  await page.goto('/film-and-answers');
  await expect(page.getByText('Whoever lives nearby.')).toBeHidden();
  await page.getByText('Who can join?').click();
  await expect(page.getByText('Whoever lives nearby.')).toBeVisible();
  // Before its script has come, the link leads to where the film is.
  await wakeIslands(page);
  const film = page.getByRole('link', { name: 'How a group works' });
  await film.click();
  await expect(page.getByTitle('How a group works')).toHaveAttribute('src', /^https:.*\/embed\/dQw4w9WgXcQ/);
});
