import { type SelectQueryBuilder, sql } from 'kysely';
import { languages, languagesBeside, mainLanguage } from '../../domain/languages.ts';
import type { TranslationState } from '../../domain/translation/freshness.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import type {
  BoardQuery,
  TranslatedSummary,
  TranslationBoard,
  TranslationSummary,
} from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { languageOf, recordLanguages } from '../languages/record-languages.ts';
import { asPage, type Listed, type Slice, sliceOf } from '../resource/listing.ts';
import { containsFolded } from '../resource/searching.ts';
import { orderNumberOf, readSources } from './sources.ts';
import { areUpToDate, statesUpToDate } from './states.ts';
import { readStates } from './store.ts';
import { isPresent } from './texts-of-record.ts';
import { accountNames, mayRead } from './view.ts';

/** Records on a page of the board. */
const PAGE_SIZE = 25;

/** One record with its languages; who wrote last is still a number. */
interface Row extends Omit<TranslatedSummary, 'translations'> {
  translations: (Omit<TranslationSummary, 'updated_by'> & { updated_by: number | null })[];
}

/** Records of one resource in the order of the board, with the state of each language and who wrote last. */
async function rowsOf(db: Database, described: Translatable, numbers: readonly number[]): Promise<Row[]> {
  const { resource, noun, lists } = described;
  if (numbers.length === 0) return [];
  const records = await db
    .selectFrom('translatable_records')
    .select(['number', 'record', 'title'])
    .where('resource', '=', resource)
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
  const kept = await db
    .selectFrom('translation_states')
    .select(['number', 'language', 'state'])
    .where('resource', '=', resource)
    .where('language', 'in', languages)
    .where('number', 'in', numbers)
    .execute();
  const stateIn = new Map(kept.map(({ number, language, state }) => [`${language} ${number}`, state]));
  const names = records.map(({ record }) => record);
  const texts = await readStates(db, { resource, records: names });
  const sources = new Map(
    (lists ? await readSources(db, described, names) : []).map((source) => [source.record, source]),
  );
  const written = await recordLanguages(db, resource, names);
  const present = texts.filter((row) => {
    const source = sources.get(row.record);
    return !source || isPresent(described, source, row);
  });
  const byRecord = Map.groupBy(present, ({ record, language }) => `${language} ${record}`);
  return records.map(({ number, record, title }) => ({
    resource,
    record,
    noun,
    title,
    written_in: languageOf(written, resource, record),
    translations: languagesBeside(languageOf(written, resource, record)).map((language) => {
      const ofRecord = byRecord.get(`${language} ${record}`) ?? [];
      const last = ofRecord.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
      return {
        language,
        state: stateIn.get(`${language} ${number}`) ?? 'missing',
        has_draft: ofRecord.some(({ draft_fingerprint }) => draft_fingerprint !== null),
        updated_at: last?.updated_at ?? null,
        updated_by: last?.updated_by ?? null,
      };
    }),
  }));
}

async function named(db: Database, rows: readonly Row[]): Promise<TranslatedSummary[]> {
  const ids = rows.flatMap(({ translations }) => translations.map(({ updated_by }) => updated_by));
  const names = await accountNames(db, ids);
  return rows.map(({ translations, ...row }) => ({
    ...row,
    translations: translations.map((one) => ({ ...one, updated_by: names.get(one.updated_by) ?? null })),
  }));
}

/** One record with the state of each language; undefined where there is nothing to translate of it. */
export async function summaryOfRecord(
  db: Database,
  described: Translatable,
  record: string,
): Promise<TranslatedSummary | undefined> {
  await statesUpToDate(db);
  return (await named(db, await rowsOf(db, described, [orderNumberOf(described, record)])))[0];
}

type Filter = Pick<BoardQuery, 'search' | 'language' | 'state'>;

/** The states of a resource that are this one or, without one, any: in any language, or in the chosen one. */
function statesIn(db: Database, resource: string, state: Filter['state'], language: Filter['language']) {
  let states = db.selectFrom('translation_states').select('translation_states.number').where('resource', '=', resource);
  if (state !== undefined) states = states.where('state', '=', state);
  return language === undefined ? states : states.where('language', '=', language);
}

