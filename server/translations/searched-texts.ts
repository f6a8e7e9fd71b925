import { textAt } from '../../domain/fields/within.ts';
import { searchedByVisitors, settingsParts } from '../../domain/in-search.ts';
import { languagesBeside } from '../../domain/languages.ts';
import { wordsOf } from '../../domain/search-words.ts';
import type { Translatable } from '../../domain/translation/translatable.ts';
import type { Database } from '../database/open.ts';
import { addWords, allWordsOf, dropWords, indexWords } from '../database/searched-words.ts';
import { plainText } from '../html/plain-text.ts';
import { readSiteSettings } from '../site/store.ts';
import type { Source } from './sources.ts';
import { rowsByField, type TranslationRow } from './store.ts';

// What visitors search is kept with the states of translations: the same notes of the database say which records have changed.

/** Records with their texts, and those of their translations. */
export interface TextsOfRecords {
  sources: readonly Source[];
  found: readonly TranslationRow[];
}

/** What is searched of a record in one language, on one page. */
interface SearchedText {
  record: string;
  part: string;
  language: string;
  title: string;
  text: string;
}

/** Characters of a text that are searched: some three hundred pages of a book. */
const MOST_SEARCHED = 500_000;

/** What the kept texts depend on beside the texts themselves. */
export const searchedDescription = [...searchedByVisitors, settingsParts];

/** A function that says a field of a record: undefined where there is nothing. */
type Saying = (field: string) => string | undefined;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function together(fields: readonly string[], say: Saying): string {
  const said = fields.map((field) => say(field) ?? '').filter((text) => text !== '');
  return said.join(' ').slice(0, MOST_SEARCHED);
}

/** In each language that the record has something in, what this says. */
function inEachLanguage(
  { sources, found }: TextsOfRecords,
  make: (say: Saying, source: Source, language: string) => SearchedText[],
) {
  const rowsOf = Map.groupBy(found, ({ record, language }) => `${language} ${record}`);
  return sources.flatMap((source) => {
    const kindOf = new Map(source.fields.map(({ name, kind }) => [name, kind]));
    const plain = (field: string, text: string) => (kindOf.get(field) === 'html' ? plainText(text) : onOneLine(text));
    const own: Saying = (field) => {
      const { text } = source.texts.get(field) ?? {};
      return text === undefined ? undefined : plain(field, text);
    };
    const others = languagesBeside(source.language).flatMap((language) => {
      const rows = rowsByField(rowsOf.get(`${language} ${source.record}`) ?? []);
      if (rows.size === 0) return [];
      // What the source no longer says is not shown in any language.
      const say: Saying = (field) => {
        const published = rows.get(field)?.published;
        return published && (own(field) ?? '') !== '' ? plain(field, published) : undefined;
      };
      return make(say, source, language);
    });
    return [...make(own, source, source.language), ...others];
  });
}

/** What visitors search of these records. */
async function searchedOf(db: Database, described: Translatable, texts: TextsOfRecords): Promise<SearchedText[]> {
  const isSaid = ({ title, text }: SearchedText) => title !== '' || text !== '';
  if (described.resource === 'settings') {
    const settings = await readSiteSettings(db);
    const parts = Object.entries(settingsParts);
    return inEachLanguage(texts, (say, { record, language: own }, language) =>
      parts.map(([part, { fields }]) => {
        const untranslated: Saying = (field) => (language === own ? textAt(settings, field) : undefined);
        return {
          record,
          part,
          language,
          title: '',
          text: together(fields, (field) => say(field) ?? untranslated(field)),
        };
      }),
    ).filter(isSaid);
  }
  const fields = searchedByVisitors.get(described.resource) ?? [];
  const others = fields.filter((field) => field !== described.title);
  return inEachLanguage(texts, (say, source, language) => {
    const own = language === source.language ? onOneLine(source.title) : '';
    const inLists = source.fields.flatMap(({ name, inSearch }) => (inSearch && name.includes('-') ? name : []));
    const shown = [...others, ...inLists].filter((name) => !source.heldBack.some((start) => name.startsWith(start)));
    return [
      { record: source.record, part: '', language, title: say(described.title) ?? own, text: together(shown, say) },
    ];
  }).filter(isSaid);
}

const isSearched = ({ resource }: Translatable) => resource === 'settings' || searchedByVisitors.has(resource);

const keyOf = ({ record, part, language }: Pick<SearchedText, 'record' | 'part' | 'language'>) =>
  `${record} ${part} ${language}`;

/** Keeps up with these records; `texts` has those of them that are there. What says the same as before is not written. */
export async function keepSearchedTexts(
  db: Database,
  described: Translatable,
  records: readonly string[],
  texts: TextsOfRecords,
): Promise<void> {
  if (!isSearched(described)) return;
  const { resource } = described;
  const present = await searchedOf(db, described, texts);
  const kept = await db
    .selectFrom('searched_texts')
    .select(['id', 'record', 'part', 'language', 'title', 'text'])
    .where('resource', '=', resource)
    .where('record', 'in', records)
    .execute();
  const byKey = new Map(kept.map((one) => [keyOf(one), one]));
  const changed = present.filter((one) => {
    const old = byKey.get(keyOf(one));
    return old?.title !== one.title || old.text !== one.text;
  });
  const presentKeys = new Set(present.map(keyOf));
  const gone = kept.filter((one) => !presentKeys.has(keyOf(one)));
  if (changed.length === 0 && gone.length === 0) return;
  const replaced = changed.flatMap((one) => byKey.get(keyOf(one)) ?? []);
  for (const one of changed) {
    const { id } = await db
      .insertInto('searched_texts')
      .values({ resource, ...one })
      .onConflict((known) =>
        known.columns(['resource', 'record', 'part', 'language']).doUpdateSet({ title: one.title, text: one.text }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexWords(db, id, wordsOf(one.title), wordsOf(one.text));
  }
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.deleteFrom('searched_texts').where('id', 'in', ids).execute();
  }
  const said = allWordsOf(...changed.flatMap(({ title, text }) => [title, text]));
  await addWords(db, said);
  const before = allWordsOf(...[...replaced, ...gone].flatMap(({ title, text }) => [title, text]));
  await dropWords(
    db,
    [...before].filter((word) => !said.has(word)),
  );
}
