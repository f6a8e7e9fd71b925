import { addresses, otherAddresses } from '../../domain/addresses.ts';
import type { ListedPost } from '../../domain/post.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { element, escapeXml } from '../html/xml.ts';

/** Posts the feed carries. */
export const POSTS_IN_FEED = 20;

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
export function feed(publicUrl: string, site: SiteSettings, posts: readonly ListedPost[]): string {
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
