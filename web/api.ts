import type { ShownAdvertisement } from '../domain/advertisement.ts';
import type { AuditEntry, AuditFilters, AuditQuery } from '../domain/audit.ts';
import type { Category } from '../domain/category.ts';
import type { Document } from '../domain/collections/documents.ts';
import type { TeamMember } from '../domain/collections/team.ts';
import type { Testimonial } from '../domain/collections/testimonials.ts';
import type { TimelineEntry } from '../domain/collections/timeline.ts';
import type { Event, EventWindow, ListedEvent } from '../domain/event.ts';
import type { FormTaken } from '../domain/form.ts';
import type { GalleryCategory } from '../domain/gallery-category.ts';
import type { GalleryItem, MediaType } from '../domain/gallery-item.ts';
import type { Page } from '../domain/listing.ts';
import type { PasswordChange } from '../domain/password.ts';
import type { LinkAnswer } from '../domain/password-link.ts';
import type { PlainPage } from '../domain/plain-page.ts';
import type { ListedPost, Post, PostWindow } from '../domain/post.ts';
import type { WhomToAsk } from '../domain/problem.ts';
import type { RecoveryCodes, RecoveryCodesLeft } from '../domain/recovery-codes.ts';
import type { Role, RoleInput, RoleQuery } from '../domain/role.ts';
import type { Session } from '../domain/session.ts';
import type { CodeAnswer, CodeSent, Credentials, SignedIn, Tokens } from '../domain/sign-in.ts';
import type { FirstAccount, SignedInByLink, SignInLink, SignInLinkAnswer } from '../domain/sign-in-link.ts';
import type { SiteSettings } from '../domain/site.ts';
import type { SitePage, SitePageSlug } from '../domain/site-page.ts';
import type { Account, ProfileInput, User, UserInput, UserQuery } from '../domain/user.ts';
import type { Ask } from './request.ts';

// One function a call. Each takes the `ask` of where it runs: in the server's process, a visitor's browser, the desk.

export const siteSettings = (ask: Ask) => ask<SiteSettings>('/site-settings/');
export const shownAdvertisements = (ask: Ask) => ask<Page<ShownAdvertisement>>('/ads/');
export const eventsInWindow = (ask: Ask, window: EventWindow) =>
  ask<Page<ListedEvent>>('/events/', { query: { window } });
export const postsInWindow = (ask: Ask, window: PostWindow) => ask<ListedPost[]>('/posts/', { query: { window } });

/** One page of the Events page's recent list. */
export const recentEvents = (ask: Ask, page: number, page_size: number) =>
  ask<Page<ListedEvent>>('/events/', { query: { window: 'recent', page, page_size } });
/** What else is coming, without the event that is being read. */
export const moreUpcomingEvents = (ask: Ask, excluding: number) =>
  ask<Page<ListedEvent>>('/events/', { query: { window: 'more_upcoming', excluding } });
export const eventDetail = (ask: Ask, id: number) => ask<Event>(`/events_detail/${id}/`);

export interface PostSearch {
  page: number;
  page_size: number;
  search?: string;
  /** A category's number or its name. */
  category?: string;
  tag?: string | undefined;
}

export const postsPage = (ask: Ask, { page, page_size, search, category, tag }: PostSearch) =>
  ask<Page<ListedPost>>('/posts/', { query: { page, page_size, search, category, tag } });
export const postDetail = (ask: Ask, id: number) => ask<Post>(`/posts/${id}/`);
/** A post that somebody showed us by a private link. */
export const postPreview = (ask: Ask, token: string) => ask<Post>(`/post-previews/${encodeURIComponent(token)}/`);
export const categories = (ask: Ask) => ask<Category[]>('/categories/');

export interface GallerySearch {
  media_type?: MediaType | undefined;
  /** A category's number or its name. */
  category?: string | undefined;
  video_host?: 'youtube';
}

export const galleryPage = (ask: Ask, search: GallerySearch, page: number, page_size: number) =>
  ask<Page<GalleryItem>>('/gallery/', { query: { ...search, page, page_size } });
export const galleryItem = (ask: Ask, id: number) => ask<GalleryItem>(`/gallery/${id}/`);
export const galleryCategories = (ask: Ask) => ask<GalleryCategory[]>('/gallery-categories/');

export const sitePage = (ask: Ask, slug: SitePageSlug) => ask<SitePage>(`/site-pages/${slug}/`);
/** A page that staff have added, by where it stands: `about/partners`. */
export const plainPageAt = (ask: Ask, address: string) => ask<PlainPage>(`/pages/at/${encodeURIComponent(address)}/`);
export const timeline = (ask: Ask) => ask<TimelineEntry[]>('/timeline/');
export const team = (ask: Ask) => ask<TeamMember[]>('/team/');
export const documents = (ask: Ask) => ask<Document[]>('/documents/');
export const testimonials = (ask: Ask) => ask<Testimonial[]>('/testimonials/');

// Counted without cookies, and without an answer worth waiting for.

export const countAdvertisementView = (ask: Ask, id: number) => ask<void>(`/ads/${id}/view/`, { method: 'POST' });
export const countPostView = (ask: Ask, id: number) => ask<void>(`/posts/${id}/view/`, { method: 'POST' });

// What visitors send, by where it goes: a message that had to wait for the network is sent from any page.

export const formPaths = {
  contact: '/contact/',
  donation: '/donation/interest/',
  registration: (id: number) => `/events/${id}/registrations/`,
  newsletter: '/newsletter/',
  confirmSubscription: '/newsletter/confirm/',
  endSubscription: '/newsletter/unsubscribe/',
} as const;

