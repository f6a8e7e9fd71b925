import pg from 'pg';
import { z } from 'zod';
import { Failure, type Log } from '../logging.ts';
import type { ContentVersions } from './content-versions.ts';
import { type Database, isPostgres } from './open.ts';
import { SERVING } from './postgres.ts';

/** The channel on which PostgreSQL says that a cache tag has a new number: see the trigger in the first migration. */
const CHANNEL = 'content_versions';

/** Between two looks at the numbers themselves, for news that never arrived, and before a new connection. Milliseconds. */
const LOOK_EVERY = 1000;

/** For an answer to a connection, and to a statement. Milliseconds. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000, application_name: SERVING };

/** A node of an older release may still have made the trigger's function. */
const news = z.object({
  tag: z.string(),
  version: z.int(),
  parts: z.string().nullable().default(null),
  parts_version: z.int().nullable().default(null),
});

/**
 * Tells the page cache about changes by other nodes, or by a script beside this process. On PostgreSQL a notification
 * comes with the commit. A connection can be cut unnoticed, so the numbers are also read every second, with a check that it
 * still listens.
 */
export class InvalidationListener {
  readonly #url: string;
  readonly #db: Database;
  readonly #versions: ContentVersions;
  readonly #listening: Failure;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(url: string, db: Database, versions: ContentVersions, log: Log) {
    this.#url = url;
    this.#db = db;
    this.#versions = versions;
    this.#listening = new Failure(log, 'Listening to what other nodes change');
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined;
      });
    }, LOOK_EVERY);
    void this.#listen();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#looking;
    await this.#client?.end();
  }

  /** For tests: the connection is gone, as when a cable is pulled. */
  cut(): void {
    this.#client?.removeAllListeners('notification');
  }

  async #look(): Promise<void> {
    // A database that cannot be reached is not reported here: the code that needs it reports it.
    await this.#versions.load(this.#db).catch(() => undefined);
    const client = this.#client;
    if (client === undefined) await this.#listen();
    else await client.query('select pg_listening_channels()').catch(() => client.end().catch(() => undefined));
  }

  async #listen(): Promise<void> {
    if (!isPostgres(this.#url) || this.#timer === undefined) return;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, ...patience });
    this.#client = client;
    const onConnectionLost = () => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on('error', onConnectionLost);
    client.on('end', onConnectionLost);
    client.on('notification', ({ payload }) => {
      const said = news.safeParse(JSON.parse(payload ?? 'null'));
      if (said.success) this.#versions.learn(said.data);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // Catches up on changes made while it was not listening.
      await this.#versions.load(this.#db);
      this.#listening.ends();
    } catch (error) {
      this.#listening.begins(error);
      onConnectionLost();
      await client.end().catch(() => undefined);
    }
  }
}
