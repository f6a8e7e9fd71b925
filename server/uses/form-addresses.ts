import { OPEN, staffAddresses } from '../../domain/addresses.ts';
import { describedCollections } from '../../domain/collections/registry.ts';

/** The forms that are screens of their own, by the number of a record. */
const forms: Readonly<Record<string, (record: string) => string>> = {
  posts: (id) => staffAddresses.editPost(Number(id)),
  events: (id) => staffAddresses.editEvent(Number(id)),
  pages: (id) => staffAddresses.editPage(Number(id)),
  gallery: (id) => staffAddresses.editGalleryItem(Number(id)),
  newsletter: (id) => staffAddresses.editCampaign(Number(id)),
  ads: (id) => staffAddresses.editAdvertisement(Number(id)),
  site_pages: (slug) => staffAddresses.sitePage(slug),
  settings: () => staffAddresses.siteSettings,
};

/** Where a record is changed: its form, or its list with the record open. */
export function formAddress(resource: string, record: string): string {
  const described = describedCollections.find(({ name }) => name === resource);
  return forms[resource]?.(record) ?? `${described?.screen.address ?? ''}?${OPEN}=${record}`;
}
