import { expect, test } from 'vitest';
import { sourceLanguage, translationLanguages } from '../domain/languages.ts';
import { catalogues } from './catalogues.ts';

/** The names of all words: `layout.slogan`. */
const namesOf = (words: object): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? namesOf(value).map((inner) => `${name}.${inner}`) : [name],
  );

test.each(translationLanguages)('%s has the words that English has, and no others', (language) => {
  expect(namesOf(catalogues[language]).toSorted()).toEqual(namesOf(catalogues[sourceLanguage]).toSorted());
});
