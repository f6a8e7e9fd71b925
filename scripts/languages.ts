import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';
import { type Language, languageWords, otherLanguages, programLanguage } from '../domain/languages.ts';
import { catalogues } from '../locales/catalogues.ts';
import { readSampleTranslations, sampleLanguages } from '../server/sample/texts.ts';
import { sourceFiles } from './check-boundaries.ts';

/** Where the list is. */
export const LANGUAGES_LIST = 'docs/languages.md';

const about = `# Translations to be read

The words of the interface are in \`locales/\`, a folder for each language, and those of modules in their \`words/\`; those of the sample organisation, the last section
here, in \`server/sample/sample-files/texts-rw.json\` and the like. These translations no speaker has read yet, or
they or their English text have changed since. After reading a group, write it down with \`npm run languages -- read rw layout\`, and
the sample with \`read rw sample\`: it leaves this list. \`npm run languages\` writes it anew.
`;

/** The words of one group: each name with its text, or its function, as it is written. */
function wordsIn(file: string, source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of parseSync(file, source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && init) found.set(id.name, source.slice(init.start, init.end).replace(/\s+/g, ' '));
    }
  }
  return found;
}

/** Not words: the language's own code, its grammar of numbers, the groups together, and what has been read. */
const others = ['language.ts', 'amounts.ts', 'index.ts', 'read.json'];

/** The files of a language's words, those of modules too. */
export const wordFiles = async (language: Language): Promise<string[]> =>
  (await sourceFiles(['locales', 'modules']))
    .filter((file) => file.startsWith(`locales/${language}/`) || file.includes(`/words/${language}/`))
    .sort();

const groupsOf = async () =>
  (await wordFiles(programLanguage))
    .filter((file) => !others.includes(basename(file)))
    .map((file) => file.replace(`locales/${programLanguage}/`, '').replace(`words/${programLanguage}/`, ''));

/** The file of a group; the words of a module's, such as `modules/xliff/replies.ts`, lie with the module. */
const fileOf = (language: Language, group: string) =>
  group.startsWith('modules/') ? group.replace(/(?=[^/]+$)/, `words/${language}/`) : `locales/${language}/${group}`;

/** The words of collections, of which the English ones are made from the descriptors: each collection's together. */
const DESCRIBED = 'dashboard/described.ts';

const readWords = async (language: Language, group: string): Promise<Map<string, string>> => {
  if (group === DESCRIBED) {
    const all = Object.entries(catalogues[language].dashboard.described.described);
    return new Map(all.map(([name, words]) => [name, JSON.stringify(words)]));
  }
  const file = fileOf(language, group);
  return wordsIn(file, await readFile(file, 'utf8'));
};

const fingerprintOf = (source: string, translation: string) =>
  createHash('sha256')
    .update(JSON.stringify([source, translation]))
    .digest('base64url')
    .slice(0, 12);

const readMarks = z.record(z.string(), z.string());
const marksOf = async (language: Language) =>
  readMarks.parse(JSON.parse(await readFile(`locales/${language}/read.json`, 'utf8')));

interface Pair {
  name: string;
  source: string;
  translation: string;
  mark: string;
}

async function pairsIn(language: Language, group: string): Promise<Pair[]> {
  const [english, translated] = await Promise.all([readWords(programLanguage, group), readWords(language, group)]);
  return [...english].map(([name, source]) => {
    const translation = translated.get(name) ?? '';
    return {
      name: `${group.replace('.ts', '')}.${name}`,
      source,
      translation,
      mark: fingerprintOf(source, translation),
    };
  });
}

/** The sample organisation as a group. Its texts have no names: each is known by its English. */
const SAMPLE = 'sample';

const pairsOfSample = async (language: Language): Promise<Pair[]> =>
  Object.entries(await readSampleTranslations(language)).map(([source, translation]) => ({
    name: `${SAMPLE}.${fingerprintOf(source, '')}`,
    source,
    translation,
    mark: fingerprintOf(source, translation),
  }));

const cell = (text: string) => `\`${text.replaceAll('|', '\\|').replaceAll('`', '’').replaceAll(/\s+/g, ' ')}\``;

/** Those of the pairs that no speaker has read, as a table below this heading. */
async function tableOf(heading: '##' | '###', language: Language, pairs: Pair[]): Promise<string> {
  const marks = await marksOf(language);
  const unread = pairs.filter(({ name, mark }) => marks[name] !== mark);
  return [
    `${heading} ${languageWords[language].name}`,
    '',
    `${unread.length} of ${pairs.length} to be read.`,
    '',
    `| Name | English | ${languageWords[language].name} |`,
    '| --- | --- | --- |',
    ...unread.map(({ name, source, translation }) => `| ${name} | ${cell(source)} | ${cell(translation)} |`),
    '',
  ].join('\n');
}

/** Every translation that no speaker has read: of the interface language by language, then of the sample. */
export async function listUnread(): Promise<string> {
  const groups = await groupsOf();
  const ofInterface = otherLanguages().map(async (language) => {
    const pairs = await Promise.all(groups.map((group) => pairsIn(language, group)));
    return tableOf('##', language, pairs.flat());
  });
  const ofSample = sampleLanguages().map(async (language) => tableOf('###', language, await pairsOfSample(language)));
  const sections = await Promise.all([...ofInterface, '## Sample content\n', ...ofSample]);
  return [about, ...sections].join('\n');
}

/** Writes down that a speaker has read every translation of a group, and answers how many these are. */
async function markRead(language: Language, group: string): Promise<number> {
  const pairs = await (group === SAMPLE ? pairsOfSample(language) : pairsIn(language, `${group}.ts`));
  const read = pairs.map(({ name, mark }) => [name, mark] as const);
  const marks = { ...(await marksOf(language)), ...Object.fromEntries(read) };
  await writeFile(`locales/${language}/read.json`, `${JSON.stringify(marks, null, 2)}\n`);
  return pairs.length;
}

if (import.meta.main) {
  const [action, code, group = ''] = process.argv.slice(2);
  if (action !== undefined) {
    const language = otherLanguages().find((known) => known === code);
    const isGroup = group === SAMPLE || (await groupsOf()).includes(`${group}.ts`);
    if (action !== 'read' || !language || !isGroup) {
      console.error(
        `Write: npm run languages -- read LANGUAGE GROUP. Languages: ${otherLanguages().join(', ')}. The group is the part of a name before its point, such as dashboard/events, or ${SAMPLE}.`,
      );
      process.exit(1);
    }
    const count = await markRead(language, group);
    console.log(`${count} texts of ${group} are written down as read.`);
  }
  await writeFile(LANGUAGES_LIST, await listUnread());
}
