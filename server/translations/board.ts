import { folded } from '../../domain/folded.ts';
import { translationLanguages } from '../../domain/languages.ts';
import type { TranslationState } from '../../domain/translation/freshness.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import type {
  BoardQuery,
  TranslatedSummary,
  TranslationBoard,
  TranslationSummary,
} from '../../domain/translation/translation.ts';
import type { Database } from '../database/open.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { IndexedSource, SourceIndex } from './source-index.ts';
import { hasTexts } from './sources.ts';
import { readStates, type StateRow } from './store.ts';
import { mayRead, namesOf, stateOf } from './view.ts';

/** Records on a page of the board. */
const PAGE_SIZE = 25;

type Languages = (typeof translationLanguages)[number];

/** One record with its languages; who wrote last is still a number. */
interface Row extends Omit<TranslatedSummary, 'translations'> {
  translations: (Omit<TranslationSummary, 'updated_by'> & { updated_by: number | null })[];
}

/** How far a record is in one language, and who wrote last. */
function summaryOf(described: Translatable, source: IndexedSource, language: Languages, rows: readonly StateRow[]) {
  const byField = new Map(rows.map((row) => [row.field, row]));
  const last = rows.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
  return {
    language,
    state: stateOf(described, source.fingerprints, byField),
    has_draft: rows.some(({ draft_fingerprint }) => draft_fingerprint !== null),
    updated_at: last?.updated_at ?? null,
    updated_by: last?.updated_by ?? null,
  };
}

function rowsOf(described: Translatable, sources: readonly IndexedSource[], states: readonly StateRow[]): Row[] {
  const byRecord = Map.groupBy(states, ({ record, language }) => `${language} ${record}`);
  return sources
    .filter(({ fingerprints }) => hasTexts(fingerprints))
    .map((source) => ({
      resource: described.resource,
      record: source.record,
      noun: described.noun,
      title: source.title,
      translations: translationLanguages.map((language) =>
        summaryOf(described, source, language, byRecord.get(`${language} ${source.record}`) ?? []),
      ),
    }));
}

async function named(db: Database, rows: readonly Row[]): Promise<TranslatedSummary[]> {
  const ids = rows.flatMap(({ translations }) => translations.map(({ updated_by }) => updated_by));
  const names = await namesOf(db, ids);
  return rows.map(({ translations, ...row }) => ({
    ...row,
    translations: translations.map((one) => ({ ...one, updated_by: names.get(one.updated_by) ?? null })),
  }));
}

/** One record with the state of each language; undefined where it is not there. */
export async function summaryOfRecord(
  db: Database,
  described: Translatable,
  source: IndexedSource,
): Promise<TranslatedSummary | undefined> {
  const states = await readStates(db, { resource: described.resource, records: [source.record] });
  return (await named(db, rowsOf(described, [source], states)))[0];
}

/** The rows of one resource, all of them. */
async function readBoardRows(db: Database, index: SourceIndex, described: Translatable): Promise<Row[]> {
  return rowsOf(described, await index.read(db, described), await readStates(db, { resource: described.resource }));
}

/** Whether a row belongs to a list: in any language, or in the chosen one. */
const isAskedFor =
  ({ search, language, state }: Pick<BoardQuery, 'search' | 'language' | 'state'>) =>
  ({ title, translations }: Row) =>
    (!search || folded(title).includes(folded(search))) &&
    (state === undefined ||
      translations.some((one) => one.state === state && (language === undefined || one.language === language)));

const emptyProgress: Record<TranslationState, number> = { missing: 0, draft: 0, outdated: 0, current: 0 };

function progressOf(rows: readonly Row[]): TranslationBoard['progress'] {
  return translationLanguages.map((language) => {
    const counts = { ...emptyProgress };
    for (const { translations } of rows) {
      for (const one of translations) if (one.language === language) counts[one.state] += 1;
    }
    return { language, ...counts };
  });
}

/** All content by language, with the records that a filter leaves, and the progress of everything of the chosen kind. */
export async function readBoard(
  db: Database,
  index: SourceIndex,
  query: BoardQuery,
  currentUser: CurrentUser,
): Promise<TranslationBoard> {
  const readable = translatables.filter((described) => mayRead(currentUser, described));
  const chosen = readable.filter(({ resource }) => query.resource === undefined || resource === query.resource);
  const rows: Row[] = [];
  for (const described of chosen) rows.push(...(await readBoardRows(db, index, described)));
  const left = rows.filter(isAskedFor(query));
  const { offset, limit } = sliceOf(query, PAGE_SIZE);
  const listed = { count: left.length, results: await named(db, left.slice(offset, offset + limit)) };
  return {
    ...asPage(listed, '/translations/', query),
    progress: progressOf(rows),
    kinds: readable.map(({ resource, noun }) => ({ resource, noun })),
  };
}
