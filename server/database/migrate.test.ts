import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isPermission } from '../../domain/permission.ts';
import { databases, type FreshDatabase, freshDatabase, freshRows } from '../../tests/support/databases.ts';
import { MORNING } from '../../tests/support/house.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase, type Rows } from './open.ts';

describe.each(databases)('migrating, on %s', (kind) => {
  let database: FreshDatabase;
  let rows: Rows;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    rows = openDatabase(database.url ?? ':memory:');
  });

  afterAll(async () => {
    await rows.destroy();
    await database.drop();
  });

  test('a failed step says why, and leaves the old data whole', async () => {
    await migrate(rows);
    await rows.insertInto('content_versions').values({ topic: 'kept', version: 7 }).execute();
    const half: Migration = {
      async up(database) {
        await database.schema.createTable('half_done').addColumn('id', 'integer').execute();
        await sql`delete from content_versions`.execute(database);
        await sql`select * from a_table_that_is_not_there`.execute(database);
      },
    };
    await expect(migrate(rows, { ...migrations, '9999-half': half })).rejects.toThrow(
      /"9999-half" failed .*a_table_that_is_not_there.*unchanged/,
    );
    expect(await rows.selectFrom('content_versions').selectAll().execute()).toEqual([{ topic: 'kept', version: 7 }]);
    const tables = await rows.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
  });

  test('a release that does not know the newest steps leaves them alone', async () => {
    const newer: Migration = {
      up: (database) => database.schema.alterTable('announcements').addColumn('colour', 'text').execute(),
    };
    expect(await migrate(rows, { ...migrations, '9999-newer': newer })).toEqual(['9999-newer']);
    expect(await migrate(rows)).toEqual([]);
    expect(await migrate(rows, { ...migrations, '9999-newer': newer })).toEqual([]);
    const columns = (await rows.introspection.getTables()).find(({ name }) => name === 'announcements')?.columns;
    expect(columns?.map(({ name }) => name)).toContain('colour');
  });

  test('roles that wrote what visitors read at once go on doing so', async () => {
    const { rows: before, close } = await freshRows(kind);
    const made = { description: '', is_active: true, created_at: MORNING, updated_at: MORNING, deleted_at: null };
    const held = {
      Writer: ['pages.view', 'pages.edit'],
      Both: ['pages.edit', 'pages.publish'],
      Viewer: ['pages.view'],
    };
    for (const [name, permissions] of Object.entries(held)) {
      const values = { name, ...made };
      const { id } = await before.insertInto('roles').values(values).returning('id').executeTakeFirstOrThrow();
      const rights = permissions.filter(isPermission).map((permission) => ({ role_id: id, permission }));
      await before.insertInto('role_permissions').values(rights).execute();
    }
    await migrations['0047-live-content']?.up(before);
    const publishing = await before
      .selectFrom('role_permissions')
      .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
      .select('roles.name')
      .where('permission', '=', 'pages.publish')
      .orderBy('roles.name')
      .execute();
    expect(publishing.map(({ name }) => name)).toEqual(['Both', 'Writer']);
    await close();
  });

  test('a second start has nothing to do', async () => {
    expect(await migrate(rows)).toEqual([]);
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
    await expect(rows.insertInto('announcements').values(values).execute()).rejects.toThrow();
    await expect(rows.insertInto('user_roles').values({ user_id: 1, role_id: 1 }).execute()).rejects.toThrow();
  });

  test('moments, booleans and counts are the same on both databases', async () => {
    const now = '2026-11-20T08:00:00.123Z';
    await rows
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
    const found = await rows
      .selectFrom('announcements')
      .select(['is_active', 'created_at', 'show_until'])
      .executeTakeFirst();
    expect(found).toEqual({ is_active: true, created_at: now, show_until: null });
    const { count } = await rows
      .selectFrom('announcements')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

test('a PostgreSQL database that cannot hold every letter is refused before anything is made in it', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('postgres'), `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  const rows = openDatabase(`${inject('postgres')}/${name}`);
  await expect(migrate(rows)).rejects.toThrow('The encoding of this PostgreSQL database is LATIN1; it has to be UTF8.');
  expect(await rows.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  await rows.destroy();
  await onServer(inject('postgres'), `drop database ${name}`);
});