/** A part of a list of numbers, the highest first, and how many there are in all: counted where the first page does not say it. */
async function partOf<From extends keyof Tables>(
  db: Database,
  asked: SelectQueryBuilder<Tables, From, { number: number }>,
  { offset, limit }: Slice,
): Promise<Listed<number>> {
  const read = async () => {
    const page = await asked.orderBy(sql.ref('number'), 'desc').limit(limit).offset(offset).execute();
    return page.map(({ number }) => number);
  };
  const first = offset === 0 && limit > 0 ? await read() : undefined;
  if (first && first.length < limit) return { count: first.length, results: first };
  const { count } = await db
    .selectFrom(asked.as('asked'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count, results: first ?? (offset < count && limit > 0 ? await read() : []) };
}

/** The numbers of the records of a resource that a filter leaves. */
function numbersAskedFor(db: Database, resource: string, { search, language, state }: Filter, slice: Slice) {
  // In the main language only what is written in another has a state.
  const isAsked = state !== undefined || language === mainLanguage();
  const states = isAsked ? statesIn(db, resource, state, language) : undefined;
  if (states && !search) return partOf(db, states.distinct(), slice);
  let records = db.selectFrom('translatable_records').select('number').where('resource', '=', resource);
  if (search) records = records.where(containsFolded(['folded_title'], search));
  // Each state is asked for where the text is found: there are far more of them.
  if (states) {
    const ofRecord = states.where('translation_states.number', '=', sql.ref<number>('translatable_records.number'));
    records = records.where(({ exists }) => exists(ofRecord));
  }
  return partOf(db, records, slice);
}

/** The records that a filter leaves, and how many there are: of one resource after the other, in the order of the board. */
async function listRows(db: Database, chosen: readonly Translatable[], query: BoardQuery): Promise<Listed<Row>> {
  let { offset, limit } = sliceOf(query, PAGE_SIZE);
  const listed: Listed<Row> = { count: 0, results: [] };
  for (const described of chosen) {
    const { count, results } = await numbersAskedFor(db, described.resource, query, { offset, limit });
    listed.count += count;
    listed.results.push(...(await rowsOf(db, described, results)));
    limit -= results.length;
    offset = Math.max(0, offset - count);
  }
  return listed;
}

/** The languages beside the main one, and that too where something is not written in it. */
const progressIn = (counts: readonly { language: string }[]) =>
  languages.filter((code) => code !== mainLanguage() || counts.some(({ language }) => language === code));

const emptyProgress: Record<TranslationState, number> = { missing: 0, draft: 0, outdated: 0, current: 0 };

/** How many records of these resources are how far in each language. */
async function readProgress(db: Database, chosen: readonly Translatable[]): Promise<TranslationBoard['progress']> {
  const names = chosen.map(({ resource }) => resource);
  // In the order of the index, so that nothing is sorted. PostgreSQL knows no empty list.
  const counts =
    names.length === 0
      ? []
      : await db
          .selectFrom('translation_states')
          .select(['language', 'state', ({ fn }) => fn.countAll<number>().as('count')])
          .where('resource', 'in', names)
          .groupBy(['resource', 'language', 'state'])
          .execute();
  return progressIn(counts).map((language) => {
    const progress = { ...emptyProgress };
    for (const one of counts) if (one.language === language) progress[one.state] += one.count;
    return { language, ...progress };
  });
}

/** All content by language, with the records that a filter leaves, and the progress of everything of the chosen kind. */
export async function readTranslationBoard(
  db: Database,
  query: BoardQuery,
  currentUser: CurrentUser,
): Promise<TranslationBoard> {
  await statesUpToDate(db);
  const readable = translatables.filter((described) => mayRead(currentUser, described));
  const chosen = readable.filter(({ resource }) => query.resource === undefined || resource === query.resource);
  const { count, results } = await listRows(db, chosen, query);
  return {
    ...asPage({ count, results: await named(db, results) }, '/translations/', query),
    progress: await readProgress(db, chosen),
    kinds: readable.map(({ resource, noun }) => ({ resource, noun })),
    is_complete: await areUpToDate(db),
  };
}
