import { z } from 'zod';
import { dayOf } from './calendar.ts';
import { day, instant } from './instant.ts';
import { picture } from './picture.ts';

/** How long the banner shows one advertisement, and how long the pictures take to change. Milliseconds. */
export const ADVERTISEMENT_ROTATION = 8000;
export const ADVERTISEMENT_TRANSITION = 1500;

/** Advertisements the banner carries at most. */
export const ADVERTISEMENTS_SHOWN = 10;

export const advertisement = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  image: z.string().nullable(),
  picture: picture.nullable(),
  target_url: z.string(),
  is_active: z.boolean(),
  start_date: day,
  end_date: day,
  views: z.int(),
  clicks: z.int(),
  created_at: instant,
  updated_at: instant,
});

/** A visitor's banner needs no more than this. */
export const shownAdvertisement = advertisement.omit({ views: true, clicks: true, content: true });

export type Advertisement = z.infer<typeof advertisement>;
export type ShownAdvertisement = z.infer<typeof shownAdvertisement>;
export type AdvertisementStatus = 'Active' | 'Inactive' | 'Scheduled' | 'Expired';

/** Both dates are inclusive whole days in the organisation's time zone. */
export function advertisementStatus(
  it: Pick<Advertisement, 'is_active' | 'start_date' | 'end_date'>,
  now: Date,
  timeZone: string,
): AdvertisementStatus {
  const today = dayOf(now, timeZone);
  if (!it.is_active) return 'Inactive';
  if (today < it.start_date) return 'Scheduled';
  if (today > it.end_date) return 'Expired';
  return 'Active';
}
