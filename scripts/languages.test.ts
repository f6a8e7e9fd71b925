import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languageWords } from '../domain/languages.ts';
import { readSampleTranslations, sampleLanguages } from '../server/sample/texts.ts';
import { LANGUAGES_LIST, listUnread } from './languages.ts';

test('the list of translations to be read is up to date: if not, run npm run languages', async () => {
  expect(await listUnread()).toBe(await readFile(LANGUAGES_LIST, 'utf8'));
});

test.each(sampleLanguages())('a speaker finds the sample organisation in the list too: %s', async (language) => {
  const [, sample = ''] = (await readFile(LANGUAGES_LIST, 'utf8')).split('## Sample content');
  const [, own = ''] = sample.split(`### ${languageWords[language].name}`);
  const { length } = Object.keys(await readSampleTranslations(language));
  expect(own).toContain(` of ${length} to be read.`);
});
