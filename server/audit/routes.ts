import type { AuditEntry } from '../../domain/audit.ts';
import { collections } from '../../domain/collections/registry.ts';
import { type Language, programLanguage } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { cut } from '../../domain/text.ts';
import { fullName } from '../../domain/user.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { submissionIn } from '../../locales/submissions.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { changesBetween, readRecord } from './changes.ts';
import { describedWords } from './described.ts';
import { type LoggedEntry, listAudit, readAuditFilters } from './store.ts';

/** The noun of what is described: in English that of its descriptor, in other languages that of its screen. */
function describedNoun(resource: string, language: Language): string | undefined {
  const sent = everyPlainSubmission.find(({ name }) => name === resource);
  if (language === programLanguage) return collections.find(({ name }) => name === resource)?.noun ?? sent?.noun;
  return describedWords(language)[resource]?.one ?? (sent && submissionIn(language, sent).screen.one);
}

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
function sentenceOf(entry: LoggedEntry, who: string | null, language: Language): string {
  const { system, other } = catalogues[language].log;
  const sentences: Sentences = catalogues[language].log.sentences;
  const record = recordOf(entry, language);
  const person = who ?? system;
  const sentence = sentences[entry.action]?.(person, record) ?? other(person, entry.action, record);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function presentEntry(entry: LoggedEntry, language: Language): AuditEntry {
  const { user_id, first_name, last_name } = entry;
  const name = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' });
  const user = user_id === null ? null : { id: user_id, name };
  return {
    id: entry.id,
    at: entry.at,
    user,
    action: entry.action,
    resource: entry.resource,
    resource_id: entry.resource_id,
    sentence: sentenceOf(entry, user?.name ?? null, language),
    changes: changesBetween(entry, language),
  };
}

/** Every write adds its own entry to the log; no call writes, changes or removes an entry. */
export function auditRoutes({ db, config: { timeZone } }: Services): Endpoint[] {
  return [
    implement('GET /audit/', async ({ query, language }) => {
      const { count, results } = await listAudit(db, query, sliceOf(query, MAX_PAGE_SIZE), timeZone);
      return asPage({ count, results: results.map((entry) => presentEntry(entry, language)) }, '/audit/', query);
    }),
    implement('GET /audit/filters/', () => readAuditFilters(db)),
  ];
}
