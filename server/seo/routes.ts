import { Hono } from 'hono';
import { otherAddresses } from '../../domain/addresses.ts';
import { findPublicEvent, listPublicEvents, stampedEvents } from '../events/store.ts';
import { notFound } from '../http/http-error.ts';
import type { Surroundings } from '../http/serve.ts';
import { nextPagePublication, stampedPages } from '../plain-pages/store.ts';
import { listPublicPosts, nextPublication, stampedPosts } from '../posts/store.ts';
import { firstOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
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
export function seoRoutes({ db, media, clock, config: { publicUrl } }: Services) {
  const app = new Hono<{ Bindings: Partial<Surroundings> }>();

  app.get('/robots.txt', (context) => context.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')));

  app.get(otherAddresses.sitemap, async (context) => {
    const now = clock();
    context.env?.cacheContext?.addTags('events', 'posts', 'pages');
    context.env?.cacheContext?.expiresAt(await nextPublication(db, now));
    context.env?.cacheContext?.expiresAt(await nextPagePublication(db, now));
    const [events, posts] = [await stampedEvents(db), await stampedPosts(db, now)];
    return context.body(sitemap(publicUrl, events, posts, await stampedPages(db, now)), 200, xml);
  });

  app.get(otherAddresses.feed, async (context) => {
    const now = clock();
    context.env?.cacheContext?.addTags('posts', 'categories', 'settings');
    context.env?.cacheContext?.expiresAt(await nextPublication(db, now));
    const newest = firstOf(POSTS_IN_FEED);
    const { results } = await listPublicPosts(db, media, { ordering: '-published_date' }, now, newest);
    const site = await readSiteSettings(db);
    return context.body(feed(publicUrl, site, results), 200, headers('application/rss+xml; charset=utf-8'));
  });

  app.get(otherAddresses.calendar, async (context) => {
    context.env?.cacheContext?.addTags('events', 'settings');
    const { results } = await listPublicEvents(db, media, {}, firstOf(EVENTS_IN_CALENDAR));
    const { name } = await readSiteSettings(db);
    return context.body(calendar(publicUrl, name, results), 200, calendarFile);
  });

  app.get('/events/:file{[0-9]{1,9}\\.ics}', async (context) => {
    context.env?.cacheContext?.addTags('events', 'settings');
    const event = await findPublicEvent(db, Number.parseInt(context.req.param('file'), 10));
    if (!event) throw notFound('Event not found');
    const { name } = await readSiteSettings(db);
    const disposition = { 'content-disposition': `attachment; filename="event-${event.id}.ics"` };
    return context.body(calendar(publicUrl, name, [event]), 200, { ...calendarFile, ...disposition });
  });

  app.get('/manifest.webmanifest', async (context) => {
    context.env?.cacheContext?.addTags('settings');
    const text = JSON.stringify(manifest(await readSiteSettings(db)));
    return context.body(text, 200, headers('application/manifest+json'));
  });
  return app;
}
