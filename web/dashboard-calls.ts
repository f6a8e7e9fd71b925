import type { Advertisement, AdvertisementInput, AdvertisementQuery } from '../domain/advertisement.ts';
import type { Campaign, CampaignInput, CampaignPreview, FailedRecipient } from '../domain/campaign.ts';
import type { CategoryInput, StaffCategory } from '../domain/category.ts';
import type { EventInput, EventQuery, StaffEvent, StaffListedEvent } from '../domain/event.ts';
import type { EventRegistration, StaffRegistrationInput } from '../domain/event-registration.ts';
import type { GalleryCategoryInput, StaffGalleryCategory } from '../domain/gallery-category.ts';
import type { GalleryItemInput, GalleryQuery, StaffGalleryItem } from '../domain/gallery-item.ts';
import type { Page } from '../domain/listing.ts';
import type { Overview } from '../domain/overview.ts';
import type { MediaFile, MediaFileDetails, MediaFileInput } from '../domain/picture.ts';
import type { PlainPageInput, PlainPageQuery, StaffListedPlainPage, StaffPlainPage } from '../domain/plain-page.ts';
import type { PostInput, PostQuery, StaffListedPost, StaffPost } from '../domain/post.ts';
import type { PostPreview, PostVersion, PostVersionText } from '../domain/post-version.ts';
import type { Erased, ErasureInput, FoundPerson, HeldPerson } from '../domain/privacy.ts';
import type { SiteSettings, SiteSettingsInput } from '../domain/site.ts';
import type { SiteFactName, UnconfirmedFact } from '../domain/site-fact.ts';
import type { ListedSitePage, SitePage, SitePageInput, SitePageSlug } from '../domain/site-page.ts';
import type { Status } from '../domain/status.ts';
import type { Subscriber, SubscriberCounts, SubscriberQuery } from '../domain/subscriber.ts';
import type { Seen } from '../domain/timestamps.ts';
import type { FileKind } from '../domain/upload.ts';
import type { ApiClient, FileClient } from './request.ts';

// The staff's calls for each kind of content. A file of its own: no visitor's browser is sent these.

/**
 * The staff's calls for one kind of record. A change that carries the `updated_at` that was seen is refused with a 409 when
 * somebody else has changed the record since; `current` of the failure is then how they left it.
 */
export interface StaffCalls<Item, Listed, Input> {
  list(request: ApiClient): Promise<Listed[]>;
  /** The records deleted in the last 30 days. */
  trash(request: ApiClient): Promise<Listed[]>;
  read(request: ApiClient, id: number): Promise<Item>;
  create(request: ApiClient, body: Input | FormData): Promise<Item>;
  change(request: ApiClient, id: number, body: (Input & Seen) | FormData): Promise<Item>;
  remove(request: ApiClient, id: number): Promise<void>;
  restore(request: ApiClient, id: number): Promise<Item>;
}

/** The calls below a path whose list is an array. */
function staffCalls<Item, Input, Listed = Item>(path: string): StaffCalls<Item, Listed, Input> {
  return {
    list: (request) => request<Listed[]>(path),
    trash: (request) => request<Listed[]>(path, { query: { trash: true } }),
    read: (request, id) => request<Item>(`${path}${id}/`),
    create: (request, body) => request<Item>(path, { method: 'POST', body }),
    change: (request, id, body) => request<Item>(`${path}${id}/`, { method: 'PUT', body }),
    remove: (request, id) => request<void>(`${path}${id}/`, { method: 'DELETE' }),
    restore: (request, id) => request<Item>(`${path}${id}/restore/`, { method: 'POST' }),
  };
}

/** The same where the list is always a page. */
function pagedStaffCalls<Item, Input, Listed = Item>(path: string): StaffCalls<Item, Listed, Input> {
  const results = async (request: ApiClient, query: { trash?: boolean }) =>
    (await request<Page<Listed>>(path, { query })).results;
  return {
    ...staffCalls<Item, Input, Listed>(path),
    list: (request) => results(request, {}),
    trash: (request) => results(request, { trash: true }),
  };
}

