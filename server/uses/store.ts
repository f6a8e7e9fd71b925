import { type RawBuilder, sql } from 'kysely';
import { addresses } from '../../domain/addresses.ts';
import { collections, fixedFields, ownFields } from '../../domain/collections/registry.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import type { Language } from '../../domain/languages.ts';
import { type Translatable, translatables } from '../../domain/translation/translatable.ts';
import { MOST_NAMED, type UsesOfRecord } from '../../domain/uses.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { filePlaces } from '../database/file-places.ts';
import { stemIn } from '../database/migrations/file-links.ts';
import type { Database } from '../database/open.ts';
import { mediaAddress } from '../media/keys.ts';
import { statesUpToDate } from '../translations/states.ts';
import { formAddress } from './form-addresses.ts';

/** Rows of `resource` and `record`, of records that use the one that is asked for. */
type Found = RawBuilder<unknown>;

const found = (resource: string, table: string, where: Found): Found =>
  sql`select ${sql.lit(resource)} as resource, cast(id as text) as record from ${sql.table(table)} where ${where}`;

/** Links lead to a record wherever it stands, to a form by its address. */
async function linking(db: Database, resource: string, id: number): Promise<Found> {
  const links = sql`select resource, record from own_links where `;
  if (resource !== 'forms') return sql`${links} target = ${resource} and target_id = ${id}`;
  const form = await db.selectFrom('forms').select('slug').where('id', '=', id).executeTakeFirst();
  return sql`${links} old_path = ${addresses.form(form?.slug ?? '').toLowerCase()}`;
}

/** The collections in whose records one of this collection is chosen. */
const choosing = (resource: string, id: number): Found[] =>
  collections.flatMap(({ name, table, ...one }) => {
    const fields = 'fields' in one ? one.fields : Object.entries(ownFields).find(([own]) => own === name)?.[1];
    return Object.entries(fields ?? {}).flatMap(([field, described]) => {
      const isChosen =
        described.kind === 'relation' && kindOf(described).related?.(field, described.options).to === resource;
      return isChosen ? found(name, table, sql`${sql.ref(`${field}_id`)} = ${id} and deleted_at is null`) : [];
    });
  });

/** Pages with a block of the posts of a category, which it names. */
async function blocksOfCategory(db: Database, id: number): Promise<Found> {
  const category = await db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirst();
  const named = `"category":${JSON.stringify(category?.name ?? '')}`;
  const written = sql`replace(blocks, '": "', '":"')`;
  const holds = sql`${written} <> replace(${written}, ${named}, '')`;
  return category ? found('pages', 'pages', sql`deleted_at is null and ${holds}`) : sql`select '', '' where false`;
}

/** The places whose texts or fields hold a file: by its number, and by its address. */
async function holding(db: Database, id: number): Promise<Found[]> {
  const file = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirst();
  if (!file) return [];
  const stem = stemIn(mediaAddress(file.key));
  const names = new Map<string, string>([
    ...collections.map(({ name, table }) => [table, name] as const),
    ...Object.keys(fixedFields).map((name) => [name, name] as const),
  ]);
  return filePlaces.flatMap(({ table, key, files, texts }) => {
    const resource = names.get(table);
    if (resource === undefined || key !== 'id') return [];
    const inTexts = sql`select ${sql.lit(resource)} as resource, record from file_links
      where stem = ${stem} and place = ${table}`;
    return [
      ...files.map((column) => found(resource, table, sql`${sql.ref(column)} = ${id}`)),
      ...(texts.length > 0 ? [inTexts] : []),
    ];
  });
}

/** The records that lie in no table. */
const fixed = sql.join(Object.keys(fixedFields).map((name) => sql.lit(name)));

interface UseRow {
  resource: string;
  record: string;
  title: string;
}

/** Where a record is used. Those that the current user may see are named. */
export async function usesOfRecordIn(
  db: Database,
  { resource, id }: { resource: string; id: number },
  { maySee, language }: { maySee(one: Translatable): boolean; language: Language },
): Promise<UsesOfRecord> {
  // After an update links are worked out anew.
  await statesUpToDate(db);
  const parts = [
    await linking(db, resource, id),
    ...choosing(resource, id),
    ...(resource === 'categories' ? [await blocksOfCategory(db, id)] : []),
    ...(resource === 'media' ? await holding(db, id) : []),
  ];
  const all = sql`(${sql.join(parts, sql` union `)}) as used join translatable_records as listed
    on listed.resource = used.resource`;
  const others = sql`not (used.resource = ${resource} and used.record = ${String(id)})`;
  // By their numbers, as an index has them; records in no table have a place below 1 in its stead.
  const used = sql`select used.resource, used.record, listed.title from ${all}
      and listed.number = case when used.resource in (${fixed}) then 0 else cast(used.record as integer) end
    where used.resource not in (${fixed}) and ${others}
    union all select used.resource, used.record, listed.title from ${all}
      and listed.record = used.record and listed.number < 1
    where used.resource in (${fixed})`;
  const seen = translatables.filter(maySee);
  const { usedIn } = catalogues[language].content;
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from (${used}) as used`.execute(db);
  const { rows } = await sql<UseRow>`select * from (${used}) as used
    where resource in (${sql.join(['', ...seen.map((one) => one.resource)])})
    limit ${MOST_NAMED}`.execute(db);
  return {
    count: Number(counted[0]?.count ?? 0),
    uses: rows
      .map(({ resource: of, record, title }) => ({
        name: usedIn(seen.find((one) => one.resource === of)?.noun ?? of, title),
        address: formAddress(of, record),
      }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
