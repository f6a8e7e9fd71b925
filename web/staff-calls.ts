import type { Advertisement, AdvertisementInput, AdvertisementQuery } from '../domain/advertisement.ts';
import type { CategoryInput, StaffCategory } from '../domain/category.ts';
import type { EventInput, EventQuery, StaffEvent, StaffListedEvent } from '../domain/event.ts';
import type { EventRegistration, StaffRegistrationInput } from '../domain/event-registration.ts';
import type { GalleryCategoryInput, StaffGalleryCategory } from '../domain/gallery-category.ts';
import type { GalleryItemInput, GalleryQuery, StaffGalleryItem } from '../domain/gallery-item.ts';
import type { Seen } from '../domain/kept.ts';
import type { FailedRecipient, Letter, LetterInput, LetterPreview } from '../domain/letter.ts';
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
import type { FileKind } from '../domain/upload.ts';
import type { Ask, AskForFile } from './request.ts';

// What staff do with each kind of content. A file of its own: no visitor's browser is sent these.

/**
 * What staff do with one kind of thing. A change that carries the `updated_at` that was seen is refused with a 409 when
 * somebody else has changed the thing since; `current` of the failure is then how they left it.
 */
export interface StaffCalls<Thing, Listed, Input> {
  list(ask: Ask): Promise<Listed[]>;
  /** What was deleted in the last 30 days. */
  trash(ask: Ask): Promise<Listed[]>;
  read(ask: Ask, id: number): Promise<Thing>;
  create(ask: Ask, body: Input | FormData): Promise<Thing>;
  change(ask: Ask, id: number, body: (Input & Seen) | FormData): Promise<Thing>;
  remove(ask: Ask, id: number): Promise<void>;
  restore(ask: Ask, id: number): Promise<Thing>;
}

/** The calls below a path whose list is an array. */
function staffCalls<Thing, Input, Listed = Thing>(path: string): StaffCalls<Thing, Listed, Input> {
  return {
    list: (ask) => ask<Listed[]>(path),
    trash: (ask) => ask<Listed[]>(path, { query: { trash: true } }),
    read: (ask, id) => ask<Thing>(`${path}${id}/`),
    create: (ask, body) => ask<Thing>(path, { method: 'POST', body }),
    change: (ask, id, body) => ask<Thing>(`${path}${id}/`, { method: 'PUT', body }),
    remove: (ask, id) => ask<void>(`${path}${id}/`, { method: 'DELETE' }),
    restore: (ask, id) => ask<Thing>(`${path}${id}/restore/`, { method: 'POST' }),
  };
}

/** The same where the list is always a page. */
function pagedStaffCalls<Thing, Input, Listed = Thing>(path: string): StaffCalls<Thing, Listed, Input> {
  const results = async (ask: Ask, query: { trash?: boolean }) => (await ask<Page<Listed>>(path, { query })).results;
  return {
    ...staffCalls<Thing, Input, Listed>(path),
    list: (ask) => results(ask, {}),
    trash: (ask) => results(ask, { trash: true }),
  };
}

export const staffAdvertisements = pagedStaffCalls<Advertisement, AdvertisementInput>('/ads/');
export const staffPosts = staffCalls<StaffPost, PostInput, StaffListedPost>('/posts/');
export const staffCategories = staffCalls<StaffCategory, CategoryInput>('/categories/');
export const staffEvents = pagedStaffCalls<StaffEvent, EventInput, StaffListedEvent>('/events/');
export const staffGalleryItems = staffCalls<StaffGalleryItem, GalleryItemInput>('/gallery/');
export const staffGalleryCategories = staffCalls<StaffGalleryCategory, GalleryCategoryInput>('/gallery-categories/');
export const staffPlainPages = staffCalls<StaffPlainPage, PlainPageInput, StaffListedPlainPage>('/pages/');

export const listedPlainPages = (ask: Ask, query: PlainPageQuery) =>
  ask<StaffListedPlainPage[] | Page<StaffListedPlainPage>>('/pages/', { query });
export const listedPosts = (ask: Ask, query: PostQuery) =>
  ask<StaffListedPost[] | Page<StaffListedPost>>('/posts/', { query });
/** How a post was after each of its changes, the newest first. */
export const postVersions = (ask: Ask, id: number) => ask<PostVersion[]>(`/posts/${id}/versions/`);
export const postVersionText = (ask: Ask, id: number, version: number) =>
  ask<PostVersionText>(`/posts/${id}/versions/${version}/`);
/** Puts title, excerpt and text back. */
export const restorePostVersion = (ask: Ask, id: number, version: number, body: Seen) =>
  ask<StaffPost>(`/posts/${id}/versions/${version}/restore/`, { method: 'POST', body });
/** A private link for somebody without an account; its page reads `postPreview`. */
export const makePostPreview = (ask: Ask, id: number) => ask<PostPreview>(`/posts/${id}/preview/`, { method: 'POST' });
/** Ends every private link to the post. */
export const endPostPreviews = (ask: Ask, id: number) => ask<void>(`/posts/${id}/preview/`, { method: 'DELETE' });

export const listedAdvertisements = (ask: Ask, query: AdvertisementQuery) =>
  ask<Page<Advertisement>>('/ads/', { query });
export const listedGalleryItems = (ask: Ask, query: GalleryQuery) =>
  ask<StaffGalleryItem[] | Page<StaffGalleryItem>>('/gallery/', { query });

export const listedEvents = (ask: Ask, query: EventQuery) => ask<Page<StaffListedEvent>>('/events/', { query });
export const changeEventStatus = (ask: Ask, id: number, body: { is_active: boolean } & Seen) =>
  ask<StaffEvent>(`/events/${id}/`, { method: 'PUT', body });
