import { later } from '../../domain/instant.ts';
import { DAY, type Sample } from './sample.ts';
import { readSampleFile } from './texts.ts';

/** Adds the gallery: its categories, drawings in the place of photographs, and short films made of them. */
export async function addGallery({ db, now, media, texts, pictureOf }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  const categories = await db
    .insertInto('gallery_categories')
    .values(texts.galleryCategories.map((category) => ({ ...category, ...stamps })))
    .returning(['id', 'slug'])
    .execute();
  const uploader = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirst();
  const shared = { is_active: true, uploaded_by: uploader?.id ?? null, updated_at: now, deleted_at: null };

  const photos = texts.photos.map(({ title, description, picture }, index) => ({
    ...shared,
    title,
    description,
    media_type: 'image' as const,
    media_id: pictureOf(picture),
    video_url: null,
    thumbnail_media_id: null,
    uploaded_at: later(now, -index * DAY),
  }));
  const films = [];
  for (const [index, { title, description, fileName, preview }] of texts.films.entries()) {
    const { url } = await media.addFile(db, await readSampleFile(fileName), 'webm', title, now);
    films.push({
      ...shared,
      title,
      description,
      media_type: 'video' as const,
      media_id: null,
      video_url: url,
      thumbnail_media_id: pictureOf(preview),
      uploaded_at: later(now, -index * 3 * DAY),
    });
  }
  const items = await db
    .insertInto('gallery_items')
    .values([...photos, ...films])
    .returning(['id', 'title'])
    .execute();

  const memberships = [...texts.photos, ...texts.films].flatMap(({ title, categories: slugs }) =>
    categories
      .filter(({ slug }) => slugs.includes(slug))
      .flatMap(({ id }) =>
        items.filter((item) => item.title === title).map((item) => ({ item_id: item.id, category_id: id })),
      ),
  );
  await db.insertInto('gallery_item_categories').values(memberships).execute();
}
