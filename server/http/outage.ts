/** `unavailable`: cannot be used now, and recovers by itself. `full`: nothing more can be written until there is space. */
export type Outage = 'unavailable' | 'full';

/** The disk is nearly full: the rest must stay free. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor() {
    super('There is no room left on the disk.');
  }
}

/** The error codes of the system, PostgreSQL and the storage for each outage. */
const byCode = new Map<string, Outage>([
  // No room: on the disk, in the quota, in a file; `disk_full`.
  ...['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].map((code) => [code, 'full'] as const),
  ...[
    // The network.
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
    ...['ENOTFOUND', 'EAI_AGAIN'],
    // The disk: it fails, was made read-only after it failed, or there are too many open files.
    ...['EIO', 'EROFS', 'EMFILE', 'ENFILE'],
    // PostgreSQL: deadlock, lock not to be had in time, cancelled, too many connections, starting, stopping, crashed.
    ...['40P01', '40001', '55P03', '57014', '53200', '53300', '57P01', '57P02', '57P03', '58030', '25P03', '25006'],
    'STORAGE_UNAVAILABLE',
  ].map((code) => [code, 'unavailable'] as const),
]);

/** SQLite's primary result codes. */
const bySqliteCode = new Map<number, Outage>([
  [5, 'unavailable'], // busy
  [6, 'unavailable'], // locked
  [7, 'unavailable'], // no memory
  [8, 'unavailable'], // read-only
  [10, 'unavailable'], // the disk failed
  [13, 'full'],
  [14, 'unavailable'], // cannot be opened
]);

/** The messages of `pg` about a broken or unavailable connection; these errors have no codes. */
const brokenLine = /connection terminated|not queryable|timeout exceeded when trying to connect/i;

/** The outage of the database, the disk, the network or the storage behind an error; undefined for a fault of ours. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  // The low byte of SQLite's extended code is its primary one.
  if ('errcode' in error && typeof error.errcode === 'number') return bySqliteCode.get(error.errcode & 0xff);
  const known = 'code' in error && typeof error.code === 'string' ? byCode.get(error.code) : undefined;
  // PostgreSQL's class 08 is the connection.
  if (known !== undefined) return known;
  const isLine = ('code' in error && /^08\w{3}$/.test(String(error.code))) || brokenLine.test(error.message);
  return isLine ? 'unavailable' : undefined;
}
