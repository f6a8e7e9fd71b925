import type { LinkTrouble } from '../../domain/links.ts';
import type { Database } from '../database/open.ts';
import type { CacheContext } from '../http/cache-context.ts';
import type { AddressedResource } from '../translations/published.ts';
import type { Replacement } from './store.ts';

/** A record that takes the place of a standard page, in whatever state it is. */
export interface ReplacingRecord {
  id: number;
  title: string;
  address?: string;
  slug?: string;
  /** Why visitors find nothing at it. */
  trouble: LinkTrouble | null;
  /** A moment from which on they find it. */
  from?: string;
}

interface Published {
  status: string;
  published_date: string | null;
  deleted_at: string | null;
}

function troubleOf({ status, published_date, deleted_at }: Published, now: string): LinkTrouble | null {
  if (deleted_at !== null) return 'trash';
  return status === 'published' && published_date !== null && published_date <= now ? null : 'hidden';
}

const found = <Row extends Published>(row: Row, now: string) => ({
  ...row,
  trouble: troubleOf(row, now),
  ...(row.status === 'published' && row.published_date !== null && row.published_date > now
    ? { from: row.published_date }
    : {}),
});

const published = ['id', 'title', 'status', 'published_date', 'deleted_at'] as const;

const readers: Record<
  AddressedResource,
  (db: Database, ids: readonly number[], now: string) => Promise<ReplacingRecord[]>
> = {
  async pages(db, ids, now) {
    const rows = await db
      .selectFrom('pages')
      .select([...published, 'address'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => found(row, now));
  },
  async posts(db, ids, now) {
    const rows = await db
      .selectFrom('posts')
      .select([...published, 'slug'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => found(row, now));
  },
  async events(db, ids) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'title', 'is_active', 'is_public', 'deleted_at'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ is_active, is_public, deleted_at, ...row }) => {
      const hidden = is_active && is_public ? null : 'hidden';
      return { ...row, trouble: deleted_at === null ? hidden : 'trash' };
    });
  },
};

export const replacingKinds = ['pages', 'posts', 'events'] as const satisfies readonly AddressedResource[];

export const isReplacing = (name: string): name is AddressedResource => replacingKinds.some((one) => one === name);

export const idsOf = (pages: readonly Replacement[], kind: AddressedResource) =>
  pages.flatMap(({ target, target_id }) => (target === kind && target_id !== null ? [target_id] : []));

/** The records that take the place of these pages, by `pages 7`. Those that are not among them were deleted for good. */
export async function replacingRecords(
  db: Database,
  pages: readonly Replacement[],
  now: string,
  cacheContext?: CacheContext,
): Promise<Map<string, ReplacingRecord>> {
  const records = new Map<string, ReplacingRecord>();
  for (const kind of replacingKinds) {
    const ids = idsOf(pages, kind);
    if (ids.length === 0) continue;
    cacheContext?.addParts(kind, ids);
    for (const record of await readers[kind](db, ids, now)) {
      records.set(`${kind} ${record.id}`, record);
      cacheContext?.expiresAt(record.from);
    }
  }
  return records;
}
