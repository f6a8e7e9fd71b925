import type { SelectQueryBuilder } from 'kysely';
import {
  ADVERTISEMENTS_SHOWN,
  type Advertisement,
  type AdvertisementInput,
  type AdvertisementQuery,
  type AdvertisementStatus,
  type ShownAdvertisement,
} from '../../domain/advertisement.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Database } from '../database/open.ts';
import { given, prepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { checkPictures } from '../media/check-pictures.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = [
  'id',
  'title',
  'description',
  'media_id',
  'target_url',
  'is_active',
  'start_date',
  'end_date',
  'created_at',
  'updated_at',
] as const;
const staffColumns = [...columns, 'content', 'views', 'clicks', 'deleted_at'] as const;

/** Every field of an advertisement that leaves the server: its row with its picture. */
async function present<Row extends { media_id: number | null }>(db: Database, media: Media, found: readonly Row[]) {
  const pictures = await media.pictures(
    db,
    found.map(({ media_id }) => media_id),
  );
  return found.map(({ media_id, ...advertisement }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    return { ...advertisement, image: picture?.url ?? null, picture };
  });
}

const shownOn = prepared((db) => {
  const today = given<string>('today');
  return db
    .selectFrom('advertisements')
    .select(columns)
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ADVERTISEMENTS_SHOWN);
});

/** The advertisements in the banner now: active, and today within both dates. The latest start comes first. */
export async function shownAdvertisements(
  db: Database,
  media: Media,
  now: Date,
  timeZone: string,
): Promise<ShownAdvertisement[]> {
  return present(db, media, await shownOn(db, { today: dayOf(now, timeZone) }));
}

/** The rows that have this status today; the same rule as `advertisementStatus`. */
function withStatus<Row>(
  list: SelectQueryBuilder<Tables, 'advertisements', Row>,
  status: AdvertisementStatus,
  today: string,
): SelectQueryBuilder<Tables, 'advertisements', Row> {
  const active = list.where('is_active', '=', status !== 'Inactive');
  if (status === 'Scheduled') return active.where('start_date', '>', today);
  if (status === 'Expired') return active.where('end_date', '<', today);
  return status === 'Active' ? active.where('start_date', '<=', today).where('end_date', '>=', today) : active;
}

/** The dashboard's list: everything, or what is in the trash. */
export async function listAdvertisements(
  db: Database,
  media: Media,
  query: AdvertisementQuery,
  slice: Slice,
  today: string,
): Promise<Listed<Advertisement>> {
  const sortable = ['created_at', 'title', 'start_date', 'end_date', 'views', 'clicks'] as const;
  const order = orderingOf(query.ordering, sortable, { column: 'created_at', direction: 'desc' });
  let list = db
    .selectFrom('advertisements')
    .select(staffColumns)
    .where('deleted_at', query.trash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['title', 'description'], query.search));
  if (query.status) list = withStatus(list, query.status, today);
  if (query.start) list = list.where('start_date', '>=', query.start);
  if (query.end) list = list.where('end_date', '<=', query.end);
  const { count, results } = await runList(list, slice);
  return { count, results: await present(db, media, results) };
}

/** Where an advertisement leads; undefined for one that visitors cannot have seen. `today` is the site's day. */
export async function targetOf(db: Database, id: number, today: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('advertisements')
    .select('target_url')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.target_url;
}

const valuesOf = ({
  title,
  description,
  content,
  target_url,
  is_active,
  start_date,
  end_date,
}: AdvertisementInput) => ({
  title,
  description,
  content,
  target_url,
  is_active,
  start_date,
  end_date,
});

export const advertisementStore = (media: Media): ResourceStore<Advertisement, AdvertisementInput> => ({
  async find(db, id) {
    const found = await db.selectFrom('advertisements').select(staffColumns).where('id', '=', id).execute();
    return (await present(db, media, found))[0];
  },

  async create(db, input, now) {
    await checkPictures(media, db, { image: input.media_id });
    const stamps = { created_at: now, updated_at: now, deleted_at: null };
    const { id } = await db
      .insertInto('advertisements')
      .values({ ...valuesOf(input), media_id: input.media_id ?? null, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, input, now) {
    await checkPictures(media, db, { image: input.media_id });
    const values = { ...valuesOf(input), media_id: input.media_id, updated_at: now };
    await db.updateTable('advertisements').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('advertisements'),
});
