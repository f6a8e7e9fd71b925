import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { collections } from '../../domain/collections/registry.ts';
import { textAt } from '../../domain/fields/within.ts';
import { completedSettings } from '../../domain/site.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import type { Services } from '../../server/services.ts';
import { textsOfRecord } from '../../server/translations/texts-of-record.ts';
import { expect, test } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { some } from '../support/thorough.ts';
import { offerLanguages } from '../support/words.ts';

/** Where the texts of a resource are kept. */
const tableOf = (resource: string) => collections.find(({ name }) => name === resource)?.table ?? resource;

/** What somebody reads of a text of any kind: its lines, without HTML. */
const linesOf = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .split(/<[^>]*>|\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part));

/** Every line of every text that staff write in the source's language and that can be translated; descriptions of pictures are heard. */
async function sourceTexts({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const found: string[] = [];
  for (const { resource, fields } of translatables) {
    if (resource === 'settings' || resource === 'media') continue;
    for (const { name } of fields) {
      const { rows } = await sql<{ text: string | null }>`
        select ${sql.ref(name)} as text from ${sql.table(tableOf(resource))}`.execute(db);
      found.push(...rows.flatMap(({ text }) => linesOf(text ?? '')));
    }
  }
  const stored = await db.selectFrom('site_settings').select('settings').executeTakeFirst();
  const settings = completedSettings(stored ? JSON.parse(stored.settings) : {}, null);
  const described = translatables.find(({ resource }) => resource === 'settings');
  for (const { name } of described ? textsOfRecord(described, settings) : [])
    found.push(...linesOf(textAt(settings, name)));
  return [...new Set(found)];
}

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