/** A copy to begin from: not active, with nobody registered. */
export const duplicateEvent = (ask: Ask, id: number) => ask<StaffEvent>(`/events/${id}/duplicate/`, { method: 'POST' });

/** Who takes part in an event, or whose registration was cancelled in the last 30 days. */
export const eventRegistrations = (ask: Ask, id: number, query: { trash?: boolean } = {}) =>
  ask<EventRegistration[]>(`/events/${id}/registrations/`, { query });
export const registerForEvent = (ask: Ask, body: StaffRegistrationInput) =>
  ask<EventRegistration>('/event-registrations/', { method: 'POST', body });
export const cancelRegistration = (ask: Ask, id: number) =>
  ask<void>(`/event-registrations/${id}/`, { method: 'DELETE' });
export const restoreRegistration = (ask: Ask, id: number) =>
  ask<EventRegistration>(`/event-registrations/${id}/restore/`, { method: 'POST' });

export const staffLetters = staffCalls<Letter, LetterInput>('/newsletter/letters/');
/** The letter as subscribers get it. */
export const letterPreview = (ask: Ask, id: number) => ask<LetterPreview>(`/newsletter/letters/${id}/preview/`);
/** Sends it to whoever asks, and answers to which address. */
export const sendTestLetter = (ask: Ask, id: number) =>
  ask<{ recipient: string }>(`/newsletter/letters/${id}/test/`, { method: 'POST' });
export const sendLetter = (ask: Ask, id: number, body: Seen) =>
  ask<Letter>(`/newsletter/letters/${id}/send/`, { method: 'POST', body });
export const stopLetter = (ask: Ask, id: number) => ask<Letter>(`/newsletter/letters/${id}/stop/`, { method: 'POST' });
export const resumeLetter = (ask: Ask, id: number) =>
  ask<Letter>(`/newsletter/letters/${id}/resume/`, { method: 'POST' });
/** Sends the mails again that the mail server has refused. */
export const tryLetterAgain = (ask: Ask, id: number) =>
  ask<Letter>(`/newsletter/letters/${id}/try-again/`, { method: 'POST' });
/** The recipients whose mails the mail server has refused. */
export const failedRecipients = (ask: Ask, id: number, page: number) =>
  ask<Page<FailedRecipient>>(`/newsletter/letters/${id}/failed/`, { query: { page, page_size: 20 } });

export const subscribersPage = (ask: Ask, query: SubscriberQuery) =>
  ask<Page<Subscriber>>('/newsletter/subscribers/', { query });
export const subscriberCounts = (ask: Ask) => ask<SubscriberCounts>('/newsletter/subscribers/counts/');
/** A table for a spreadsheet, of all that the search and the status leave. */
export const subscribersFile = (ask: AskForFile, query: Pick<SubscriberQuery, 'search' | 'status'>) =>
  ask('/newsletter/subscribers/export/', { query });

/** Whom this may mean. What is looked for travels in bodies alone. */
export const findPeople = (ask: Ask, search: string) =>
  ask<FoundPerson[]>('/privacy/search/', { method: 'POST', body: { search } });
export const personHeld = (ask: Ask, email: string) =>
  ask<HeldPerson>('/privacy/person/', { method: 'POST', body: { email } });
/** The same to be handed over, which the audit log notes. */
export const exportPerson = (ask: Ask, email: string) =>
  ask<HeldPerson>('/privacy/export/', { method: 'POST', body: { email } });
/** For good. */
export const erasePerson = (ask: Ask, body: ErasureInput) => ask<Erased>('/privacy/erase/', { method: 'POST', body });

export const sitePages = (ask: Ask) => ask<ListedSitePage[]>('/site-pages/');
export const changeSitePage = (ask: Ask, slug: SitePageSlug, body: SitePageInput) =>
  ask<SitePage>(`/site-pages/${slug}/`, { method: 'PUT', body });
export const changeSiteSettings = (ask: Ask, body: SiteSettingsInput) =>
  ask<SiteSettings>('/site-settings/', { method: 'PUT', body });

export const confirmFact = (ask: Ask, fact: SiteFactName) =>
  ask<UnconfirmedFact[]>(`/site-facts/${fact}/confirm/`, { method: 'POST' });
/** Puts a fact back among those to be confirmed. */
export const unconfirmFact = (ask: Ask, fact: SiteFactName) =>
  ask<UnconfirmedFact[]>(`/site-facts/${fact}/unconfirm/`, { method: 'POST' });

interface LibrarySearch {
  search?: string;
  kind?: FileKind;
  page?: number;
  page_size?: number;
}

/** A page of the files that can be used again, the newest first. A file is sent by `sendFile`, which shows progress. */
export const libraryPage = (ask: Ask, { search, kind, page, page_size }: LibrarySearch) =>
  ask<Page<MediaFile>>('/media/', { query: { search, kind, page, page_size } });
export const libraryFile = (ask: Ask, id: number) => ask<MediaFileDetails>(`/media/${id}/`);
export const changeLibraryFile = (ask: Ask, id: number, body: MediaFileInput) =>
  ask<MediaFileDetails>(`/media/${id}/`, { method: 'PUT', body });
/** Removes it for good; refused while something shows it. */
export const deleteLibraryFile = (ask: Ask, id: number) => ask<void>(`/media/${id}/`, { method: 'DELETE' });

export const overview = (ask: Ask) => ask<Overview>('/overview/');
/** How the installation is, for those who keep it running. */
/** Deletes a backup for good. */
export const deleteBackup = (ask: Ask, id: number) => ask<void>(`/backups/${id}/`, { method: 'DELETE' });

export const systemStatus = (ask: Ask) => ask<Status>('/status/');
