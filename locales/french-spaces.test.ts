import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../scripts/check-boundaries.ts';

/** A colon at the end of a word, a value or a line, or a unit after a number, without French's no-break space before it. */
const withoutSpace = /(?<![\u00a0\u202f]):(?=\s|$)|[\d}] ?(?:[kMG]o|h|%)(?!\p{L})/u;

const textOf = ({ quasis }: ESTree.TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? '').join('{…}');

/** The texts in a file of the French catalogue in which that space is missing. */
function textsWithoutSpace(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: string) => withoutSpace.test(text) && found.push(`${file} ${text}`);
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && note(value),
    TemplateLiteral: (template) => note(textOf(template)),
  }).visit(parseSync(file, source).program);
  return found;
}

test('French has a no-break space before every colon and every unit', async () => {
  const files = await sourceFiles(['locales/fr']);
  const found = await Promise.all(files.map(async (file) => textsWithoutSpace(file, await readFile(file, 'utf8'))));
  expect(found.flat()).toEqual([]);
});

test.each([
  ['a word', "export const one = 'Titre: rien';"],
  ['a space that may break', "export const one = 'Titre : rien';"],
  ['a value', `export const one = (list: string) => \`\${list}: rien\`;`],
  ['a piece of a sentence', "export const one = <Part>(part: Part) => [part, ': rien'];"],
  ['the end of a line', "export const one = 'Titre:';"],
])('a colon after %s without it is found, and a time is not one', (_what, source) => {
  const time = `${source} export const at = (hours: number) => \`à \${hours}:00, https://intambwe.example\`;`;
  expect(textsWithoutSpace('locales/fr/some.ts', time)).toHaveLength(1);
});

test.each([
  ['a number', "export const one = 'Un PDF de 25 Mo au plus.';"],
  ['a value', `export const one = (megabytes: number) => \`Plus de \${megabytes} Mo.\`;`],
  ['a number without a space', "export const one = 'De 8h à midi.';"],
])('a unit after %s without it is found, and a word is not one', (_what, source) => {
  const word = `${source} export const three = '3 histoires, 5\u00a0Mo';`;
  expect(textsWithoutSpace('locales/fr/some.ts', word)).toHaveLength(1);
});
