import { libraryInto } from './library.ts';
import { RowWriter } from './rows.ts';
import { DAY, evenly, isOneOfThree, iso, type Site, translationsInto, trashedAt } from './site.ts';

/** Photographs and some videos in categories; a fifth of them translated. */
export async function addGallery(site: Site, rare: string): Promise<void> {
  const { db, scale, now, chance, texts, users } = site;
  const rows = new RowWriter(db);
  const library = await libraryInto(site, rows);
  const addCategory = await rows.numberedInto('gallery_categories');
  const add = await rows.numberedInto('gallery_items');
  const addToCategory = rows.into('gallery_item_categories');
  const translate = translationsInto(site, rows);
  const created = iso(now - 3_000 * DAY);
  const categories = Array.from({ length: Math.round(6 * Math.sqrt(scale)) }, (_, place) =>
    addCategory({
      ...{ name: `${texts.title('en').slice(0, 40)} ${place}`, slug: `gallery-category-${place}`, icon: 'people' },
      ...{ created_at: created, updated_at: created, deleted_at: null },
    }),
  );
  const count = 500 * scale;
  for (let place = 0; place < count; place += 1) {
    const at = evenly(site, place, count);
    const isVideo = place % 20 === 0;
    const said = {
      title: `${texts.title('en')}${isOneOfThree(place, count) ? ` ${rare}` : ''}`,
      description: texts.sentence('en'),
    };
    const id = add({
      ...{ ...said, is_active: chance.happens(0.97), uploaded_by: chance.pick(users), thumbnail_media_id: null },
      media_type: isVideo ? 'video' : 'image',
      media_id: isVideo ? null : library.picture(at),
      video_url: isVideo ? `https://www.youtube.com/watch?v=${chance.key().slice(0, 11)}` : null,
      ...{ uploaded_at: iso(at), updated_at: iso(at), deleted_at: trashedAt(site, 0.01) },
    });
    for (const category_id of new Set([chance.pick(categories), chance.pick(categories)]))
      addToCategory({ item_id: id, category_id });
    translate({ resource: 'gallery', id, texts: said, at }, 0.2);
    await rows.keepShort();
  }
  await rows.writeAll();
}
