import { Hono } from 'hono';
import type { Desk } from '../desk.ts';
import { findPublicEvent, listPublicEvents, stampedEvents } from '../events/store.ts';
import { notFound } from '../http/refusal.ts';
import type { Surroundings } from '../http/serve.ts';
import { otherAddresses } from '../pages/addresses.ts';
import { nextPagePublication, stampedPages } from '../plain-pages/store.ts';
import { listPublicPosts, nextPublication, stampedPosts } from '../posts/store.ts';
import { firstOf } from '../resource/listing.ts';
import { readSiteSettings } from '../site/store.ts';
import { calendar } from './calendar.ts';
import { feed, POSTS_IN_FEED } from './feed.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** Events the calendar of all of them carries, the latest first. */
const EVENTS_IN_CALENDAR = 500;

const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });
const xml = headers('application/xml; charset=utf-8');
const calendarFile = headers('text/calendar; charset=utf-8');

/** By what the site is found and followed: search engines, feed readers, calendars, home screens. */
export function foundRoutes({ rows, media, clock, config: { publicUrl } }: Desk) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();

  app.get('/robots.txt', (context) => context.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')));

  app.get(otherAddresses.sitemap, async (context) => {
    const now = clock();
    context.env?.freshness?.dependOn('events', 'posts', 'pages');
    context.env?.freshness?.changesAt(await nextPublication(rows, now));
    context.env?.freshness?.changesAt(await nextPagePublication(rows, now));
    const [events, posts] = [await stampedEvents(rows), await stampedPosts(rows, now)];
    return context.body(sitemap(publicUrl, events, posts, await stampedPages(rows, now)), 200, xml);
  });

  app.get(otherAddresses.feed, async (context) => {
    const now = clock();
    context.env?.freshness?.dependOn('posts', 'categories', 'settings');
    context.env?.freshness?.changesAt(await nextPublication(rows, now));
    const newest = firstOf(POSTS_IN_FEED);
    const { results } = await listPublicPosts(rows, media, { ordering: '-published_date' }, now, newest);
    const site = await readSiteSettings(rows);
    return context.body(feed(publicUrl, site, results), 200, headers('application/rss+xml; charset=utf-8'));
  });

  app.get(otherAddresses.calendar, async (context) => {
    context.env?.freshness?.dependOn('events', 'settings');
    const { results } = await listPublicEvents(rows, media, {}, firstOf(EVENTS_IN_CALENDAR));
    const { name } = await readSiteSettings(rows);
    return context.body(calendar(publicUrl, name, results), 200, calendarFile);
  });

  app.get('/events/:file{[0-9]{1,9}\\.ics}', async (context) => {
    context.env?.freshness?.dependOn('events', 'settings');
    const event = await findPublicEvent(rows, Number.parseInt(context.req.param('file'), 10));
    if (!event) throw notFound('Event not found');
    const { name } = await readSiteSettings(rows);
    const disposition = { 'content-disposition': `attachment; filename="event-${event.id}.ics"` };
    return context.body(calendar(publicUrl, name, [event]), 200, { ...calendarFile, ...disposition });
  });

  app.get('/manifest.webmanifest', async (context) => {
    context.env?.freshness?.dependOn('settings');
    const text = JSON.stringify(manifest(await readSiteSettings(rows)));
    return context.body(text, 200, headers('application/manifest+json'));
  });
  return app;
}
