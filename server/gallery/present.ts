import type { Selectable } from 'kysely';
import { type GalleryItem, type StaffGalleryItem, videoAddress } from '../../domain/gallery-item.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { mediaAddress } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { categoriesOf } from './categories.ts';

/** The columns that everybody sees of an item. */
export const itemColumns = [
  'id',
  'title',
  'description',
  'media_type',
  'media_id',
  'video_url',
  'thumbnail_media_id',
  'is_active',
  'uploaded_at',
  'updated_at',
] as const;

type ItemRow = Pick<Selectable<Tables['gallery_items']>, (typeof itemColumns)[number]>;
type StaffRow = ItemRow & { uploaded_by: number | null; deleted_at: string | null };

/** A stored address of a video if it still is one: checked when saved, and again when shown. */
const shownVideo = (address: string | null) =>
  address === null ? null : (videoAddress.safeParse(address).data ?? null);

/** Every field of an item that leaves the server. */
export async function presentItems(db: Database, media: Media, found: readonly ItemRow[]): Promise<GalleryItem[]> {
  const pictures = await media.pictures(
    db,
    found.flatMap(({ media_id, thumbnail_media_id }) => [media_id, thumbnail_media_id]),
  );
  const ids = found.map(({ id }) => id);
  const categories = await categoriesOf(db, ids);
  return found.map((item) => {
    const picture = pictures.get(item.media_id ?? 0) ?? null;
    const thumbnail = pictures.get(item.thumbnail_media_id ?? 0) ?? null;
    return {
      id: item.id,
      title: item.title,
      description: item.description,
      media_type: item.media_type,
      video_url: shownVideo(item.video_url),
      is_active: item.is_active,
      uploaded_at: item.uploaded_at,
      updated_at: item.updated_at,
      image: picture?.url ?? null,
      picture,
      thumbnail: thumbnail?.url ?? null,
      thumbnail_picture: thumbnail,
      categories: categories.get(item.id) ?? [],
    };
  });
}

/** The files these addresses lead to, by address; those of other sites are unknown. */
async function filesAt(db: Database, addresses: readonly (string | null)[]) {
  const keys = addresses.flatMap((address) =>
    address?.startsWith('/media/') ? [address.slice('/media/'.length)] : [],
  );
  if (keys.length === 0) return new Map<string, { type: string; bytes: number }>();
  const files = await db.selectFrom('media').select(['key', 'type', 'bytes']).where('key', 'in', keys).execute();
  return new Map(files.map(({ key, ...file }) => [mediaAddress(key), file]));
}

/** `image/jpeg` in the way of people: `JPEG`. */
const formatOf = (type: string) => type.split('/').at(-1)?.toUpperCase() ?? type;

/** The items as staff see them: with their uploader and their file. */
export async function presentStaffItems(
  db: Database,
  media: Media,
  found: readonly StaffRow[],
): Promise<StaffGalleryItem[]> {
  const items = await presentItems(db, media, found);
  const files = await filesAt(
    db,
    items.map(({ media_type, image, video_url }) => (media_type === 'image' ? image : video_url)),
  );
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', found.map(({ uploaded_by }) => uploaded_by ?? 0).concat(0))
    .execute();
  return items.map((item, index) => {
    const { uploaded_by, deleted_at = null } = found[index] ?? {};
    const file = files.get((item.media_type === 'image' ? item.image : item.video_url) ?? '');
    const uploader = people.find(({ id }) => id === uploaded_by);
    return {
      ...item,
      deleted_at,
      uploaded_by: uploader ? { username: fullName(uploader) } : null,
      file_size: file?.bytes ?? null,
      dimensions: item.picture ? `${item.picture.width} × ${item.picture.height}` : null,
      format: file ? formatOf(file.type) : null,
    };
  });
}
