import { type RawBuilder, sql } from 'kysely';
import { later } from '../../domain/instant.ts';
import type { CalendarKind } from '../../domain/month-calendar.ts';
import type { Permission } from '../../domain/permission.ts';
import type { Month } from './month.ts';

const DAY = 24 * 3_600_000;

/** An event that began longer before a month is not shown in it, though it may last until then (ms). */
const LONGEST_EVENT = 92 * DAY;

/** A kind of record with a moment: its rows of a month have `id, title, state, at, ends, registered, updated_at`. */
interface DatedKind {
  permission: Permission;
  rows(month: Month): RawBuilder<unknown>;
}

/** What goes out or takes place at a moment. */
export const datedKinds: Record<Extract<CalendarKind, 'posts' | 'newsletter' | 'events'>, DatedKind> = {
  posts: {
    permission: 'posts.view',
    rows: ({ from, before, now }) => sql`
      select id, title, case when published_date > ${now} then 'scheduled' else 'out' end as state,
        published_date as at, published_date as ends, 0 as registered, updated_at
      from posts
      where deleted_at is null and status = 'published' and published_date >= ${from} and published_date < ${before}`,
  },
  newsletter: {
    permission: 'newsletter.view',
    rows: ({ from, before }) => {
      const at = sql`coalesce(started_at, send_at)`;
      return sql`
        select id, subject as title,
          case when status = 'paused' then 'stopped' when started_at is not null then 'out'
            when missed is not null then 'missed' else 'scheduled' end as state,
          ${at} as at, ${at} as ends, 0 as registered, updated_at
        from newsletter_campaigns
        where deleted_at is null and ${at} >= ${from} and ${at} < ${before}`;
    },
  },
  events: {
    permission: 'events.view',
    rows: ({ from, before }) => sql`
      select id, title, case when is_active then null else 'draft' end as state,
        start_date as at, coalesce(end_date, start_date) as ends,
        (select count(*) from event_registrations where event_id = events.id and deleted_at is null) as registered, updated_at
      from events
      where deleted_at is null and start_date >= ${later(from, -LONGEST_EVENT)} and start_date < ${before}
        and coalesce(end_date, start_date) >= ${from}`,
  },
};

/** A kind of record that is shown for days: its rows have `id, title, state, starts, ends, updated_at`. */
interface LongKind {
  permission: Permission;
  /** Its rows say days, not moments. */
  isOfDays: boolean;
  rows(month: Month): RawBuilder<unknown>;
}

/** What visitors are shown for days. An announcement that is not active is shown to nobody. */
export const longKinds: Record<Extract<CalendarKind, 'announcements' | 'ads'>, LongKind> = {
  announcements: {
    permission: 'announcements.view',
    isOfDays: false,
    rows: ({ from, before }) => sql`
      select id, title, null as state, created_at as starts, show_until as ends, updated_at from announcements
      where deleted_at is null and is_active and created_at < ${before} and (show_until is null or show_until > ${from})`,
  },
  ads: {
    permission: 'ads.view',
    isOfDays: true,
    rows: ({ firstDay, lastDay }) => sql`
      select id, title, case when is_active then null else 'draft' end as state,
        start_date as starts, end_date as ends, updated_at from advertisements
      where deleted_at is null and start_date <= ${lastDay} and end_date >= ${firstDay}`,
  },
};
