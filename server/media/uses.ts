import { type RawBuilder, sql } from 'kysely';
import type { Collection } from '../../domain/collections/collection.ts';
import { collections } from '../../domain/collections/registry.ts';
import type { Rows } from '../database/open.ts';
import { contains } from '../resource/listing.ts';
import { stemOf } from './keys.ts';

interface Place {
  table: string;
  /** What one of them is called. */
  called: string;
  /** The column that names it; without one it is named by what it is called. */
  title?: string;
  /** Columns with a file's number. */
  numbers?: readonly string[];
  /** Columns of text that can hold a file's address. */
  texts?: readonly string[];
}

/** The fields of collections that hold a file's number. */
const placesInCollections = collections.map(({ table, noun, title, fields }: Collection) => ({
  table,
  called: noun,
  title,
  numbers: fields.flatMap(({ name, control }) => ('upload' in control ? name : [])),
}));

/** Every place a file can be used in. */
const places: readonly Place[] = [
  ...placesInCollections.filter(({ numbers }) => numbers.length > 0),
  { table: 'advertisements', called: 'advertisement', title: 'title', numbers: ['media_id'] },
  {
    table: 'events',
    called: 'event',
    title: 'title',
    numbers: ['banner_media_id', 'media_id'],
    texts: ['description'],
  },
  { table: 'posts', called: 'blog post', title: 'title', numbers: ['media_id'], texts: ['content'] },
  {
    table: 'gallery_items',
    called: 'gallery item',
    title: 'title',
    numbers: ['media_id', 'thumbnail_media_id'],
    texts: ['video_url'],
  },
  { table: 'pages', called: 'page', title: 'title', texts: ['content'] },
  { table: 'site_pages', called: 'page', title: 'title', texts: ['body'] },
  { table: 'site_settings', called: 'site settings', texts: ['settings'] },
];

/** As many uses are named; one is enough to know where to look. */
const NAMED = 10;

function usesIn({ table, called, title, numbers = [], texts = [] }: Place, id: number, address: string) {
  const conditions: RawBuilder<boolean>[] = numbers.map((column) => sql<boolean>`${sql.ref(column)} = ${id}`);
  if (texts.length > 0) conditions.push(contains(texts, address));
  const name = title === undefined ? sql.lit('') : sql.ref(title);
  return sql<{ called: string; name: string }>`
    select ${sql.lit(called)} as called, ${name} as name from ${sql.table(table)}
    where ${sql.join(conditions, sql` or `)} limit ${sql.lit(NAMED)}`;
}

/** Where a file is used, in words: `blog post “The first harvest”`. What lies in the trash counts, as it can come back. */
export async function usesOf(rows: Rows, { id, url }: { id: number; url: string }): Promise<string[]> {
  const uses: string[] = [];
  for (const place of places) {
    const found = await usesIn(place, id, stemOf(url)).execute(rows);
    uses.push(...found.rows.map(({ called, name }) => (name === '' ? called : `${called} “${name}”`)));
  }
  return uses.slice(0, NAMED);
}
