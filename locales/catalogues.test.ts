import { expect, test } from 'vitest';
import { languageWords, otherLanguages, programLanguage } from '../domain/languages.ts';
import { catalogues } from './catalogues.ts';

/** Words of what modules describe: the English ones are those of the descriptors. */
const ofDescriptors = /^dashboard\.modules\.collectionWords\./;

/** The names of all words: `layout.slogan`. */
const namesOf = (words: object): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? namesOf(value).map((inner) => `${name}.${inner}`) : [name],
  );

test.each(otherLanguages())('%s has the words that English has, and no others', (language) => {
  const names = namesOf(catalogues[language]).filter((name) => !ofDescriptors.test(name));
  expect(names.toSorted()).toEqual(namesOf(catalogues[programLanguage]).toSorted());
});

/** The texts of a group that are no functions and no lists, by name. */
const plainTexts = (group: object) =>
  new Map(Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

test.each(otherLanguages())('%s calls a thing in the menu and the footer what its page calls it', (language) => {
  const { layout, ...groups } = catalogues[programLanguage];
  const inLayout = plainTexts(layout);
  // Only a part of its button.
  inLayout.delete('donate');
  const { layout: translatedLayout, ...translated } = catalogues[language];
  const calledOtherwise = Object.entries(groups).flatMap(([group, words]) =>
    [...plainTexts(words)]
      .filter(([name, text]) => inLayout.get(name) === text)
      .filter(([name]) => Reflect.get(Reflect.get(translated, group), name) !== Reflect.get(translatedLayout, name))
      .map(([name]) => `${group}.${name}`),
  );
  expect(calledOtherwise).toEqual([]);
});

test('Kinyarwanda never joins the name of a language to the word before it', () => {
  const { translations } = catalogues.rw.dashboard;
  const { name } = languageWords.rw;
  const texts = [
    translations.translateInto('Ibirori', name),
    translations.subtitle(name, 'inkuru'),
    translations.previewHint(name),
    translations.published(name),
  ];
  for (const text of texts) expect(text).toContain(`: ${name}`);
});

test('Kinyarwanda joins “ya” to the word after it that begins with a vowel', () => {
  const { telephonesAskedEnough } = catalogues.rw.replies;
  expect([1, 5].map(telephonesAskedEnough)).toEqual([
    expect.stringContaining('nyuma y’umunota umwe.'),
    expect.stringContaining('nyuma y’iminota 5.'),
  ]);
});

test('Kinyarwanda counts one thing in the singular', () => {
  const { givingReport } = catalogues.rw.dashboard;
  expect(givingReport.issuing(1)).toBe('Inyemezabwishyu 1 irimo gutangwa...');
});
