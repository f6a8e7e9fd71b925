import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { given, givenEach, prepared } from '../database/prepared.ts';

/** The records to which links lead, with what their addresses are made of. */
const targets = prepared((db, count: number) =>
  db
    .selectFrom('own_links')
    .leftJoin('posts', (on) => on.onRef('posts.id', '=', 'target_id').on('target', '=', sql.lit('posts')))
    .leftJoin('events', (on) => on.onRef('events.id', '=', 'target_id').on('target', '=', sql.lit('events')))
    .leftJoin('pages', (on) => on.onRef('pages.id', '=', 'target_id').on('target', '=', sql.lit('pages')))
    .leftJoin('documents', (on) => on.onRef('documents.id', '=', 'target_id').on('target', '=', sql.lit('documents')))
    .leftJoin('media', 'media.id', 'documents.media_id')
    .select([
      'own_links.record',
      'own_links.path',
      'own_links.target',
      'own_links.target_id',
      'posts.title as post_title',
      'posts.slug',
      'posts.status as post_status',
      'posts.published_date as post_date',
      'posts.deleted_at as post_deleted_at',
      'events.title as event_title',
      'events.is_active',
      'events.is_public',
      'events.deleted_at as event_deleted_at',
      'pages.address',
      'pages.status as page_status',
      'pages.published_date as page_date',
      'pages.deleted_at as page_deleted_at',
      'documents.deleted_at as document_deleted_at',
      'media.key',
    ])
    .where('own_links.resource', '=', given<string>('resource'))
    .where('own_links.record', 'in', givenEach<string>('records', count)),
);

type Row = Awaited<ReturnType<typeof targets>>[number];

/** The record to which a path leads in a text. */
export interface PresentTarget {
  target: string;
  id: number;
  /** The parts of its address; undefined where visitors may not read it, or where its address never changes. */
  addressed?: { address?: string; title?: string; slug?: string; key?: string };
  /** A moment from which on visitors find it. */
  from?: string;
}

type Findable = Pick<PresentTarget, 'addressed' | 'from'>;

function published(
  { status, date, deletedAt }: { status: string | null; date: string | null; deletedAt: string | null },
  addressed: NonNullable<PresentTarget['addressed']>,
  now: string,
): Findable {
  if (status !== 'published' || deletedAt !== null || date === null) return {};
  return date <= now ? { addressed } : { from: date };
}

function findable(row: Row, now: string): Findable {
  if (row.target === 'pages')
    return published(
      { status: row.page_status, date: row.page_date, deletedAt: row.page_deleted_at },
      { address: row.address ?? '' },
      now,
    );
  if (row.target === 'posts')
    return published(
      { status: row.post_status, date: row.post_date, deletedAt: row.post_deleted_at },
      { title: row.post_title ?? '', slug: row.slug ?? '' },
      now,
    );
  if (row.target === 'events')
    return row.is_active && row.is_public && row.event_deleted_at === null
      ? { addressed: { title: row.event_title ?? '' } }
      : {};
  return row.key !== null && row.document_deleted_at === null ? { addressed: { key: row.key } } : {};
}

/** Where the paths in these records of one kind lead now: `7 /our-story`. A path whose target is not known leads where it is written. */
export async function presentTargets(
  db: Database,
  resource: string,
  records: readonly string[],
  now: string,
): Promise<Map<string, PresentTarget>> {
  const rows = await targets(db, { resource, records }, records.length);
  return new Map(
    rows.flatMap((row) => {
      const { record, path, target, target_id: id } = row;
      if (target === null || id === null) return [];
      return [[`${record} ${path}`, { target, id, ...findable(row, now) }] as const];
    }),
  );
}
