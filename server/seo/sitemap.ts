import { addresses } from '../../domain/addresses.ts';
import { element } from '../html/xml.ts';

/** A record with a page of its own. */
export interface Stamped {
  id: number;
  updated_at: string;
}

/** A page that staff have added. */
export interface StampedPage {
  address: string;
  updated_at: string;
}

/** Pages for those who have an account, or a link out of a mail. */
const unlisted: readonly string[] = [
  addresses.confirmSubscription,
  addresses.endSubscription,
  addresses.signIn,
  addresses.forgottenPassword,
];

/** The other pages that are always there. */
const fixedPages = Object.values(addresses).filter(
  (address): address is Extract<typeof address, string> => typeof address === 'string' && !unlisted.includes(address),
);

/** Every page a visitor may read, with the day of its last change where there is one. */
export function sitemap(
  publicUrl: string,
  events: readonly Stamped[],
  posts: readonly Stamped[],
  pages: readonly StampedPage[],
): string {
  const entry = (address: string, updatedAt?: string) =>
    `<url>${element('loc', `${publicUrl}${address}`)}${updatedAt ? element('lastmod', updatedAt) : ''}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...fixedPages.map((address) => entry(address)),
    ...events.map(({ id, updated_at }) => entry(addresses.event(id), updated_at)),
    ...posts.map(({ id, updated_at }) => entry(addresses.post(id), updated_at)),
    ...pages.map(({ address, updated_at }) => entry(addresses.plainPage(address), updated_at)),
    '</urlset>',
    '',
  ].join('\n');
}
