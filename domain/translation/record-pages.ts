import { addresses } from '../addresses.ts';
import { sitePageSlugs } from '../site-page.ts';
import type { TranslatableName } from './translatable.ts';

/** The pages of collections that are shown on one page all together. */
const together: Partial<Record<TranslatableName, string>> = {
  announcements: addresses.announcements,
  timeline: addresses.history,
  team: addresses.team,
  documents: addresses.documents,
  testimonials: addresses.testimonials,
  gallery: addresses.gallery,
  gallery_categories: addresses.gallery,
  settings: addresses.home,
  ads: addresses.home,
  categories: addresses.posts,
  suggested_amounts: addresses.donate,
  projects: addresses.donate,
};

/** Where visitors read a record; undefined for one that is on no page, or at an address that staff choose. */
export function pageOf(resource: TranslatableName, record: string): string | undefined {
  const id = Number(record);
  if (resource === 'posts') return addresses.post(id);
  if (resource === 'events') return addresses.event(id);
  if (resource === 'site_pages') {
    const slug = sitePageSlugs.find((one) => one === record);
    return slug && addresses[slug];
  }
  return together[resource];
}

const offPages = ['newsletter', 'media', 'payment_ways'] as const;

/**
 * The resource where its records are on no page for all: a newsletter is a mail, the words for a picture are heard wherever it
 * is, and how to pay stands on the page of one's own gift.
 */
export const offPage = (resource: TranslatableName): (typeof offPages)[number] | undefined =>
  offPages.find((one) => one === resource);
