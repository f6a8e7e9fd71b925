import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Language, languages, mainLanguage } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { MainLanguageChange, MainLanguageInput, SiteLanguages } from '../../domain/site-languages.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import { cacheTags } from '../database/content-versions.ts';
import { TRANSACTION } from '../database/in-slices.ts';
import { holdLock } from '../database/lock.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { badRequest, conflict } from '../http/http-error.ts';
import { believingNothing, holdMainLanguage } from '../languages/believed.ts';
import { readMainLanguage, writeMainLanguage } from '../languages/main-language.ts';
import { stampAfter } from '../resource/optimistic-lock.ts';
import type { Services } from '../services.ts';
import { readSiteSettings, writeSiteSettings } from '../site/store.ts';
import { tableOfResource } from '../translations/sources.ts';
import { areUpToDate, forgetStates, noteWhatIsNew, statesUpToDate } from '../translations/states.ts';
import { changePlaces } from './change-places.ts';

// Another main language. For visitors it is one moment: from then on the addresses without a prefix are in the new one. Each record
// says in which language it is written, so that everybody reads it as before; then, a few at a time, those that are translated
// change places with their translation, of which visitors see nothing.

const count = sql<number>`count(*)`;

export async function readSiteLanguages(db: Database): Promise<SiteLanguages> {
  const { languages: beside } = await readSiteSettings(db);
  return {
    main_language: mainLanguage(),
    languages: languages.filter((code) => code !== mainLanguage() && beside.includes(code)),
  };
}

/** The same with the number of records that are written in another language than the main one. */
export async function siteLanguagesForStaff(db: Database): Promise<SiteLanguages> {
  const others = await db.selectFrom('record_languages').select(count.as('count')).executeTakeFirstOrThrow();
  return { ...(await readSiteLanguages(db)), others: Number(others.count) };
}

