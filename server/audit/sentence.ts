import { collections } from '../../domain/collections/registry.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { cut } from '../../domain/text.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { readRecord } from './changes.ts';
import { describedWords } from './described.ts';
import type { LoggedEntry } from './store.ts';

/** The noun of a described collection: in English that of its descriptor, in other languages that of its screen. */
const describedNoun = (resource: string, language: Language): string | undefined =>
  language === sourceLanguage
    ? collections.find(({ name }) => name === resource)?.noun
    : describedWords(language)[resource]?.one;

function nounOf(resource: string, language: Language): string {
  const { nouns, known }: { nouns: Readonly<Record<string, string>>; known(noun: string): string } =
    catalogues[language].log;
  const described = describedNoun(resource, language);
  return nouns[resource] ?? (described === undefined ? resource.replaceAll('_', ' ') : known(described));
}

/** The fields that can name a record, in order of preference. */
const naming = ['title', 'name', 'full_name', 'subject', 'email', 'slug'];

const MAX_NAME_LENGTH = 80;

/** `the role “Editor”`, or by its number where no name was kept. */
function recordOf({ resource, resource_id, before, after }: LoggedEntry, language: Language): string {
  const { unknownAccount, named, numbered } = catalogues[language].log;
  const record = { ...readRecord(before), ...readRecord(after) };
  const name = naming.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  if (resource === 'users' && resource_id === null) return unknownAccount;
  const noun = nounOf(resource, language);
  if (typeof name === 'string') return named(noun, cut(name, MAX_NAME_LENGTH));
  return resource_id === null ? noun : numbered(noun, resource_id);
}

type Sentences = Readonly<Record<string, (who: string, record: string) => string>>;

/** The entry as one sentence in the reader's language. `who` is null when nobody was signed in. */
export function sentenceOf(entry: LoggedEntry, who: string | null, language: Language): string {
  const { system, other } = catalogues[language].log;
  const sentences: Sentences = catalogues[language].log.sentences;
  const record = recordOf(entry, language);
  const person = who ?? system;
  const sentence = sentences[entry.action]?.(person, record) ?? other(person, entry.action, record);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