export const staffAdvertisements = pagedStaffCalls<Advertisement, AdvertisementInput>('/ads/');
export const staffPosts = staffCalls<StaffPost, PostInput, StaffListedPost>('/posts/');
export const staffCategories = staffCalls<StaffCategory, CategoryInput>('/categories/');
export const staffEvents = pagedStaffCalls<StaffEvent, EventInput, StaffListedEvent>('/events/');
export const staffGalleryItems = staffCalls<StaffGalleryItem, GalleryItemInput>('/gallery/');
export const staffGalleryCategories = staffCalls<StaffGalleryCategory, GalleryCategoryInput>('/gallery-categories/');
export const staffPlainPages = staffCalls<StaffPlainPage, PlainPageInput, StaffListedPlainPage>('/pages/');

export const listedPlainPages = (request: ApiClient, query: PlainPageQuery) =>
  request<StaffListedPlainPage[] | Page<StaffListedPlainPage>>('/pages/', { query });
export const listedPosts = (request: ApiClient, query: PostQuery) =>
  request<StaffListedPost[] | Page<StaffListedPost>>('/posts/', { query });
/** How a post was after each of its changes, the newest first. */
export const postVersions = (request: ApiClient, id: number) => request<PostVersion[]>(`/posts/${id}/versions/`);
export const postVersionText = (request: ApiClient, id: number, version: number) =>
  request<PostVersionText>(`/posts/${id}/versions/${version}/`);
/** Puts title, excerpt and text back. */
export const restorePostVersion = (request: ApiClient, id: number, version: number, body: Seen) =>
  request<StaffPost>(`/posts/${id}/versions/${version}/restore/`, { method: 'POST', body });
/** A private link for somebody without an account; its page reads `postPreview`. */
export const makePostPreview = (request: ApiClient, id: number) =>
  request<PostPreview>(`/posts/${id}/preview/`, { method: 'POST' });
/** Ends every private link to the post. */
export const endPostPreviews = (request: ApiClient, id: number) =>
  request<void>(`/posts/${id}/preview/`, { method: 'DELETE' });

export const listedAdvertisements = (request: ApiClient, query: AdvertisementQuery) =>
  request<Page<Advertisement>>('/ads/', { query });
export const listedGalleryItems = (request: ApiClient, query: GalleryQuery) =>
  request<StaffGalleryItem[] | Page<StaffGalleryItem>>('/gallery/', { query });

export const listedEvents = (request: ApiClient, query: EventQuery) =>
  request<Page<StaffListedEvent>>('/events/', { query });
export const changeEventStatus = (request: ApiClient, id: number, body: { is_active: boolean } & Seen) =>
  request<StaffEvent>(`/events/${id}/`, { method: 'PUT', body });
/** A copy to begin from: not active, with nobody registered. */
export const duplicateEvent = (request: ApiClient, id: number) =>
  request<StaffEvent>(`/events/${id}/duplicate/`, { method: 'POST' });

/** The registrations for an event, or those cancelled in the last 30 days. */
export const eventRegistrations = (request: ApiClient, id: number, query: { trash?: boolean } = {}) =>
  request<EventRegistration[]>(`/events/${id}/registrations/`, { query });
export const registerForEvent = (request: ApiClient, body: StaffRegistrationInput) =>
  request<EventRegistration>('/event-registrations/', { method: 'POST', body });
export const cancelRegistration = (request: ApiClient, id: number) =>
  request<void>(`/event-registrations/${id}/`, { method: 'DELETE' });
export const restoreRegistration = (request: ApiClient, id: number) =>
  request<EventRegistration>(`/event-registrations/${id}/restore/`, { method: 'POST' });

export const staffCampaigns = staffCalls<Campaign, CampaignInput>('/newsletter/letters/');
/** The letter as subscribers get it. */
export const campaignPreview = (request: ApiClient, id: number) =>
  request<CampaignPreview>(`/newsletter/letters/${id}/preview/`);
/** Sends it to whoever asks, and answers to which address. */
export const sendTestCampaign = (request: ApiClient, id: number) =>
  request<{ recipient: string }>(`/newsletter/letters/${id}/test/`, { method: 'POST' });
export const sendCampaign = (request: ApiClient, id: number, body: Seen) =>
  request<Campaign>(`/newsletter/letters/${id}/send/`, { method: 'POST', body });
