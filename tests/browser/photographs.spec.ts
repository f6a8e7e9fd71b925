import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import { pagesWithPictures, showEverywhere, waitForSizes } from '../support/photographs.ts';
import { isThorough, some } from '../support/thorough.ts';

const WIDTHS = [320, 375, 768, 1280, 1920];

/** The shapes of photographs in pixels, and where in them a head may be, in percent: at every edge, and in the middle. */
const shapes = [
  { width: 900, height: 1600 },
  { width: 4000, height: 1000 },
  { width: 900, height: 1350 },
  { width: 1200, height: 1200 },
  { width: 1600, height: 1067 },
  { width: 8000, height: 5333 },
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

/** All forty photographs with `PHOTOGRAPHS=all`; else the two shapes that are cropped most, each with a head in a corner. */
const isWhole = process.env.PHOTOGRAPHS === 'all';
const triedShapes = isWhole ? shapes : shapes.slice(0, 2);
const triedHeads = isWhole ? heads : heads.slice(0, 1);
const triedPages = isWhole ? pagesWithPictures : some(pagesWithPictures, 4);
if (isWhole) test.describe.configure({ mode: 'parallel' });

/** The head's radius, as a share of the shorter side. */
const RADIUS = 0.05;

/** The pictures on the page whose crop cuts the head off, each by its container's class; and the number of pictures. */
const cutOff = (page: Page, photograph: (typeof shapes)[number] & (typeof heads)[number] & { radius: number }) =>
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

/** Factor by which a file may be stretched before it looks blurred. */
const BLUR = 1.3;

/**
 * The pictures stretched further than that although a larger file could be sent, each by its container's class. A copy of
 * each shows which file a browser chooses at this width, without loading it.
 */
const blurred = (page: Page, shape: (typeof shapes)[number] & { most: number }) =>
  page.evaluate(async ({ width, height, most }) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture > img[src^="/media/"]')].filter(
      (image) => Number(image.getAttribute('width')) === width && image.clientWidth > 0,
    );
    const copies = images.map((image) => image.closest('picture')?.cloneNode(true));
    await new Promise(requestAnimationFrame);
    return images.flatMap((image, place) => {
      const copy = copies[place];
      const chosen = copy instanceof Element ? (copy.querySelector('img')?.currentSrc ?? '') : '';
      const file = Number(/-(\d+)\.\w+$/.exec(chosen)?.[1] ?? width);
      const { clientWidth: across, clientHeight: down } = image;
      const stretched = Math.max(across, (down * width) / height) / file;
      if (stretched <= most || file * most >= width) return [];
      return `${stretched.toFixed(2)} in ${image.closest('[class]:not(img, picture)')?.className}`;
    });
  }, shape);

for (const shape of triedShapes) {
  test(`no head is cut off and nothing is blurred, ${shape.width} × ${shape.height} px`, async ({ page, app }) => {
    test.setTimeout(300_000);
    const found = new Set<string>();
    let seen = 0;
    const id = await addPicture(app.services, '#8e2f17', shape.width, shape.height);
    await waitForSizes(app);
    for (const head of triedHeads) {
      await app.services.db
        .updateTable('media')
        .set({ focus_x: head.x, focus_y: head.y })
        .where('id', '=', id)
        .execute();
      await showEverywhere(app, id);
      for (const address of triedPages) {
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('footer').waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const { count, cut } = await cutOff(page, { ...shape, ...head, radius: RADIUS });
          seen += count;
          for (const place of cut) found.add(`${JSON.stringify(head)} cut off, ${address} at ${width}: ${place}`);
          if (head !== heads[0]) continue;
          for (const place of await blurred(page, { ...shape, most: BLUR }))
            found.add(`blurred, ${address} at ${width}: ${place}`);
        }
      }
    }
    expect([...found]).toEqual([]);
    // The hero, cards, rows, tiles, banners and portraits were all there.
    expect(seen).toBeGreaterThan((isWhole || isThorough ? 100 : 40) * triedHeads.length);
  });
}
