import { type Context, Hono } from 'hono';
import { addresses, addressesIn, otherAddresses } from '../../domain/addresses.ts';
import { addressIn, type Language, languages, mainLanguage, splitLanguage } from '../../domain/languages.ts';
import type { ListedPost } from '../../domain/post.ts';
import { replyText } from '../../domain/reply-text.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { visibilityNamed } from '../collections/visibility.ts';
import type { CacheTag } from '../database/tag-parts.ts';
import { findPublicEvent, listPublicEvents } from '../events/store.ts';
import { element, escapeXml } from '../html/xml.ts';
import { notFound } from '../http/http-error.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { anyOtherLanguage } from '../languages/record-languages.ts';
import { standardPageLeads } from '../page-leads/leads.ts';
import { listPublicPosts } from '../posts/store.ts';
import { firstOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { translatedRecords } from '../translations/overlay.ts';
import { calendar } from './calendar.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

/** Paths search engines need not read: the dashboard, the API, the counting links, and pages that only act on a link in a mail. */
const closed = ['/dashboard', '/autho/', '/api/', '/ads/', '/newsletter/'];

const robots = (publicUrl: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

/** The same picture for both purposes: the mark has the room around it that a shape cuts away. One entry for each, as a few readers take one alone. */
const icon = (size: number) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

/** The web app manifest, for a phone's home screen: one app, which opens in the language in which it was added. */
const manifest = ({ name, line }: SiteSettings, language: Language) => ({
  id: '/',
  name,
  short_name: name,
  description: line,
  lang: language,
  start_url: addressIn(language, addresses.home),
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#8e2f17',
  background_color: '#fbf6ee',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icon(192), ...icon(512)],
});

/** Posts the feed carries. */
const POSTS_IN_FEED = 20;

function item(post: ListedPost, publicUrl: string, language: Language) {
  const { id, title, excerpt, category_details, published_date, created_at } = post;
  const { post: addressOf, postByNumber } = addressesIn(language);
  // Feed readers know an article by this: under another name they would show all of them as new.
  const guid = `${publicUrl}${postByNumber(id)}`;
  return [
    '<item>',
    element('title', title),
    element('link', `${publicUrl}${addressOf(post)}`),
    `<guid isPermaLink="true">${escapeXml(guid)}</guid>`,
    element('pubDate', new Date(published_date ?? created_at).toUTCString()),
    // Readers take it for HTML; ours is a text.
    element('description', escapeXml(excerpt)),
    ...(category_details ? [element('category', category_details.name)] : []),
    '</item>',
  ].join('');
}

interface Feed {
  publicUrl: string;
  site: SiteSettings;
  posts: readonly ListedPost[];
  language: Language;
  /** The page of the site that has all posts. */
  page: string;
}

/** The newest posts as RSS 2.0. */
function feed({ publicUrl, site, posts, language, page }: Feed): string {
  const own = escapeXml(`${publicUrl}${addressIn(language, otherAddresses.feed)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', site.name),
    element('link', `${publicUrl}${page}`),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    element('description', site.description),
    element('language', language),
    ...posts.map((post) => item(post, publicUrl, language)),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** The paths of something in each language: the main one, whichever it is, has no prefix. */
const inAnyLanguage = (path: string) => [path, ...languages.map((code) => `/${code}${path}`)];

const languageOf = ({ req }: Context<AppEnvironment>) => splitLanguage(req.path).language;

/** Events the calendar of all of them carries, the latest first. */
const EVENTS_IN_CALENDAR = 500;

const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'no-cache' });
const xml = headers('application/xml; charset=utf-8');
const calendarFile = headers('text/calendar; charset=utf-8');

/** By what the site is found and followed: search engines, feed readers, calendars, home screens. */
export function seoRoutes(services: Services) {
  const {
    db,
    media,
    clock,
    config: { publicUrl, timeZone },
  } = services;
  const app = new Hono<AppEnvironment>();
  const leadsIn = standardPageLeads(services);

  app.get('/robots.txt', (context) => context.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')));

  /** The site map changes with its records, and when one that is scheduled appears. */
  async function dependsOnPages({ env }: Context<AppEnvironment>, now: Date): Promise<void> {
    env?.cacheContext?.addTags('events', 'posts', 'pages', 'settings', 'translations');
    env?.cacheContext?.expiresAt(await visibilityNamed('posts', timeZone).nextChange(db, now));
    env?.cacheContext?.expiresAt(await visibilityNamed('pages', timeZone).nextChange(db, now));
  }

  app.get(otherAddresses.sitemap, async (context) => {
    const now = clock();
    await dependsOnPages(context, now);
    return context.body(await sitemapIndex(db, publicUrl, now), 200, xml);
  });

  app.get('/:file{sitemap-[a-z]+(?:-[1-9][0-9]{0,5})?\\.xml}', async (context) => {
    const now = clock();
    await dependsOnPages(context, now);
    const offered = [mainLanguage(), ...(await readSiteSettings(db)).languages];
    const name = context.req.param('file').slice('sitemap-'.length, -'.xml'.length);
    const leads = await leadsIn(mainLanguage(), now, context.env?.cacheContext);
    const part = await sitemapPart(db, publicUrl, name, now, offered, leads);
    if (part === undefined) throw notFound();
    return context.body(part, 200, xml);
  });

  const isAnyOther = anyOtherLanguage(services);
  const tagsOfTexts = async (language: Language): Promise<CacheTag[]> =>
    language === mainLanguage() && !(await isAnyOther()) ? ['settings'] : ['settings', 'translations'];

  /** The settings in a language. Throws a 404 for one that visitors are not offered. */
  async function siteIn(language: Language): Promise<SiteSettings> {
    const site = await readSiteSettings(db);
    if (language !== mainLanguage() && !site.languages.includes(language)) throw notFound();
    return translatedRecords(services, 'settings', site, language);
  }

  app.on('GET', inAnyLanguage(otherAddresses.feed), async (context) => {
    const language = languageOf(context);
    const now = clock();
    context.env?.cacheContext?.addTags('posts', 'categories', ...(await tagsOfTexts(language)));
    context.env?.cacheContext?.expiresAt(await visibilityNamed('posts', timeZone).nextChange(db, now));
    const newest = firstOf(POSTS_IN_FEED);
    const { results } = await listPublicPosts(db, media, {}, now, newest);
    const posts = await translatedRecords(services, 'posts', results, language);
    const own = addressesIn(language);
    const led = (await leadsIn(language, now, context.env?.cacheContext)).get('posts');
    const page = led === undefined ? own.posts : (led ?? own.home);
    const text = feed({ publicUrl, site: await siteIn(language), posts, language, page });
    return context.body(text, 200, headers('application/rss+xml; charset=utf-8'));
  });

  app.on('GET', inAnyLanguage(otherAddresses.calendar), async (context) => {
    const language = languageOf(context);
    context.env?.cacheContext?.addTags('events', ...(await tagsOfTexts(language)));
    const { results } = await listPublicEvents(db, media, {}, firstOf(EVENTS_IN_CALENDAR));
    const events = await translatedRecords(services, 'events', results, language);
    const { name } = await siteIn(language);
    return context.body(calendar(publicUrl, name, events, language), 200, calendarFile);
  });

  app.on('GET', inAnyLanguage('/events/:file{[0-9]{1,9}\\.ics}'), async (context) => {
    const language = languageOf(context);
    context.env?.cacheContext?.addTags('events', ...(await tagsOfTexts(language)));
    const found = await findPublicEvent(db, Number.parseInt(context.req.param('file') ?? '', 10));
    if (!found) throw notFound(replyText('eventNotFound'));
    const event = await translatedRecords(services, 'events', found, language);
    const { name } = await siteIn(language);
    const disposition = { 'content-disposition': `attachment; filename="event-${event.id}.ics"` };
    return context.body(calendar(publicUrl, name, [event], language), 200, { ...calendarFile, ...disposition });
  });

  app.on('GET', inAnyLanguage(otherAddresses.manifest), async (context) => {
    const language = languageOf(context);
    context.env?.cacheContext?.addTags(...(await tagsOfTexts(language)));
    const text = JSON.stringify(manifest(await siteIn(language), language));
    return context.body(text, 200, headers('application/manifest+json'));
  });
  return app;
}
