import { addresses } from '../../../domain/addresses.ts';
import { sitePageSlugs } from '../../../domain/site-page.ts';
import type { TranslatableName } from '../../../domain/translation/translatable.ts';

/** The pages of collections that are shown on one page all together. */
const together: Partial<Record<TranslatableName, string>> = {
  announcements: addresses.announcements,
  timeline: addresses.history,
  team: addresses.team,
  documents: addresses.documents,
  testimonials: addresses.testimonials,
  gallery: addresses.gallery,
  settings: addresses.home,
  ads: addresses.home,
  categories: addresses.posts,
};

/** Where visitors read a record; undefined for one that is on no page of its own. */
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
