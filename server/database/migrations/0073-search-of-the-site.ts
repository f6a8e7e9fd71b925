import { type Kysely, sql } from 'kysely';
import { columnTypes, createTable, isSqlite } from '../columns.ts';

/**
 * What visitors search: the texts of each record in each language, plain, with an index of their words; the words themselves, for a
 * slip of typing; and the words that were searched for and stand nowhere. The program fills the first two after its start, a few
 * records at a time, as it works out the states of translations.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await createTable(database, 'searched_texts')
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addUniqueConstraint('searched_texts_of_record', ['resource', 'record', 'part', 'language'])
    .execute();
  const order = isSqlite(database) ? '' : ' collate "C"';
  // Not unique: two who write at once would wait for each other. A word that stands there twice does no harm.
  await createTable(database, 'searched_words')
    .addColumn('word', sql.raw(`text${order}`), (column) => column.notNull())
    .addColumn('reversed', sql.raw(`text${order}`), (column) => column.notNull())
    .execute();
  for (const column of ['word', 'reversed'])
    await database.schema.createIndex(`searched_words_by_${column}`).on('searched_words').column(column).execute();
  await createTable(database, 'missed_words')
    .addColumn('word', 'text', (column) => column.notNull().unique())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_on', columnTypes(database).day, (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('missed_words_by_count')
    .on('missed_words')
    .columns(['count', 'last_on', 'id'])
    .execute();
  if (isSqlite(database)) {
    // The program takes words apart: here they are divided by spaces alone. The index holds no texts.
    await run(`create virtual table searched_texts_search using fts5 (title, text, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`);
    await run(`create trigger searched_texts_search_gone after delete on searched_texts begin
      delete from searched_texts_search where rowid = old.id; end`);
  } else {
    await run(`alter table searched_texts add column words tsvector not null default ''`);
    await run('create index searched_texts_words on searched_texts using gin (words)');
  }
}