/** Give each message an `idempotency_key` (a UUID) of its own, and send it again with every new try. */
export const sendForm = (ask: Ask, path: string, body: Record<string, string | number>) =>
  ask<FormTaken>(path, { method: 'POST', body });

// Beginning, renewing and ending a sign-in, and whose it is.

export const sendCredentials = (ask: Ask, body: Credentials) => ask<CodeSent>('/login/', { method: 'POST', body });
export const sendCode = (ask: Ask, body: CodeAnswer) => ask<SignedIn>('/verify-otp/', { method: 'POST', body });
export const renewTokens = (ask: Ask, refresh: string) =>
  ask<Tokens>('/token/refresh/', { method: 'POST', body: { refresh } });
export const signOut = (ask: Ask, refresh: string) =>
  ask<{ message: string }>('/logout/', { method: 'POST', body: { refresh } });
export const ownAccount = (ask: Ask) => ask<Account>('/me/');

interface Said {
  message: string;
}

/** The answer is the same whether or not the address has an account. */
export const askForReset = (ask: Ask, email: string) =>
  ask<Said>('/password-reset/', { method: 'POST', body: { email } });
export const confirmReset = (ask: Ask, body: LinkAnswer) =>
  ask<Said>('/password-reset/confirm/', { method: 'POST', body });
export const acceptInvitation = (ask: Ask, body: LinkAnswer) =>
  ask<Said>('/invitations/accept/', { method: 'POST', body });

export const openSignInLink = (ask: Ask, token: string) =>
  ask<SignInLink>('/sign-in-links/open/', { method: 'POST', body: { token } });
export const makeFirstAccount = (ask: Ask, body: FirstAccount) =>
  ask<SignedInByLink>('/sign-in-links/first-account/', { method: 'POST', body });
export const answerSignInLink = (ask: Ask, body: SignInLinkAnswer) =>
  ask<SignedInByLink>('/sign-in-links/use/', { method: 'POST', body });

// What everybody signed in does with their own account.

export const changeProfile = (ask: Ask, body: ProfileInput) => ask<Account>('/me/', { method: 'PUT', body });
/** Signs out every other device. */
export const changePassword = (ask: Ask, body: PasswordChange) => ask<Said>('/me/password/', { method: 'POST', body });
export const ownSessions = (ask: Ask) => ask<Session[]>('/me/sessions/');
export const endOwnSession = (ask: Ask, id: number) => ask<void>(`/me/sessions/${id}/`, { method: 'DELETE' });
export const endOtherSessions = (ask: Ask) => ask<void>('/me/sessions/', { method: 'DELETE' });
/** Who can give a permission that is missing. */
export const whoToAsk = (ask: Ask) => ask<WhomToAsk>('/who-to-ask/');
export const recoveryCodesLeft = (ask: Ask) => ask<RecoveryCodesLeft>('/me/recovery-codes/');
/** Cancels the codes made before. */
export const makeRecoveryCodes = (ask: Ask, password: string) =>
  ask<RecoveryCodes>('/me/recovery-codes/', { method: 'POST', body: { password } });

// What staff do with each resource.

export const users = (ask: Ask, query: UserQuery = {}) => ask<User[] | Page<User>>('/users/', { query });
export const trashedUsers = (ask: Ask) => ask<User[]>('/users/', { query: { trash: true } });
export const userDetails = (ask: Ask, id: number) => ask<User>(`/userDetails/${id}/`);
/** Without a password the new user is invited by mail. */
export const createUser = (ask: Ask, body: UserInput) => ask<User>('/register/', { method: 'POST', body });
export const changeUser = (ask: Ask, id: number, body: UserInput) =>
  ask<User>(`/update-user/${id}/`, { method: 'PUT', body });
export const deleteUser = (ask: Ask, id: number) => ask<void>(`/users/${id}/`, { method: 'DELETE' });
export const restoreUser = (ask: Ask, id: number) => ask<User>(`/users/${id}/restore/`, { method: 'POST' });
/** Sends a new invitation to somebody who has not set a password yet. */
export const inviteAgain = (ask: Ask, id: number) => ask<User>(`/users/${id}/invitation/`, { method: 'POST' });
/** Takes the locks off an account and forgets its failed sign-ins. */
export const unlockUser = (ask: Ask, id: number) => ask<User>(`/users/${id}/unlock/`, { method: 'POST' });
export const userSessions = (ask: Ask, id: number) => ask<Session[]>(`/users/${id}/sessions/`);
export const endUserSessions = (ask: Ask, id: number) => ask<void>(`/users/${id}/sessions/`, { method: 'DELETE' });

export const roles = (ask: Ask, query: RoleQuery = {}) => ask<Page<Role>>('/roles/', { query });
/** One role, with who holds it. */
export const roleDetail = (ask: Ask, id: number) => ask<Role>(`/roles/${id}/`);
export const createRole = (ask: Ask, body: RoleInput) => ask<Role>('/roles/', { method: 'POST', body });
export const changeRole = (ask: Ask, id: number, body: RoleInput) =>
  ask<Role>(`/roles/${id}/`, { method: 'PUT', body });
export const deleteRole = (ask: Ask, id: number) => ask<void>(`/roles/${id}/`, { method: 'DELETE' });
export const restoreRole = (ask: Ask, id: number) => ask<Role>(`/roles/${id}/restore/`, { method: 'POST' });

export const auditPage = (ask: Ask, query: AuditQuery) => ask<Page<AuditEntry>>('/audit/', { query });
/** What the log can be filtered by. */
export const auditFilters = (ask: Ask) => ask<AuditFilters>('/audit/filters/');
