import { ADVERTISEMENTS_SHOWN, type ShownAdvertisement } from '../../domain/advertisement.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';

/** What the banner shows now: active, and today within both dates. Those that began last come first. */
export async function shownAdvertisements(
  rows: Rows,
  media: Media,
  now: Date,
  timeZone: string,
): Promise<ShownAdvertisement[]> {
  const today = dayOf(now, timeZone);
  const found = await rows
    .selectFrom('advertisements')
    .select(['id', 'title', 'description', 'media_id', 'target_url', 'is_active', 'start_date', 'end_date'])
    .select(['created_at', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ADVERTISEMENTS_SHOWN)
    .execute();
  const pictures = await media.pictures(
    rows,
    found.map(({ media_id }) => media_id),
  );
  return found.map(({ media_id, ...advertisement }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    return { ...advertisement, image: picture?.url ?? null, picture };
  });
}
