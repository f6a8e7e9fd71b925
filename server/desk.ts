import type { Clock } from '../domain/instant.ts';
import type { Config } from './config.ts';
import type { ContentVersions } from './database/content-versions.ts';
import type { Rows } from './database/open.ts';
import type { Write } from './database/unit-of-work.ts';
import type { Limits, PlaceLimiter } from './http/limit.ts';
import type { Log } from './logging.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Media } from './media/media.ts';
import type { Counts } from './resource/counts.ts';
import type { DiskReserve } from './watch/disk-reserve.ts';
import type { Watch } from './watch/watch.ts';

/** What the rooms work with: the one set of tools of the running process, handed to each. */
export interface Desk {
  config: Config;
  clock: Clock;
  log: Log;
  /** For reading. Writing goes through `write`. */
  rows: Rows;
  write: Write;
  versions: ContentVersions;
  limits: Limits;
  attempts: PlaceLimiter;
  media: Media;
  counts: Counts;
  watch: Watch;
  outbox: Pick<Outbox, 'isFailing'>;
  /** Null where the database is not on this machine's disk. */
  disk: DiskReserve | null;
}
