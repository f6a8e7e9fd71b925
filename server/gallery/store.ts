import type { SelectQueryBuilder } from 'kysely';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import { galleryFields } from '../../domain/gallery-fields.ts';
import {
  type GalleryItem,
  type GalleryItemInput,
  type GalleryOrder,
  type GalleryQuery,
  galleryItemProblem,
  type StaffGalleryItem,
} from '../../domain/gallery-item.ts';
import type { Language } from '../../domain/languages.ts';
import { uploadRules } from '../../domain/upload.ts';
import { areVisible } from '../collections/visibility.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { writtenColumns } from '../fields/writer.ts';
import { badRequest } from '../http/http-error.ts';
import type { Media } from '../media/media.ts';
import { type Listed, type Orders, preparedList, runList, type Slice, sorted } from '../resource/listing.ts';
import {
  isFoundInAnyLanguage,
  type Sought,
  shapeOfSearch,
  translatedFirst,
  type WithGivenSearch,
} from '../resource/searching.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import { itemsIn, setCategories } from './categories.ts';
import { allItems, presentItems, presentStaffItems } from './present.ts';

const shownItems = (db: Database) => allItems(db).where(areVisible('gallery'));

/** The items that are asked for; `first` is the language whose items come before the others. */
interface AskedItems extends Omit<GalleryQuery, 'search'> {
  search?: Sought | undefined;
  first?: Language | undefined;
}

const orders: Orders<GalleryOrder, 'gallery_items'> = {
  uploaded_at: 'uploaded_at',
  title: 'folded_text',
  media_type: 'media_type',
  is_active: 'is_active',
};

/** Those of these items that are asked for, in no order yet but that of a language. */
function itemsAskedFor<Row>(
  db: Database,
  items: SelectQueryBuilder<Tables, 'gallery_items', Row>,
  { search, media_type, category, is_active, first }: AskedItems,
) {
  let list = first === undefined ? items : items.orderBy(translatedFirst('gallery', 'id', first));
  if (search) list = list.where(isFoundInAnyLanguage(db, 'gallery', 'gallery_items', 'id', search));
  if (media_type) list = list.where('media_type', '=', media_type);
  if (category) list = list.where('id', 'in', itemsIn(db, category));
  return is_active === undefined ? list : list.where('is_active', '=', is_active);
}

const shownList = preparedList((db, { ordering, video_host, ...asked }: WithGivenSearch<AskedItems>) => {
  const list = itemsAskedFor(db, shownItems(db), asked);
  const { uploaded_at, title, media_type } = orders;
  const shown = video_host ? list.where('is_at_youtube', '=', true) : list;
  return sorted(shown, ordering, { uploaded_at, title, media_type }, '-uploaded_at', 'id', 'none');
});

/** A part of the public items, newest first by default. */
export async function listShownItems(
  db: Database,
  media: Media,
  { ordering, search = '', media_type, category, video_host, first }: GalleryQuery & Pick<AskedItems, 'first'>,
  slice: Slice,
): Promise<Listed<GalleryItem>> {
  const wanted = { ordering, search: shapeOfSearch(search), media_type, category, video_host, first };
  const { count, results } = await shownList(db, slice, { search }, wanted);
  return { count, results: await presentItems(db, media, results) };
}

const shownItem = prepared((db) => shownItems(db).where('id', '=', given<number>('id')));

export async function findShownItem(db: Database, media: Media, id: number): Promise<GalleryItem | undefined> {
  return (await presentItems(db, media, await shownItem(db, { id })))[0];
}

/** The picture that shows an item where its address is shared: the photograph, or the still of a film. */
export async function findItemPicture(db: Database, id: number): Promise<{ media_id: number | null } | undefined> {
  const item = (await shownItem(db, { id }))[0];
  return item && { media_id: item.picture ?? item.thumbnail_picture };
}

const staffItems = (db: Database) => allItems(db).select(['uploaded_by', 'deleted_at']);

/** The dashboard's list: every item, or those in the trash. */
export async function listStaffItems(
  db: Database,
  media: Media,
  query: GalleryQuery,
  slice: Slice,
  timeZone: string,
): Promise<Listed<StaffGalleryItem>> {
  let list = itemsAskedFor(db, staffItems(db).where('deleted_at', query.trash ? 'is not' : 'is', null), query);
  if (query.uploaded) {
    const [begin, end] = [startOfWrittenDay(query.uploaded, timeZone), startOfWrittenDay(query.uploaded, timeZone, 1)];
    list = list.where('uploaded_at', '>=', begin.toISOString()).where('uploaded_at', '<', end.toISOString());
  }
  const { count, results } = await runList(db, sorted(list, query.ordering, orders, '-uploaded_at'), slice);
  return { count, results: await presentStaffItems(db, media, results) };
}

export function galleryStore(media: Media): ResourceStore<StaffGalleryItem, GalleryItemInput> {
  /** The values to write: an image has no address, a video no image; a file that is left out stays as it was. */
  async function checked(
    db: Database,
    { categories: _, ...input }: GalleryItemInput,
    before?: { media_id: number | null },
  ) {
    const { media_id = before?.media_id ?? null, media_type, video_url } = input;
    const problem = galleryItemProblem({ media_type, video_url, media_id });
    if (problem) throw badRequest(problem.text, { [problem.field]: [problem.text] });
    const { picture: most } = uploadRules.galleryPicture;
    const columns = await writtenColumns(galleryFields, input, {
      isNew: before === undefined,
      checkPicture: (id, _, name) => media.checkPicture(db, id, name, most),
    });
    const isImage = media_type === 'image';
    return { ...columns, media_id: isImage ? media_id : null, video_url: isImage ? null : video_url };
  }

  return {
    async find(db, id) {
      const found = await staffItems(db).where('id', '=', id).execute();
      return (await presentStaffItems(db, media, found))[0];
    },

    async create(db, input, now, by) {
      const values = await checked(db, input);
      const { id } = await db
        .insertInto('gallery_items')
        .values({ ...values, uploaded_by: by, uploaded_at: now, updated_at: now, deleted_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setCategories(db, id, input.categories);
      return id;
    },

    async update(db, id, input, now) {
      const before = await db
        .selectFrom('gallery_items')
        .select('media_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const values = await checked(db, input, before);
      await db
        .updateTable('gallery_items')
        .set({ ...values, updated_at: now })
        .where('id', '=', id)
        .execute();
      await setCategories(db, id, input.categories);
    },

    setDeleted: trashOf('gallery_items'),
  };
}
