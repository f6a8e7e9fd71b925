import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from '../support/browser.ts';
import { drawn } from '../support/factories.ts';
import { wakeIslands } from '../support/islands.ts';
import { pagesWithPictures, showEverywhere, waitForSizes } from '../support/photographs.ts';
import type { TestApp } from '../support/test-app.ts';

/** The hardest backgrounds for text: a very light, a very dark and a transparent photograph. */
const photographs = {
  light: { r: 255, g: 255, b: 255, alpha: 1 },
  dark: { r: 0, g: 0, b: 0, alpha: 1 },
  transparent: { r: 255, g: 255, b: 255, alpha: 0 },
} as const;

const isWhole = process.env.PHOTOGRAPHS === 'all';
const triedPhotographs = isWhole ? (['light', 'dark', 'transparent'] as const) : (['light'] as const);
const triedPages = isWhole ? pagesWithPictures : ['/', '/Gallery'];
const widths = isWhole ? [320, 375, 768, 1280, 1920] : [375, 1280];

/** WCAG AA: of words, and of large or bold ones. */
const ENOUGH = { usual: 4.5, large: 3 };

async function addPhotograph(
  { services }: TestApp,
  background: (typeof photographs)['light' | 'dark' | 'transparent'],
) {
  const bytes = await sharp({ create: { width: 1600, height: 1067, channels: 4, background } })
    .png()
    .toBuffer();
  const picture = await drawn(bytes);
  return services.write(null, ({ db, now }) => services.media.add(db, picture, 'A colour', now));
}

interface Words {
  text: string;
  color: number[];
  large: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The words that stand over a picture: each line of them, its colour, and where on the page it is. */
const wordsOver = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect());
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const shown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || !shown || element.closest('[inert], .sr-only') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      for (const line of range.getClientRects()) {
        const over = pictures.some(
          ({ left, right, top, bottom }) =>
            line.left < right - 1 && line.right > left + 1 && line.top < bottom - 1 && line.bottom > top + 1,
        );
        // A line that its box cuts off is not seen.
        const isCutOff = line.bottom > element.getBoundingClientRect().bottom + 2;
        if (!over || isCutOff || line.width < 2 || line.right > innerWidth || line.left < 0) continue;
        found.push({
          text: node.textContent.trim().slice(0, 40),
          color: color.match(/[\d.]+/g)?.map(Number) ?? [],
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
          left: Math.ceil(line.left),
          top: Math.ceil(line.top),
          width: Math.floor(line.width),
          height: Math.floor(line.height),
        });
      }
    }
    return found;
  });

const linear = (value: number) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lowest contrast of these words with the ground behind them; one pixel of a hundred may belong to an ornament. */
async function contrastOf({ color, left, top, width, height }: Words, ground: Sharp): Promise<number> {
  const { data, info } = await ground
    .clone()
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = luminance(color);
  const all: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) all.push(contrast(own, luminance(data.subarray(at, at + 3))));
  all.sort((one, other) => one - other);
  return all[Math.floor(all.length / 100)] ?? 0;
}

for (const name of triedPhotographs) {
  test(`words over a ${name} photograph can be read`, async ({ page, app }) => {
    test.setTimeout(300_000);
    await showEverywhere(app, await addPhotograph(app, photographs[name]));
    await waitForSizes(app);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    let seen = 0;
    for (const address of triedPages) {
      await page.goto(address, { waitUntil: 'load' });
      await wakeIslands(page);
      // Every picture is loaded and only the words are hidden: the rest is their ground.
      await page.evaluate(async () => {
        // A colour on its way to another is not the colour of the words.
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
        document.adoptedStyleSheets = [still];
        for (const image of document.querySelectorAll<HTMLImageElement>('main img')) image.loading = 'eager';
        await Promise.all(
          [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => image.decode().catch(() => null)),
        );
      });
      for (const width of widths) {
        // All of it is on the screen: a screenshot of more would lay the page out anew.
        await page.setViewportSize({ width, height: 7000 });
        const words = await wordsOver(page);
        await page.evaluate(async () => {
          const hidden = new CSSStyleSheet();
          hidden.replaceSync(
            'main *:not(svg *) { color: transparent !important; text-decoration-color: transparent !important }',
          );
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        });
        const ground = sharp(await page.screenshot({ animations: 'disabled' }));
        await page.evaluate(() => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
        });
        const { width: across = 0, height: down = 0 } = await ground.metadata();
        for (const one of words) {
          if (one.left + one.width > across || one.top + one.height > down) continue;
          seen += 1;
          const reached = await contrastOf(one, ground);
          if (reached < (one.large ? ENOUGH.large : ENOUGH.usual))
            found.push(`${address} at ${width}: “${one.text}” ${reached.toFixed(2)}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });
}
