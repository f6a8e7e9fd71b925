import { resolve } from 'node:path';
import { build } from 'vite';
import { datesIn } from '../../domain/dates-in-words.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { expect, test } from '../support/browser.ts';
import { writtenDates } from '../support/written-dates.ts';

/** The script with the dates of one language, for the browsers that the site is built for. */
async function scriptFor(language: Language): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#locale': resolve(`locales/${language}`) } },
    build: {
      write: false,
      target: ['chrome100', 'safari15.4', 'firefox100'],
      rollupOptions: { input: 'tests/browser/dates-in-browser.ts', output: { format: 'iife' } },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((it) => ('output' in it ? it.output : []));
  const [script] = output.flatMap((it) => (it.type === 'chunk' ? it.code : []));
  if (script === undefined) throw new Error('Nothing was built');
  return script;
}

/** Written out by hand, for Kigali. */
const known: Readonly<Partial<Record<Language, Record<string, string>>>> = {
  en: {
    'date 2026-11-20T07:00:00.000Z': '20 November 2026',
    'dates from 2020-12-31T21:59:59.999Z': '31 December 2020 – 1 January 2021',
    'in full 2026-11-20T07:00:00.000Z': 'Friday, 20 November 2026 at 09:00',
    'from today 2026-11-20T10:00:00.000Z': 'today',
    zone: 'Central Africa Time',
  },
  rw: {
    'date 2024-02-28T22:00:00.000Z': '29 Gashyantare 2024',
    'in full 2026-11-20T07:00:00.000Z': 'ku wa Gatanu, 20 Ugushyingo 2026, 09:00',
    'times from 2026-11-20T07:00:00.000Z': '20 Ugushyingo 2026, 09:00–12:00',
    'from today 2026-11-21T21:59:59.999Z': 'ejo hazaza',
    zone: 'isaha yo mu Rwanda',
  },
  fr: {
    'date 2026-08-01T12:00:00.000Z': '1er août 2026',
    'in full 2026-11-20T07:00:00.000Z': 'vendredi 20 novembre 2026 à 09:00',
    'times from 2026-11-20T07:00:00.000Z': '20 novembre 2026, 09:00–12:00',
    'from today 2026-11-01T05:31:00.000Z': 'il y a 19 jours',
    'leaf 2026-02-01T05:05:00.000Z': '1 févr.',
  },
};

// Its own digits, its own calendar, another zone: none of it may show.
test.use({ locale: 'ar-EG', timezoneId: 'Asia/Kathmandu' });

for (const language of languages) {
  test(`dates in ${language} are the same letters in the browser and on the server`, async ({ page }) => {
    await page.addScriptTag({ content: await scriptFor(language) });
    for (const timeZone of ['Africa/Kigali', 'America/St_Johns']) {
      const inBrowser = await page.evaluate((zone) => window.writtenDates?.(zone), timeZone);
      const onServer = writtenDates(datesIn(catalogues[language].dates), timeZone);
      expect(Object.keys(onServer).length).toBeGreaterThan(300);
      expect(inBrowser).toEqual(onServer);
    }
    const inKigali = await page.evaluate(() => window.writtenDates?.('Africa/Kigali'));
    expect(inKigali).toMatchObject(known[language] ?? {});
    const inStJohns = await page.evaluate(() => window.writtenDates?.('America/St_Johns'));
    expect(inStJohns?.['date 2026-11-20T07:00:00.000Z']).toContain('20 ');
    expect(inStJohns?.['in full 2026-11-01T05:31:00.000Z']).toContain('02:01');
  });
}
