import type { Kysely } from 'kysely';

/**
 * The main language of the site, and the records that are written in another. Until now that was English for all: a site without a row
 * has it. Of the program's own words, which staff are asked to confirm, a translation can take their place: it is asked about too. Versions say whether they are of a record or of a translation: those of before do by their language, which is English for
 * records alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('main_language')
    .addColumn('id', 'integer', (it) => it.primaryKey())
    .addColumn('language', 'text', (it) => it.notNull())
    .execute();
  await database.schema
    .createTable('record_languages')
    .addColumn('resource', 'text', (it) => it.notNull())
    .addColumn('record', 'text', (it) => it.notNull())
    .addColumn('language', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('record_languages_key', ['resource', 'record'])
    .execute();
  await database.schema
    .createTable('translated_facts')
    .addColumn('fact', 'text', (it) => it.notNull())
    .addColumn('fingerprint', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('translated_facts_key', ['fact', 'fingerprint'])
    .execute();
  await database.schema.alterTable('versions').addColumn('is_translation', 'boolean').execute();
}
