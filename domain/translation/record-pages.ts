import { addresses } from '../addresses.ts';
import type { CollectionScreen } from '../collections/collection.ts';
import { describedCollections } from '../collections/registry.ts';
import { sitePageSlugs } from '../site-page.ts';
import { slugOf } from '../slug.ts';
import type { TranslatableName } from './translatable.ts';

/** The pages of collections that are shown on one page all together. */
const together: Partial<Record<TranslatableName, string>> = {
  gallery: addresses.gallery,
  gallery_categories: addresses.gallery,
  settings: addresses.home,
  ads: addresses.home,
  categories: addresses.posts,
};

/** The same of a described collection: the page that its screen leads to. */
const described: ReadonlyMap<TranslatableName, string | undefined> = new Map(
  describedCollections.map(({ name, screen }: { name: TranslatableName; screen: CollectionScreen }) => [
    name,
    screen.page,
  ]),
);

/**
 * Where visitors read a record; undefined for one that is on no page, or at an address that staff choose. A post or an event
 * stands at its number, and under its title in the language, where that is given.
 */
export function recordPage(resource: TranslatableName, record: string, title?: string): string | undefined {
  const id = Number(record);
  const named = { id, title: title ?? '', slug: slugOf(title ?? '') };
  if (resource === 'posts') return addresses.post(named);
  if (resource === 'events') return addresses.event(named);
  if (resource === 'site_pages') {
    const slug = sitePageSlugs.find((one) => one === record);
    return slug && addresses[slug];
  }
  return together[resource] ?? (offPage(resource) ? undefined : described.get(resource));
}

const offPages = ['newsletter', 'media', 'payment_ways'] as const;

/**
 * The resource where its records are on no page for all: a newsletter is a mail, the words for a picture are heard wherever it
 * is, and how to pay stands on the page of one's own gift.
 */
export const offPage = (resource: TranslatableName): (typeof offPages)[number] | undefined =>
  offPages.find((one) => one === resource);
