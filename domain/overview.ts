import { z } from 'zod';
import { currency } from './giving/money.ts';
import { day, instant, instantOrNull } from './instant.ts';
import { monthSoFar } from './month-so-far.ts';
import { unconfirmedFact } from './site-fact.ts';

/** Days of visits on the overview, today among them. */
export const DAYS_OF_VISITS = 30;

/** Users the overview lists, and events to come. */
export const RECENT_USERS = 5;
export const NEXT_EVENTS = 5;

/** The id of the part of the screen that lists the facts to confirm. */
export const SITE_FACTS = 'site-facts';

const number = z.int();

/** In place of a part that could not be read. */
export const failed = z.object({ failed: z.literal(true) });

/** A part of the overview: left out for those who may not see it, and by itself where it could not be read. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.union([z.object(shape), failed]).optional();

const recentUser = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  is_verified: z.boolean(),
  is_staff: z.boolean(),
  last_login: instantOrNull,
});

const nextEvent = z.object({
  id: z.int(),
  title: z.string(),
  start_date: instant,
  location: z.string(),
  event_type: z.enum(['offline', 'online', 'hybrid']),
  registered: number,
  capacity: number.nullable(),
});

const visitsOfDay = z.object({ day, visits: number, pages: number });

/** The number of new records of each kind since the last visit to the dashboard, without those the person may not see. */
const newcomers = z.object({
  donations: number.optional(),
  contacts: number.optional(),
  registrations: number.optional(),
  subscribers: number.optional(),
  users: number.optional(),
});

/** Of this month until today, and of the same days of the month before. */
export const twoMonths = z.object({ now: number, before: number });

/** Figures of this month until today and of the same days last month; each for those who may see it. */
const month = {
  days: monthSoFar,
  /** In the smallest unit of each currency of which there is something; what was pledged, as the giving report adds it up. */
  money: z.array(z.object({ currency, received: twoMonths, pledged: twoMonths })).optional(),
  /** Visits to the public site. */
  visits: twoMonths,
  registrations: twoMonths.optional(),
  subscribers: twoMonths.optional(),
};

/** Everything on the first screen of the dashboard. */
export const overview = z.object({
  users: part({
    total: number,
    active: number,
    verified: number,
    staff: number,
    new_this_week: number,
    recent: z.array(recentUser),
  }),
  roles: part({ total: number }),
  announcements: part({ total: number }),
  posts: part({ total: number }),
  events: part({ total: number, next: z.array(nextEvent) }),
  gallery: part({ total: number }),
  advertisements: part({ total: number, active: number }),
  /** Facts that the site shows by default, for staff who can confirm them. */
  site: part({ unconfirmed: z.array(unconfirmedFact) }),
  /** `since` is null on the first visit, when nothing can be new yet. */
  news: part({ since: instantOrNull, newcomers }),
  visits: part({ days: z.array(visitsOfDay) }),
  month: part(month),
});

export type Overview = z.infer<typeof overview>;
export type Failed = z.infer<typeof failed>;
export type RecentUser = z.infer<typeof recentUser>;
export type NextEvent = z.infer<typeof nextEvent>;
export type VisitsOfDay = z.infer<typeof visitsOfDay>;
export type Month = Exclude<Overview['month'], Failed | undefined>;
export type Newcomers = z.infer<typeof newcomers>;