/** What would come of it, by the kept states. */
export async function previewMainLanguage(db: Database, to: Language): Promise<MainLanguageChange> {
  await statesUpToDate(db);
  const states = await db
    .selectFrom('translation_states')
    .select(['state', count.as('count')])
    .where('language', '=', to)
    .groupBy('state')
    .execute();
  const sum = (...wanted: string[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((all, { count: some }) => all + Number(some), 0);
  return { from: mainLanguage(), to, translated: sum('current', 'outdated'), kept: sum('missing', 'draft') };
}

/** Says of every record with words, in the trash too, that it is written in the language which was the main one until now. */
async function keepLanguages(db: Database, from: Language): Promise<void> {
  const inTrash = translatables.flatMap(({ resource }) => {
    const table = resource === 'media' ? undefined : tableOfResource(resource);
    return table === undefined
      ? []
      : [sql`select ${sql.lit(resource)}, cast(id as text) from ${sql.table(table)} where deleted_at is not null`];
  });
  const all = sql.join([sql`select resource, record from translatable_records`, ...inTrash], sql` union all `);
  await sql`insert into record_languages (resource, record, language)
    select resource, record, ${sql.lit(from)} from (${all}) as every_record where true
    on conflict (resource, record) do nothing`.execute(db);
}

/** Throws a 400 where something is translated into the language: those texts and the records' own would be in the same one. */
async function expectNoneTranslated(db: Database, to: Language): Promise<void> {
  const translations = db.selectFrom('translations').select('id').where('language', '=', to);
  if (!(await translations.where('published', 'is not', null).limit(1).executeTakeFirst())) return;
  const text = staffText('translatedAlready');
  throw badRequest(text, { is_written_already: [text] });
}

/** Makes another language the main one, in one transaction. Throws a 409 where it is another already than was seen. */
export async function changeMainLanguage(
  unit: UnitOfWork,
  { main_language: to, seen, offers_former, is_written_already }: MainLanguageInput,
): Promise<void> {
  const { db, now } = unit;
  await holdMainLanguage(db, 'update');
  await holdLock(unit, 'settings');
  await holdLock(unit, 'translations');
  await readMainLanguage(db);
  const from = mainLanguage();
  if (from !== seen) throw conflict(staffText('mainLanguageChanged'));
  if (from === to) return;
  if (is_written_already) await expectNoneTranslated(db, to);
  if (is_written_already) await forgetStates(db);
  else await keepLanguages(db, from);
  await db.deleteFrom('record_languages').where('language', '=', to).execute();
  const settings = await readSiteSettings(db);
  await writeSiteSettings(
    db,
    {
      ...settings,
      languages: languages.filter(
        (code) => (code === from ? offers_former : settings.languages.includes(code)) && code !== to,
      ),
      notice_language: settings.notice_language === from ? to : settings.notice_language,
    },
    // A form that is open holds the former languages: it is refused.
    stampAfter(settings.updated_at, now),
  );
  await writeMainLanguage(db, to);
  await unit.audit({
    action: 'change_main_language',
    resource: 'settings',
    before: { main_language: from },
    after: { main_language: to },
  });
  for (const tag of cacheTags) unit.changes(tag);
}

/**
 * Once it is another: what follows from it is worked out by it. Until now this process had the former one in memory, by which the states
 * of what the change itself wrote were worked out.
 */
export async function followChange({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  await readMainLanguage(db);
  await noteWhatIsNew(db, config.publicUrl);
  await statesUpToDate(db);
}

/** Makes another language the main one, for this process too. What is translated is still to change places. */
export async function changeAndFollow(
  services: Pick<Services, 'db' | 'config' | 'write'>,
  userId: number | null,
  change: MainLanguageInput,
): Promise<void> {
  const { db, write } = services;
  const changed = believingNothing(() => write(userId, (unit) => changeMainLanguage(unit, change)));
  await changed.finally(() => readMainLanguage(db));
  await followChange(services);
}

/** Makes this the main language of a new site, which has nothing but what came with the program, with its translations. */
export async function beginIn(services: Services, language: Language, offersFormer: boolean): Promise<void> {
  if (language === mainLanguage()) return;
  await statesUpToDate(services.db);
  const change = {
    main_language: language,
    seen: mainLanguage(),
    offers_former: offersFormer,
    is_written_already: false,
  };
  await changeAndFollow(services, null, change);
  await changePlacesOfAll(services);
}

/** Records that one transaction looks at. */
const AT_ONCE = 20;

/** The run that is under way, or was last. */
const changing = new WeakMap<Database, Promise<void>>();

/** Databases that are about to be closed. */
const ended = new WeakSet<Database>();

/**
 * Lets the records that are not written in the main language change places with their translation into it, as far as they have one.
 * Begun after the language was changed, at each start and by the housekeeping; what fails is tried again then.
 */
export function changePlacesOfAll(services: Pick<Services, 'db' | 'write'>): Promise<void> {
  const others = changing.get(services.db) ?? Promise.resolve();
  // The call that begins it may believe in the former language: this work goes on without the call.
  const work = believingNothing(() => others.catch(() => undefined).then(() => changeEach(services)));
  changing.set(services.db, work);
  return work;
}

/** Ends that before the database is closed; the next start goes on with it. */
export async function endChangingPlaces(db: Database): Promise<void> {
  ended.add(db);
  await changing.get(db)?.catch(() => undefined);
}

async function changeEach({ db, write }: Pick<Services, 'db' | 'write'>): Promise<void> {
  let last = { resource: '', record: '' };
  while (!ended.has(db)) {
    // Another program may have changed it, and this one have answered nobody since.
    await readMainLanguage(db);
    const some = await db
      .selectFrom('record_languages')
      .select(['resource', 'record'])
      .where(sql<boolean>`(resource, record) > (${last.resource}, ${last.record})`)
      .orderBy('resource')
      .orderBy('record')
      .limit(AT_ONCE)
      .execute();
    for (let at = 0; at < some.length && !ended.has(db); ) {
      await write(null, async (unit) => {
        const began = performance.now();
        do {
          const one = some[at];
          at += 1;
          const described = translatables.find(({ resource }) => resource === one?.resource);
          if (one && described) await changePlaces(unit, described, one.record, mainLanguage());
        } while (at < some.length && performance.now() - began < TRANSACTION);
      });
      await setImmediate();
    }
    const end = some.at(-1);
    if (!end || some.length < AT_ONCE) return;
    last = end;
  }
}

/** The states are needed: whoever changes the language waits until they are all there. Throws a 409 while they are not. */
export async function expectStates(db: Database): Promise<void> {
  await statesUpToDate(db);
  if (!(await areUpToDate(db))) throw conflict(staffText('stillWorkingOut'));
}
