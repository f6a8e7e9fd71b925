import { expect, test } from 'vitest';
import { frenchTextsWith, textsInCatalogue } from '../tests/support/french-texts.ts';

/** A colon at the end of a word, a value or a line, or a unit after a number, without French's no-break space before it. */
const withoutSpace = /(?<![\u00a0\u202f]):(?=\s|$)|[\d}] ?(?:[kMG]o|h|%)(?!\p{L})/u;

test('French has a no-break space before every colon and every unit', async () => {
  expect(await frenchTextsWith(withoutSpace)).toEqual([]);
});

test.each([
  ['a word', "export const one = 'Titre: rien';"],
  ['a space that may break', "export const one = 'Titre : rien';"],
  ['a value', `export const one = (list: string) => \`\${list}: rien\`;`],
  ['a piece of a sentence', "export const one = <Part>(part: Part) => [part, ': rien'];"],
  ['the end of a line', "export const one = 'Titre:';"],
])('a colon after %s without it is found, and a time is not one', (_what, source) => {
  const time = `${source} export const at = (hours: number) => \`à \${hours}:00, https://intambwe.example\`;`;
  expect(textsInCatalogue(time).filter((text) => withoutSpace.test(text))).toHaveLength(1);
});

test.each([
  ['a number', "export const one = 'Un PDF de 25 Mo au plus.';"],
  ['a value', `export const one = (megabytes: number) => \`Plus de \${megabytes} Mo.\`;`],
  ['a number without a space', "export const one = 'De 8h à midi.';"],
])('a unit after %s without it is found, and a word is not one', (_what, source) => {
  const word = `${source} export const three = '3 histoires, 5\u00a0Mo';`;
  expect(textsInCatalogue(word).filter((text) => withoutSpace.test(text))).toHaveLength(1);
});
