import { z } from 'zod';
import { dayOf } from './calendar.ts';
import { day } from './instant.ts';
import { listQuery } from './listing.ts';
import { picture } from './picture.ts';
import { activeField, fileField, optionalParagraphs, requiredField } from './staff-field.ts';
import { timestamps } from './timestamps.ts';
import { webAddress } from './web-address.ts';

/** How long the banner shows one advertisement. Milliseconds. */
export const ADVERTISEMENT_ROTATION = 8000;

/** Advertisements the banner carries at most. */
export const ADVERTISEMENTS_SHOWN = 10;

/** Characters each field takes, and how many of a description the dashboard's list shows. */
export const advertisementLimits = { title: 200, description: 500, content: 10_000 } as const;
export const ADVERTISEMENT_PREVIEW = 60;

/** The staff's input. Both dates are whole days in the organisation's time zone. */
export const advertisementInput = z
  .object({
    title: requiredField('Title is required', advertisementLimits.title),
    description: optionalParagraphs(advertisementLimits.description),
    content: optionalParagraphs(advertisementLimits.content),
    media_id: fileField,
    target_url: webAddress('Target URL is required', 'Please enter a valid URL'),
    is_active: activeField,
    start_date: z.string({ error: 'Start date is required' }).min(1, 'Start date is required').pipe(day),
    end_date: z.string({ error: 'End date is required' }).min(1, 'End date is required').pipe(day),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    error: 'End date must be after start date',
    path: ['end_date'],
  });

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
  ...timestamps,
});

/** A visitor's banner needs no more than this. */
export const shownAdvertisement = advertisement.omit({
  views: true,
  clicks: true,
  content: true,
  deleted_at: true,
  can: true,
});

export const advertisementStatuses = ['Active', 'Inactive', 'Scheduled', 'Expired'] as const;

/** `start` and `end`: only those that run within these days, both included. */
export const advertisementQuery = listQuery.extend({
  status: z.enum(advertisementStatuses, { error: 'Choose Active, Inactive, Scheduled or Expired.' }).optional(),
  start: day.optional(),
  end: day.optional(),
});

export type Advertisement = z.infer<typeof advertisement>;
export type AdvertisementInput = z.infer<typeof advertisementInput>;
export type AdvertisementQuery = z.infer<typeof advertisementQuery>;
export type ShownAdvertisement = z.infer<typeof shownAdvertisement>;
export type AdvertisementStatus = (typeof advertisementStatuses)[number];

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

/** Clicks by views in percent, with two decimals: `2.50%`. */
export function clickThroughRate({ views, clicks }: Pick<Advertisement, 'views' | 'clicks'>): string {
  return `${(views > 0 ? (clicks / views) * 100 : 0).toFixed(2)}%`;
}
