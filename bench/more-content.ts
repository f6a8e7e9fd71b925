import { sql } from 'kysely';
import type { Database } from '../server/database/open.ts';

/** The number of records of each kind. */
export interface Amount {
  posts: number;
  events: number;
  galleryItems: number;
}

/** As little as fills the first page of every list, that of the videos among them. */
export const fullPages: Amount = { posts: 40, events: 40, galleryItems: 120 };

/** Some years of an organisation's life. */
export const someYears: Amount = { posts: 1_000, events: 1_000, galleryItems: 5_000 };

/** Rows written by one statement: their values are well below what either database takes at once. */
const TOGETHER = 50;

const DAY = 24 * 3_600_000;

/** The moment this many days earlier, in the database's format. */
const before = (moment: string, days: number) => new Date(Date.parse(moment) - days * DAY).toISOString();

/** Repeats the sample's rows until there are this many. */
function repeated<Row>(sample: readonly Row[], count: number, change: (row: Row, number: number) => Row): Row[] {
  const missing = Math.max(0, count - sample.length);
  return Array.from({ length: missing }, (_, number) => sample[number % sample.length]).flatMap((row, number) =>
    row === undefined ? [] : [change(row, number)],
  );
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += TOGETHER) await insert(rows.slice(at, at + TOGETHER));
}

/** Fills a database with sample content up to an amount. */
export async function addMoreContent(db: Database, amount: Amount): Promise<void> {
  const posts = (await db.selectFrom('posts').selectAll().execute()).map(({ id: _, ...post }) => post);
  const events = (await db.selectFrom('events').selectAll().execute()).map(({ id: _, ...event }) => event);
  // Generated columns cannot be written.
  const items = (await db.selectFrom('gallery_items').selectAll().execute()).map(
    ({ id: _, is_at_youtube: __, ...item }) => item,
  );
  await db.transaction().execute(async (inside) => {
    const manyPosts = repeated(posts, amount.posts, (post, number) => ({
      ...post,
      slug: `${post.slug}-${number}`,
      published_date: post.published_date && before(post.published_date, number),
    }));
    await inParts(manyPosts, (part) => inside.insertInto('posts').values(part).execute());
    const manyEvents = repeated(events, amount.events, (event, number) => ({
      ...event,
      start_date: before(event.start_date, 30 + number),
      end_date: event.end_date && before(event.end_date, 30 + number),
    }));
    await inParts(manyEvents, (part) => inside.insertInto('events').values(part).execute());
    const manyItems = repeated(items, amount.galleryItems, (item, number) => ({
      ...item,
      uploaded_at: before(item.uploaded_at, number / 10),
    }));
    await inParts(manyItems, (part) => inside.insertInto('gallery_items').values(part).execute());
    // Every fifth of them in each category.
    await sql`insert into gallery_item_categories (item_id, category_id)
      select gallery_items.id, gallery_categories.id from gallery_items
      join gallery_categories on gallery_items.id % 5 = gallery_categories.id % 5
      where not exists (select 1 from gallery_item_categories where item_id = gallery_items.id)`.execute(inside);
  });
}
