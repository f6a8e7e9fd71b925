import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { z } from 'zod';

/** A backup of each release, and the digests of its migrations. */
export const folder = 'tests/upgrade/releases';

const digests = z.object({ sqlite: z.string(), postgres: z.string() });
const released = z.object({ migrations: z.record(z.string(), digests) });
export type Released = z.infer<typeof released>;

const dialects: Record<'sqlite' | 'postgres', Dialect> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** The digest of every statement that a migration makes for one of the databases, which here runs none of them. */
async function digestOf(migration: Migration, kind: keyof typeof dialects): Promise<string> {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: dialects[kind],
    log: ({ query }) => {
      hash.update(`${query.sql}\0${JSON.stringify(query.parameters)}\0`);
    },
  });
  await migration.up(db);
  return hash.digest('hex');
}

/** The digests of these migrations on both databases. They change when one does something else, not with its comments. */
export async function digestsOf(migrations: Record<string, Migration>): Promise<Released['migrations']> {
  const found: Released['migrations'] = {};
  for (const [name, migration] of Object.entries(migrations)) {
    found[name] = { sqlite: await digestOf(migration, 'sqlite'), postgres: await digestOf(migration, 'postgres') };
  }
  return found;
}

/** The versions that have a backup here, the oldest first. */
export async function releases(): Promise<string[]> {
  const names = await readdir(folder);
  const versions = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  return versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export const readReleased = async (version: string): Promise<Released> =>
  released.parse(JSON.parse(await readFile(join(folder, `${version}.json`), 'utf8')));

export const backupOf = (version: string) => join(folder, `${version}.tar.zst`);
