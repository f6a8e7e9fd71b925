import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnTypes, createTable } from '../../server/database/columns.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/index.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { type FreshDatabase, freshDatabase } from '../support/databases.ts';
import { accessFor } from '../support/signed-in.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A next release's change of the schema: it only adds. */
const next: Migration = {
  async up(database) {
    const { instant } = columnTypes(database);
    await database.schema.alterTable('announcements').addColumn('colour', 'text').execute();
    await database.schema
      .alterTable('announcements')
      .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createTable(database, 'colours').addColumn('since', instant).execute();
    await database.schema.createIndex('announcements_by_weight').on('announcements').column('weight').execute();
    await sql`update announcements set weight = 1`.execute(database);
  },
};
const steps = { ...migrations, '9999-next': next };

let database: FreshDatabase;
let app: TestApp;
let newer: Database;
let access: string;

beforeAll(async () => {
  database = await freshDatabase('postgres');
  app = await startTestApp({ databaseUrl: database.url });
  newer = openDatabase(database.url ?? '');
  access = await accessFor(app, (await app.addUser({ isSuperuser: true })).id);
});

afterAll(async () => {
  await newer.destroy();
  await app.close();
  await database.drop();
});

const announcement = (title: string) => ({ title, message: 'Come all.', is_active: true, show_until: null });

/** Reads and writes in turn until it is stopped. Returns every status. */
function useTestApp(place: number): { stop(): Promise<number[]> } {
  let isOn = true;
  async function go(): Promise<number[]> {
    const statuses: number[] = [];
    while (isOn) {
      const title = `Round ${place} ${statuses.length}`;
      const made = await app.call('POST', '/announcements/', announcement(title), access);
      const { id } = await made.json();
      const changed = await app.call('PUT', `/announcements/${id}/`, announcement(`${title} again`), access);
      statuses.push(made.status, changed.status, (await app.get('/')).status);
    }
    return statuses;
  }
  const going = go();
  return {
    stop() {
      isOn = false;
      return going;
    },
  };
}

test('an older node goes on serving while a newer release brings the database up to date, and starts again afterwards', async () => {
  const users = [1, 2, 3, 4].map(useTestApp);
  expect(await migrate(newer, steps)).toEqual(['9999-next']);
  const page = async () => (await app.get('/')).text();
  await app.call('POST', '/announcements/', announcement('On the new schema'), access);
  expect(await page()).toContain('On the new schema');
  const statuses = (await Promise.all(users.map((user) => user.stop()))).flat();
  expect(statuses.length).toBeGreaterThan(4);
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);

  // One can go back: the older release starts on it, and the newer one once more.
  const settings = { SECRET_KEY: app.services.config.secretKey };
  const older = await startTestApp({ databaseUrl: database.url, settings });
  expect((await older.call('POST', '/announcements/', announcement('Back again'), access)).status).toBe(201);
  expect(await (await older.get('/')).text()).toContain('Back again');
  await older.close();
  expect(await migrate(newer, steps)).toEqual([]);
});
