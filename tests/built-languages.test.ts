import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Language, languages, programLanguage } from '../domain/languages.ts';
import { catalogues } from '../locales/catalogues.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** Every script of the site or the dashboard that a browser can load in the language, also the ones for later screens. */
async function scriptsIn(build: 'site' | 'dashboard', language: Language): Promise<string[]> {
  const entries = manifest.parse(JSON.parse(await readFile(`dist/${build}/.vite/manifest-${language}.json`, 'utf8')));
  const files = new Set(Object.values(entries).map(({ file }) => file));
  return Promise.all(
    [...files].filter((file) => file.endsWith('.js')).map((file) => readFile(`dist/${build}/${file}`, 'utf8')),
  );
}

const builds: Readonly<Record<string, (language: Language) => Promise<string[]>>> = {
  'pages that the server renders': async (language) => [await readFile(`dist/server/pages-${language}.js`, 'utf8')],
  'scripts of the site': (language) => scriptsIn('site', language),
  'screens of the dashboard': (language) => scriptsIn('dashboard', language),
};

/** Shorter texts may stand in a program by chance. Characters. */
const LONG = 40;

/** The long texts of a catalogue that are written into a file letter for letter. */
const longTexts = (words: object): string[] =>
  Object.values(words).flatMap((word) =>
    typeof word === 'string'
      ? word.length >= LONG && !/["'`\\\n]/.test(word)
        ? [word]
        : []
      : typeof word === 'object' && word !== null
        ? longTexts(word)
        : [],
  );

/** The English words of the collections are their descriptors, by which every language knows them. */
const descriptors = new Set(longTexts(catalogues[programLanguage].dashboard.described));

const textsIn = (language: Language): string[] =>
  longTexts(catalogues[language]).filter((text) => !descriptors.has(text));

test.each(Object.entries(builds))('the %s hold the words of one language alone', async (_, filesIn) => {
  for (const language of languages) {
    const files = (await filesIn(language)).join('\n');
    const own = new Set(textsIn(language));
    expect([...own].filter((text) => files.includes(text)).length, language).toBeGreaterThan(7);
    for (const other of languages.filter((one) => one !== language)) {
      const foreign = textsIn(other).filter((text) => !own.has(text));
      expect(foreign.length).toBeGreaterThan(100);
      expect({ language, other, found: foreign.filter((text) => files.includes(text)) }).toMatchObject({ found: [] });
    }
  }
});
