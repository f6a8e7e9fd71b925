import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { isPostgres, openDatabase } from '../database/open.ts';
import { SERVING } from '../database/postgres.ts';

/** Milliseconds for which a command that only looks at the file may hold it. */
const PATIENCE = 3000;

/** SQLite's codes for a file that another process has open, and for one that is damaged or something else. */
const BUSY = 5;
const UNREADABLE = [11, 26];

/** Tries to have the file of the database alone: where another process has it open, it cannot be had. */
function isFileInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
    return false;
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) % 256 : undefined;
    if (code === BUSY) return true;
    // Nobody works with it.
    if (code !== undefined && UNREADABLE.includes(code)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/** The machines that serve from this PostgreSQL database, as it knows them. */
async function servingNodes(url: string): Promise<string[]> {
  const db = openDatabase(url);
  try {
    const { rows } = await sql<{ host: string }>`
      select distinct coalesce(host(client_addr), 'this machine') as host from pg_stat_activity
      where datname = current_database() and application_name = ${SERVING}`.execute(db);
    return rows.map(({ host }) => host);
  } finally {
    await db.destroy();
  }
}

/** Throws where a site runs on this database: what it changes while everything is copied would be lost. */
export async function expectNotInUse({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (isPostgres(databaseUrl)) {
    const nodes = await servingNodes(databaseUrl);
    if (nodes.length > 0)
      throw new Error(
        `A site is running on this database (from ${nodes.join(', ')}). Stop it on every node, then try again: systemctl stop intambwe. Nothing was done.`,
      );
  } else if (isFileInUse(databaseUrl)) {
    throw new Error(
      `A site, or another command, has the database ${databaseUrl} open. Stop it, then try again: systemctl stop intambwe. Nothing was done.`,
    );
  }
}
