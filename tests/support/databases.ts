import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { type Database, openDatabase } from '../../server/database/open.ts';
import { onServer } from './on-server.ts';
import { some } from './thorough.ts';

const kinds = ['postgres', 'sqlite'] as const;
export type DatabaseKind = (typeof kinds)[number];

/**
 * Every test of a store runs on both where the sweeps run whole, and on PostgreSQL in every test run: the product that is
 * tested in the browser, or started without saying a database, is on SQLite.
 */
export const databases = some(kinds, 1);

export interface FreshDatabase {
  /** As `DATABASE_URL`; undefined for SQLite in the data folder. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** An empty, migrated database of its own; on this PostgreSQL, where it is not the one of all tests. */
export async function freshDatabase(kind: DatabaseKind, ownServer?: string): Promise<FreshDatabase> {
  if (kind === 'sqlite') return { url: undefined, drop: async () => undefined };
  const server = ownServer ?? inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template template_intambwe strategy file_copy`);
  return { url: `${server}/${name}`, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** An empty, migrated, open database of its own, for a test of the layers below the product. */
export async function openFreshDatabase(kind: DatabaseKind): Promise<{ db: Database; close(): Promise<void> }> {
  const { url, drop } = await freshDatabase(kind);
  const db = openDatabase(url ?? ':memory:');
  await migrate(db);
  return {
    db,
    async close() {
      await db.destroy();
      await drop();
    },
  };
}
