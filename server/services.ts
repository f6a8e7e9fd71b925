import type { DownloadableBackups } from '../domain/backup.ts';
import type { Clock } from '../domain/instant.ts';
import type { Config } from './config.ts';
import type { Copies } from './copies/keep-copies.ts';
import type { ContentVersions } from './database/content-versions.ts';
import type { Database } from './database/open.ts';
import type { UnitOfWork, Write } from './database/unit-of-work.ts';
import type { GatewayAtWork } from './gateways/gateway.ts';
import type { CertificateWatch } from './health/certificate.ts';
import type { Limits, PlaceLimiter } from './http/limit.ts';
import type { Log } from './logging.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Media } from './media/media.ts';
import type { DiskReserve } from './metrics/disk-reserve.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Counts } from './resource/counts.ts';
import type { UpdatesWatch } from './troubles/machine-updates.ts';

/** What makes a backup when somebody asks for one. */
export interface BackupMaker {
  begin(userId: number): Promise<void>;
  progress(): Promise<DownloadableBackups['making']>;
  /** Why the last one failed, as a code. */
  readonly problem: string | null;
}

/** The services that every feature works with: one set for the running process. */
export interface Services {
  config: Config;
  /** The number by which this site's own commands know it. */
  siteId: string | undefined;
  clock: Clock;
  log: Log;
  /** For reading. Writing goes through `write`. */
  db: Database;
  write: Write;
  versions: ContentVersions;
  limits: Limits;
  attempts: PlaceLimiter;
  media: Media;
  counts: Counts;
  metrics: Metrics;
  /** Null where no operator is set up that asks payers. */
  requests: GatewayAtWork | null;
  outbox: Pick<Outbox, 'isFailing'>;
  /**
   * Begins a small correction of a record's texts, after which its translations are as up to date as they were. What it answers
   * runs after the change.
   */
  beginCorrection(unit: Pick<UnitOfWork, 'db' | 'now'>, resource: string, record: string): Promise<() => Promise<void>>;
  /** What is written is copied elsewhere, where that is set up. */
  copies: Pick<Copies, 'whileItLetsGo'>;
  certificate: CertificateWatch;
  updates: UpdatesWatch;
  backupNow: BackupMaker;
  /** Null where the database is not on this machine's disk. */
  disk: DiskReserve | null;
}
