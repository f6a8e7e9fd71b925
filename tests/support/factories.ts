import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Tables } from '../../server/database/tables.ts';
import type { DrawnPicture } from '../../server/media/image-worker.ts';
import { placeholderOf } from '../../server/media/placeholder.ts';
import type { Services } from '../../server/services.ts';

let made = 0;

/** A unique number, for names that must differ. */
function nextNumber(): number {
  made += 1;
  return made;
}

/** An event visitors may see, tomorrow, with what a test does not care about filled in. Answers its number. */
export function addEvent({ write }: Services, options: Partial<Insertable<Tables['events']>> = {}): Promise<number> {
  return write(null, async ({ db, now, changes }) => {
    const { id } = await db
      .insertInto('events')
      .values({
        title: `Event ${nextNumber()}`,
        description: '<p>Everybody is welcome.</p>',
        summary: 'Everybody is welcome.',
        event_type: 'offline',
        location: 'Kanombe',
        online_link: null,
        start_date: new Date(Date.parse(now) + 24 * 3_600_000).toISOString(),
        end_date: null,
        banner_media_id: null,
        media_id: null,
        category: null,
        organizer: null,
        is_active: true,
        is_public: true,
        capacity: null,
        rating: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        ...options,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    changes('events');
    return id;
  });
}

/** A post visitors may read, published now. */
export function addPost({ write }: Services, options: Partial<Insertable<Tables['posts']>> = {}): Promise<number> {
  return write(null, async ({ db, now, changes }) => {
    const number = nextNumber();
    const { id } = await db
      .insertInto('posts')
      .values({
        title: `Post ${number}`,
        slug: `post-${number}`,
        excerpt: 'What it is about.',
        content: '<p>What there is to say.</p>',
        media_id: null,
        category_id: null,
        author_id: null,
        status: 'published',
        is_featured: false,
        published_date: now,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        ...options,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    changes('posts');
    return id;
  });
}

/** A category of the blog. */
export function addCategory({ write }: Services, name: string): Promise<number> {
  return write(null, async ({ db, now, changes }) => {
    const { id } = await db
      .insertInto('categories')
      .values({
        name,
        slug: `category-${nextNumber()}`,
        icon: null,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    changes('categories');
    return id;
  });
}

/** A JPEG, for a test to keep as if the program had drawn it. */
export async function drawn(jpeg: Buffer): Promise<DrawnPicture> {
  const { width, height } = await sharp(jpeg).metadata();
  const { placeholder } = await placeholderOf(jpeg);
  return { bytes: Buffer.from(jpeg), width, height, placeholder };
}

/** A picture of one colour, kept like every other. */
export async function addPicture(
  { write, media }: Services,
  background = '#8e2f17',
  width = 1600,
  height = 900,
): Promise<number> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const picture = await drawn(jpeg);
  return write(null, async ({ db, now, changes }) => {
    const id = await media.add(db, picture, 'A colour', now);
    changes('media');
    return id;
  });
}
