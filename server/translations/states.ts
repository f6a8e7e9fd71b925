import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fieldsOfEntries } from '../../domain/fields/within.ts';
import { folded } from '../../domain/folded.ts';
import { languages, languagesBeside } from '../../domain/languages.ts';
import {
  type Translatable,
  type TranslatableField,
  translatables,
  translatedFields,
} from '../../domain/translation/translatable.ts';
import { lengthsInFiles } from '../../modules/lengths.ts';
import { tableOf } from '../database/collection-tables.ts';
import { isSqlite } from '../database/columns.ts';
import { TRANSACTION } from '../database/in-slices.ts';
import type { Database } from '../database/open.ts';
import { noteSiteOfLinks } from '../links/site.ts';
import { keepLinks, linksDescription } from '../links/store.ts';
import { keepSearchedTexts, searchedDescription, type TextsOfRecords } from './searched-texts.ts';
import {
  AT_ONCE,
  canBeCalled,
  fixedRecords,
  hasTexts,
  orderNumberOf,
  readSources,
  tableOfResource,
} from './sources.ts';
import { readTranslationRows, rowsByField } from './store.ts';
import { translationState } from './view.ts';

// How far each record is in each language is kept, and so is what visitors search. Triggers note the records whose texts change,
// and they are worked out again before their transaction ends.

/** Time before another look while another process works out what is left (ms). */
const LOOK_AGAIN = 20;

/** The texts of these records today, with those of their translations. */
async function readTexts(db: Database, described: Translatable, records: readonly string[]): Promise<TextsOfRecords> {
  const sources = (await readSources(db, described, records)).filter(hasTexts);
  const { resource } = described;
  return { sources, found: sources.length === 0 ? [] : await readTranslationRows(db, { resource, records }) };
}

/** What the rows of records with these texts are. */
function workedOut(described: Translatable, { sources, found }: TextsOfRecords) {
  const { resource } = described;
  const rowsOf = Map.groupBy(found, ({ record, language }) => `${language} ${record}`);
  return {
    records: sources.map(({ record, title }) => ({
      ...{ resource, number: orderNumberOf(described, record), record },
      ...{ title, folded_title: folded(title) },
    })),
    states: sources.flatMap((source) =>
      languagesBeside(source.language).map((language) => {
        const rows = rowsByField(rowsOf.get(`${language} ${source.record}`) ?? []);
        return {
          ...{ resource, number: orderNumberOf(described, source.record), language },
          state: translationState(source, rows),
          length: Math.max(0, ...lengthsInFiles.map((lengthOf) => lengthOf({ described, source, rows }))),
        };
      }),
    ),
  };
}

async function workOut(db: Database, described: Translatable, records: readonly string[]): Promise<void> {
  const numbers = records.map((record) => orderNumberOf(described, record));
  const texts = await readTexts(db, described, records);
  await keepSearchedTexts(db, described, records, texts);
  await keepLinks(db, described, records, texts);
  const present = workedOut(described, texts);
  const { resource } = described;
  await db
    .deleteFrom('translation_states')
    .where('resource', '=', resource)
    .where('language', 'in', languages)
    .where('number', 'in', numbers)
    .execute();
  await db.deleteFrom('translatable_records').where('resource', '=', resource).where('number', 'in', numbers).execute();
  if (present.records.length === 0) return;
  await db.insertInto('translatable_records').values(present.records).execute();
  await db.insertInto('translation_states').values(present.states).execute();
}

/**
 * Works out some of the records that are noted above this number, and answers how many. Until the transaction ends nobody
 * else notes one of them: who changes one meanwhile waits, and works it out again.
 */
async function workOutSome(db: Database, above: number): Promise<number> {
  const apart = isSqlite(db) ? sql`` : sql`for update skip locked`;
  const { rows: noted } = await sql<{ resource: string; record: string }>`delete from changed_texts where id in (
    select id from changed_texts where id > ${above} order by id limit ${sql.lit(AT_ONCE)} ${apart})
    returning resource, record`.execute(db);
  for (const [resource, ofResource] of Map.groupBy(noted, (one) => one.resource)) {
    const described = translatables.find((one) => one.resource === resource);
    if (!described) continue;
    const records = ofResource.map(({ record }) => record).filter((record) => canBeCalled(described, record));
    if (records.length > 0) await workOut(db, described, records);
  }
  return noted.length;
}

