import type { Kysely } from 'kysely';
import { isSqlite } from '../../columns.ts';

/** Pieces of the statements that the two databases write differently. */
export interface Dialect {
  isSqlite: boolean;
  /** The key, given out by the database. Without AUTOINCREMENT, SQLite would give out that of a removed last row again. */
  id: string;
  moment: string;
  day: string;
  /** The last columns of a record that staff write, and that goes into the trash before it is removed. */
  recordTimes: string;
}

export function dialectOf(database: Kysely<unknown>): Dialect {
  const sqlite = isSqlite(database);
  const moment = sqlite ? 'text' : 'timestamptz';
  return {
    isSqlite: sqlite,
    id: `id integer ${sqlite ? 'primary key autoincrement' : 'generated always as identity primary key'}`,
    moment,
    day: sqlite ? 'text' : 'date',
    recordTimes: `created_at ${moment} not null, updated_at ${moment} not null, deleted_at ${moment}`,
  };
}
