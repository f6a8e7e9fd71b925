import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/**
 * The table that stands in a place from before the first row is copied into it until everything has arrived and was compared. It
 * comes from no migration, since a restore begins with the tables of an earlier release.
 */
const MARK = 'unfinished_copy';

/** A move or a restore into this place was broken off. */
class UnfinishedCopy extends Error {
  override readonly name = 'UnfinishedCopy';

  constructor() {
    super(
      'A move or a restore into this place was broken off: rows or files are missing. Run the same command again, which begins anew. The old place, or the backup, still has everything.',
    );
  }
}

export async function markUnfinished(db: Database): Promise<void> {
  await db.schema.createTable(MARK).addColumn('begun_at', 'text').execute();
}

export async function markFinished(db: Database): Promise<void> {
  await sql`drop table ${sql.table(MARK)}`.execute(db);
}

/** True in a place that is being filled, or whose filling was broken off. */
export async function isUnfinished(db: Database): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === MARK);
}

/** Throws `UnfinishedCopy` in a place that lacks something. */
export async function expectFinished(db: Database): Promise<void> {
  if (await isUnfinished(db)) throw new UnfinishedCopy();
}
