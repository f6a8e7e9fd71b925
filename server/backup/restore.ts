import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Config, type Settings, secretKeyFile } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { FIRST_MIGRATION, migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/open.ts';
import { countEverything } from '../database/statistics.ts';
import { forgetSiteId } from '../identity/site-id.ts';
import { adoptKey } from '../identity/site-key.ts';
import type { Storage } from '../media/storage.ts';
import { summarise } from '../uploads/digest.ts';
import type { TemporaryFiles } from '../uploads/temporary-files.ts';
import { type CataloguedTable, readCatalogue } from './catalogue.ts';
import { TableDigest, type TableSummary } from './digest.ts';
import { clearDatabase, describePlace } from './empty-place.ts';
import { emptyTables, fillTable, setCounters } from './fill.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  type archivedSettings,
  BadArchive,
  type FileSummary,
  fileCountOf,
  type ListedFile,
} from './manifest.ts';
import { readArchive, readHead } from './read-archive.ts';
import type { ArchivedRow } from './snapshot.ts';
import { markFinished, markUnfinished } from './unfinished.ts';

/** Takes the content of each file, and reads it to the end. */
type KeepFile = (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

export interface Restored {
  head: ArchiveHead;
  settings: ReturnType<(typeof archivedSettings)['parse']>;
  manifest: ArchiveManifest;
}

/** The migrations that the archive's database had. Throws `BadArchive` where this release cannot bring it back. */
function stepsOf(head: ArchiveHead) {
  if (!head.migrations.includes(FIRST_MIGRATION)) {
    throw new BadArchive(
      'This backup was made by a development version from before release 0.1.0, which no release can restore.',
    );
  }
  const steps = Object.fromEntries(Object.entries(migrations).filter(([name]) => head.migrations.includes(name)));
  if (Object.keys(steps).length !== head.migrations.length) {
    throw new BadArchive('This backup was made by a newer release. Restore it with that release.');
  }
  return steps;
}

/** Everything that differs from the archive's manifest; empty when nothing does. */
function differences<Summary extends TableSummary | FileSummary>(
  what: string,
  said: Record<string, Summary>,
  found: Record<string, Summary | undefined>,
): string[] {
  const names = new Set([...Object.keys(said), ...Object.keys(found)]);
  return [...names].flatMap((name) =>
    JSON.stringify(said[name]) === JSON.stringify(found[name]) ? [] : [`${what} ${name}`],
  );
}

function expectNone(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new BadArchive(`This backup is damaged: ${wrong.slice(0, 5).join(', ')}.`);
}

/** The files that came out of an archive and that it has not listed yet: a thousand at most, however many it holds. */
class ReadFiles {
  readonly #found = new Map<string, FileSummary>();
  #count = 0;

  add(key: string, summary: FileSummary): void {
    this.#found.set(key, summary);
    this.#count += 1;
  }

  /** Throws `BadArchive` where one that is listed did not come, or is another. */
  compare(listed: readonly ListedFile[]): void {
    const found = listed.map(([key]) => [key, this.#found.get(key)] as const);
    expectNone(differences('file', Object.fromEntries(listed), Object.fromEntries(found)));
    for (const [key] of listed) this.#found.delete(key);
  }

  /** Files that were not listed, or a wrong number of files; empty when all is well. */
  wrongOf({ files }: ArchiveManifest): string[] {
    const found = Object.fromEntries(this.#found);
    if (typeof files !== 'number') return differences('file', files, found);
    return files === this.#count ? differences('file', {}, found) : [`its ${files} files`];
  }
}

/**
 * Writes an archive into a database without any tables, and passes on its files. The rows are written in one transaction,
 * which is committed only if every table and file matches the archive's manifest. Throws `BadArchive` otherwise.
 */
export async function restoreArchive(
  path: string,
  db: Database,
  keepFile: KeepFile,
  stopping?: AbortSignal,
): Promise<Restored> {
  const head = await readHead(path);
  const steps = stepsOf(head);
  await migrate(db, steps);
  const tables = await readCatalogue(steps);
  const byName = new Map(tables.map((table) => [table.name, { table, digest: new TableDigest(table) }]));
  const files = new ReadFiles();
  let settings: Restored['settings'] | undefined;

  const manifest = await db.transaction().execute(async (transaction) => {
    await emptyTables(transaction, tables);
    const said = await readArchive(path, {
      async head(_, archived) {
        settings = archived;
      },
      async rows(name, lines) {
        stopping?.throwIfAborted();
        const known = byName.get(name);
        if (!known) throw new BadArchive(`This backup holds a table that is not known: ${name}.`);
        const read = lines.map((line) => asRow(known.table, line));
        known.digest.add(read);
        await fillTable(transaction, known.table, read);
      },
      async file(key, content) {
        stopping?.throwIfAborted();
        files.add(key, await summarise(content, (counted) => keepFile(key, counted)));
      },
      async listed(said) {
        files.compare(said);
      },
    });
    await setCounters(transaction, said.counters);
    const sums = Object.fromEntries([...byName].map(([name, { digest }]) => [name, digest.summary()]));
    const wrong = [...differences('table', said.tables, sums), ...files.wrongOf(said)];
    expectNone(wrong);
    return said;
  });
  if (!settings) throw new BadArchive('This backup is damaged: its settings are missing.');
  return { head, settings, manifest };
}

function asRow({ name, columns }: CataloguedTable, line: unknown[]): ArchivedRow {
  if (line.length !== columns.length) throw new BadArchive(`This backup is damaged: a row of ${name}.`);
  return Object.fromEntries(columns.map((column, place) => [column, asValue(line[place])]));
}

function asValue(value: unknown): ArchivedRow[string] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * Brings files into the storage of a new place, a bucket's by way of this machine's disk, and knows which of them were not there
 * before.
 */
export class StoredFiles {
  readonly #storage: Storage;
  readonly #files: TemporaryFiles;
  readonly #kept: string[] = [];
  readonly #new: string[] = [];

  constructor(storage: Storage, files: TemporaryFiles) {
    this.#storage = storage;
    this.#files = files;
  }

  async keep(key: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    if (!(await this.#storage.find(key))) this.#new.push(key);
    this.#kept.push(key);
    if (this.#storage.filling) return this.#storage.filling.put(key, content);
    const aside = await this.#files.write(content);
    try {
      await this.#storage.putFile(key, aside);
    } finally {
      await rm(aside, { force: true });
    }
  }

  /** All of them are kept durably once this is done. */
  async settle(): Promise<void> {
    await this.#storage.filling?.settle(this.#kept);
  }

  async removeAll(): Promise<void> {
    for (const key of this.#new) await this.#storage.remove(key);
  }
}

/**
 * Removes everything that must not come back with old data: sign-ins that may have been ended since. Nor do notes of backups, whose
 * files belong to the site they were made on. Then the database is brought up to date. Answers whose invitations were open and are
 * no longer good.
 */
export async function settleRestored(db: Database, now: string): Promise<string[]> {
  const invited = await db
    .selectFrom('password_links')
    .innerJoin('users', 'users.id', 'password_links.user_id')
    .select('users.email')
    .distinct()
    .where('password_links.kind', '=', 'invitation')
    .where('password_links.expires_at', '>', now)
    .orderBy('users.email')
    .execute();
  await db.transaction().execute(async (transaction) => {
    for (const table of ['tokens', 'sessions', 'code_tries', 'codes', 'password_links'] as const) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
  });
  await migrate(db);
  await db.deleteFrom('backups').execute();
  await forgetSiteId(db);
  // Backups of earlier releases do not have these tables.
  for (const table of ['sign_in_links', 'address_undos'] as const) await db.deleteFrom(table).execute();
  return invited.map(({ email }) => email);
}

interface EmptyPlace {
  config: Settings;
  db: Database;
  storage: Storage;
  files: TemporaryFiles;
}

/** Lets the restored state give out nothing twice. Answers what is to be said of it. */
type CarryOver = (db: Database, config: Config, now: string) => Promise<string[]>;

/**
 * Restores a backup into an empty place, and says what it will do and what it did. After a failure, or once `stopping` is
 * aborted, the place is empty again, so that the restore can be repeated at once. If this process dies, the place stays marked
 * as unfinished.
 */
export async function restorePlace(
  place: EmptyPlace,
  path: string,
  secretKey: string | undefined,
  carryOver: CarryOver,
  say: (line: string) => void,
  stopping?: AbortSignal,
): Promise<void> {
  const { config, db, storage, files } = place;
  const { made_at } = await readHead(path);
  say(`Restoring the backup of ${made_at} into ${describePlace(config)}.`);
  const stored = new StoredFiles(storage, files);
  try {
    await clearDatabase(db, markUnfinished);
    const keep: KeepFile = (key, content) => stored.keep(key, content);
    const { settings, manifest } = await restoreArchive(path, db, keep, stopping);
    const now = new Date().toISOString();
    const invited = await settleRestored(db, now);
    if (secretKey === undefined)
      await writeFile(secretKeyFile(config.dataFolder), settings.secret_key, { mode: 0o600 });
    const key = secretKey ?? settings.secret_key;
    await adoptKey(db, key);
    const carried = await carryOver(db, { ...config, secretKey: key }, now);
    await countEverything(db);
    await stored.settle();
    await markFinished(db);
    const count = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored: ${count} rows and ${fileCountOf(manifest)} files as they were at ${made_at}.`);
    say('Everyone must sign in again.');
    for (const line of carried) say(line);
    if (invited.length > 0) say(`These invitations are no longer valid. Send them again: ${invited.join(', ')}.`);
    if (secretKey !== undefined && secretKey !== settings.secret_key)
      say('SECRET_KEY has changed: links in earlier e-mails no longer work.');
  } catch (error) {
    await stored.removeAll();
    await clearDatabase(db);
    say('Nothing was restored. The target is still empty, so you can try again.');
    throw error;
  }
}
