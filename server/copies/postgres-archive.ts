import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

// A PostgreSQL database is copied by PostgreSQL itself: docs/operations.md, "Copies and going back".

/** How PostgreSQL's own archive is doing, as PostgreSQL says. */
export interface Archiver {
  /** When a piece of its journal was last archived; null for never since it began to count, as after a crash. */
  archivedAt: string | null;
  /** When that last failed; null for never. */
  failedAt: string | null;
  /** Whether there is to be one at all: who rents a database may not be able to have it. */
  isKept: boolean;
  /** In words for the operator; null while all is well. */
  problem: string | null;
}

interface Said {
  mode: string;
  /** Seconds after which a piece is archived that is not full; 0 for never. */
  timeout: number;
  archived: string | null;
  failed: string | null;
  last_piece: string | null;
  current_piece: string;
  /** Bytes of a piece. */
  piece_size: number;
}

/** Full pieces that may wait while all is well. */
const MAY_WAIT = 3;

/** The number of a piece of the journal: its name is the timeline, 4 GB of the journal, and the piece in these. */
function numberOf(name: string, size: number): number {
  return Number.parseInt(name.slice(8, 16), 16) * (2 ** 32 / size) + Number.parseInt(name.slice(16, 24), 16);
}

/** Full pieces that are not archived; 0 where that is not known: a new timeline is archived by a name that is no piece's. */
function waitingPieces({ last_piece, current_piece, piece_size }: Said): number {
  if (last_piece === null || last_piece.length < current_piece.length) return 0;
  return numberOf(current_piece, piece_size) - numberOf(last_piece, piece_size) - 1;
}

function problemOf(said: Said): string | null {
  const { mode, timeout, archived, failed } = said;
  const read = 'See docs/operations.md, “Copies and going back”.';
  if (mode === 'off') return `PostgreSQL keeps no archive: archive_mode is off. ${read}`;
  if (failed !== null && (archived === null || failed > archived))
    return `PostgreSQL cannot archive: it failed last at ${failed}, and its log says why. It tries again until it works, and its journal fills the disk meanwhile. ${read}`;
  const waiting = waitingPieces(said);
  if (waiting > MAY_WAIT)
    return `PostgreSQL archives too slowly, or the command that archives hangs: ${waiting} pieces of its journal wait. ${read}`;
  if (timeout === 0)
    return `PostgreSQL archives what was written only once there is much of it: archive_timeout is 0. ${read}`;
  return null;
}

/** Asks PostgreSQL how its archive is doing. The role of the program may ask. */
export async function readArchiver(db: Database): Promise<Archiver> {
  const { rows } = await sql<Said>`
    select current_setting('archive_mode') as mode,
      (select setting::int from pg_settings where name = 'archive_timeout') as timeout,
      last_archived_time as archived, last_failed_time as failed, last_archived_wal as last_piece,
      pg_walfile_name(pg_current_wal_lsn()) as current_piece,
      pg_size_bytes(current_setting('wal_segment_size')) as piece_size
    from pg_stat_archiver`.execute(db);
  const [said] = rows;
  if (said === undefined) throw new Error('PostgreSQL does not say how its archive is doing.');
  return { archivedAt: said.archived, failedAt: said.failed, isKept: said.mode !== 'off', problem: problemOf(said) };
}

/** What to run in place of `intambwe restore --at`, for a moment in UTC. The present state stays while it is looked at. */
export const postgresRestoreSteps = (at: string): string =>
  `The database is PostgreSQL, which goes back by its own archive. On its machine, as root, with VERSION as pg_lsclusters says it:

  pg_createcluster --port 5433 VERSION then
  rm -r /var/lib/postgresql/VERSION/then
  runuser -u postgres -- pgbackrest --stanza=intambwe --pg1-path=/var/lib/postgresql/VERSION/then --archive-mode=off --type=time --target='${at.replace('T', ' ').replace('Z', '+00')}' --target-action=promote restore
  pg_ctlcluster VERSION then start

The state of that moment is then beside the present one, at port 5433. How to look at it, how to make it the site's, and what has to be done again then: docs/operations.md, “Copies and going back”.`;