const lastNote = async (db: Database): Promise<number> =>
  (await db.selectFrom('changed_texts').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;

/** Whether nothing is left to be worked out. */
export const areUpToDate = async (db: Database): Promise<boolean> => (await lastNote(db)) === 0;

/** Begins a transaction. Returns what works out the states of the records whose texts it changes, and runs before its end. */
export async function beginTexts(db: Database): Promise<() => Promise<void>> {
  const before = await lastNote(db);
  return async () => {
    while ((await workOutSome(db, before)) === AT_ONCE);
  };
}

/** Databases that are about to be closed. */
const ended = new WeakSet<Database>();

async function catchUp(db: Database): Promise<void> {
  while (!ended.has(db) && !(await areUpToDate(db))) {
    const done = await db.transaction().execute(async (transaction) => {
      const began = performance.now();
      let count = 0;
      for (;;) {
        const some = await workOutSome(transaction, 0);
        count += some;
        if (some < AT_ONCE || performance.now() - began >= TRANSACTION) return count;
      }
    });
    if (done === 0) await pause(LOOK_AGAIN);
  }
}

const catchingUp = new WeakMap<Database, Promise<void>>();

/** Time that somebody waits who reads what is not worked out yet (ms). */
const PATIENCE = 5000;

/**
 * Works out what was changed past the program, or by the release before; after an upgrade everything. The site answers
 * meanwhile. Who needs it waits a little, and reads what is there by then: it is all but for the first minutes after an upgrade.
 */
export async function statesUpToDate(db: Database): Promise<void> {
  const running = catchingUp.get(db) ?? catchUp(db).finally(() => catchingUp.delete(db));
  catchingUp.set(db, running);
  await Promise.race([running, pause(PATIENCE, undefined, { ref: false })]);
}

/** Ends that before the database is closed; the rest is worked out after the next start. */
export async function endCatchingUp(db: Database): Promise<void> {
  ended.add(db);
  await catchingUp.get(db)?.catch(() => undefined);
}

const SUBJECT = 'translated_texts';

/** What the states depend on beside the texts: the languages, which fields of which records are translated, and which links are ours. */
function descriptionOf(publicUrl: string): string {
  const inShort = (fields: readonly TranslatableField[]) =>
    fields.map(({ name, label, kind, isOptional = false, inSearch = false }) => [
      name,
      label,
      kind,
      isOptional,
      inSearch,
    ]);
  const all = translatables.map(({ resource, noun, title, fields, lists = {} }) => [
    ...[resource, noun, title],
    ...inShort(fields),
    ...Object.entries(lists).map(([name, list]) => [
      ...[name, list.label],
      ...fieldsOfEntries(list).map((own) => inShort(translatedFields(own))),
    ]),
  ]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        languages,
        all,
        searchedDescription,
        [...linksDescription, publicUrl],
        ...(lengthsInFiles.length > 0 ? [] : ['without lengths']),
      ]),
    )
    .digest('hex')
    .slice(0, 32);
}

/** Notes every record, the oldest of any kind first: the search takes what was worked out last for the newest. */
async function noteAll(db: Database): Promise<void> {
  const each = translatables.flatMap(({ resource }) => {
    const table = tableOfResource(resource);
    if (table === undefined) return [];
    const made = sql.ref(resource === 'gallery' ? 'uploaded_at' : 'created_at');
    return [
      sql`select ${sql.lit(resource)} as resource, cast(id as text) as record, ${made} as made, id from ${sql.table(table)}`,
    ];
  });
  await sql`insert into changed_texts (resource, record)
    select resource, record from (${sql.join(each, sql` union all `)}) as every_record where true order by made, id
    on conflict (resource, record) do nothing`.execute(db);
}

/** All states are worked out again, as after an upgrade, from the next `noteWhatIsNew` on. */
export async function forgetStates(db: Database): Promise<void> {
  await db.deleteFrom('fingerprints').where('subject', '=', SUBJECT).execute();
}

/** Notes every record where this release translates other texts, or into other languages, than the last that was started. */
export async function noteWhatIsNew(db: Database, publicUrl: string): Promise<void> {
  const fingerprint = descriptionOf(publicUrl);
  await db.transaction().execute(async (transaction) => {
    const known = transaction.selectFrom('fingerprints').select('fingerprint').where('subject', '=', SUBJECT);
    const isKnown = (await known.executeTakeFirst())?.fingerprint === fingerprint;
    await noteSiteOfLinks(transaction, publicUrl);
    if (!isKnown) await transaction.deleteFrom('translation_states').execute();
    for (const described of translatables) {
      const values = fixedRecords(described).map((record) => ({ resource: described.resource, record }));
      if (values.length === 0) continue;
      const added = transaction.insertInto('changed_texts').values(values);
      await added.onConflict((noted) => noted.columns(['resource', 'record']).doNothing()).execute();
    }
    if (!isKnown) await noteAll(transaction);
    await transaction
      .insertInto('fingerprints')
      .values({ subject: SUBJECT, fingerprint })
      .onConflict((one) => one.column('subject').doUpdateSet({ fingerprint }))
      .execute();
  });
}

/** The records of a resource, those in no table too, some at a time. */
async function* namesOf(db: Database, described: Translatable): AsyncGenerator<string[]> {
  const table = tableOfResource(described.resource);
  if (table === undefined) yield [...fixedRecords(described)];
  let last = 0;
  while (table !== undefined) {
    const next = tableOf(db).selectFrom(table).select('id').where('id', '>', last).orderBy('id').limit(AT_ONCE);
    const ids = (await next.execute()).map(({ id }) => Number(id));
    if (ids.length > 0) yield ids.map(String);
    if (ids.length < AT_ONCE) return;
    last = ids.at(-1) ?? last;
  }
}

/** The number of records whose kept states are others than their texts say. */
export async function wrongStates(db: Database): Promise<number> {
  let wrong = 0;
  const stored = await db.selectFrom('translation_states').select('language').distinct().execute();
  // Each is named, also one that is not translated into: the key finds numbers within a language.
  const all = [...new Set([...languages, ...stored.map(({ language }) => language)])];
  for (const described of translatables) {
    for await (const records of namesOf(db, described)) {
      const numbers = records.map((record) => orderNumberOf(described, record));
      const kept = await db
        .selectFrom('translation_states')
        .select(['number', 'language', 'state', 'length'])
        .where('resource', '=', described.resource)
        .where('language', 'in', all)
        .where('number', 'in', numbers)
        .execute();
      const present = workedOut(described, await readTexts(db, described, records));
      const textOf = (states: readonly Omit<(typeof kept)[number], 'resource'>[]) =>
        Map.groupBy(
          states.map(({ number, language, state, length }) => ({ number, text: `${language} ${state} ${length}` })),
          ({ number }) => number,
        );
      const [ofKept, ofPresent] = [textOf(kept), textOf(present.states)];
      const said = (of: typeof ofKept, number: number) =>
        JSON.stringify((of.get(number) ?? []).map(({ text }) => text).sort());
      wrong += numbers.filter((number) => said(ofKept, number) !== said(ofPresent, number)).length;
    }
  }
  return wrong;
}
