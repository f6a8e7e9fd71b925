import { sampleFilms, sampleGalleryCategories, samplePhotos } from './gallery.ts';
import { DAY, later, readSampleFile, type Sample } from './sample.ts';

/** Adds the gallery: its categories, drawings in the place of photographs, and short films made of them. */
export async function addGallery({ db, now, media, pictureOf }: Sample): Promise<void> {
  const stamps = { created_at: now, updated_at: now, deleted_at: null };
  const categories = await db
    .insertInto('gallery_categories')
    .values(sampleGalleryCategories.map((category) => ({ ...category, ...stamps })))
    .returning(['id', 'slug'])
    .execute();
  const uploader = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirst();
  const shared = { is_active: true, uploaded_by: uploader?.id ?? null, updated_at: now, deleted_at: null };

  const photos = samplePhotos.map(({ title, description, picture }, index) => ({
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
  for (const [index, { title, description, fileName, preview }] of sampleFilms.entries()) {
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

  const memberships = [...samplePhotos, ...sampleFilms].flatMap(({ title, categories: slugs }) =>
    categories
      .filter(({ slug }) => slugs.some((wanted) => wanted === slug))
      .flatMap(({ id }) =>
        items.filter((item) => item.title === title).map((item) => ({ item_id: item.id, category_id: id })),
      ),
  );
  await db.insertInto('gallery_item_categories').values(memberships).execute();
}
