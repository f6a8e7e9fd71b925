import { Hono } from 'hono';
import { addresses, otherAddresses } from '../../domain/addresses.ts';
import { addressIn, type Language, sourceLanguage } from '../../domain/languages.ts';
import type { ListedPost } from '../../domain/post.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { findPublicEvent, listPublicEvents, stampedEvents } from '../events/store.ts';
import { element, escapeXml } from '../html/xml.ts';
import { notFound } from '../http/http-error.ts';
import type { RequestBindings } from '../http/serve.ts';
import { stampedPages } from '../plain-pages/store.ts';
import { listPublicPosts, stampedPosts } from '../posts/store.ts';
import { firstOf } from '../resource/listing.ts';
import { nextPublication } from '../resource/publishing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { calendar } from './calendar.ts';

/** A record with a page of its own. */
interface Stamped {
  id: number;
  updated_at: string;
}

/** A page that staff have added. */
interface StampedPage {
  address: string;
  updated_at: string;
}

/** Pages for those who have a link out of a mail. */
const unlisted: readonly string[] = [addresses.confirmSubscription, addresses.endSubscription];

/** The other pages that are always there. */
const fixedPages = Object.values(addresses).filter(
  (address): address is Extract<typeof address, string> => typeof address === 'string' && !unlisted.includes(address),
);

/** The same page in every language that visitors are offered, for search engines. */
const alternates = (publicUrl: string, languages: readonly Language[], address: string) =>
  languages.length === 1
    ? ''
    : [...languages.map((code) => [code, addressIn(code, address)] as const), ['x-default', address] as const]
        .map(
          ([code, there]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(publicUrl + there)}"/>`,
        )
        .join('');

/**
 * Every page a visitor may read, with the day of its last change where there is one. The fixed pages stand there in each
 * language; what staff have written, in the language they wrote it in.
 */
function sitemap(
  publicUrl: string,
  languages: readonly Language[],
  events: readonly Stamped[],
  posts: readonly Stamped[],
  pages: readonly StampedPage[],
): string {
  const entry = (address: string, updatedAt?: string) =>
    `<url>${element('loc', `${publicUrl}${address}`)}${updatedAt ? element('lastmod', updatedAt) : ''}</url>`;
  const inLanguages = (address: string) =>
    languages.map((code) => {
      const location = element('loc', `${publicUrl}${addressIn(code, address)}`);
      return `<url>${location}${alternates(publicUrl, languages, address)}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...fixedPages.flatMap(inLanguages),
    ...events.map(({ id, updated_at }) => entry(addresses.event(id), updated_at)),
    ...posts.map(({ id, updated_at }) => entry(addresses.post(id), updated_at)),
    ...pages.map(({ address, updated_at }) => entry(addresses.plainPage(address), updated_at)),
    '</urlset>',
    '',
  ].join('\n');
}

/** Paths search engines need not read: the dashboard, the API, the counting links, and pages that only act on a link in a mail. */
const closed = ['/dashboard', '/autho/', '/api/', '/ads/', '/newsletter/'];

const robots = (publicUrl: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** The web app manifest, for a phone's home screen. */
const manifest = ({ name, line }: SiteSettings) => ({
  id: '/',
  name,
  short_name: name,
  description: line,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#8e2f17',
  background_color: '#fbf6ee',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
});

/** Posts the feed carries. */
const POSTS_IN_FEED = 20;

function item({ id, title, excerpt, category_details, published_date, created_at }: ListedPost, publicUrl: string) {
  const link = `${publicUrl}${addresses.post(id)}`;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', new Date(published_date ?? created_at).toUTCString()),
    element('description', excerpt),
    ...(category_details ? [element('category', category_details.name)] : []),
    '</item>',
  ].join('');
}

/** The newest posts as RSS 2.0. */
function feed(publicUrl: string, site: SiteSettings, posts: readonly ListedPost[]): string {
  const own = escapeXml(`${publicUrl}${otherAddresses.feed}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', site.name),
    element('link', `${publicUrl}${addresses.posts}`),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    element('description', site.description),
    element('language', 'en'),
    ...posts.map((post) => item(post, publicUrl)),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** Events the calendar of all of them carries, the latest first. */
const EVENTS_IN_CALENDAR = 500;

const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });
const xml = headers('application/xml; charset=utf-8');
const calendarFile = headers('text/calendar; charset=utf-8');

/** By what the site is found and followed: search engines, feed readers, calendars, home screens. */
export function seoRoutes({ db, media, clock, config: { publicUrl } }: Services) {
  const app = new Hono<{ Bindings: Partial<RequestBindings> }>();

  app.get('/robots.txt', (context) => context.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')));

  app.get(otherAddresses.sitemap, async (context) => {
    const now = clock();
    context.env?.cacheContext?.addTags('events', 'posts', 'pages', 'settings');
    context.env?.cacheContext?.expiresAt(await nextPublication(db, 'posts', now));
    context.env?.cacheContext?.expiresAt(await nextPublication(db, 'pages', now));
    const [events, posts] = [await stampedEvents(db), await stampedPosts(db, now)];
    const languages = [sourceLanguage, ...(await readSiteSettings(db)).languages];
    return context.body(sitemap(publicUrl, languages, events, posts, await stampedPages(db, now)), 200, xml);
  });

  app.get(otherAddresses.feed, async (context) => {
    const now = clock();
    context.env?.cacheContext?.addTags('posts', 'categories', 'settings');
    context.env?.cacheContext?.expiresAt(await nextPublication(db, 'posts', now));
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
