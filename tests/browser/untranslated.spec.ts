import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { sourceTexts } from '../support/source-texts.ts';
import { some } from '../support/thorough.ts';
import { offerLanguages } from '../support/words.ts';

/** Names: they are the same in every language. */
const names = new Set(['Intambwe (sample)']);

/** The texts of this list that somebody is read in the page's language, though they are in the source's. */
const readWrongly = (page: Page, texts: readonly string[]) =>
  page.evaluate((known) => {
    const found: string[] = [];
    const whole = new Set(known);
    const isKnown = (text: string) =>
      whole.has(text) ||
      (text.endsWith('…') && text.length > 20 && known.some((one) => one.startsWith(text.slice(0, -1).trim())));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      const around = node.parentElement;
      if (!around || around.closest('script, style, noscript') || !isKnown(text)) continue;
      const lang = around.closest('[lang]')?.getAttribute('lang');
      if (lang !== 'en') found.push(`${text.slice(0, 60)} (${around.localName}.${around.className})`);
    }
    return found;
  }, texts);

test('what nobody has translated says that it is English, wherever a page shows it', async ({ page, app }) => {
  test.setTimeout(300_000);
  await offerLanguages(app);
  await app.services.write(null, async ({ db, changes }) => {
    await db.deleteFrom('translations').execute();
    changes('translations');
  });
  const texts = (await sourceTexts(app.services)).filter((text) => !names.has(text));
  const found: string[] = [];
  for (const address of some([...publicAddresses, '/Gallery?item=1'], 30)) {
    const path = `/rw${address === '/' ? '' : await filledIn(app, address)}`;
    await page.goto(path);
    await wakeIslands(page);
    found.push(...(await readWrongly(page, texts)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});
