import { type RawBuilder, sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import { type Language, languages, programLanguage } from '../../domain/languages.ts';
import { fullName } from '../../domain/user.ts';
import type { Version } from '../../domain/version.ts';
import { isSqlite } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { readRecordLanguage } from '../languages/record-languages.ts';

// What records hold after each of their changes, whole: the audit log keeps of long texts only where they differ.

/** As many versions of a record are kept in each language, the newest. */
const MAX_VERSIONS = 100;

/** For so long others are kept beside them, which show what was there before somebody saved it over and over (ms). */
const SPARED_FOR = 56 * 24 * 3_600_000;

/** Among so many of the newest those before another account's are spared: two that take turns do not fill the disk. */
const MAX_TURNS = 1000;

/** Records whose versions are counted by one statement. */
const COUNTED = 100;

/** The texts of which versions are kept: those of a record, or with a language of its translation. */
export interface VersionedTexts {
  resource: string;
  record: string;
  language?: Language;
}

/** Texts, with the moment of their last change. */
interface Texts {
  at: string;
  texts: object;
}

/** Whether a version is of a translation. Those of before say it by their language. */
const isTranslation = sql<boolean>`coalesce(versions.is_translation, versions.language <> ${sql.lit(programLanguage)})`;

/** The condition of the versions of a record in whatever language it was written, or of its translation. */
export const areOf = (language?: string): RawBuilder<boolean> =>
  language === undefined
    ? sql<boolean>`not ${isTranslation}`
    : sql<boolean>`${isTranslation} and versions.language = ${language}`;

function versionsOf(db: Database, { resource, record, language }: VersionedTexts) {
  return db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.user_id')
    .select(['versions.id', 'versions.at', 'versions.language', 'users.first_name', 'users.last_name'])
    .where('versions.resource', '=', resource)
    .where('versions.record', '=', record)
    .where(areOf(language))
    .orderBy('versions.id', 'desc');
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['executeTakeFirstOrThrow']>>;

const made = ({ id, at, language, first_name, last_name }: VersionRow) => ({
  id,
  at,
  /** That of its words. */
  language: languages.find((code) => code === language) ?? programLanguage,
  by: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
});

/** One version. The texts are as its feature has given them. */
export interface KeptVersion extends ReturnType<typeof made> {
  texts: unknown;
}

/**
 * The text at this path of a column of JSON, so that the whole is not read for it: `['fields', 0, 'text']`. Null where nothing
 * lies there.
 */
function jsonText(db: Database, column: string, path: readonly (string | number)[]): RawBuilder<string | null> {
  const json = sql.ref(column);
  if (!isSqlite(db)) return sql`${json}::json #>> ${`{${path.join(',')}}`}::text[]`;
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return sql`json_extract(${json}, ${`$${steps.join('')}`})`;
}

/** Before every version. */
const ALWAYS = new Date(0).toISOString();

interface Which {
  resource: string;
  record: string;
  language?: string | undefined;
}

function ranked(db: Database, { resource, record, language }: Which) {
  const hour = isSqlite(db) ? sql`substr(at, 1, 13)` : sql`date_trunc('hour', at)`;
  return db
    .selectFrom('versions')
    .select([
      'id',
      sql<number>`row_number() over (order by id desc)`.as('from_newest'),
      sql<number>`row_number() over (order by id)`.as('from_oldest'),
      sql<number>`row_number() over (partition by user_id, ${hour} order by id desc)`.as('in_hour'),
      sql<number>`coalesce(user_id, 0)`.as('writer'),
      sql<number | null>`lead(coalesce(user_id, 0)) over (order by id)`.as('next_writer'),
      sql<string | null>`lead(at) over (order by id)`.as('replaced_at'),
    ])
    .where('resource', '=', resource)
    .where('record', '=', record)
    .where(areOf(language))
    .as('ranked');
}

/**
 * The versions that a record keeps: the newest, and of those that were replaced since that moment its first, the last by each
 * account in each hour, and the last before another account's. So nobody who saves it a hundred times, also by a stolen sign-in,
 * drives out what it was before.
 */
const keptVersions = (db: Database, which: Which, since: string) =>
  db
    .selectFrom(ranked(db, which))
    .select('id')
    .where(({ or, and, eb, ref }) =>
      or([
        eb('from_newest', '<=', MAX_VERSIONS),
        and([
          eb('replaced_at', '>=', since),
          or([
            eb('from_oldest', '=', 1),
            eb('in_hour', '=', 1),
            and([eb('from_newest', '<=', MAX_TURNS), eb('writer', '!=', ref('next_writer'))]),
          ]),
        ]),
      ]),
    );

/** The versions after each of the changes, newest first, but for those that are about to be deleted. `title` is where its texts say what each is called: they can be long. */
export async function listVersions(
  db: Database,
  which: VersionedTexts,
  title: readonly (string | number)[],
): Promise<Version[]> {
  const found = await versionsOf(db, which)
    .select(jsonText(db, 'versions.texts', title).as('title'))
    .where('versions.id', 'in', keptVersions(db, which, ALWAYS))
    .execute();
  return found.map((row) => ({ ...made(row), title: row.title ?? '' }));
}

export async function findVersion(
  db: Database,
  which: VersionedTexts,
  version: number,
): Promise<KeptVersion | undefined> {
  const found = await versionsOf(db, which)
    .select('versions.texts')
    .where('versions.id', '=', version)
    .executeTakeFirst();
  return found && { ...made(found), texts: JSON.parse(found.texts) };
}

/** True if the newest version has all of these texts. A record, or one of its fields, can be older than its versions. */
async function isKnown(db: Database, which: VersionedTexts, { texts }: Texts): Promise<boolean> {
  const newest = await versionsOf(db, which).select('versions.texts').limit(1).executeTakeFirst();
  const kept: object | undefined = newest && JSON.parse(newest.texts);
  return kept !== undefined && Object.keys(texts).every((name) => name in kept);
}

/** Keeps the texts as this change leaves them, and those before it where no version knows them whole. */
export async function keepVersion(
  db: Database,
  { resource, record, language }: VersionedTexts,
  userId: number,
  { before, after }: { before?: Texts | undefined; after: Texts },
): Promise<void> {
  const written = language ?? (await readRecordLanguage(db, resource, record));
  const chain = { resource, record, language: written, is_translation: language !== undefined };
  const keep = ({ at, texts }: Texts, user_id: number | null) =>
    db
      .insertInto('versions')
      .values({ ...chain, at, user_id, texts: JSON.stringify(texts) })
      .execute();
  if (before && !(await isKnown(db, { resource, record, language }, before))) await keep(before, null);
  await keep(after, userId);
}

/** A record that is described by fields, with the moment of its last change; null for one that is as it came with the program. */
interface Described {
  updated_at: string | null;
}

/** Keeps a version of a record that was made, or of which something else is written now: of what its fields hold. */
export async function keepChange<Item extends Described>(
  db: Database,
  which: VersionedTexts,
  userId: number,
  heldBy: (record: Item) => object | undefined,
  { before, after, now }: { before?: Item | undefined; after: Item; now: string },
): Promise<void> {
  const texts = heldBy(after);
  const old = before && heldBy(before);
  if (!texts || JSON.stringify(texts) === JSON.stringify(old)) return;
  await keepVersion(db, which, userId, {
    before: before && old && { at: before.updated_at ?? now, texts: old },
    after: { at: after.updated_at ?? now, texts },
  });
}

/** Deletes the versions that are more than a record keeps, the oldest. */
export async function pruneVersions(db: Database, now: Date): Promise<void> {
  const since = later(now, -SPARED_FOR);
  const chain = sql<string>`case when ${isTranslation} then versions.language else '' end`;
  for (let last = { resource: '', record: '', chain: '' }; ; ) {
    const counted = await db
      .selectFrom('versions')
      .select(['resource', 'record', chain.as('chain'), ({ fn }) => fn.countAll<number>().as('count')])
      .where(sql<boolean>`(resource, record, ${chain}) > (${last.resource}, ${last.record}, ${last.chain})`)
      .groupBy(['resource', 'record', chain])
      .orderBy('resource')
      .orderBy('record')
      .orderBy(chain)
      .limit(COUNTED)
      .execute();
    for (const { count, chain: language, ...which } of counted) {
      if (Number(count) <= MAX_VERSIONS) continue;
      const ofChain = language === '' ? undefined : language;
      await db
        .deleteFrom('versions')
        .where('resource', '=', which.resource)
        .where('record', '=', which.record)
        .where(areOf(ofChain))
        .where('id', 'not in', keptVersions(db, { ...which, language: ofChain }, since))
        .execute();
    }
    const end = counted.at(-1);
    if (!end || counted.length < COUNTED) return;
    last = end;
  }
}
