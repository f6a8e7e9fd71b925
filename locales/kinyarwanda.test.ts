import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { wordFiles } from '../scripts/languages.ts';
import { textsInSource } from '../scripts/texts.ts';
import { catalogues } from './catalogues.ts';

/** Every text that takes no values, by its name: `layout.slogan`. */
const textsOf = (words: object): [string, string][] =>
  Object.entries(words).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'object' ? textsOf(value).map(([inner, text]) => [`${name}.${inner}`, text]) : [];
  });

const english = new Map(textsOf(catalogues.en));
const pairs = textsOf(catalogues.rw).map(([name, text]) => ({ name, text, source: english.get(name) ?? '' }));

/** Every text in Kinyarwanda, also those that take values. */
const allTexts = async () => {
  const files = await wordFiles('rw');
  const texts = await Promise.all(files.map(async (file) => textsInSource(file, await readFile(file, 'utf8'))));
  return texts.flat();
};

test('what did not load is said to have failed to open, not to be missing', () => {
  const notLoaded = pairs.filter(({ source }) =>
    /(?:failed to|unable to|couldn’t|could not be|error) (?:load|fetch)/i.test(source),
  );
  expect(notLoaded.length).toBeGreaterThan(50);
  expect(notLoaded.filter(({ text }) => !text.includes(' gufunguka'))).toEqual([]);
});

test('a text ends with an ellipsis where the English one does', () => {
  const unlike = pairs.filter(({ text, source }) => text.endsWith('...') !== source.endsWith('...'));
  expect(unlike).toEqual([]);
});

test('no two actions of the audit log are called alike, nor told alike', () => {
  const { dashboard, log } = catalogues.rw;
  const told = Object.values(log.sentences).map((sentence) => sentence('Aline', 'konti'));
  for (const texts of [Object.values(dashboard.audit.actions), told]) {
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  }
});

test.each([
  ['quotation marks are « and », and an apostrophe is ’', /[“”]|\p{L}['ʼ´`]\p{L}/u],
  [
    '“na”, “ya” and the like join a word that begins with a vowel',
    /(?<!\p{L})(?:[nyzk]a|[bcr]ya|[bkr]wa) [aeiou]\p{Ll}/u,
  ],
  ['what there is none of yet is “-raboneka”', /\p{L}rahari\b/u],
  ['what readers chose, searched or typed is theirs', /\b(?:nahisemo|nashakishije|nanditse)\b/],
  ['an e-mail address is “imeyili”, and a link “aderesi”', /[Aa]deresi y’imeyili/],
  ['an author is “umwanditsi”', /[Uu]wazanditse/],
])('%s', async (_rule, breach) => {
  expect((await allTexts()).filter((text) => breach.test(text))).toEqual([]);
});
