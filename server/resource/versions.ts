import { sql } from 'kysely';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { fullName } from '../../domain/user.ts';
import type { Version } from '../../domain/version.ts';
import { jsonText } from '../database/json-text.ts';
import type { Database } from '../database/open.ts';

// What records hold after each of their changes, whole: the audit log keeps of long texts only where they differ.

/** As many versions of a record are kept in each language, the newest. */
export const MAX_VERSIONS = 100;

/** Records whose versions are counted by one statement. */
const COUNTED = 100;

/** The texts of which versions are kept: those of a record in one language. */
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

function versionsOf(db: Database, { resource, record, language = sourceLanguage }: VersionedTexts) {
  return db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.user_id')
    .select(['versions.id', 'versions.at', 'users.first_name', 'users.last_name'])
    .where('versions.resource', '=', resource)
    .where('versions.record', '=', record)
    .where('versions.language', '=', language)
    .orderBy('versions.id', 'desc');
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['executeTakeFirstOrThrow']>>;

const made = ({ id, at, first_name, last_name }: VersionRow) => ({
  id,
  at,
  by: first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
});

/** One version. The texts are as its feature has given them. */
export interface KeptVersion extends ReturnType<typeof made> {
  texts: unknown;
}

/** The versions after each of the changes, newest first. `title` is where its texts say what each is called: they can be long. */
export async function listVersions(
  db: Database,
  which: VersionedTexts,
  title: readonly (string | number)[],
): Promise<Version[]> {
  const found = await versionsOf(db, which)
    .select(jsonText(db, 'versions.texts', title).as('title'))
    .limit(MAX_VERSIONS)
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
  { resource, record, language = sourceLanguage }: VersionedTexts,
  userId: number,
  { before, after }: { before?: Texts | undefined; after: Texts },
): Promise<void> {
  const keep = ({ at, texts }: Texts, user_id: number | null) =>
    db
      .insertInto('versions')
      .values({ resource, record, language, at, user_id, texts: JSON.stringify(texts) })
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
export async function pruneVersions(db: Database): Promise<void> {
  for (let last = { resource: '', record: '', language: '' }; ; ) {
    const counted = await db
      .selectFrom('versions')
      .select(['resource', 'record', 'language', ({ fn }) => fn.countAll<number>().as('count')])
      .where(sql<boolean>`(resource, record, language) > (${last.resource}, ${last.record}, ${last.language})`)
      .groupBy(['resource', 'record', 'language'])
      .orderBy('resource')
      .orderBy('record')
      .orderBy('language')
      .limit(COUNTED)
      .execute();
    for (const { resource, record, language, count } of counted) {
      if (Number(count) <= MAX_VERSIONS) continue;
      const all = db
        .selectFrom('versions')
        .where('resource', '=', resource)
        .where('record', '=', record)
        .where('language', '=', language);
      const oldest = all
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MAX_VERSIONS - 1);
      await db
        .deleteFrom('versions')
        .where('resource', '=', resource)
        .where('record', '=', record)
        .where('language', '=', language)
        .where('id', '<', oldest)
        .execute();
    }
    const end = counted.at(-1);
    if (!end || counted.length < COUNTED) return;
    last = end;
  }
}
