import type { Clock } from '../../domain/instant.ts';
import type { ContentVersions, VersionRow } from './content-versions.ts';
import { fillWritten } from './folded-texts.ts';
import type { Database } from './open.ts';
import { shortened } from './shorten.ts';
import { isUnreadableTable } from './sqlite-statements.ts';
import { type CacheTag, TagParts } from './tag-parts.ts';

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as HTML, for those who read it so. */
  html?: string;
  /** Headers beyond the usual ones. */
  headers?: Record<string, string>;
  /** The mail is worthless after this moment, ISO 8601, and is then not sent. */
  expiresAt?: string;
}

/** The part of a transaction that takes its mails. */
export interface MailQueue {
  /** Answers the number of the mail. */
  put(transaction: Database, mail: Mail, now: string): Promise<number>;
  /** Mail has been committed: it is sent soon. */
  nudge(): void;
}

/** A change of one record, for the audit log. `before` and `after` are what the API shows of it, never a secret; of long texts the log keeps where they differ. */
interface AuditEntry {
  action: string;
  resource: string;
  resourceId?: number | null;
  before?: unknown;
  after?: unknown;
}

/**
 * One transaction with what belongs to it: the change itself, its audit rows, the cache tags it makes stale and the mail it
 * sends. All of it happens, or none.
 */
export interface UnitOfWork {
  db: Database;
  /** The moment of the transaction, ISO 8601. */
  now: string;
  audit(entry: AuditEntry): Promise<void>;
  /** Public replies made from these parts of the cache tag, or without parts from any of it, are stale after the commit. */
  changes(cacheTag: CacheTag, parts?: Iterable<string | number>): void;
  /** Puts a mail into the outbox, and answers its number; it is sent soon after the commit. */
  mail(mail: Mail): Promise<number>;
}

/** Runs `work` in one transaction on behalf of a user (null: nobody signed in). */
export type Write = <Result>(userId: number | null, work: (unit: UnitOfWork) => Promise<Result>) => Promise<Result>;

const asJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Begins to note what a transaction changes. Returns what keeps up with it, and runs before the transaction ends. */
type Follow = (db: Database) => Promise<() => Promise<void>>;

export function writer(
  database: Database,
  clock: Clock,
  versions: ContentVersions,
  outbox: MailQueue,
  follow: Follow,
): Write {
  return async (userId, work) => {
    const learnt: VersionRow[] = [];
    let mailed = false;
    const result = await database.transaction().execute(async (db) => {
      const now = clock().toISOString();
      const keepUp = await follow(db);
      const changed = new TagParts();
      const done = await work({
        db,
        now,
        async audit({ action, resource, resourceId, before, after }) {
          const [old, present] = shortened(before, after);
          await db
            .insertInto('audit')
            .values({
              at: now,
              user_id: userId,
              action,
              resource,
              resource_id: resourceId ?? null,
              before: asJson(old),
              after: asJson(present),
            })
            .execute();
        },
        changes(cacheTag, parts) {
          if (parts === undefined) changed.addAll(cacheTag);
          else changed.add(cacheTag, parts);
        },
        async mail(mail) {
          mailed = true;
          return outbox.put(db, mail, now);
        },
      });
      // A table that cannot be read keeps nobody from writing others. A search reads what is not filled in, and housekeeping says so.
      for (const keep of [() => fillWritten(db), keepUp]) {
        await keep().catch((error: unknown) => {
          if (!isUnreadableTable(error)) throw error;
        });
      }
      // Always in the same order, so that no two transactions wait for each other.
      for (const [cacheTag, parts] of [...changed].sort(([a], [b]) => (a < b ? -1 : 1))) {
        learnt.push(await versions.bump(db, cacheTag, parts));
      }
      return done;
    });
    for (const row of learnt) versions.learn(row);
    if (mailed) outbox.nudge();
    return result;
  };
}
