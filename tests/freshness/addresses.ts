import { eventWindows } from '../../domain/event-dates.ts';
import { postsIn } from '../../domain/post.ts';
import { others } from './kinds.ts';

const inEnglish = [
  '/',
  ...['', '?page=2', '?category=1', '?category=Maize', '?tag=maize', '?search=maize'].map(
    (asked) => `/MoreBlogs${asked}`,
  ),
  ...[
    '/Events',
    '/Gallery',
    '/Videos',
    '/Team',
    '/Testimonials',
    '/Announcements',
    '/Documents',
    '/History',
    '/donate',
  ],
  ...['/Terms', '/Services', '/Mission', '/Aboutus', '/contactus'],
  ...[1, 2, 3, 4, 5].map((id) => `/BlogDetail/${id}`),
  ...[1, 2, 3, 4].map((id) => `/EventDetails/${id}`),
  // Lead to where the records are under their present titles.
  '/BlogDetail/1-old',
  '/EventDetails/1-old',
  ...[0, 1, 2, 3].map((number) => `/about/${number}`),
  ...[0, 1, 2].map((number) => `/ahandi-${number}`),
];

/** Pages and old addresses in which one write or another shows. */
export const pages = [
  ...inEnglish,
  ...inEnglish.map((address) => `/rw${address === '/' ? '' : address}`),
  ...['/fr', '/fr/MoreBlogs', '/old-0', '/old-1'],
];

/** What a list is asked for by its address, in each of these ways, in English and in Kinyarwanda. */
const list = (name: string, ...asked: string[]) =>
  ['', ...asked].flatMap((query) => [`/api/${name}/?${query}`, `/api/${name}/?${query}&language=rw`]);

/** Replies of the API, feeds and files. */
export const replies = [
  ...list(
    'posts',
    'ordering=title',
    'search=maize',
    'category=1',
    'category=2&page_size=1',
    'category=Maize',
    'tag=maize',
  ),
  ...Object.keys(postsIn).map((window) => `/api/posts/?window=${window}`),
  ...list('posts/1'),
  ...list('categories', 'search=maize'),
  ...list('events', 'ordering=title', 'search=maize'),
  ...eventWindows.map((window) => `/api/events/?window=${window}`),
  ...list('events/1'),
  ...list('gallery', 'ordering=title', 'search=maize', 'category=1', 'category=Maize', 'media_type=video'),
  ...list('gallery/1'),
  ...list('pages', 'search=maize'),
  ...list('pages/1'),
  ...list('team', 'search=maize'),
  ...['gallery-categories', 'testimonials', 'timeline', 'documents', 'projects', 'ads'].flatMap((name) => list(name)),
  ...['announcements/active', 'site-settings', 'site-pages/terms'].flatMap((name) => list(name)),
  ...others.flatMap(({ path }) => list(path.slice(1, -1))),
  '/api/projects/progress/',
  ...['/feed.xml', '/rw/feed.xml', '/events.ics', '/rw/events.ics', '/events/1.ics', '/rw/events/1.ics'],
  ...['/sitemap.xml', '/sitemap-posts-1.xml', '/sitemap-events-1.xml', '/sitemap-pages-1.xml', '/sitemap-site.xml'],
  ...['/manifest.webmanifest', '/rw/manifest.webmanifest'],
  ...['/share/post-1.jpg', '/share/event-1.jpg', '/share/gallery-1.jpg'],
];
