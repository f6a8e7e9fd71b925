import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough, some } from '../support/thorough.ts';

const WIDTHS = [320, 375, 768, 1280, 1920];

/** The shapes of photographs in pixels, and where in them a head may be, in percent: at every edge, and in the middle. */
const shapes = [
  { width: 900, height: 1600 },
  { width: 4000, height: 1000 },
  { width: 900, height: 1350 },
  { width: 1200, height: 1200 },
  { width: 1600, height: 1067 },
  { width: 1920, height: 1080 },
  { width: 3000, height: 1500 },
  { width: 200, height: 150 },
];
const heads = [
  { x: 92, y: 8 },
  { x: 8, y: 50 },
  { x: 50, y: 92 },
  { x: 30, y: 20 },
  { x: 50, y: 50 },
];
const everyPhotograph = shapes.flatMap((shape) => heads.map((head) => ({ ...shape, ...head })));

/** The two shapes that are cropped most, each with a head in a corner; all forty with `PHOTOGRAPHS=all`. */
const photographs =
  process.env.PHOTOGRAPHS === 'all'
    ? everyPhotograph
    : everyPhotograph.filter(({ width, x, y }) => (width === 4000 || (width === 900 && y === 8)) && x === 92);

/** The head's radius, as a share of the shorter side. */
const RADIUS = 0.05;

/** Pages that show a picture in every shape there is. */
const pages = ['/', '/MoreBlogs', '/BlogDetail/1', '/Events', '/EventDetails/1', '/Gallery', '/Videos', '/Team'];

/** Every record shows this one picture. */
async function showEverywhere({ services }: TestApp, mediaId: number): Promise<void> {
  await services.write(null, async ({ db, changes }) => {
    for (const table of ['advertisements', 'events', 'posts', 'team_members'] as const) {
      await db.updateTable(table).set({ media_id: mediaId }).execute();
    }
    await db.updateTable('gallery_items').set({ thumbnail_media_id: mediaId }).execute();
    await db.updateTable('events').set({ banner_media_id: mediaId }).execute();
    for (const tag of ['ads', 'events', 'posts', 'team', 'gallery', 'media'] as const) await changes(tag);
  });
}

/** Which of the pictures on the page cut the head off, each by the class of what it stands in; and how many there are. */
const cutOff = (page: Page, photograph: (typeof photographs)[number] & { radius: number }) =>
  page.evaluate(({ width, height, x, y, radius }) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[src^="/media/"]')].filter(
      (image) =>
        Number(image.getAttribute('width')) === width &&
        Number(image.getAttribute('height')) === height &&
        image.clientWidth > 0 &&
        getComputedStyle(image).objectFit === 'cover',
    );
    const cut = images.filter((image) => {
      const { clientWidth: across, clientHeight: down } = image;
      const scale = Math.max(across / width, down / height);
      const [left = 50, top = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
      const start = { x: ((width * scale - across) * left) / 100, y: ((height * scale - down) * top) / 100 };
      const head = { x: (width * scale * x) / 100 - start.x, y: (height * scale * y) / 100 - start.y };
      // In a box narrower than the head, its middle must be there.
      const room = Math.min(Math.min(width, height) * scale * radius, across / 4, down / 4);
      return head.x < room - 1 || head.x > across - room + 1 || head.y < room - 1 || head.y > down - room + 1;
    });
    return {
      count: images.length,
      cut: cut.map((image) => image.closest('[class]:not(img, picture)')?.className ?? ''),
    };
  }, photograph);

test('no head is cut off in any place and at any width where a focal point is set', async ({ page, app }) => {
  test.setTimeout(30_000 + 30_000 * photographs.length);
  const found: string[] = [];
  let seen = 0;
  for (const photograph of photographs) {
    const id = await addPicture(app.services, '#8e2f17', photograph.width, photograph.height);
    await app.services.db
      .updateTable('media')
      .set({ focus_x: photograph.x, focus_y: photograph.y })
      .where('id', '=', id)
      .execute();
    await showEverywhere(app, id);
    for (const address of some(pages, 4)) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { count, cut } = await cutOff(page, { ...photograph, radius: RADIUS });
        seen += count;
        for (const place of cut) found.push(`${JSON.stringify(photograph)}, ${address} at ${width}: ${place}`);
      }
    }
  }
  expect(found).toEqual([]);
  // The hero, cards, rows, tiles, banners and portraits were all there.
  expect(seen).toBeGreaterThan((isThorough ? 100 : 40) * photographs.length);
});
