import { type Kysely, sql } from 'kysely';
import { createTable, isSqlite } from '../columns.ts';

/**
 * The tables with texts that are translated, by what translations call them, and the columns that a translation depends on. Those of
 * described collections that came later are watched by migrations of their own.
 */
export const tables: Record<string, { resource: string; columns: readonly string[] }> = {
  advertisements: { resource: 'ads', columns: ['title', 'description', 'content'] },
  announcements: { resource: 'announcements', columns: ['title', 'message'] },
  categories: { resource: 'categories', columns: ['name'] },
  documents: { resource: 'documents', columns: ['title', 'description'] },
  events: { resource: 'events', columns: ['title', 'description', 'location', 'category', 'organizer'] },
  gallery_categories: { resource: 'gallery_categories', columns: ['name'] },
  gallery_items: { resource: 'gallery', columns: ['title', 'description'] },
  newsletter_campaigns: { resource: 'newsletter', columns: ['subject', 'content'] },
  pages: { resource: 'pages', columns: ['title', 'address', 'description', 'content'] },
  payment_ways: { resource: 'payment_ways', columns: ['name', 'instructions'] },
  posts: { resource: 'posts', columns: ['title', 'excerpt', 'content'] },
  projects: { resource: 'projects', columns: ['title', 'text'] },
  suggested_amounts: { resource: 'suggested_amounts', columns: ['effect'] },
  team_members: { resource: 'team', columns: ['name', 'role', 'text'] },
  testimonials: { resource: 'testimonials', columns: ['name', 'quote', 'role'] },
  timeline_entries: { resource: 'timeline', columns: ['title', 'text'] },
};

/**
 * A table whose changed rows are noted: after a change of these columns, or without them of any. `resource` and `record` are SQL,
 * with `$` for the row that has changed.
 */
interface Watched {
  table: string;
  columns?: readonly string[];
  resource: string;
  record: string;
}

const recordOf = '$.id';

const watched: Watched[] = [
  ...Object.entries(tables).map(([table, { resource, columns }]) => ({
    ...{ table, resource: `'${resource}'`, record: recordOf },
    columns: [...columns, 'deleted_at'],
  })),
  { table: 'media', resource: "'media'", record: recordOf, columns: ['alt'] },
  { table: 'site_pages', resource: "'site_pages'", record: '$.slug', columns: ['title', 'body'] },
  { table: 'site_settings', resource: "'settings'", record: "'settings'", columns: ['settings'] },
  {
    ...{ table: 'translations', resource: '$.resource', record: '$.record' },
    columns: ['published', 'published_fingerprint', 'draft', 'draft_fingerprint', 'updated_at'],
  },
];

/** The events after which a row is noted, and what SQL calls the row. */
const eventsOf = (columns: readonly string[] | undefined) =>
  [
    ['insert', 'new', 'insert'],
    ['update', 'new', columns ? `update of ${columns.join(', ')}` : 'update'],
    ['delete', 'old', 'delete'],
  ] as const;

/** A number that grows with every note: those of a transaction are above all that were there when it began. */
const note = (resource: string, record: string) => `
  insert into changed_texts (resource, record) values (${resource}, cast(${record} as text))`;

export async function watch(database: Kysely<unknown>, { table, columns, resource, record }: Watched): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  for (const [event, row, when] of eventsOf(columns)) {
    const [ofResource, ofRecord] = [resource, record].map((text) => text.replace('$', row));
    const name = `${table}_text_${event}`;
    if (isSqlite(database)) {
      await run(`create trigger ${name} after ${when} on ${table} begin
        delete from changed_texts where resource = ${ofResource} and record = cast(${ofRecord} as text);
        ${note(ofResource ?? '', ofRecord ?? '')};
      end`);
    } else {
      await run(`create function ${name}() returns trigger language plpgsql as $$ begin
        ${note(ofResource ?? '', ofRecord ?? '')} on conflict (resource, record) do update set id = default;
        return null;
      end $$`);
      await run(`create trigger ${name} after ${when} on ${table} for each row execute function ${name}()`);
    }
  }
}

/**
 * How far each record is translated is kept, where it was worked out from all texts whenever the board was opened. The
 * database notes the records whose texts have changed, also for the release before, and the program works them out again
 * before the transaction ends.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, 'changed_texts')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addUniqueConstraint('changed_texts_of_record', ['resource', 'record'])
    .execute();
  await database.schema
    .createTable('translatable_records')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('folded_title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translatable_records_key', ['resource', 'number'])
    .execute();
  const states = database.schema
    .createTable('translation_states')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_states_key', ['resource', 'language', 'number']);
  // The table itself is in the order in which it is read.
  await (isSqlite(database) ? states.modifyEnd(sql`without rowid`) : states).execute();
  for (const [name, columns] of Object.entries({
    counted: ['resource', 'language', 'state', 'number', 'length'],
    in_any_language: ['resource', 'state', 'number'],
  })) {
    await database.schema.createIndex(`translation_states_${name}`).on('translation_states').columns(columns).execute();
  }
  for (const one of watched) await watch(database, one);
}
