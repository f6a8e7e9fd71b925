import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open.ts';

// A process that writes to a database as the site does, to be killed: rows with numbers that follow one another, and beside them one
// row that each write changes. It tells of each write once it is committed. Arguments: the database, writes a second.

const [path = '', pace = '50'] = process.argv.slice(2);
const db = openDatabase(path);
await migrate(db);

/** What a row says: of some pages now and then, so that pages come and go. */
const textOf = (id: number) => `${id} `.repeat(id % 50 === 0 ? 4000 : 40);

await sql`create table if not exists writes (id integer primary key, text text not null)`.execute(db);
await sql`create table if not exists latest (id integer not null)`.execute(db);
await sql`insert into latest select coalesce(max(id), 0) from writes where not exists (select 1 from latest)`.execute(
  db,
);

async function write(): Promise<void> {
  const id = await db.transaction().execute(async (unit) => {
    const { rows } = await sql<{ id: number }>`update latest set id = id + 1 returning id`.execute(unit);
    const next = rows[0]?.id ?? 0;
    await sql`insert into writes values (${next}, ${textOf(next)})`.execute(unit);
    if (next % 7 === 0) await sql`update writes set text = ${'gone'} where id = ${next - 200}`.execute(unit);
    return next;
  });
  if (process.connected) process.send?.({ id, at: Date.now() });
}

process.on('disconnect', () => process.exit());
for (let begun = performance.now(); ; begun = performance.now()) {
  // A disk that fails or is full refuses some.
  await write().catch(() => undefined);
  await pause(Math.max(0, 1000 / Number(pace) - (performance.now() - begun)));
}
