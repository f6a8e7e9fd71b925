import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { freshDatabase } from '../../tests/support/databases.ts';
import { onServer } from '../../tests/support/on-server.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { openDatabase } from './open.ts';

test.each(['Pacific/Kiritimati', 'America/St_Johns'])(
  'moments are read as written where PostgreSQL has the time zone %s',
  async (zone) => {
    const { url = '', drop } = await freshDatabase('postgres');
    await onServer(inject('postgres'), `alter database ${new URL(url).pathname.slice(1)} set timezone to '${zone}'`);
    const db = openDatabase(url);
    const moments = ['0001-01-01T00:00:00.000Z', MORNING, '9999-12-31T23:59:59.999Z'];
    const about = {
      title: 'x',
      message: 'x',
      is_active: true,
      created_at: MORNING,
      updated_at: MORNING,
      deleted_at: null,
    };
    await db
      .insertInto('announcements')
      .values(moments.map((show_until) => ({ ...about, show_until })))
      .execute();
    const found = await db.selectFrom('announcements').select('show_until').orderBy('id').execute();
    expect(found.map(({ show_until }) => show_until)).toEqual(moments);
    await db.destroy();
    await drop();
  },
);

test('a statement is the work of one process', async () => {
  const { url = '', drop } = await freshDatabase('postgres');
  const db = openDatabase(url);
  const { rows } = await sql<Record<string, string>>`show max_parallel_workers_per_gather`.execute(db);
  expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }]);
  await db.destroy();
  await drop();
});
