import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { wordFiles } from '../../scripts/languages.ts';

const textOf = ({ quasis }: ESTree.TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? '').join('{…}');

/** The texts in a file of a catalogue. `{…}` stands for a value. */
export function textsInCatalogue(source: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && found.push(value),
    TemplateLiteral: (template) => found.push(textOf(template)),
  }).visit(parseSync('texts.ts', source).program);
  return found;
}

/** The texts of the French catalogue that break a rule, each after the name of its file. */
export async function frenchTextsWith(fault: RegExp): Promise<string[]> {
  const files = await wordFiles('fr');
  const found = await Promise.all(
    files.map(async (file) => {
      const texts = textsInCatalogue(await readFile(file, 'utf8'));
      return texts.filter((text) => fault.test(text)).map((text) => `${file} ${text}`);
    }),
  );
  return found.flat();
}