export const stopCampaign = (request: ApiClient, id: number) =>
  request<Campaign>(`/newsletter/letters/${id}/stop/`, { method: 'POST' });
export const resumeCampaign = (request: ApiClient, id: number) =>
  request<Campaign>(`/newsletter/letters/${id}/resume/`, { method: 'POST' });
/** Sends the mails again that the mail server has refused. */
export const tryCampaignAgain = (request: ApiClient, id: number) =>
  request<Campaign>(`/newsletter/letters/${id}/try-again/`, { method: 'POST' });
/** The recipients whose mails the mail server has refused. */
export const failedRecipients = (request: ApiClient, id: number, page: number) =>
  request<Page<FailedRecipient>>(`/newsletter/letters/${id}/failed/`, { query: { page, page_size: 20 } });

export const subscribersPage = (request: ApiClient, query: SubscriberQuery) =>
  request<Page<Subscriber>>('/newsletter/subscribers/', { query });
export const subscriberCounts = (request: ApiClient) => request<SubscriberCounts>('/newsletter/subscribers/counts/');
/** A table for a spreadsheet, of all that the search and the status leave. */
export const subscribersFile = (request: FileClient, query: Pick<SubscriberQuery, 'search' | 'status'>) =>
  request('/newsletter/subscribers/export/', { query });

/** The people a search may mean. The search text is only ever in the body. */
export const findPeople = (request: ApiClient, search: string) =>
  request<FoundPerson[]>('/privacy/search/', { method: 'POST', body: { search } });
export const personHeld = (request: ApiClient, email: string) =>
  request<HeldPerson>('/privacy/person/', { method: 'POST', body: { email } });
/** The same to be handed over, which the audit log notes. */
export const exportPerson = (request: ApiClient, email: string) =>
  request<HeldPerson>('/privacy/export/', { method: 'POST', body: { email } });
/** For good. */
export const erasePerson = (request: ApiClient, body: ErasureInput) =>
  request<Erased>('/privacy/erase/', { method: 'POST', body });

export const sitePages = (request: ApiClient) => request<ListedSitePage[]>('/site-pages/');
export const changeSitePage = (request: ApiClient, slug: SitePageSlug, body: SitePageInput) =>
  request<SitePage>(`/site-pages/${slug}/`, { method: 'PUT', body });
export const changeSiteSettings = (request: ApiClient, body: SiteSettingsInput) =>
  request<SiteSettings>('/site-settings/', { method: 'PUT', body });

export const confirmFact = (request: ApiClient, fact: SiteFactName) =>
  request<UnconfirmedFact[]>(`/site-facts/${fact}/confirm/`, { method: 'POST' });
/** Puts a fact back among those to be confirmed. */
export const unconfirmFact = (request: ApiClient, fact: SiteFactName) =>
  request<UnconfirmedFact[]>(`/site-facts/${fact}/unconfirm/`, { method: 'POST' });

interface LibrarySearch {
  search?: string;
  kind?: FileKind;
  page?: number;
  page_size?: number;
}

/** A page of the files that can be used again, the newest first. A file is sent by `sendFile`, which shows progress. */
export const libraryPage = (request: ApiClient, { search, kind, page, page_size }: LibrarySearch) =>
  request<Page<MediaFile>>('/media/', { query: { search, kind, page, page_size } });
export const libraryFile = (request: ApiClient, id: number) => request<MediaFileDetails>(`/media/${id}/`);
export const changeLibraryFile = (request: ApiClient, id: number, body: MediaFileInput) =>
  request<MediaFileDetails>(`/media/${id}/`, { method: 'PUT', body });
/** Removes it for good; refused while something shows it. */
export const deleteLibraryFile = (request: ApiClient, id: number) =>
  request<void>(`/media/${id}/`, { method: 'DELETE' });

export const overview = (request: ApiClient) => request<Overview>('/overview/');
/** How the installation is, for those who keep it running. */
/** Deletes a backup for good. */
export const deleteBackup = (request: ApiClient, id: number) => request<void>(`/backups/${id}/`, { method: 'DELETE' });

export const systemStatus = (request: ApiClient) => request<Status>('/status/');
