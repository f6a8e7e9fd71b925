import type { ShownAdvertisement } from '../domain/advertisement.ts';
import type { AuditEntry, AuditFilters, AuditQuery } from '../domain/audit.ts';
import type { Category } from '../domain/category.ts';
import type { Event, EventWindow, ListedEvent } from '../domain/event.ts';
import type { FormTaken } from '../domain/form.ts';
import type { GalleryCategory } from '../domain/gallery-category.ts';
import type { GalleryItem, MediaType } from '../domain/gallery-item.ts';
import type { Page } from '../domain/listing.ts';
import type { PasswordChange } from '../domain/password.ts';
import type { LinkAnswer } from '../domain/password-link.ts';
import type { PlainPage } from '../domain/plain-page.ts';
import type { ListedPost, Post, PostWindow } from '../domain/post.ts';
import type { Administrators } from '../domain/problem.ts';
import type { RecoveryCodes, RecoveryCodesLeft } from '../domain/recovery-codes.ts';
import type { Role, RoleInput, RoleQuery } from '../domain/role.ts';
import type { Session } from '../domain/session.ts';
import type { CodeAnswer, CodeSent, Credentials, SignedIn, Tokens } from '../domain/sign-in.ts';
import type { FirstAccount, SignedInByLink, SignInLink, SignInLinkAnswer } from '../domain/sign-in-link.ts';
import type { SiteSettings } from '../domain/site.ts';
import type { SitePage, SitePageSlug } from '../domain/site-page.ts';
import type { Account, ProfileInput, User, UserInput, UserQuery } from '../domain/user.ts';
import type { ApiClient } from './request.ts';

// One function a call. Each takes the `request` of where it runs: in the server's process, a visitor's browser, the dashboard.

export const siteSettings = (request: ApiClient) => request<SiteSettings>('/site-settings/');
export const shownAdvertisements = (request: ApiClient) => request<Page<ShownAdvertisement>>('/ads/');
export const eventsInWindow = (request: ApiClient, window: EventWindow) =>
  request<Page<ListedEvent>>('/events/', { query: { window } });
export const postsInWindow = (request: ApiClient, window: PostWindow) =>
  request<ListedPost[]>('/posts/', { query: { window } });

/** One page of the Events page's recent list. */
export const recentEvents = (request: ApiClient, page: number, page_size: number) =>
  request<Page<ListedEvent>>('/events/', { query: { window: 'recent', page, page_size } });
/** Other upcoming events, without the one on the page. */
export const moreUpcomingEvents = (request: ApiClient, excluding: number) =>
  request<Page<ListedEvent>>('/events/', { query: { window: 'more_upcoming', excluding } });
export const eventDetail = (request: ApiClient, id: number) => request<Event>(`/events_detail/${id}/`);

export interface PostSearch {
  page: number;
  page_size: number;
  search?: string;
  /** A category's number or its name. */
  category?: string;
  tag?: string | undefined;
}

export const postsPage = (request: ApiClient, { page, page_size, search, category, tag }: PostSearch) =>
  request<Page<ListedPost>>('/posts/', { query: { page, page_size, search, category, tag } });
export const postDetail = (request: ApiClient, id: number) => request<Post>(`/posts/${id}/`);
/** A post that somebody showed us by a private link. */
export const postPreview = (request: ApiClient, token: string) =>
  request<Post>(`/post-previews/${encodeURIComponent(token)}/`);
export const categories = (request: ApiClient) => request<Category[]>('/categories/');

export interface GallerySearch {
  media_type?: MediaType | undefined;
  /** A category's number or its name. */
  category?: string | undefined;
  video_host?: 'youtube';
}

export const galleryPage = (request: ApiClient, search: GallerySearch, page: number, page_size: number) =>
  request<Page<GalleryItem>>('/gallery/', { query: { ...search, page, page_size } });
export const galleryItem = (request: ApiClient, id: number) => request<GalleryItem>(`/gallery/${id}/`);
export const galleryCategories = (request: ApiClient) => request<GalleryCategory[]>('/gallery-categories/');

export const sitePage = (request: ApiClient, slug: SitePageSlug) => request<SitePage>(`/site-pages/${slug}/`);
/** A page that staff have added, by where it stands: `about/partners`. */
export const plainPageAt = (request: ApiClient, address: string) =>
  request<PlainPage>(`/pages/at/${encodeURIComponent(address)}/`);

// Counted without cookies, and without an answer worth waiting for.

export const countAdvertisementView = (request: ApiClient, id: number) =>
  request<void>(`/ads/${id}/view/`, { method: 'POST' });
export const countPostView = (request: ApiClient, id: number) =>
  request<void>(`/posts/${id}/view/`, { method: 'POST' });

// The visitors' forms, by address: a message that had to wait for the network is sent from any page.

export const formPaths = {
  contact: '/contact/',
  donation: '/donation/interest/',
  registration: (id: number) => `/events/${id}/registrations/`,
  newsletter: '/newsletter/',
  confirmSubscription: '/newsletter/confirm/',
  endSubscription: '/newsletter/unsubscribe/',
} as const;

/** Give each message an `idempotency_key` (a UUID) of its own, and send it again with every new try. */
export const sendForm = (request: ApiClient, path: string, body: Record<string, string | number>) =>
  request<FormTaken>(path, { method: 'POST', body });

// Beginning, renewing and ending a sign-in, and whose it is.

