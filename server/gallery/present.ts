import { galleryFields } from '../../domain/gallery-fields.ts';
import type { StaffGalleryItem } from '../../domain/gallery-item.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import { readerOf, selectionOf } from '../fields/reader.ts';
import { mediaAddress } from '../media/keys.ts';
import type { Media } from '../media/media.ts';
import { filesBeside } from '../media/of-fields.ts';
import { categoriesOf } from './categories.ts';

/** The fields of an item that are columns: its categories lie in a table of their own. */
const { categories: _, ...ownFields } = galleryFields;

/** Items with the columns that everybody sees. */
export const allItems = (db: Database) =>
  db.selectFrom('gallery_items').select(['id', ...selectionOf(ownFields), 'uploaded_at', 'updated_at']);

type ItemRow = Awaited<ReturnType<ReturnType<typeof allItems>['executeTakeFirstOrThrow']>>;
type StaffRow = ItemRow & { uploaded_by: number | null; deleted_at: string | null };

const read = readerOf(ownFields);

/** Every field of an item that leaves the server. */
export async function presentItems<Row extends ItemRow>(
  db: Database,
  media: Media,
  found: readonly Row[],
  reader: 'visitor' | 'staff' = 'visitor',
) {
  const present = await read(found, filesBeside(media, db));
  const categories = await categoriesOf(
    db,
    found.map(({ id }) => id),
    reader,
  );
  return found.map((item) => ({ ...present(item), categories: categories.get(item.id) ?? [] }));
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
  const items = await presentItems(db, media, found, 'staff');
  const files = await filesAt(
    db,
    items.map(({ media_type, image, video_url }) => (media_type === 'image' ? image : video_url)),
  );
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', found.map(({ uploaded_by }) => uploaded_by ?? 0).concat(0))
    .execute();
  return items.map((item) => {
    const file = files.get((item.media_type === 'image' ? item.image : item.video_url) ?? '');
    const uploader = people.find(({ id }) => id === item.uploaded_by);
    return {
      ...item,
      uploaded_by: uploader ? { username: fullName(uploader) } : null,
      file_size: file?.bytes ?? null,
      dimensions: item.picture ? `${item.picture.width} × ${item.picture.height}` : null,
      format: file ? formatOf(file.type) : null,
    };
  });
}
