import { type Language, languages, mainLanguage } from '../../domain/languages.ts';
import type { Database } from '../database/open.ts';
import { given, givenEach, prepared } from '../database/prepared.ts';
import type { Services } from '../services.ts';

// Records are written in the main language but for those that say otherwise: they were there before it became the main one, and are
// not translated into it.

/** The language of each record's own words, of those that are not written in the main one: `posts 7` to `en`. */
export type RecordLanguages = ReadonlyMap<string, Language>;

/** All are written in the main language. */
const none: RecordLanguages = new Map();

/** In which language this record is written. */
export const languageOf = (known: RecordLanguages, resource: string, record: string | number): Language =>
  known.get(`${resource} ${record}`) ?? mainLanguage();

const ofRecords = prepared((db, count: number) =>
  db
    .selectFrom('record_languages')
    .select(['record', 'language'])
    .where('resource', '=', given<string>('resource'))
    .where('record', 'in', givenEach<string>('records', count)),
);

/** Of these records of a resource, those that are not written in the main language. */
export async function recordLanguages(
  db: Database,
  resource: string,
  records: readonly (string | number)[],
): Promise<RecordLanguages> {
  if (records.length === 0) return none;
  const found = await ofRecords(db, { resource, records: records.map(String) }, records.length);
  return new Map(
    found.flatMap(({ record, language }) => {
      const known = languages.find((code) => code === language);
      return known ? [[`${resource} ${record}`, known] as const] : [];
    }),
  );
}

/** In which language one record is written. */
export const readRecordLanguage = async (db: Database, resource: string, record: string): Promise<Language> =>
  languageOf(await recordLanguages(db, resource, [record]), resource, record);

/** Says in which language a record is written. */
export async function writeRecordLanguage(
  db: Database,
  resource: string,
  record: string,
  language: Language,
): Promise<void> {
  if (language === mainLanguage()) {
    await db.deleteFrom('record_languages').where('resource', '=', resource).where('record', '=', record).execute();
    return;
  }
  await db
    .insertInto('record_languages')
    .values({ resource, record, language })
    .onConflict((known) => known.columns(['resource', 'record']).doUpdateSet({ language }))
    .execute();
}

const anyOne = prepared((db) => db.selectFrom('record_languages').select('resource').limit(1));

/** Whether any record is written in another language than the main one. Read again only after a translation has changed. */
export function anyOtherLanguage({ db, versions }: Pick<Services, 'db' | 'versions'>): () => Promise<boolean> {
  let known: { version: number; isAny: boolean } | undefined;
  return async () => {
    const version = versions.of('translations');
    if (known?.version !== version) known = { version, isAny: (await anyOne(db, {})).length > 0 };
    return known.isAny;
  };
}

/** The languages of records for every page that is rendered: where there is no other than the main one nothing is asked. */
export function rememberedRecordLanguages(services: Pick<Services, 'db' | 'versions'>) {
  const isAny = anyOtherLanguage(services);
  return async (names: Iterable<[resource: string, records: Iterable<string>]>): Promise<RecordLanguages> => {
    if (!(await isAny())) return none;
    const found = await Promise.all(
      [...names].map(([resource, records]) => recordLanguages(services.db, resource, [...records])),
    );
    return new Map(found.flatMap((one) => [...one]));
  };
}