export const sendCredentials = (request: ApiClient, body: Credentials) =>
  request<CodeSent>('/login/', { method: 'POST', body });
export const sendCode = (request: ApiClient, body: CodeAnswer) =>
  request<SignedIn>('/verify-otp/', { method: 'POST', body });
export const renewTokens = (request: ApiClient, refresh: string) =>
  request<Tokens>('/token/refresh/', { method: 'POST', body: { refresh } });
export const signOut = (request: ApiClient, refresh: string) =>
  request<{ message: string }>('/logout/', { method: 'POST', body: { refresh } });
export const ownAccount = (request: ApiClient) => request<Account>('/me/');

interface Said {
  message: string;
}

/** The answer is the same whether or not the address has an account. */
export const askForReset = (request: ApiClient, email: string) =>
  request<Said>('/password-reset/', { method: 'POST', body: { email } });
export const confirmReset = (request: ApiClient, body: LinkAnswer) =>
  request<Said>('/password-reset/confirm/', { method: 'POST', body });
export const acceptInvitation = (request: ApiClient, body: LinkAnswer) =>
  request<Said>('/invitations/accept/', { method: 'POST', body });

export const openSignInLink = (request: ApiClient, token: string) =>
  request<SignInLink>('/sign-in-links/open/', { method: 'POST', body: { token } });
export const makeFirstAccount = (request: ApiClient, body: FirstAccount) =>
  request<SignedInByLink>('/sign-in-links/first-account/', { method: 'POST', body });
export const answerSignInLink = (request: ApiClient, body: SignInLinkAnswer) =>
  request<SignedInByLink>('/sign-in-links/use/', { method: 'POST', body });

// The calls for one's own account.

export const changeProfile = (request: ApiClient, body: ProfileInput) =>
  request<Account>('/me/', { method: 'PUT', body });
/** Signs out every other device. */
export const changePassword = (request: ApiClient, body: PasswordChange) =>
  request<Said>('/me/password/', { method: 'POST', body });
export const ownSessions = (request: ApiClient) => request<Session[]>('/me/sessions/');
export const endOwnSession = (request: ApiClient, id: number) =>
  request<void>(`/me/sessions/${id}/`, { method: 'DELETE' });
export const endOtherSessions = (request: ApiClient) => request<void>('/me/sessions/', { method: 'DELETE' });
/** The people who can grant a missing permission. */
export const administrators = (request: ApiClient) => request<Administrators>('/who-to-ask/');
export const recoveryCodesLeft = (request: ApiClient) => request<RecoveryCodesLeft>('/me/recovery-codes/');
/** Cancels the codes made before. */
export const makeRecoveryCodes = (request: ApiClient, password: string) =>
  request<RecoveryCodes>('/me/recovery-codes/', { method: 'POST', body: { password } });

// The staff's calls of each resource.

export const users = (request: ApiClient, query: UserQuery = {}) => request<User[] | Page<User>>('/users/', { query });
export const trashedUsers = (request: ApiClient) => request<User[]>('/users/', { query: { trash: true } });
export const userDetails = (request: ApiClient, id: number) => request<User>(`/userDetails/${id}/`);
/** Without a password the new user is invited by mail. */
export const createUser = (request: ApiClient, body: UserInput) =>
  request<User>('/register/', { method: 'POST', body });
export const changeUser = (request: ApiClient, id: number, body: UserInput) =>
  request<User>(`/update-user/${id}/`, { method: 'PUT', body });
export const deleteUser = (request: ApiClient, id: number) => request<void>(`/users/${id}/`, { method: 'DELETE' });
export const restoreUser = (request: ApiClient, id: number) =>
  request<User>(`/users/${id}/restore/`, { method: 'POST' });
/** Sends a new invitation to somebody who has not set a password yet. */
export const inviteAgain = (request: ApiClient, id: number) =>
  request<User>(`/users/${id}/invitation/`, { method: 'POST' });
/** Takes the locks off an account and forgets its failed sign-ins. */
export const unlockUser = (request: ApiClient, id: number) => request<User>(`/users/${id}/unlock/`, { method: 'POST' });
export const userSessions = (request: ApiClient, id: number) => request<Session[]>(`/users/${id}/sessions/`);
export const endUserSessions = (request: ApiClient, id: number) =>
  request<void>(`/users/${id}/sessions/`, { method: 'DELETE' });

export const roles = (request: ApiClient, query: RoleQuery = {}) => request<Page<Role>>('/roles/', { query });
/** One role, with who holds it. */
export const roleDetail = (request: ApiClient, id: number) => request<Role>(`/roles/${id}/`);
export const createRole = (request: ApiClient, body: RoleInput) => request<Role>('/roles/', { method: 'POST', body });
export const changeRole = (request: ApiClient, id: number, body: RoleInput) =>
  request<Role>(`/roles/${id}/`, { method: 'PUT', body });
export const deleteRole = (request: ApiClient, id: number) => request<void>(`/roles/${id}/`, { method: 'DELETE' });
export const restoreRole = (request: ApiClient, id: number) =>
  request<Role>(`/roles/${id}/restore/`, { method: 'POST' });

export const auditPage = (request: ApiClient, query: AuditQuery) => request<Page<AuditEntry>>('/audit/', { query });
/** The values for filtering the log. */
export const auditFilters = (request: ApiClient) => request<AuditFilters>('/audit/filters/');
