import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase, openFreshDatabase } from '../../tests/support/databases.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { schemaOf } from '../../tests/support/schema.ts';
import { migrate } from './migrate.ts';
import { FIRST_MIGRATION, migrations } from './migrations/index.ts';
import { type Database, openDatabase } from './open.ts';

describe.each(databases)('migrating, on %s', (kind) => {
  let database: FreshDatabase;
  let db: Database;

  beforeEach(async () => {
    database = await freshDatabase(kind);
    db = openDatabase(database.url ?? ':memory:');
    await migrate(db);
  });

  afterEach(async () => {
    await db.destroy();
    await database.drop();
  });

  test('a failed step says why, and leaves the old data whole', async () => {
    await db.insertInto('content_versions').values({ tag: 'posts', version: 7 }).execute();
    const half: Migration = {
      async up(database) {
        await database.schema.createTable('half_done').addColumn('id', 'integer').execute();
        await sql`delete from content_versions`.execute(database);
        await sql`select * from a_table_that_is_not_there`.execute(database);
      },
    };
    await expect(migrate(db, { ...migrations, '9999-half': half })).rejects.toThrow(
      /"9999-half" failed .*a_table_that_is_not_there.*unchanged/,
    );
    expect(await db.selectFrom('content_versions').select(['tag', 'version']).execute()).toEqual([
      { tag: 'posts', version: 7 },
    ]);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
  });

  test('a release that does not know the newest steps leaves them alone', async () => {
    const newer: Migration = {
      up: (database) => database.schema.alterTable('announcements').addColumn('colour', 'text').execute(),
    };
    expect(await migrate(db, { ...migrations, '9999-newer': newer })).toEqual(['9999-newer']);
    expect(await migrate(db)).toEqual([]);
    expect(await migrate(db, { ...migrations, '9999-newer': newer })).toEqual([]);
    const columns = (await db.introspection.getTables()).find(({ name }) => name === 'announcements')?.columns;
    expect(columns?.map(({ name }) => name)).toContain('colour');
  });

  test('a migration of the site’s own, with a higher number, does not stop a later release', async () => {
    const adds = (table: string): Migration => ({
      up: (database) => database.schema.createTable(table).addColumn('id', 'integer').execute(),
    });
    const { db, close } = await openFreshDatabase(kind);
    const own = { ...migrations, '5000-own': adds('own_records') };
    expect(await migrate(db, own)).toEqual(['5000-own']);
    expect(await migrate(db, { ...own, '4000-released': adds('released_records') })).toEqual(['4000-released']);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toEqual(expect.arrayContaining(['own_records', 'released_records']));
    await close();
  });

  test('a database of a development version is refused in plain words, and stays as it is', async () => {
    const { db, close } = await openFreshDatabase(kind);
    await db.insertInto('content_versions').values({ tag: 'posts', version: 7 }).execute();
    await sql`update kysely_migration set name = '0001-people' where name = ${FIRST_MIGRATION}`.execute(db);
    const before = await schemaOf(db);
    await expect(migrate(db)).rejects.toThrow(
      'This database was made by a development version from before release 0.1.0, which no release can bring up to date. ' +
        'Nothing in it was changed. Start with an empty database',
    );
    expect(await schemaOf(db)).toEqual(before);
    expect(await db.selectFrom('content_versions').select(['tag', 'version']).execute()).toEqual([
      { tag: 'posts', version: 7 },
    ]);
    await close();
  });

  test('a second start has nothing to do', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  test('the database itself refuses what must not be', async () => {
    const now = '2026-11-20T08:00:00.000Z';
    const values = {
      title: '',
      message: 'x',
      is_active: true,
      show_until: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
    await expect(db.insertInto('announcements').values(values).execute()).rejects.toThrow();
    await expect(db.insertInto('user_roles').values({ user_id: 1, role_id: 1 }).execute()).rejects.toThrow();
  });

  test('moments, booleans and counts are the same on both databases', async () => {
    const now = '2026-11-20T08:00:00.123Z';
    await db
      .insertInto('announcements')
      .values({
        title: 'x',
        message: 'x',
        is_active: true,
        show_until: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .execute();
    const found = await db
      .selectFrom('announcements')
      .select(['is_active', 'created_at', 'show_until'])
      .executeTakeFirst();
    expect(found).toEqual({ is_active: true, created_at: now, show_until: null });
    const { count } = await db
      .selectFrom('announcements')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

test('a PostgreSQL database that cannot hold every letter is refused before anything is made in it', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('postgres'), `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  const db = openDatabase(`${inject('postgres')}/${name}`);
  await expect(migrate(db)).rejects.toThrow('The encoding of this PostgreSQL database is LATIN1; it has to be UTF8.');
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  await db.destroy();
  await onServer(inject('postgres'), `drop database ${name}`);
});
