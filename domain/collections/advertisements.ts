import { z } from 'zod';
import { dayOf } from '../calendar.ts';
import { picture } from '../fields/file.ts';
import { flag } from '../fields/flag.ts';
import { target } from '../fields/link.ts';
import { paragraphs, text } from '../fields/text.ts';
import { day } from '../fields/time.ts';
import { day as dayRead } from '../instant.ts';
import { listQuery } from '../listing.ts';
import { staffText } from '../reply-text.ts';
import { timestamps } from '../timestamps.ts';
import { defineCollection, ownPermissions } from './collection.ts';

/** Time that the banner shows one advertisement (ms). */
export const ADVERTISEMENT_ROTATION = 8000;

/** Advertisements the banner carries at most. */
export const ADVERTISEMENTS_SHOWN = 10;

/** Maximum length of an advertisement's detailed content in the banner, in characters. */
export const ADVERTISEMENT_TEXT = 300;

/** Maximum length of a description in the dashboard's list, in characters. */
export const ADVERTISEMENT_PREVIEW = 60;

const described = defineCollection({
  name: 'ads',
  path: '/ads/',
  table: 'advertisements',
  noun: 'advertisement',
  permissions: ownPermissions('ads'),
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      sorted: true,
      translated: true,
    }),
    target_url: target({
      label: 'Target URL',
      hint: 'The address that a press on it opens: a website such as www.example.org, or a page of this site such as /donate.',
      missing: staffText('targetRequired'),
      wrong: staffText('validUrl'),
    }),
    start_date: day({ label: 'Start Date', missing: staffText('startDateRequired'), sorted: true }),
    end_date: day({ label: 'End Date', missing: staffText('endDateRequired'), sorted: true }),
    description: paragraphs({
      label: 'Short Description',
      hint: 'Shown with the title on the picture.',
      max: 500,
      rows: 2,
      searched: true,
      translated: true,
    }),
    content: paragraphs({
      label: 'Detailed Content',
      hint: `On large screens its first ${ADVERTISEMENT_TEXT} characters are shown below the description.`,
      max: 10_000,
      rows: 6,
      translated: true,
    }),
    media_id: picture({
      upload: 'image',
      readAs: 'picture',
      label: 'Image',
      hint: 'Shown across the home page. Without one, a default picture is shown.',
    }),
    is_active: flag({
      label: 'Make this ad active immediately',
      hint: 'Your ad goes live once approved, otherwise it is saved as a draft. Ticking this approves it.',
      wrong: staffText('chooseActive'),
      initial: true,
    }),
  },
  written: { views: z.int(), clicks: z.int() },
  staffOnly: [],
  visibility: { flags: ['is_active'], from: 'start_date', until: 'end_date' },
  title: 'title',
  order: '-created_at',
  screen: {
    address: '/dashboard/getAds',
    title: 'Ads management',
    subtitle: 'Home-page banners, views and clicks.',
    one: 'Advertisement',
    many: 'Advertisements',
    none: 'No advertisements found',
    pageSizes: [10, 5, 25, 50],
    columns: [
      { field: 'title' },
      { field: 'status' },
      { field: 'start_date', header: 'Date Range' },
      { field: 'views', header: 'Performance' },
    ],
  },
});

const { created_at, updated_at } = timestamps;
const advertisementStatuses = ['Active', 'Inactive', 'Scheduled', 'Expired'] as const;

/** The pictures in the banner of the home page. Both dates are whole days in the organisation's time zone. */
export const advertisements = {
  ...described,
  input: described.input.refine(({ start_date, end_date }) => start_date <= end_date, {
    error: staffText('endAfterStart'),
    path: ['end_date'],
  }),
  visible: described.visible.extend({ created_at, updated_at }),
  /** `start` and `end`: only those that run within these days, both included. */
  query: listQuery.extend({
    status: z.enum(advertisementStatuses, { error: staffText('chooseAdvertisementStatus') }).optional(),
    start: dayRead.optional(),
    end: dayRead.optional(),
  }),
};

/** A stored address is checked again before anybody is led to it. */
export const targetUrl = described.input.shape.target_url;

export type Advertisement = z.infer<typeof advertisements.visible>;
export type StaffAdvertisement = z.infer<typeof advertisements.record>;
export type AdvertisementInput = z.infer<typeof advertisements.input>;
export type AdvertisementQuery = z.infer<typeof advertisements.query>;
export type AdvertisementStatus = (typeof advertisementStatuses)[number];

/** Both dates are inclusive whole days in the organisation's time zone. */
export function advertisementStatus(
  it: Pick<StaffAdvertisement, 'is_active' | 'start_date' | 'end_date'>,
  now: Date,
  timeZone: string,
): AdvertisementStatus {
  const today = dayOf(now, timeZone);
  if (!it.is_active) return 'Inactive';
  if (today < it.start_date) return 'Scheduled';
  if (today > it.end_date) return 'Expired';
  return 'Active';
}

/** Clicks by views in percent. */
export function clickThroughRate({ views, clicks }: Pick<StaffAdvertisement, 'views' | 'clicks'>): number {
  return views > 0 ? (clicks / views) * 100 : 0;
}
